public import Foundation
import TabRenderBase
import TabRenderDraw

/// A text that cannot be edited, in the middle of its height.
///
/// An attributed text in one line is drawn with all of its attributes; in several lines, or shortened,
/// it has those of its first letter.
open class UILabel: UIView {
  /// The text; `nil` by default.
  open var text: String? {
    get { ownText }
    set {
      ownText = newValue
      ownAttributedText = nil
      contentChanged()
    }
  }

  /// The text with its attributes.
  open var attributedText: NSAttributedString? {
    get {
      ownAttributedText ?? ownText.map { NSAttributedString(string: $0, attributes: attributes) }
    }
    set {
      ownAttributedText = newValue
      ownText = newValue?.string
      contentChanged()
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font; the system's in 17 points by default.
  open var font: UIFont! {
    get { ownFont }
    set {
      ownFont = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
      contentChanged()
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of the letters; that of labels by default.
  open var textColor: UIColor! {
    get { ownColor }
    set {
      ownColor = newValue ?? .label
      setNeedsDisplay()
    }
  }

  /// Which side lines stand at; natural by default.
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
  /// Where a text that is too long gives way; at its end by default.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { setNeedsDisplay() } }
  /// The number of lines at most; 1 by default, 0 is no limit.
  open var numberOfLines = 1 { didSet { contentChanged() } }
  /// Whether a text that is too wide for its line becomes smaller; false by default.
  open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
  /// How small, against the font; 0, the default, is no limit.
  open var minimumScaleFactor: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// Accepted: there is one content size.
  open var adjustsFontForContentSizeCategory = false
  /// The width at which lines break for the intrinsic size; 0, the default, is found by the layout.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { contentChanged() } }
  /// Whether the highlighted colour is shown; false by default.
  open var isHighlighted = false { didSet { setNeedsDisplay() } }
  /// The colour while highlighted.
  open var highlightedTextColor: UIColor?
  /// The colour of a shadow of the letters without blur; none by default.
  open var shadowColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The shift of that shadow; (0, -1) by default.
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { setNeedsDisplay() } }
  /// Whether it can be used; a disabled label is faded.
  open var isEnabled = true { didSet { setNeedsDisplay() } }

  /// The width that constraints gave.
  var solvedWidth: CGFloat?

  private var ownText: String?
  private var ownAttributedText: NSAttributedString?
  private var ownFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  private var ownColor = UIColor.label

  /// Creates a label with a frame, which takes no touches.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a label without a size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The text's size: in one line, or in lines of a width that is known.
  open override var intrinsicContentSize: CGSize {
    let known = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : solvedWidth
    return textSize(width: numberOfLines == 1 ? .infinity : known ?? .infinity)
  }

  /// The text's size in lines that are not wider than the room; a width of 0 is no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(width: numberOfLines == 1 || size.width <= 0 ? .infinity : size.width)
  }

  override var baselineDistances: (first: CGFloat, last: CGFloat) {
    (styledText.font.ascender, -styledText.font.descender)
  }

  private var attributes: [NSAttributedString.Key: Any] {
    [.font: ownFont, .foregroundColor: ownColor]
  }

  private func contentChanged() {
    solvedWidth = nil
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  private var styledText: StyledText {
    var text = ownAttributedText?.styledText ?? StyledText(string: ownText ?? "")
    if ownAttributedText == nil {
      text.font = ownFont
      text.color = isHighlighted ? highlightedTextColor ?? ownColor : ownColor
    }
    if !isEnabled { text.color = text.color.withAlphaComponent(0.3) }
    if textAlignment != .natural || text.alignment == .natural { text.alignment = textAlignment }
    text.lineBreak = lineBreakMode
    text.lines = numberOfLines
    return text
  }

  private func textSize(width: CGFloat) -> CGSize {
    let scale = max(1, traitCollection.displayScale)
    if let runs = runsInOneLine {
      let sizes = runs.map { $0.size(width: .infinity, scale: scale) }
      return CGSize(
        width: sizes.reduce(0) { $0 + $1.width }, height: sizes.map(\.height).max() ?? 0)
    }
    return styledText.size(width: width, scale: scale)
  }

  /// The parts of an attributed text that are drawn beside each other.
  private var runsInOneLine: [StyledText]? {
    guard numberOfLines == 1, let runs = ownAttributedText?.runs, runs.count > 1 else { return nil }
    return runs
  }

  override func makeContent() -> [CALayer] {
    guard let text = ownText, !text.isEmpty else { return [] }
    if let runs = runsInOneLine { return layers(of: runs) }
    var styled = styledText
    if adjustsFontSizeToFitWidth, numberOfLines == 1 { shrink(&styled) }
    guard let layout = styled.layout(width: bounds.width) else { return [] }
    let layer = styled.makeLayer(traits: traitCollection)
    // What does not fit starts at the top.
    let height = min(layout.size.height, max(bounds.height, styled.font.lineHeight))
    let y = bounds.minY + (bounds.height - height) / 2
    layer.frame = CGRect(x: bounds.minX, y: pixelAligned(y), width: bounds.width, height: height)
    return withShadow(layer)
  }

  private func withShadow(_ layer: CATextLayer) -> [CALayer] {
    if let shadowColor {
      layer.shadowColor = shadowColor.resolved(in: traitCollection)
      layer.shadowOffset = shadowOffset
      layer.shadowRadius = 0
      layer.shadowOpacity = 1
    }
    return [layer]
  }

  private func layers(of runs: [StyledText]) -> [CALayer] {
    let sizes = runs.map { $0.layout(width: .infinity)?.size ?? .zero }
    let width = sizes.reduce(0) { $0 + $1.width }
    let ascender = runs.map(\.font.ascender).max() ?? 0
    let descender = runs.map(\.font.descender).min() ?? 0
    let baseline =
      pixelAligned(
        bounds.minY + (bounds.height - (ascender - descender)) / 2) + ascender
    let share: CGFloat =
      switch textAlignment {
      case .center: 0.5
      case .right: 1
      case .natural: isRightToLeft ? 1 : 0
      case .left, .justified: 0
      }
    var x = bounds.minX + (bounds.width - width) * share
    return zip(runs, sizes).map { run, size in
      let layer = run.makeLayer(traits: traitCollection)
      layer.frame = CGRect(
        x: x, y: baseline - run.font.ascender, width: size.width, height: size.height)
      x += size.width
      return layer
    }
  }

  private func shrink(_ text: inout StyledText) {
    guard let width = text.layout(width: .infinity)?.size.width, width > bounds.width, width > 0
    else { return }
    let factor = max(minimumScaleFactor, bounds.width / width * 0.999)
    text.font = text.font.withSize(text.font.pointSize * factor)
  }
}

extension UIView {
  /// The nearest position on the pixel grid.
  func pixelAligned(_ value: CGFloat) -> CGFloat {
    let scale = max(1, traitCollection.displayScale)
    return (value * scale + 0.5).rounded(.down) / scale
  }
}
