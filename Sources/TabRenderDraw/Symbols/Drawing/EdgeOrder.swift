import Foundation

/// The edges that cross a band, from left to right, kept from one band to the next.
struct EdgeOrder {
  /// Edges closer than this are one: no sliver between them is worth a contour.
  private static let sliver = 4 / ContourSweep.grid

  private let edges: [SweepEdge]
  /// Bit n is set where area n adds ink and clear where it takes ink away.
  private let adding: UInt64
  private var active: [(x: Double, edge: Int)] = []
  private var next = 0
  /// For each area, how often it winds around the point that is being looked at.
  private var windings: [Int]

  /// Creates an order of edges that are sorted by their upper ends.
  init(edges: [SweepEdge], areaCount: Int, adding: UInt64) {
    self.edges = edges
    self.adding = adding
    windings = Array(repeating: 0, count: areaCount)
  }

  /// The edges at which ink begins and ends in a band, alternately, from left to right.
  ///
  /// Bands must be asked for from top to bottom.
  mutating func boundary(from top: Double, to bottom: Double) -> [Int] {
    enter(top)
    sort(at: (top + bottom) / 2)
    var covered: UInt64 = 0
    var hasInk = false
    var boundary: [Int] = []
    for position in active.indices {
      let (x, index) = active[position]
      let area = edges[index].area
      windings[area] += edges[index].winding
      let bit: UInt64 = 1 << UInt64(area)
      covered = windings[area] == 0 ? covered & ~bit : covered | bit
      if position + 1 < active.count, active[position + 1].x - x < Self.sliver { continue }
      // The topmost of the areas here decides.
      let isInk = covered != 0 && adding & (1 << UInt64(63 - covered.leadingZeroBitCount)) != 0
      if isInk != hasInk { boundary.append(index) }
      hasInk = isInk
    }
    return boundary
  }

  private mutating func enter(_ top: Double) {
    active.removeAll { edges[$0.edge].bottom.y <= top }
    while next < edges.count, edges[next].top.y <= top {
      active.append((0, next))
      next += 1
    }
  }

  /// Sorts by insertion: little changes between two bands.
  private mutating func sort(at height: Double) {
    for position in active.indices {
      var current = active[position]
      current.x = edges[current.edge].x(at: height)
      var index = position
      while index > 0, (current.x, current.edge) < active[index - 1] {
        active[index] = active[index - 1]
        index -= 1
      }
      active[index] = current
    }
  }
}
