public import Foundation

/// A way of one's own to size and position views.
///
/// Positions are points of the container's bounds from its leading edge on; where lines run from
/// right to left the result is mirrored. A subview that is not placed stands in the middle.
public protocol Layout {
  /// What is kept between the two questions; `Void` by default.
  associatedtype Cache = Void
  /// The views that are laid out.
  typealias Subviews = LayoutSubviews

  /// The size of the container for a proposal.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize

  /// Places each view inside of bounds that the container got for a proposal.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Makes the cache.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings the cache up to date for changed views; makes a new one by default.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The distances from its neighbors that the container prefers; those of its views by default.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// Where a guide lies; `nil` where the container does not say it, as by default.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// Where a guide lies; what views inside say by default.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// What the container is to the views inside.
  static var layoutProperties: LayoutProperties { get }
}

/// What a container is to the views inside.
public struct LayoutProperties: Sendable {
  /// The axis along which spacers inside extend; `nil` for both.
  public var stackOrientation: Axis?

  /// Creates properties of a container that is no stack.
  public init() {}
}

extension Layout {
  /// Makes a new cache.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The larger distances of all views.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.isEmpty ? .zero : subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
  }

  /// What views inside say of a guide of one's own.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { combined(guide.key, bounds, proposal, subviews, &cache) }

  /// What views inside say of baselines and of a guide of one's own.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { combined(guide.key, bounds, proposal, subviews, &cache) }

  /// No stack.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  private func combined(
    _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout Cache
  ) -> CGFloat? {
    guard !key.isEdgeOrMiddle else { return nil }
    let recording = subviews.recording()
    placeSubviews(in: bounds, proposal: proposal, subviews: recording, cache: &cache)
    let (nodes, recorder) = (recording.nodes, recording.recorder)
    return MainActor.assumeIsolated {
      key.combined(nodes, recorder.placements(of: nodes, in: bounds, proposal))
    }
  }
}

extension Layout where Cache == Void {
  /// Nothing.
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// Views that are laid out by this layout.
  @MainActor
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    _CustomLayoutView(layout: self, content: content())
  }
}

/// Views with a layout of one's own.
public struct _CustomLayoutView<L: Layout, Content: View>: _PrimitiveView {
  let layout: L
  let content: Content

  /// One node that holds the views.
  public static func _makeNodes(_ view: _CustomLayoutView, in context: _ViewContext) -> _NodeList {
    let cache = context.slot.record { LayoutCache<L>() }
    cache.needsUpdate = true
    let axis = (view.layout as? AnyLayout)?.properties ?? L.layoutProperties
    return .container(
      CustomNodeLayout(
        layout: view.layout, cache: cache, direction: context.environment.layoutDirection),
      of: view.content, in: context, axis: axis.stackOrientation)
  }
}

/// What a layout keeps from one question to the next.
@MainActor
final class LayoutCache<L: Layout> {
  private var kept: L.Cache?
  /// Whether the views may be others than at the last question.
  var needsUpdate = false

  nonisolated init() {}

  /// Asks something of a layout with its cache.
  func with<Answer>(
    _ layout: L, _ subviews: LayoutSubviews, _ ask: (inout L.Cache) -> Answer
  ) -> Answer {
    var cache = kept ?? layout.makeCache(subviews: subviews)
    if needsUpdate, kept != nil { layout.updateCache(&cache, subviews: subviews) }
    needsUpdate = false
    defer { kept = cache }
    return ask(&cache)
  }
}

/// The layout of a node by a layout of one's own.
private struct CustomNodeLayout<L: Layout>: NodeLayout {
  let layout: L
  let cache: LayoutCache<L>
  let direction: LayoutDirection

  func sizeThatFits(_ proposal: ProposedViewSize, _ children: [ViewNode]) -> CGSize {
    let subviews = LayoutSubviews(children, direction)
    return cache.with(layout, subviews) {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func placements(
    in size: CGSize, _ proposal: ProposedViewSize, _ children: [ViewNode], at frame: CGRect,
    _ safeArea: SafeArea
  ) -> [Placement] {
    let subviews = LayoutSubviews(children, direction)
    let bounds = CGRect(origin: .zero, size: size)
    cache.with(layout, subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
    return subviews.recorder.placements(of: children, in: bounds, proposal)
  }

  func spacing(_ children: [ViewNode]) -> ViewSpacing {
    let subviews = LayoutSubviews(children, direction)
    return cache.with(layout, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize, _ children: [ViewNode]
  ) -> CGFloat? {
    let subviews = LayoutSubviews(children, direction)
    let bounds = CGRect(origin: .zero, size: size)
    return cache.with(layout, subviews) {
      key.axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
          cache: &$0)
        : layout.explicitAlignment(
          of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
          cache: &$0)
    }
  }
}
