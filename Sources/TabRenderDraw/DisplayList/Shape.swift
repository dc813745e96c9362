import Foundation

/// What is covered, in pixels.
package enum Shape: Hashable, Sendable {
  case roundedRect(RoundedRect)
  /// The part of `outer` that is not in `inner`, which lies inside it: a border.
  case ring(outer: RoundedRect, inner: RoundedRect)
  case path(Path, CAShapeLayerFillRule)

  /// A path, or the rounded rectangle that it is.
  package init(_ path: Path, rule: CAShapeLayerFillRule = .nonZero) {
    self = path.roundedRect.map(Shape.roundedRect) ?? .path(path, rule)
  }

  /// The pixels that it touches.
  package var bounds: PixelRect {
    switch self {
    case .roundedRect(let shape), .ring(outer: let shape, inner: _):
      shape.rect.isEmpty
        ? PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0) : PixelRect(covering: shape.rect)
    case .path(let path, _): PixelRect(covering: path.boundingBox)
    }
  }

  /// Whether it is a rectangle of whole pixels, which are then its bounds.
  package var coversWholePixels: Bool {
    guard case .roundedRect(let shape) = self, shape.isRect else { return false }
    let rect = shape.rect
    return [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy { $0 == $0.rounded(.down) }
  }

  package func offsetBy(x: Double, y: Double) -> Shape {
    switch self {
    case .roundedRect(let shape): .roundedRect(shape.offsetBy(x: x, y: y))
    case .ring(let outer, let inner):
      .ring(outer: outer.offsetBy(x: x, y: y), inner: inner.offsetBy(x: x, y: y))
    case .path(let path, let rule):
      .path(path.applying(CGAffineTransform(translationX: x, y: y)), rule)
    }
  }
}
