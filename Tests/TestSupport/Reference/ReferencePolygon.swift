import Foundation
package import TabRenderBase

/// A path as a polygon so fine that it cannot be told from the curves, and the exact area that the
/// polygon covers of every pixel.
///
/// The plane is cut into slabs at every vertex. Inside a slab the edges are straight and, once it
/// is halved often enough around crossings, ordered. The fill rule picks the edges where inside
/// meets outside, and the area to the right of each is added up exactly.
package struct ReferencePolygon {
  /// Pieces of one curve.
  ///
  /// A quarter circle of 200 px then differs by 4e-6 px from its chords.
  package static let piecesPerCurve = 4096

  private struct Edge {
    var x0: Double
    var y0: Double
    var x1: Double
    var y1: Double
    var winding: Int

    func x(at y: Double) -> Double { x0 + (x1 - x0) * (y - y0) / (y1 - y0) }
  }

  private var edges: [Edge] = []
  private var start = CGPoint.zero
  private var current = CGPoint.zero

  package init() {}

  /// Takes a path's elements, mapped by a transform.
  package init(_ path: Path, _ transform: CGAffineTransform = .identity) {
    for element in path.elements {
      switch element {
      case .move(let end): move(to: end.applying(transform))
      case .line(let end): line(to: end.applying(transform))
      case .closeSubpath: close()
      case .quadCurve(let end, let control):
        conic(control.applying(transform), end.applying(transform), 1)
      case .conic(let end, let control, let weight):
        conic(control.applying(transform), end.applying(transform), weight)
      case .curve(let end, let control1, let control2):
        cubic(
          control1.applying(transform), control2.applying(transform), end.applying(transform))
      }
    }
    close()
    edges.sort { $0.y0 < $1.y0 }
  }

  /// Takes the outline of a rounded rectangle whose arcs are drawn with sines, mapped by a
  /// transform.
  package init(_ shape: ReferenceRoundedRect, _ transform: CGAffineTransform) {
    let quarters: [(x: Double, y: Double, inX: Double, inY: Double, mask: CACornerMask)] = [
      (shape.minX, shape.minY, 1, 1, .layerMinXMinYCorner),
      (shape.maxX, shape.minY, -1, 1, .layerMaxXMinYCorner),
      (shape.maxX, shape.maxY, -1, -1, .layerMaxXMaxYCorner),
      (shape.minX, shape.maxY, 1, -1, .layerMinXMaxYCorner),
    ]
    var points: [CGPoint] = []
    for (index, corner) in quarters.enumerated() {
      guard shape.corners.contains(corner.mask), shape.radius > 0 else {
        points.append(CGPoint(x: corner.x, y: corner.y))
        continue
      }
      let center = (
        corner.x + corner.inX * shape.radius, corner.y + corner.inY * shape.radius
      )
      for piece in 0...Self.piecesPerCurve {
        let turn = Double(index) + 2 + Double(piece) / Double(Self.piecesPerCurve)
        points.append(
          CGPoint(
            x: center.0 + shape.radius * cos(turn * .pi / 2),
            y: center.1 + shape.radius * sin(turn * .pi / 2)))
      }
    }
    for (index, point) in points.enumerated() {
      let point = point.applying(transform)
      if index == 0 { move(to: point) } else { line(to: point) }
    }
    close()
    edges.sort { $0.y0 < $1.y0 }
  }

  private mutating func move(to point: CGPoint) {
    close()
    start = point
    current = point
  }

  private mutating func line(to point: CGPoint) {
    if current.y < point.y {
      edges.append(
        Edge(x0: current.x, y0: current.y, x1: point.x, y1: point.y, winding: 1))
    } else if current.y > point.y {
      edges.append(
        Edge(x0: point.x, y0: point.y, x1: current.x, y1: current.y, winding: -1))
    }
    current = point
  }

  private mutating func close() {
    line(to: start)
  }

  private mutating func conic(_ control: CGPoint, _ end: CGPoint, _ weight: Double) {
    let begin = current
    for piece in 1...Self.piecesPerCurve {
      let t = Double(piece) / Double(Self.piecesPerCurve)
      let (p, q, r) = ((1 - t) * (1 - t), 2 * weight * t * (1 - t), t * t)
      let sum = p + q + r
      line(
        to: CGPoint(
          x: (p * begin.x + q * control.x + r * end.x) / sum,
          y: (p * begin.y + q * control.y + r * end.y) / sum))
    }
  }

  private mutating func cubic(_ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
    let begin = current
    for piece in 1...Self.piecesPerCurve {
      let t = Double(piece) / Double(Self.piecesPerCurve)
      let s = 1 - t
      let (p, q, r, u) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
      line(
        to: CGPoint(
          x: p * begin.x + q * control1.x + r * control2.x + u * end.x,
          y: p * begin.y + q * control1.y + r * control2.y + u * end.y))
    }
  }

  package func coverage(
    in area: PixelRect, rule: CAShapeLayerFillRule = .nonZero
  ) -> ReferencePlane {
    var sums = RowSums(area: area)
    let (top, bottom) = (Double(area.minY), Double(area.maxY))
    let cuts = Set(edges.flatMap { [$0.y0, $0.y1] } + (area.minY...area.maxY).map(Double.init))
      .filter { $0 >= top && $0 <= bottom }.sorted()
    var active: [Edge] = []
    var next = 0
    for (low, high) in zip(cuts, cuts.dropFirst()) {
      while next < edges.count, edges[next].y0 <= low {
        active.append(edges[next])
        next += 1
      }
      active.removeAll { $0.y1 <= low }
      guard !active.isEmpty else { continue }
      Self.add(active, low, high, rule, to: &sums, halvings: 24)
    }
    return sums.plane()
  }

  private static func add(
    _ active: [Edge], _ low: Double, _ high: Double, _ rule: CAShapeLayerFillRule,
    to sums: inout RowSums, halvings: Int
  ) {
    let middle = (low + high) / 2
    let ordered = active.sorted { $0.x(at: middle) < $1.x(at: middle) }
    let crossing = zip(ordered, ordered.dropFirst()).contains { left, right in
      left.x(at: low) > right.x(at: low) + 1e-9 || left.x(at: high) > right.x(at: high) + 1e-9
    }
    guard !crossing || halvings == 0 else {
      add(active, low, middle, rule, to: &sums, halvings: halvings - 1)
      add(active, middle, high, rule, to: &sums, halvings: halvings - 1)
      return
    }
    var winding = 0
    for edge in ordered {
      let wasInside = isInside(winding, rule)
      winding += edge.winding
      let inside = isInside(winding, rule)
      guard inside != wasInside else { continue }
      sums.addRight(
        of: edge.x(at: low), edge.x(at: high), from: low, to: high, sign: inside ? 1 : -1)
    }
  }

  private static func isInside(_ winding: Int, _ rule: CAShapeLayerFillRule) -> Bool {
    rule == .nonZero ? winding != 0 : winding % 2 != 0
  }
}

/// Areas to the right of edges, added up per pixel.
private struct RowSums {
  let area: PixelRect
  /// What a pixel gets beyond what its left neighbour hands on.
  private var own: [Double]
  /// What starts at a pixel and goes on to the right end of its row.
  private var onwards: [Double]
  private let stride: Int

  init(area: PixelRect) {
    self.area = area
    stride = area.width + 1
    own = Array(repeating: 0, count: stride * area.height)
    onwards = own
  }

  /// Adds the area right of a straight edge that stays in one row of pixels.
  mutating func addRight(
    of lowX: Double, _ highX: Double, from low: Double, to high: Double, sign: Double
  ) {
    let row = (Int(((low + high) / 2).rounded(.down)) - area.minY) * stride
    let (left, right) = (min(lowX, highX) - Double(area.minX), max(lowX, highX) - Double(area.minX))
    let height = sign * (high - low)
    let end = Double(area.width)
    guard left < end else { return }
    guard right > 0 else {
      onwards[row] += height
      return
    }
    if left < 0 { onwards[row] += height * -left / (right - left) }
    var column = max(0, Int(left.rounded(.down)))
    let lastColumn = min(area.width - 1, Int(right.rounded(.down)))
    while column <= lastColumn {
      let (from, to) = (max(left, Double(column)), min(right, Double(column + 1)))
      let share = right > left ? height * (to - from) / (right - left) : height
      own[row + column] += share * (Double(column + 1) - (from + to) / 2)
      onwards[row + column + 1] += share
      column += 1
    }
  }

  func plane() -> ReferencePlane {
    var plane = ReferencePlane(area: area)
    for y in 0..<area.height {
      var sum = 0.0
      for x in 0..<area.width {
        sum += onwards[y * stride + x]
        plane.values[y * area.width + x] = min(max(sum + own[y * stride + x], 0), 1)
      }
    }
    return plane
  }
}
