import TabRenderDraw

/// Makes the layers of views.
enum LayerFactory {
  static func makeLayer(_ type: AnyClass) -> CALayer {
    if type == CALayer.self { return CALayer() }
    if type == CAShapeLayer.self { return CAShapeLayer() }
    if type == CAGradientLayer.self { return CAGradientLayer() }
    if type == CATextLayer.self { return CATextLayer() }
    preconditionFailure(
      "\(type) cannot be a view's layer class here; add one as a sublayer instead.")
  }
}
