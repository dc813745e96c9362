import Foundation

/// Joins and subtracts areas, and gives the boundary of what remains.
///
/// The areas' edges cut the plane into flat bands in which no two edges cross. In a band the edges
/// have an order from left to right, and walking along it tells where the ink begins and ends.
/// Whatever rounding does to the order, ink that begins in a band also ends there, so the boundary
/// always closes; an error is never larger than the rounding. Horizontal edges need no
/// bookkeeping: at the border of two bands they are the gaps between the ends of the other edges.
///
/// Cost grows with the number of edges times the number of edges beside each other.
package struct ContourSweep {
  /// Coordinates are rounded to this part of a point, so that what meets does so exactly.
  static let grid = 8192.0
  /// Areas are told apart by the bits of an integer.
  private static let maximumAreas = 64

  private let tolerance: Double
  private var edges: [SweepEdge] = []
  /// Bit n is set where area n adds ink and clear where it takes ink away.
  private var adding: UInt64 = 0
  private var areaCount = 0

  /// Creates a sweep of nothing; curves are flattened to a tolerance.
  package init(tolerance: Double) {
    self.tolerance = tolerance
  }

  /// Puts ink inside a path, by the non-zero rule.
  package mutating func add(_ path: Path) {
    adding |= 1 << UInt64(areaCount)
    append(path)
  }

  /// Takes away the ink inside a path, by the non-zero rule.
  package mutating func remove(_ path: Path) {
    append(path)
  }

  private mutating func append(_ path: Path) {
    precondition(areaCount < Self.maximumAreas, "A drawing has at most 64 areas.")
    for line in Flattening.polylines(of: path, tolerance: tolerance) {
      let points = line.points.map(Self.snapped)
      for (index, point) in points.enumerated() {
        let next = points[index + 1 < points.count ? index + 1 : 0]
        if let edge = SweepEdge(from: point, to: next, area: areaCount) { edges.append(edge) }
      }
    }
    areaCount += 1
  }

  private static func snapped(_ point: CGPoint) -> CGPoint {
    CGPoint(x: snapped(point.x), y: snapped(point.y))
  }

  private static func snapped(_ value: Double) -> Double { (value * grid).rounded() / grid }

  /// The boundary of the ink, clockwise around ink where y points down.
  package consuming func outline() -> Path {
    edges.sort { ($0.top.y, $0.top.x) < ($1.top.y, $1.top.x) }
    let levels = levels()
    var tracer = ContourTracer(edges: edges)
    var order = EdgeOrder(edges: edges, areaCount: areaCount, adding: adding)
    for (top, bottom) in zip(levels, levels.dropFirst()) {
      tracer.begin(order.boundary(from: top, to: bottom), at: top)
    }
    if let last = levels.last { tracer.begin([], at: last) }
    return tracer.outline()
  }

  /// The heights of all ends and crossings of edges, in ascending order.
  private func levels() -> [Double] {
    var heights: [Double] = []
    for index in edges.indices {
      let edge = edges[index]
      heights.append(edge.top.y)
      heights.append(edge.bottom.y)
      var next = index + 1
      while next < edges.count, edges[next].top.y < edge.bottom.y {
        if let height = edge.heightOfCrossing(with: edges[next]) {
          heights.append(Self.snapped(height))
        }
        next += 1
      }
    }
    heights.sort()
    var distinct: [Double] = []
    for height in heights where height != distinct.last { distinct.append(height) }
    return distinct
  }
}
