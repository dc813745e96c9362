import Foundation

extension CALayer {
  /// The bounds with their rounded corners: what a masking layer clips to.
  var outline: RoundedRect {
    RoundedRect(
      rect: bounds, cornerRadius: Double(cornerRadius), corners: maskedCorners, curve: cornerCurve)
  }

  /// What the background fills and the border follows.
  ///
  /// Square where the layer masks to its bounds: the clip rounds it, and rounding twice would
  /// square the coverage of the edge pixels.
  var paintedOutline: RoundedRect { masksToBounds ? RoundedRect(rect: bounds) : outline }

  /// The sublayers back to front: by `zPosition`, equal ones in their order.
  var sublayersInDrawingOrder: [CALayer] {
    guard children.contains(where: { $0.zPosition != 0 }) else { return children }
    func depth(_ layer: CALayer) -> CGFloat { layer.zPosition.isNaN ? 0 : layer.zPosition }
    return children.enumerated()
      .sorted { (depth($0.element), $0.offset) < (depth($1.element), $1.offset) }
      .map(\.element)
  }

  /// Where a picture lies in the layer's space.
  func contentsRectangle(of bitmap: Bitmap) -> CGRect {
    let unit = contentsScale > 0 && contentsScale.isFinite ? contentsScale : 1
    let natural = CGSize(width: CGFloat(bitmap.width) / unit, height: CGFloat(bitmap.height) / unit)
    let ratios = [bounds.width / natural.width, bounds.height / natural.height]
    let (factor, anchor): (CGFloat, CGPoint) =
      switch contentsGravity {
      case .resize: (0, .zero)
      case .resizeAspect: (min(ratios[0], ratios[1]), CGPoint(x: 0.5, y: 0.5))
      case .resizeAspectFill: (max(ratios[0], ratios[1]), CGPoint(x: 0.5, y: 0.5))
      case .center: (1, CGPoint(x: 0.5, y: 0.5))
      case .top: (1, CGPoint(x: 0.5, y: 0))
      case .bottom: (1, CGPoint(x: 0.5, y: 1))
      case .left: (1, CGPoint(x: 0, y: 0.5))
      case .right: (1, CGPoint(x: 1, y: 0.5))
      case .topLeft: (1, CGPoint(x: 0, y: 0))
      case .topRight: (1, CGPoint(x: 1, y: 0))
      case .bottomLeft: (1, CGPoint(x: 0, y: 1))
      case .bottomRight: (1, CGPoint(x: 1, y: 1))
      }
    guard contentsGravity != .resize else { return bounds }
    let size = CGSize(width: natural.width * factor, height: natural.height * factor)
    return CGRect(
      x: bounds.minX + (bounds.width - size.width) * anchor.x,
      y: bounds.minY + (bounds.height - size.height) * anchor.y,
      width: size.width, height: size.height)
  }
}
