public import Foundation

/// Names an alignment guide and gives its usual position in a view.
public protocol AlignmentID: SendableMetatype {
  /// The guide's position in a view that does not say it: points from its leading or top edge.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The guide of an edge or of the middle.
private protocol FrameAlignmentID: AlignmentID {}

/// The key of a guide, with the axis that it lies on.
struct AlignmentKey: Hashable, Sendable {
  let id: any AlignmentID.Type
  let axis: Axis
  /// Whether it is an edge or the middle, of which a container tells nothing that is inside.
  let isEdgeOrMiddle: Bool

  init(id: any AlignmentID.Type, axis: Axis) {
    self.id = id
    self.axis = axis
    isEdgeOrMiddle = id is any FrameAlignmentID.Type
  }

  static func == (one: AlignmentKey, other: AlignmentKey) -> Bool {
    one.id == other.id && one.axis == other.axis
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(axis)
  }
}

extension AlignmentKey {
  /// Where views have set the guide, moved by where they are: the least of baselines, the mean of
  /// others; `nil` where none has.
  ///
  /// Source: how OpenSwiftUI combines explicit guides.
  @MainActor
  func combined(_ nodes: [ViewNode], _ placements: [Placement]) -> CGFloat? {
    let values = zip(nodes, placements).compactMap { node, placement in
      node.dimensions(placement.proposal).explicit(self).map { $0 + placement.origin[axis] }
    }
    guard !values.isEmpty else { return nil }
    let isBaseline =
      self == VerticalAlignment.firstTextBaseline.key
      || self == VerticalAlignment.lastTextBaseline.key
    return isBaseline ? values.min() : values.reduce(0, +) / CGFloat(values.count)
  }
}

/// The directions in which views are laid out.
@frozen public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  /// Along x.
  case horizontal
  /// Along y.
  case vertical

  /// Any of both axes.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int8
    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Along x.
    public static let horizontal = Set(rawValue: 1)
    /// Along y.
    public static let vertical = Set(rawValue: 2)
  }

  /// The other one.
  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// A guide along x.
public struct HorizontalAlignment: Equatable, Sendable {
  let key: AlignmentKey
  /// Creates a guide of one's own.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .horizontal) }

  private enum Leading: FrameAlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: FrameAlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }
  private enum Trailing: FrameAlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }

  /// The leading edge.
  public static let leading = HorizontalAlignment(Leading.self)
  /// The middle.
  public static let center = HorizontalAlignment(Center.self)
  /// The trailing edge.
  public static let trailing = HorizontalAlignment(Trailing.self)
}

/// A guide along y.
public struct VerticalAlignment: Equatable, Sendable {
  let key: AlignmentKey
  /// Creates a guide of one's own.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .vertical) }

  private enum Top: FrameAlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: FrameAlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }
  private enum Bottom: FrameAlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  enum FirstBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  enum LastBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  /// The top edge.
  public static let top = VerticalAlignment(Top.self)
  /// The middle.
  public static let center = VerticalAlignment(Center.self)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(Bottom.self)
  /// The baseline of the first line of text, else the bottom edge.
  public static let firstTextBaseline = VerticalAlignment(FirstBaseline.self)
  /// The baseline of the last line of text, else the bottom edge.
  public static let lastTextBaseline = VerticalAlignment(LastBaseline.self)
}

/// A guide along each axis.
public struct Alignment: Equatable, Sendable {
  /// The guide along x.
  public var horizontal: HorizontalAlignment
  /// The guide along y.
  public var vertical: VerticalAlignment

  /// Creates an alignment.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle of both axes.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The first baseline, centered.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// The last baseline, centered.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  /// The first baseline at the leading edge.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// The last baseline at the leading edge.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  /// The first baseline at the trailing edge.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// The last baseline at the trailing edge.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}

/// The size of a view, and where its guides lie.
public struct ViewDimensions {
  /// The width in points.
  public let width: CGFloat
  /// The height in points.
  public let height: CGFloat
  let explicit: (AlignmentKey) -> CGFloat?

  /// Where a guide lies, in points from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  /// Where a guide lies, in points from the top edge.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
  /// Where a guide lies that something in the view has set; `nil` where nothing has.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    explicit(guide.key)
  }
  /// Where a guide lies that something in the view has set; `nil` where nothing has.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    explicit(guide.key)
  }

  subscript(key: AlignmentKey) -> CGFloat {
    explicit(key) ?? key.id.defaultValue(in: self)
  }
}
