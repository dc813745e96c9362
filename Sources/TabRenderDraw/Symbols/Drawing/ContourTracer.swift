import Foundation

/// Joins the boundary edges of successive bands into closed contours.
struct ContourTracer {
  /// Contours of less area are dust left by rounding; in square points.
  private static let dust = 1e-3

  /// A piece of an edge that is boundary without a break.
  private struct Run {
    let top: CGPoint
    var bottom: CGPoint
    /// Whether ink begins to the right of it; the contour then runs up along it.
    let beginsInk: Bool
    var next: Int?

    var start: CGPoint { beginsInk ? bottom : top }
    var end: CGPoint { beginsInk ? top : bottom }
  }

  /// An end of a run at the border of two bands.
  private struct Joint {
    let run: Int
    let x: Double
    /// Whether the contour comes to the border here; else it leaves.
    let arrives: Bool
  }

  private let edges: [SweepEdge]
  private var runs: [Run] = []
  /// For each edge, the run that goes on at the height reached.
  private var openRun: [Int?]
  private var openEdges: [Int] = []
  /// The ends at the height reached, and those that have no partner yet; kept to save allocations.
  private var joints: [Joint] = []
  private var waiting: [Joint] = []

  init(edges: [SweepEdge]) {
    self.edges = edges
    openRun = Array(repeating: nil, count: edges.count)
  }

  /// Starts the band below a height with its boundary edges; ink begins at the first of them, ends
  /// at the second, and so on.
  mutating func begin(_ boundary: [Int], at height: Double) {
    guard boundary != openEdges else { return }
    joints.removeAll(keepingCapacity: true)
    for (position, edge) in openEdges.enumerated() {
      let goesOn = boundary.indices.contains {
        boundary[$0] == edge && $0.isMultiple(of: 2) == position.isMultiple(of: 2)
      }
      if !goesOn { endRun(of: edge, at: height) }
    }
    for (position, edge) in boundary.enumerated() where openRun[edge] == nil {
      startRun(of: edge, at: height, beginsInk: position.isMultiple(of: 2))
    }
    openEdges = boundary
    join()
  }

  private mutating func startRun(of edge: Int, at height: Double, beginsInk: Bool) {
    let top = CGPoint(x: edges[edge].x(at: height), y: height)
    openRun[edge] = runs.count
    joints.append(Joint(run: runs.count, x: top.x, arrives: beginsInk))
    runs.append(Run(top: top, bottom: top, beginsInk: beginsInk))
  }

  private mutating func endRun(of edge: Int, at height: Double) {
    guard let run = openRun[edge] else { return }
    runs[run].bottom = CGPoint(x: edges[edge].x(at: height), y: height)
    openRun[edge] = nil
    joints.append(Joint(run: run, x: runs[run].bottom.x, arrives: !runs[run].beginsInk))
  }

  /// Joins neighbours, one that arrives with one that leaves; there are as many of each.
  private mutating func join() {
    joints.sort { $0.x < $1.x }
    waiting.removeAll(keepingCapacity: true)
    for joint in joints {
      guard let other = waiting.last, other.arrives != joint.arrives else {
        waiting.append(joint)
        continue
      }
      waiting.removeLast()
      let (arriving, leaving) = joint.arrives ? (joint, other) : (other, joint)
      runs[arriving.run].next = leaving.run
    }
  }

  consuming func outline() -> Path {
    var outline = Path()
    var isDone = Array(repeating: false, count: runs.count)
    for first in runs.indices where !isDone[first] {
      var points: [CGPoint] = []
      var current: Int? = first
      while let run = current, !isDone[run] {
        isDone[run] = true
        for point in [runs[run].start, runs[run].end] where point != points.last {
          points.append(point)
        }
        current = runs[run].next
      }
      if points.last == points.first { points.removeLast() }
      guard abs(Self.area(of: points)) > Self.dust else { continue }
      outline.move(to: points[0])
      for point in points.dropFirst() { outline.addLine(to: point) }
      outline.closeSubpath()
    }
    return outline
  }

  private static func area(of points: [CGPoint]) -> Double {
    guard let first = points.first, let last = points.last else { return 0 }
    var twice = last.x * first.y - first.x * last.y
    for (a, b) in zip(points, points.dropFirst()) { twice += a.x * b.y - b.x * a.y }
    return twice / 2
  }
}
