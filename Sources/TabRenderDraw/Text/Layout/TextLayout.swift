public import Foundation

/// A text set in lines: what it measures, and where every glyph lies.
///
/// Coordinates are points; the origin is the top left corner of the width that was given, y points
/// down. Measuring and drawing read the same value. Lines are as high as the text's own font: what
/// comes from another font does not move them.
public struct TextLayout: Hashable, Sendable {
  /// The widest line's width, and the height from the first line's top to the last one's bottom.
  ///
  /// An empty text has no width and the height of one line.
  public let size: CGSize
  /// The lines from top to bottom; at least one.
  public let lines: [TextLine]
  /// The measures of the text's font.
  public let metrics: FontMetrics
  /// Whether part of the text is not shown, be it replaced by "…" or cut.
  public let isTruncated: Bool

  /// The distance of the first line's baseline from the top.
  public var firstBaseline: CGFloat { lines.first?.baseline ?? metrics.ascender }
  /// The distance of the last line's baseline from the top.
  public var lastBaseline: CGFloat { lines.last?.baseline ?? metrics.ascender }
}

/// One line of a layout.
public struct TextLine: Hashable, Sendable {
  /// The rectangle from ascender to descender over the advances of the glyphs.
  public let frame: CGRect
  /// The y coordinate of the baseline.
  public let baseline: CGFloat
  /// The glyphs from left to right.
  public let glyphs: [TextGlyph]
  /// The part of the text that the line stands for, counted in Unicode scalars.
  public let range: Range<Int>
}

/// A glyph at its position.
public struct TextGlyph: Hashable, Sendable {
  /// The number of the face in its library; `nil` for the box of a character that no font has.
  public let face: Int?
  /// The glyph's number in the font.
  public let glyph: UInt32
  /// The first Unicode scalar of the text that the glyph stands for.
  public let cluster: Int
  /// Where the glyph's origin lies on the baseline, its font's own shift included.
  public let position: CGPoint
  /// How far the next glyph is, tracking not counted.
  public let advance: CGFloat
  /// The size of the font in points.
  package let pointSize: CGFloat

  /// The glyph moved by some points.
  func offsetBy(x: CGFloat, y: CGFloat) -> TextGlyph {
    TextGlyph(
      face: face, glyph: glyph, cluster: cluster,
      position: CGPoint(x: position.x + x, y: position.y + y), advance: advance,
      pointSize: pointSize)
  }
}
