public import Foundation
import TabRenderBase
import TabRenderDraw

/// A field for one line of text, as a still: the text or its placeholder, and a border.
open class UITextField: UIControl {
  /// The border of a field.
  public enum BorderStyle: Int, Hashable, Sendable {
    /// None.
    case none
    /// A thin line.
    case line
    /// A thin line; drawn like `line`.
    case bezel
    /// Round corners.
    case roundedRect
  }

  /// The text; empty by default.
  open var text: String? = "" { didSet { contentChanged() } }
  /// What shows while there is no text.
  open var placeholder: String? { didSet { contentChanged() } }
  /// The font; the system's in 17 points by default.
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { contentChanged() } }
  /// The colour of the text; that of labels by default.
  open var textColor: UIColor? = .label { didSet { contentChanged() } }
  /// Which side the text stands at; natural by default.
  open var textAlignment = NSTextAlignment.natural { didSet { contentChanged() } }
  /// The border; none by default.
  open var borderStyle = BorderStyle.none { didSet { contentChanged() } }
  /// Whether dots stand for letters; false by default.
  open var isSecureTextEntry = false { didSet { contentChanged() } }

  private let label = UILabel()

  /// Creates a field with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
    contentChanged()
  }

  /// Creates a field without a size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(label)
  }

  /// True: text input may go here.
  open override var canBecomeFirstResponder: Bool { true }

  /// As wide as its text, and as high as a line with the border.
  open override var intrinsicContentSize: CGSize {
    let size = label.intrinsicContentSize
    return CGSize(width: size.width + 2 * inset, height: max(22, size.height) + 2 * inset)
  }

  /// Where the text lies.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: inset, dy: 0) }

  /// Lays out the text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = textRect(forBounds: bounds)
  }

  override func activate() {
    becomeFirstResponder()
    sendActions(for: .editingDidBegin)
    super.activate()
  }

  private var inset: CGFloat { borderStyle == .none ? 0 : 7 }

  private func contentChanged() {
    let text = text ?? ""
    label.text =
      text.isEmpty ? placeholder : isSecureTextEntry ? text.map { _ in "•" }.joined() : text
    label.textColor = text.isEmpty ? .placeholderText : textColor
    label.font = font
    label.textAlignment = textAlignment
    setNeedsDisplay()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  override func makeContent() -> [CALayer] {
    guard borderStyle != .none else { return [] }
    let border = CALayer()
    border.frame = bounds
    border.cornerRadius = borderStyle == .roundedRect ? 5 : 0
    border.borderWidth = 1
    border.borderColor = UIColor.systemGray4.resolved(in: traitCollection)
    border.backgroundColor = UIColor.systemBackground.resolved(in: traitCollection)
    return [border]
  }
}
