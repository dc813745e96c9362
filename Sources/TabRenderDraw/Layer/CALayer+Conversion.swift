public import Foundation
import TabRenderBase

extension CALayer {
  /// A point of this layer's space in the space of another layer of the same tree.
  ///
  /// `nil` stands for the space of the topmost layer's superlayer.
  public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    let inRoot = point.applying(transformToRoot)
    return layer.map { inRoot.applying($0.transformToRoot.inverted()) } ?? inRoot
  }

  /// A point of another layer's space in the space of this layer.
  public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    let inRoot = layer.map { point.applying($0.transformToRoot) } ?? point
    return inRoot.applying(transformToRoot.inverted())
  }

  /// The smallest upright rectangle around a rectangle of this layer in the space of another layer.
  public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    let inRoot = rect.applying(transformToRoot)
    return layer.map { inRoot.applying($0.transformToRoot.inverted()) } ?? inRoot
  }

  /// The smallest upright rectangle around a rectangle of another layer in the space of this layer.
  public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    let inRoot = layer.map { rect.applying($0.transformToRoot) } ?? rect
    return inRoot.applying(transformToRoot.inverted())
  }

  /// Whether a point of the layer's space lies in its bounds.
  public func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

  /// From the layer's space to that of the topmost layer's superlayer.
  private var transformToRoot: CGAffineTransform {
    var transform = transformToSuperlayer
    var ancestor = superlayer
    while let layer = ancestor {
      transform = transform.concatenating(layer.transformToSuperlayer)
      ancestor = layer.superlayer
    }
    return transform
  }
}
