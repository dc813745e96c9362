public import Foundation

/// The distances from its neighbors that a view prefers; `nil` is the usual distance.
public struct ViewSpacing: Sendable {
  var top: CGFloat?
  var leading: CGFloat?
  var bottom: CGFloat?
  var trailing: CGFloat?

  /// The usual distance between views that prefer none: 8 points.
  static let usual: CGFloat = 8

  /// No distance on any side.
  public static let zero = none(along: .horizontal).union(none(along: .vertical))

  /// The usual distances.
  public init() {}

  /// No distance along an axis.
  static func none(along axis: Axis) -> ViewSpacing {
    var spacing = ViewSpacing()
    if axis == .horizontal {
      (spacing.leading, spacing.trailing) = (0, 0)
    } else {
      (spacing.top, spacing.bottom) = (0, 0)
    }
    return spacing
  }

  /// The distance to the next view along an axis.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let preferred =
      axis == .horizontal ? [trailing, next.leading] : [bottom, next.top]
    return preferred.compactMap(\.self).max() ?? Self.usual
  }

  /// Takes the larger distances of both on some sides.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    func larger(_ one: CGFloat?, _ other: CGFloat?) -> CGFloat? {
      [one, other].compactMap(\.self).max()
    }
    if edges.contains(.top) { top = larger(top, other.top) }
    if edges.contains(.leading) { leading = larger(leading, other.leading) }
    if edges.contains(.bottom) { bottom = larger(bottom, other.bottom) }
    if edges.contains(.trailing) { trailing = larger(trailing, other.trailing) }
  }

  /// The larger distances of both on some sides.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var spacing = self
    spacing.formUnion(other, edges: edges)
    return spacing
  }

  /// The same with the usual distances on some sides.
  func resetting(_ edges: Edge.Set) -> ViewSpacing {
    var kept = ViewSpacing()
    kept.formUnion(self, edges: Edge.Set.all.subtracting(edges))
    return kept
  }
}
