public import Foundation
import TabRenderBase

/// A row of a table: a picture, a text with a second one, and a mark at the end.
open class UITableViewCell: UIView {
  /// Where the second text stands.
  public enum CellStyle: Int, Hashable, Sendable {
    /// There is none.
    case `default`
    /// At the end of the row.
    case value1
    /// Beside the first; drawn like `value1`.
    case value2
    /// Below the first.
    case subtitle
  }

  /// The mark at the end of a row.
  public enum AccessoryType: Int, Hashable, Sendable {
    /// None.
    case none
    /// A chevron.
    case disclosureIndicator
    /// A chevron; the button is not drawn.
    case detailDisclosureButton
    /// A tick.
    case checkmark
  }

  /// How a selected row looks; accepted, as a row is not selected for long.
  public enum SelectionStyle: Int, Hashable, Sendable {
    /// Not different.
    case none
    /// Grey.
    case `default`
  }

  /// What the cell is reused by.
  public let reuseIdentifier: String?
  /// The view for the cell's content.
  public let contentView = UIView()
  /// The mark at the end; none by default.
  open var accessoryType = AccessoryType.none { didSet { accessoryChanged() } }
  /// A view at the end instead of the mark.
  open var accessoryView: UIView? { didSet { accessoryViewChanged(from: oldValue) } }
  /// How the cell looks when it is selected; accepted.
  open var selectionStyle = SelectionStyle.default

  private let style: CellStyle
  private let label = UILabel()
  private let detail = UILabel()
  private let picture = UIImageView()
  private let mark = UIImageView()
  private let separator = UIView()

  /// The first text.
  public var textLabel: UILabel? { label }
  /// The second text; `nil` in the default style.
  public var detailTextLabel: UILabel? { style == .default ? nil : detail }
  /// The picture before the text.
  public var imageView: UIImageView? { picture }

  /// Creates a cell in a style.
  ///
  /// A table makes cells of registered classes by it, so a subclass that has its own writes `required`.
  public required init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    prepare()
  }

  /// Creates a cell in the default style.
  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifier = nil
    super.init(coder: coder)
    prepare()
  }

  /// Makes the cell ready for another row.
  open func prepareForReuse() {}

  private func prepare() {
    backgroundColor = .systemBackground
    separator.backgroundColor = .separator
    mark.tintColor = .tertiaryLabel
    mark.contentMode = .center
    detail.textColor = .secondaryLabel
    detail.font = .systemFont(ofSize: style == .subtitle ? 12 : 17)
    [contentView, mark, separator].forEach(addSubview)
    [picture, label, detail].forEach(contentView.addSubview)
  }

  private func accessoryChanged() {
    let size = UIImage.SymbolConfiguration(pointSize: 13)
    switch accessoryType {
    case .none: mark.image = nil
    case .disclosureIndicator, .detailDisclosureButton:
      mark.image = UIImage(systemName: "chevron.right", withConfiguration: size)
    case .checkmark:
      mark.image = UIImage(systemName: "checkmark", withConfiguration: size)
      mark.tintColor = nil
    }
    setNeedsLayout()
  }

  private func accessoryViewChanged(from old: UIView?) {
    old?.removeFromSuperview()
    if let accessoryView { addSubview(accessoryView) }
    setNeedsLayout()
  }

  /// The height that the content's constraints want, or 44 points.
  func height(width: CGFloat) -> CGFloat {
    let wanted = contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return max(wanted, style == .subtitle ? 58 : 44)
  }

  /// Lays out texts and pictures.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let end = layoutEnd()
    contentView.frame = CGRect(x: 0, y: 0, width: end, height: bounds.height)
    var x: CGFloat = 16
    if let image = picture.image {
      let size = image.size
      picture.frame = CGRect(
        x: x, y: pixelAligned((bounds.height - size.height) / 2), width: size.width,
        height: size.height)
      x = picture.frame.maxX + 16
    }
    layoutTexts(from: x, to: end - 8)
    let line = 1 / max(1, traitCollection.displayScale)
    separator.frame = CGRect(
      x: x, y: bounds.height - line, width: bounds.width - x, height: line)
  }

  /// Lays out the mark or the view at the end, and says where it begins.
  private func layoutEnd() -> CGFloat {
    guard let shown = accessoryView ?? (mark.image == nil ? nil : mark) else { return bounds.width }
    let size = shown === mark ? mark.intrinsicContentSize : shown.bounds.size
    shown.frame = CGRect(
      x: bounds.width - 16 - size.width, y: pixelAligned((bounds.height - size.height) / 2),
      width: size.width, height: size.height)
    return shown.frame.minX
  }

  private func layoutTexts(from x: CGFloat, to end: CGFloat) {
    let (first, second) = (label.intrinsicContentSize, detail.intrinsicContentSize)
    guard style == .subtitle, second.height > 0 else {
      let y = pixelAligned((bounds.height - first.height) / 2)
      let room = max(0, end - x - (second.width > 0 ? second.width + 8 : 0))
      label.frame = CGRect(x: x, y: y, width: min(first.width, room), height: first.height)
      detail.frame = CGRect(
        x: end - second.width, y: pixelAligned((bounds.height - second.height) / 2),
        width: second.width, height: second.height)
      return
    }
    let y = pixelAligned((bounds.height - first.height - second.height - 2) / 2)
    let width = max(0, end - x)
    label.frame = CGRect(x: x, y: y, width: width, height: first.height)
    detail.frame = CGRect(
      x: x, y: label.frame.maxY + 2, width: width, height: second.height)
  }
}
