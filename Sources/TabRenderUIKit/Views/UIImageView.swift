public import Foundation
import TabRenderBase
import TabRenderDraw

/// A picture, laid into the bounds by the content mode.
open class UIImageView: UIView {
  /// The picture; `nil` by default.
  open var image: UIImage? { didSet { imageChanged() } }
  /// The picture while highlighted; the usual one where there is none.
  open var highlightedImage: UIImage? { didSet { imageChanged() } }
  /// Whether the highlighted picture is shown; false by default.
  open var isHighlighted = false { didSet { imageChanged() } }
  /// The size that a symbol takes unless it has one itself.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { imageChanged() }
  }

  /// Creates a view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view of a picture's size.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// Creates a view of a picture's size, with another one for when it is highlighted.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  /// Creates a view without a size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The picture's size.
  open override var intrinsicContentSize: CGSize {
    shownImage?.size ?? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// The picture's size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }

  private var shownImage: UIImage? {
    let shown = isHighlighted ? highlightedImage ?? image : image
    guard let preferredSymbolConfiguration else { return shown }
    return shown?.withConfiguration(preferredSymbolConfiguration)
  }

  private func imageChanged() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  override func makeContent() -> [CALayer] {
    guard let image = shownImage, bounds.width > 0, bounds.height > 0 else { return [] }
    let rect = contentMode.rectangle(for: image.size, in: bounds)
    return image.makeLayers(in: rect, tint: tintColor, traits: traitCollection)
  }
}

extension UIView.ContentMode {
  /// Where a content of some size lies.
  func rectangle(for size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return bounds }
    let (widths, heights) = (bounds.width / size.width, bounds.height / size.height)
    return switch self {
    case .scaleToFill, .redraw: bounds
    case .scaleAspectFit: Self.scaled(size, min(widths, heights), in: bounds)
    case .scaleAspectFill: Self.scaled(size, max(widths, heights), in: bounds)
    case .center: Self.laid(size, 0.5, 0.5, in: bounds)
    case .top: Self.laid(size, 0.5, 0, in: bounds)
    case .bottom: Self.laid(size, 0.5, 1, in: bounds)
    case .left: Self.laid(size, 0, 0.5, in: bounds)
    case .right: Self.laid(size, 1, 0.5, in: bounds)
    case .topLeft: Self.laid(size, 0, 0, in: bounds)
    case .topRight: Self.laid(size, 1, 0, in: bounds)
    case .bottomLeft: Self.laid(size, 0, 1, in: bounds)
    case .bottomRight: Self.laid(size, 1, 1, in: bounds)
    }
  }

  private static func scaled(_ size: CGSize, _ factor: CGFloat, in bounds: CGRect) -> CGRect {
    laid(CGSize(width: size.width * factor, height: size.height * factor), 0.5, 0.5, in: bounds)
  }

  private static func laid(
    _ size: CGSize, _ x: CGFloat, _ y: CGFloat, in bounds: CGRect
  ) -> CGRect {
    CGRect(
      x: bounds.minX + (bounds.width - size.width) * x,
      y: bounds.minY + (bounds.height - size.height) * y, width: size.width, height: size.height)
  }
}
