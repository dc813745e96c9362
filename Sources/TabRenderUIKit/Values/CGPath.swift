public import Foundation
public import TabRenderBase

#if !canImport(CoreGraphics)
/// How overlapping parts of a path are filled, under Core Graphics' names.
public enum CGPathFillRule: Hashable, Sendable {
  /// All that the path winds around.
  case winding
  /// What is enclosed an odd number of times.
  case evenOdd

  var layerRule: CAShapeLayerFillRule { self == .winding ? .nonZero : .evenOdd }
}

/// The ends of a line, under Core Graphics' name.
public typealias CGLineCap = CAShapeLayerLineCap
/// The corners of a line, under Core Graphics' name.
public typealias CGLineJoin = CAShapeLayerLineJoin
/// A path that is being made, under Core Graphics' name.
public typealias CGMutablePath = Path
/// A picture, under Core Graphics' name.
public typealias CGImage = Bitmap
#endif

extension Path {
  /// Whether the filled path covers a point.
  public func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding) -> Bool {
    let winding = Flattening.edges(of: self, rule: rule.layerRule).reduce(0) { winding, edge in
      guard (edge.y0 <= point.y) != (edge.y1 <= point.y) else { return winding }
      let x = edge.x0 + (point.y - edge.y0) / (edge.y1 - edge.y0) * (edge.x1 - edge.x0)
      return x > point.x ? winding + (edge.y0 < edge.y1 ? 1 : -1) : winding
    }
    return winding != 0
  }

  /// Where the last segment ended; the origin for an empty path.
  public var currentPoint: CGPoint {
    var start = CGPoint.zero
    var current = CGPoint.zero
    for element in elements {
      current = element.points.last ?? start
      if case .move(let point) = element { start = point }
    }
    return current
  }
}
