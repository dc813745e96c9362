import Foundation

extension DisplayList {
  /// Resolves a layer tree to what is drawn on a canvas.
  ///
  /// - Parameters:
  ///   - layer: The root; its frame counts from the canvas's top left corner.
  ///   - width: The canvas's width in pixels.
  ///   - height: The canvas's height in pixels.
  ///   - scale: Pixels per point; a scale of zero or one that is not finite draws no layer.
  ///   - origin: The pixel of the root's superlayer that is the canvas's top left; (0, 0) by default.
  ///   - background: What lies behind the root; `nil`, the default, leaves the canvas transparent.
  ///   - shadowModel: Where shadows are cut off; as on a screen by default.
  public init(
    _ layer: CALayer, width: Int, height: Int, scale: Double, origin: (x: Int, y: Int) = (0, 0),
    background: CGColor? = nil, shadowModel: ShadowModel = .screen
  ) {
    let toPixels = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: -CGFloat(origin.x), ty: -CGFloat(origin.y))
    self.init(
      width: width, height: height, background: background?.resolved,
      items: DisplayListBuilder.items(
        of: layer,
        on: DisplayCanvas(
          bounds: PixelRect(minX: 0, minY: 0, maxX: width, maxY: height),
          background: background?.resolved), toPixels: toPixels, model: shadowModel))
  }
}
