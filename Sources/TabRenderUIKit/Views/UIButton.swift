public import Foundation
public import TabRenderBase

/// A control with a picture and a text, that calls when it is tapped.
open class UIButton: UIControl {
  /// What a button looks like.
  public enum ButtonType: Int, Hashable, Sendable {
    /// White text, as it is given.
    case custom
    /// Text and pictures in the tint.
    case system
    /// The picture of a close button.
    case close
  }

  /// What a button looks like.
  public let buttonType: ButtonType
  /// The view of the text.
  public var titleLabel: UILabel? { label }
  /// The view of the picture.
  public var imageView: UIImageView? { picture }
  /// Room around the content; none by default.
  ///
  /// A configuration has its own.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }
  /// Shifts of the picture's edges.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// Shifts of the text's edges.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// Whether pictures darken when touched; accepted.
  open var adjustsImageWhenHighlighted = true
  /// Look and content in one; replaces titles and pictures that were set otherwise.
  open var configuration: Configuration? { didSet { contentChanged() } }

  private let label = UILabel()
  private let picture = UIImageView()
  private let backdrop = UIView()
  private var contents: [State: Content] = [:]

  /// What a button shows in a state.
  private struct Content {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
  }

  /// Creates a custom button with a frame.
  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
    prepare()
  }

  /// Creates a custom button without a size.
  public required init?(coder: NSCoder) {
    buttonType = .custom
    super.init(coder: coder)
    prepare()
  }

  private init(_ type: ButtonType) {
    buttonType = type
    super.init(frame: .zero)
    prepare()
  }

  /// Creates a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(buttonType)
    if buttonType == .close { setImage(UIImage(systemName: "xmark"), for: .normal) }
  }

  /// Creates a system button with an action, whose title and picture it takes.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(buttonType)
    take(primaryAction)
  }

  /// Creates a system button with a configuration and an action.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(.system)
    self.configuration = configuration
    take(primaryAction)
  }

  private func prepare() {
    backdrop.isUserInteractionEnabled = false
    [backdrop, picture, label].forEach(addSubview)
    label.font = .systemFont(ofSize: buttonType == .custom ? UIFont.buttonFontSize : 15)
    label.lineBreakMode = .byTruncatingMiddle
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    if configuration != nil {
      if !action.title.isEmpty { configuration?.title = action.title }
      if let image = action.image { configuration?.image = image }
    } else {
      setTitle(action.title, for: .normal)
      setImage(action.image, for: .normal)
    }
    addAction(action, for: .primaryActionTriggered)
  }

  // MARK: Content

  /// Sets the text of a state; other states show the normal one unless they have their own.
  open func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }

  /// Sets the text with its attributes.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change(state) { $0.attributedTitle = title }
  }

  /// Sets the colour of the text.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    change(state) { $0.titleColor = color }
  }

  /// Sets the picture.
  open func setImage(_ image: UIImage?, for state: State) { change(state) { $0.image = image } }

  /// Sets the picture behind the content.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    change(state) { $0.backgroundImage = image }
  }

  /// The text of a state.
  open func title(for state: State) -> String? { contents[state]?.title }

  /// The colour of the text in a state.
  open func titleColor(for state: State) -> UIColor? { contents[state]?.titleColor }

  /// The picture of a state.
  open func image(for state: State) -> UIImage? { contents[state]?.image }

  /// The text that is shown.
  open var currentTitle: String? { configuration?.title ?? shown(\.title) }

  /// The picture that is shown.
  open var currentImage: UIImage? { configuration?.image ?? shown(\.image) }

  private func change(_ state: State, _ change: (inout Content) -> Void) {
    change(&contents[state, default: Content()])
    contentChanged()
  }

  private func shown<Value>(_ part: KeyPath<Content, Value?>) -> Value? {
    for state in [state, state.subtracting(.highlighted), .normal] {
      if let value = contents[state]?[keyPath: part] { return value }
    }
    return nil
  }

  private func contentChanged() {
    updateContent()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  override func controlStateChanged() {
    super.controlStateChanged()
    updateContent()
  }

  /// Follows the tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateContent()
  }

  /// Follows the configuration; called when it or the state has changed.
  open func setNeedsUpdateConfiguration() { contentChanged() }

  private func updateContent() {
    picture.image = currentImage
    if let title = configuration?.title {
      label.text = title
      label.font = configuration?.font ?? .systemFont(ofSize: 17)
    } else if let title = shown(\.attributedTitle) {
      label.attributedText = title
    } else {
      label.text = shown(\.title)
    }
    label.textColor = titleColor
    picture.tintColor = configuration == nil ? nil : titleColor
    backdrop.backgroundColor = configuration?.fill(tint: tintColor)
    updateBackgroundImage()
  }

  private func updateBackgroundImage() {
    guard let image = shown(\.backgroundImage) else { return }
    let view = backdrop.subviews.first as? UIImageView ?? UIImageView()
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = backdrop.bounds
    view.image = image
    backdrop.addSubview(view)
  }

  private var titleColor: UIColor {
    if let configuration {
      return isEnabled ? configuration.foreground(tint: tintColor) : .tertiaryLabel
    }
    if let color = shown(\.titleColor) { return color }
    guard isEnabled || buttonType == .custom else { return .tertiaryLabel }
    return buttonType == .custom ? .white : tintColor
  }

  // MARK: Layout

  private var arrangement: ButtonArrangement {
    var arrangement = ButtonArrangement(
      image: currentImage == nil ? .zero : picture.intrinsicContentSize,
      title: label.text?.isEmpty ?? true ? .zero : label.intrinsicContentSize)
    arrangement.placement = configuration?.imagePlacement ?? .leading
    arrangement.padding = configuration?.imagePadding ?? 0
    arrangement.insets =
      configuration?.contentInsets.resolved(isRightToLeft: isRightToLeft) ?? contentEdgeInsets
    // Room that a button without a configuration keeps above and below its text.
    if configuration == nil, contentEdgeInsets == .zero, arrangement.title != .zero {
      arrangement.insets = UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
    }
    arrangement.isRightToLeft = isRightToLeft
    return arrangement
  }

  /// The size of picture and text with the room around them.
  open override var intrinsicContentSize: CGSize { arrangement.size }

  /// The size of picture and text with the room around them.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { arrangement.size }

  /// Lays out picture and text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    backdrop.frame = bounds
    backdrop.layer.cornerRadius = configuration?.cornerRadius(height: bounds.height) ?? 0
    let frames = arrangement.frames(
      in: bounds, horizontal: contentHorizontalAlignment, vertical: contentVerticalAlignment)
    picture.frame = shifted(frames.image, by: imageEdgeInsets)
    label.frame = shifted(frames.title, by: titleEdgeInsets)
  }

  /// Insets on both sides shift a part by half of their difference.
  private func shifted(_ frame: CGRect, by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: pixelAligned(frame.minX + (insets.left - insets.right) / 2),
      y: pixelAligned(frame.minY + (insets.top - insets.bottom) / 2), width: frame.width,
      height: frame.height)
  }

  override var baselineDistances: (first: CGFloat, last: CGFloat) {
    let inset = arrangement.insets
    let distances = label.baselineDistances
    return (inset.top + distances.first, inset.bottom + distances.last)
  }

  override func activate() {
    super.activate()
    sendActions(for: .primaryActionTriggered)
  }
}
