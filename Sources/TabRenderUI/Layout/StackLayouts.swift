public import Foundation

/// The layout of an ``HStack``, for ``AnyLayout``.
public struct HStackLayout: Layout, Sendable {
  /// The guide that the views share.
  public var alignment: VerticalAlignment
  /// The distance between two views in points; `nil` is what they prefer.
  public var spacing: CGFloat?

  /// Creates the layout of a row.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// A row.
  public static var layoutProperties: LayoutProperties { .stack(.horizontal) }

  private var layout: StackLayout {
    StackLayout(axis: .horizontal, spacing: spacing, guide: alignment.key)
  }

  /// The size of the row.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { layout.sizeThatFits(proposal, subviews) }

  /// Places views in a row.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) { layout.place(subviews, in: bounds, proposal) }

  /// The distances of the row.
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    layout.spacing(of: subviews)
  }
}

/// The layout of a ``VStack``, for ``AnyLayout``.
public struct VStackLayout: Layout, Sendable {
  /// The guide that the views share.
  public var alignment: HorizontalAlignment
  /// The distance between two views in points; `nil` is what they prefer.
  public var spacing: CGFloat?

  /// Creates the layout of a column.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// A column.
  public static var layoutProperties: LayoutProperties { .stack(.vertical) }

  private var layout: StackLayout {
    StackLayout(axis: .vertical, spacing: spacing, guide: alignment.key)
  }

  /// The size of the column.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { layout.sizeThatFits(proposal, subviews) }

  /// Places views in a column.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) { layout.place(subviews, in: bounds, proposal) }

  /// The distances of the column.
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    layout.spacing(of: subviews)
  }
}

/// The layout of a ``ZStack``, for ``AnyLayout``.
public struct ZStackLayout: Layout, Sendable {
  /// The guides that the views share.
  public var alignment: Alignment

  /// Creates the layout of a pile.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  private var layout: PileLayout { PileLayout(alignment: alignment) }

  /// The size of the pile.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { layout.sizeThatFits(proposal, subviews) }

  /// Places views in front of each other.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) { layout.place(subviews, in: bounds, proposal) }
}

extension LayoutProperties {
  fileprivate static func stack(_ axis: Axis) -> LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }
}

extension NodeLayout where Self: Sendable {
  fileprivate nonisolated func sizeThatFits(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> CGSize {
    let nodes = subviews.nodes
    return MainActor.assumeIsolated { sizeThatFits(proposal, nodes) }
  }

  fileprivate nonisolated func spacing(of subviews: LayoutSubviews) -> ViewSpacing {
    let nodes = subviews.nodes
    return MainActor.assumeIsolated { spacing(nodes) }
  }

  fileprivate nonisolated func place(
    _ subviews: LayoutSubviews, in bounds: CGRect, _ proposal: ProposedViewSize
  ) {
    let nodes = subviews.nodes
    let placed = MainActor.assumeIsolated {
      placements(in: bounds.size, proposal, nodes, at: bounds, SafeArea())
    }
    for (subview, placement) in zip(subviews, placed) {
      subview.place(
        at: CGPoint(x: bounds.minX + placement.origin.x, y: bounds.minY + placement.origin.y),
        proposal: placement.proposal)
    }
  }
}
