public import Foundation
import TabRenderBase
import TabRenderDraw

/// The contexts that are drawn into on this thread, the innermost last.
private final class ContextStack {
  var contexts: [CGContext] = []

  static var current: ContextStack {
    let key = "TabRenderUIKit.contexts"
    if let stack = Thread.current.threadDictionary[key] as? ContextStack { return stack }
    let stack = ContextStack()
    Thread.current.threadDictionary[key] = stack
    return stack
  }
}

/// The context that is drawn into on this thread: that of a view's `draw(_:)` or of a picture.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.current.contexts.last }

/// Makes a context the current one.
public func UIGraphicsPushContext(_ context: CGContext) {
  ContextStack.current.contexts.append(context)
}

/// Makes the context before the current one.
public func UIGraphicsPopContext() { _ = ContextStack.current.contexts.popLast() }

/// Begins a picture of a size in points, with one pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a picture; a scale of 0 is that of the screen.
///
/// Every picture starts transparent.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  UIGraphicsPushContext(
    CGContext(
      bounds: CGRect(origin: .zero, size: size),
      scale: scale > 0 ? scale : UITraitCollection.current.displayScale))
}

/// The picture that was drawn so far; `nil` where none was begun.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  UIGraphicsGetCurrentContext().map(UIImage.init(drawing:))
}

/// Ends the picture that was begun last.
public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }

/// Fills a rectangle in the current context.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// How a renderer makes its pictures.
public final class UIGraphicsImageRendererFormat {
  /// Pixels per point; that of the screen by default.
  public var scale = UITraitCollection.current.displayScale
  /// Accepted; pictures always start transparent.
  public var opaque = false

  /// Creates the default format.
  public init() {}

  /// The default format.
  public static func `default`() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }

  /// The format of the current screen.
  public static func preferred() -> UIGraphicsImageRendererFormat { .default() }
}

/// What a renderer's closure draws into.
public final class UIGraphicsImageRendererContext {
  /// The context, under Core Graphics' name.
  public let cgContext: CGContext

  init(_ context: CGContext) { cgContext = context }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Strokes the outline of a rectangle.
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }

  /// The picture that was drawn so far.
  public var currentImage: UIImage { UIImage(drawing: cgContext) }
}

/// Makes pictures from what a closure draws.
public final class UIGraphicsImageRenderer {
  private let bounds: CGRect
  private let format: UIGraphicsImageRendererFormat

  /// Creates a renderer of pictures that show a rectangle.
  public init(
    bounds: CGRect, format: UIGraphicsImageRendererFormat = UIGraphicsImageRendererFormat()
  ) {
    self.bounds = bounds
    self.format = format
  }

  /// Creates a renderer of pictures of a size in points.
  public convenience init(
    size: CGSize, format: UIGraphicsImageRendererFormat = UIGraphicsImageRendererFormat()
  ) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// The picture that a closure draws.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(bounds: bounds, scale: format.scale)
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    actions(UIGraphicsImageRendererContext(context))
    return UIImage(drawing: context)
  }

  /// The PNG file of the picture that a closure draws.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
}

extension CALayer {
  /// Draws the layer with its sublayers in a context, its position not counted.
  public func render(in context: CGContext) {
    let image = UIImage(layer: self, scale: context.scale)
    image?.draw(in: bounds)
  }

  /// The layer's picture with its sublayers; `nil` where it has no area.
  func picture(scale: CGFloat) -> Bitmap? {
    let width = (bounds.width * scale).rounded(.up)
    let height = (bounds.height * scale).rounded(.up)
    guard width >= 1, height >= 1, width * height <= Self.maximumPicturePixels else { return nil }
    let placed = (position, anchorPoint, transform)
    (position, anchorPoint, transform) = (.zero, .zero, .identity)
    defer { (position, anchorPoint, transform) = placed }
    let list = DisplayList(self, width: Int(width), height: Int(height), scale: Double(scale))
    return Renderer().render(list)
  }

  /// The largest picture that is made: 268 million pixels, what the PNG decoder reads.
  static let maximumPicturePixels: CGFloat = 268_435_456
}
