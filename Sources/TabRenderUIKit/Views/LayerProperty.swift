import Foundation
import TabRenderBase
import TabRenderDraw

/// A property of a layer that animations name by its key path.
struct LayerProperty {
  private let change: (Any, CALayer) -> Void

  /// `nil` for a key path that is not drawn here.
  init?(_ keyPath: String) {
    guard let change = Self.changes[keyPath] else { return nil }
    self.change = change
  }

  func set(_ value: Any, on layer: CALayer) { change(value, layer) }

  // A table of functions, all of which only change the layer that they are given.
  private static var changes: [String: (Any, CALayer) -> Void] {
    [
      "opacity": number { $1.opacity = Float($0) },
      "cornerRadius": number { $1.cornerRadius = $0 },
      "borderWidth": number { $1.borderWidth = $0 },
      "shadowOpacity": number { $1.shadowOpacity = Float($0) },
      "shadowRadius": number { $1.shadowRadius = $0 },
      "zPosition": number { $1.zPosition = $0 },
      "position.x": number { $1.position.x = $0 },
      "position.y": number { $1.position.y = $0 },
      "bounds.size.width": number { $1.bounds.size.width = $0 },
      "bounds.size.height": number { $1.bounds.size.height = $0 },
      "transform.scale": number { $1.transform = CGAffineTransform(scaleX: $0, y: $0) },
      "transform.rotation": number { $1.transform = CGAffineTransform(rotationAngle: $0) },
      "transform.rotation.z": number { $1.transform = CGAffineTransform(rotationAngle: $0) },
      "transform.translation.x": number { $1.transform.tx = $0 },
      "transform.translation.y": number { $1.transform.ty = $0 },
      "lineWidth": number { ($1 as? CAShapeLayer)?.lineWidth = $0 },
      "position": value { (point: CGPoint, layer) in layer.position = point },
      "bounds": value { (bounds: CGRect, layer) in layer.bounds = bounds },
      "transform": value { (transform: CGAffineTransform, layer) in layer.transform = transform },
      "shadowOffset": value { (offset: CGSize, layer) in layer.shadowOffset = offset },
      "shadowPath": value { (path: Path, layer) in layer.shadowPath = path },
      "path": value { (path: Path, layer) in (layer as? CAShapeLayer)?.path = path },
      "backgroundColor": value { (color: CGColor, layer) in layer.backgroundColor = color },
      "borderColor": value { (color: CGColor, layer) in layer.borderColor = color },
      "shadowColor": value { (color: CGColor, layer) in layer.shadowColor = color },
      "fillColor": value { (color: CGColor, layer) in (layer as? CAShapeLayer)?.fillColor = color },
      "strokeColor": value { (color: CGColor, layer) in
        (layer as? CAShapeLayer)?.strokeColor = color
      },
    ]
  }

  private static func value<Value>(
    _ set: @escaping (Value, CALayer) -> Void
  ) -> (Any, CALayer) -> Void {
    { any, layer in
      if let value = any as? Value { set(value, layer) }
    }
  }

  private static func number(
    _ set: @escaping (CGFloat, CALayer) -> Void
  ) -> (Any, CALayer) -> Void {
    { any, layer in
      switch any {
      case let value as CGFloat: set(value, layer)
      case let value as Double: set(CGFloat(value), layer)
      case let value as Float: set(CGFloat(value), layer)
      case let value as Int: set(CGFloat(value), layer)
      case let value as NSNumber: set(CGFloat(value.doubleValue), layer)
      default: break
      }
    }
  }
}
