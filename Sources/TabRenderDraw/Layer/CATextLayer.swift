public import Foundation

/// A layer that draws a text above its background, from the top of its bounds down.
///
/// Names and defaults are those of Core Animation; the font is a description instead of a `CTFont`.
/// Text is not clipped by the bounds unless the layer masks to them. Letters are filled like any
/// other outline, at fractional positions, so that they have the same antialiasing.
///
/// Drawing cannot throw. A layer without a font draws no text, and its ``fonts`` tell of it, of
/// fonts that took another's place and of characters that no font has:
///
/// ```swift
/// let list = DisplayList(root, width: 100, height: 50, scale: 2)
/// for problem in FontLibrary.shared.problems { print(problem) }
/// ```
public final class CATextLayer: CALayer {
  /// The text; `nil` (nothing) by default.
  public var string: String?
  /// The font, whose size ``fontSize`` replaces; the regular system font by default.
  public var font = FontDescriptor(size: 36)
  /// The size of the font in points; 36 by default.
  public var fontSize: CGFloat = 36
  /// The colour of the letters; opaque white by default, as in Core Animation; `nil` draws none.
  ///
  /// Emoji keep their own colours and take its alpha.
  public var foregroundColor: CGColor? = .white
  /// Whether long lines go on in another line; false by default.
  public var isWrapped = false
  /// Where lines that are too long for the bounds give way to "…"; nowhere by default.
  ///
  /// While the text is wrapped, the last line that fits the height is shortened.
  public var truncationMode = CATextLayerTruncationMode.none
  /// Which side the lines stand at; natural by default.
  public var alignmentMode = CATextLayerAlignmentMode.natural

  /// Points added between two clusters of letters; 0 by default.
  package var tracking: CGFloat = 0
  /// The number of lines at most; 0, the default, is no limit.
  package var maximumLines = 0
  /// Which way paragraphs run; as they say themselves by default.
  package var direction = TextStyle.Direction.automatic
  /// Finds the fonts and keeps the problems; the shared library by default.
  public var fonts = FontLibrary.shared

  /// The text set in the bounds; `nil` without text or font.
  package var layout: TextLayout? {
    guard let string, !string.isEmpty, bounds.width.isFinite else { return nil }
    return try? fonts.layout(string, style: style, width: bounds.width)
  }

  package override func drawContents(into builder: inout DisplayListBuilder) {
    super.drawContents(into: &builder)
    builder.drawText(of: self)
  }

  private var style: TextStyle {
    var style = TextStyle(font: font.withSize(fontSize))
    style.tracking = tracking
    style.alignment = alignmentMode.alignment
    style.truncation = truncationMode.truncation
    style.wrapping = isWrapped ? .words : .none
    style.direction = direction
    style.maximumLines = max(0, maximumLines)
    if isWrapped, truncationMode != .none, maximumLines <= 0 {
      style.maximumLines = linesThatFit(style.font)
    }
    return style
  }

  private func linesThatFit(_ font: FontDescriptor) -> Int {
    guard let metrics = try? fonts.metrics(of: font) else { return 0 }
    let step = metrics.lineHeight + metrics.leading
    let count = (bounds.height + metrics.leading) / step
    return count.isFinite ? max(1, Int(min(count, 1e6))) : 0
  }
}
