public import Foundation

/// Distances from the edges of a rectangle, in points; leading is left where lines run to the right.
public struct EdgeInsets: Equatable, Sendable {
  /// From the top.
  public var top: CGFloat
  /// From the leading edge.
  public var leading: CGFloat
  /// From the bottom.
  public var bottom: CGFloat
  /// From the trailing edge.
  public var trailing: CGFloat

  /// Creates insets.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets of 0.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// The same distance from some edges, 0 from the others.
  init(_ length: CGFloat, _ edges: Edge.Set) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }

  /// What both sides take along an axis.
  func total(_ axis: Axis) -> CGFloat {
    axis == .horizontal ? leading + trailing : top + bottom
  }

  /// The insets of some edges, 0 at the others.
  func on(_ edges: Edge.Set) -> EdgeInsets {
    EdgeInsets(
      top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
      bottom: edges.contains(.bottom) ? bottom : 0,
      trailing: edges.contains(.trailing) ? trailing : 0)
  }

  /// The insets with 0 for what is not finite.
  var finite: EdgeInsets {
    EdgeInsets(
      top: top.orZero, leading: leading.orZero, bottom: bottom.orZero, trailing: trailing.orZero)
  }

  /// The edges at which something is inset.
  var edges: Edge.Set {
    var edges: Edge.Set = []
    if top != 0 { edges.insert(.top) }
    if leading != 0 { edges.insert(.leading) }
    if bottom != 0 { edges.insert(.bottom) }
    if trailing != 0 { edges.insert(.trailing) }
    return edges
  }
}

extension CGRect {
  /// What insets leave of a rectangle where lines run in a direction; no side is below 0.
  func inset(by insets: EdgeInsets, _ direction: LayoutDirection) -> CGRect {
    CGRect(
      x: minX + (direction == .rightToLeft ? insets.trailing : insets.leading),
      y: minY + insets.top, width: max(0, width - insets.total(.horizontal)),
      height: max(0, height - insets.total(.vertical)))
  }
}

/// An edge of a rectangle.
@frozen public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  /// The upper one.
  case top
  /// Where lines begin.
  case leading
  /// The lower one.
  case bottom
  /// Where lines end.
  case trailing

  /// The axis along which the edge lies before or behind what is inside.
  var axis: Axis { self == .top || self == .bottom ? .vertical : .horizontal }

  /// Any of the four edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int8
    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates a set of one edge.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }
    /// The upper edge.
    public static let top = Set(.top)
    /// The leading edge.
    public static let leading = Set(.leading)
    /// The lower edge.
    public static let bottom = Set(.bottom)
    /// The trailing edge.
    public static let trailing = Set(.trailing)
    /// All four.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The leading and the trailing one.
    public static let horizontal: Set = [.leading, .trailing]
    /// The upper and the lower one.
    public static let vertical: Set = [.top, .bottom]
  }
}

/// The upper or the lower edge of a rectangle.
@frozen public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// The upper one.
  case top
  /// The lower one.
  case bottom

  /// Any of both edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int8
    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The upper edge.
    public static let top = Set(rawValue: 1)
    /// The lower edge.
    public static let bottom = Set(rawValue: 2)
    /// Both.
    public static let all: Set = [.top, .bottom]
  }
}

/// The leading or the trailing edge of a rectangle.
@frozen public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// Where lines begin.
  case leading
  /// Where lines end.
  case trailing

  /// Any of both edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int8
    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The leading edge.
    public static let leading = Set(rawValue: 1)
    /// The trailing edge.
    public static let trailing = Set(rawValue: 2)
    /// Both.
    public static let all: Set = [.leading, .trailing]
  }
}
