import Foundation

/// A straight piece of an area's boundary, from its upper to its lower end.
struct SweepEdge {
  let top: CGPoint
  let bottom: CGPoint
  let area: Int
  /// 1 where the area's outline runs down along the edge, -1 where it runs up.
  let winding: Int

  /// Creates an edge; `nil` for a horizontal one.
  init?(from start: CGPoint, to end: CGPoint, area: Int) {
    guard start.y != end.y else { return nil }
    winding = start.y < end.y ? 1 : -1
    top = winding > 0 ? start : end
    bottom = winding > 0 ? end : start
    self.area = area
  }

  func x(at height: Double) -> Double {
    if height <= top.y { return top.x }
    if height >= bottom.y { return bottom.x }
    return top.x + (bottom.x - top.x) * ((height - top.y) / (bottom.y - top.y))
  }

  /// Where two edges change sides; `nil` where they do not within the heights they share.
  func heightOfCrossing(with other: SweepEdge) -> Double? {
    guard max(top.x, bottom.x) >= min(other.top.x, other.bottom.x),
      min(top.x, bottom.x) <= max(other.top.x, other.bottom.x)
    else { return nil }
    let first = max(top.y, other.top.y)
    let last = min(bottom.y, other.bottom.y)
    let before = x(at: first) - other.x(at: first)
    let after = x(at: last) - other.x(at: last)
    guard before * after < 0 else { return nil }
    return first + (last - first) * (before / (before - after))
  }
}
