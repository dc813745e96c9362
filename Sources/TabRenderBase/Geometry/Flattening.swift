package import Foundation

/// A straight piece of an outline, in pixels.
package struct Edge: Hashable, Sendable {
  package var x0: Double
  package var y0: Double
  package var x1: Double
  package var y1: Double
}

/// Turns outlines into straight pieces so short that no pixel's coverage shows it.
package struct Flattening {
  /// The largest distance between a curve and its chords in pixels.
  ///
  /// A chord loses two thirds of it times its length, at most 0.3 of a coverage level in a pixel;
  /// rounding to levels adds 0.5.
  package static let tolerance = 1.0 / 800
  /// Bounds the work for curves far larger than any canvas.
  private static let maximumPieces = 4096

  private var subpaths: [[Edge]] = [[]]
  private var start = CGPoint.zero
  private var current = CGPoint.zero

  /// The edges of a path for a fill rule, every subpath closed; horizontal edges are left out.
  package static func edges(of path: Path, rule: CAShapeLayerFillRule) -> [Edge] {
    switch rule {
    case .nonZero: subpathEdges(of: path).flatMap(\.self)
    case .evenOdd: evenOddEdges(of: path)
    }
  }

  /// The edges of each subpath that has any.
  static func subpathEdges(of path: Path) -> [[Edge]] {
    var flattening = Flattening()
    path.elements.forEach { flattening.add($0) }
    flattening.close()
    return flattening.subpaths.filter { !$0.isEmpty }
  }

  /// The subpaths as polylines, and whether each was closed.
  ///
  /// - Parameters:
  ///   - path: The outline.
  ///   - tolerance: The largest distance from the outline, in its own units.
  /// - Returns: The points of each subpath, its first point not repeated where it is closed.
  package static func polylines(
    of path: Path, tolerance: Double
  ) -> [(points: [CGPoint], isClosed: Bool)] {
    var result: [(points: [CGPoint], isClosed: Bool)] = []
    var current = CGPoint.zero
    var start = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let to):
        result.append((points: [to], isClosed: false))
        start = to
        current = to
      case .closeSubpath:
        if !result.isEmpty { result[result.count - 1].isClosed = true }
        current = start
      default:
        if result.last?.isClosed ?? true { result.append((points: [current], isClosed: false)) }
        points(of: element, from: current, tolerance: tolerance) {
          result[result.count - 1].points.append($0)
        }
        current = element.points.last ?? current
      }
    }
    return result
  }

  private mutating func add(_ element: Path.Element) {
    switch element {
    case .move(let to):
      close()
      start = to
      current = to
    case .closeSubpath:
      close()
    default:
      Self.points(of: element, from: current, tolerance: Self.tolerance) { line(to: $0) }
    }
  }

  private mutating func close() {
    line(to: start)
    if subpaths.last?.isEmpty == false { subpaths.append([]) }
  }

  private mutating func line(to point: CGPoint) {
    let edge = Edge(
      x0: Self.near(current.x), y0: Self.near(current.y), x1: Self.near(point.x),
      y1: Self.near(point.y))
    if edge.y0 != edge.y1 { subpaths[subpaths.count - 1].append(edge) }
    current = point
  }

  /// Brings in what is so far away that sums of it would lose the pixels near by.
  private static func near(_ coordinate: CGFloat) -> Double {
    min(max(Double(coordinate), -0x1p30), 0x1p30)
  }

  /// The ends of the pieces of a segment, its own end being the last.
  private static func points(
    of element: Path.Element, from p0: CGPoint, tolerance: Double, body: (CGPoint) -> Void
  ) {
    switch element {
    case .move, .closeSubpath: break
    case .line(let to): body(to)
    case .quadCurve(let p2, let p1):
      let count = pieces(2 * bend(p0, p1, p2), tolerance)
      subdivide(count, end: p2, body) { t in
        let s = 1 - t
        return combine(p0, s * s, p1, 2 * s * t, p2, t * t)
      }
    case .conic(let p2, let p1, let weight):
      // For weights up to 1 the second derivative is at most 2 (1 + 1/w) times the polynomial's.
      let count = pieces(2 * bend(p0, p1, p2) * (1 + max(weight, 1 / weight)), tolerance)
      subdivide(count, end: p2, body) { t in
        let s = 1 - t
        let (a, b, c) = (s * s, 2 * s * t * weight, t * t)
        let sum = a + b + c
        return combine(p0, a / sum, p1, b / sum, p2, c / sum)
      }
    case .curve(let p3, let p1, let p2):
      let count = pieces(6 * max(bend(p0, p1, p2), bend(p1, p2, p3)), tolerance)
      subdivide(count, end: p3, body) { t in
        let s = 1 - t
        let first = combine(p0, s * s * s, p1, 3 * s * s * t, p2, 3 * s * t * t)
        return CGPoint(x: first.x + t * t * t * p3.x, y: first.y + t * t * t * p3.y)
      }
    }
  }

  private static func subdivide(
    _ count: Int, end: CGPoint, _ body: (CGPoint) -> Void, at point: (Double) -> CGPoint
  ) {
    for piece in 1..<max(1, count) { body(point(Double(piece) / Double(count))) }
    body(end)
  }

  /// A chord over a parameter step h is off by at most h² / 8 times the second derivative.
  private static func pieces(_ secondDerivative: Double, _ tolerance: Double) -> Int {
    let count = (secondDerivative / (8 * tolerance)).squareRoot().rounded(.up)
    guard count.isFinite else { return maximumPieces }
    return Int(min(max(count, 1), Double(maximumPieces)))
  }

  private static func bend(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> Double {
    let x = Double(a.x - 2 * b.x + c.x)
    let y = Double(a.y - 2 * b.y + c.y)
    return (x * x + y * y).squareRoot()
  }

  private static func combine(
    _ a: CGPoint, _ wa: Double, _ b: CGPoint, _ wb: Double, _ c: CGPoint, _ wc: Double
  ) -> CGPoint {
    CGPoint(
      x: a.x * wa + b.x * wb + c.x * wc,
      y: a.y * wa + b.y * wb + c.y * wc)
  }
}
