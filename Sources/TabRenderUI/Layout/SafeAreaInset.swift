public import Foundation

/// A view with a bar at one of its sides, which takes space from the view's safe area.
///
/// The bar is proposed what the view's least length leaves, and the view what the bar leaves.
/// Source: OpenSwiftUI, `InsetViewModifier`.
struct SafeAreaInsetLayout: NodeLayout {
  let edge: Edge
  /// The distance between bar and view in points; `nil` is what they prefer.
  let spacing: CGFloat?
  /// The guide along the bar that both share.
  let guide: AlignmentKey
  let direction: LayoutDirection

  private var axis: Axis { edge.axis }

  func sizeThatFits(_ proposal: ProposedViewSize, _ children: [ViewNode]) -> CGSize {
    guard let parts = Parts(self, proposal, children) else { return .zero }
    var size = parts.viewSize
    size[axis] += parts.barLength
    size[axis.other] = max(size[axis.other], parts.barSize[axis.other])
    return size
  }

  func placements(
    in size: CGSize, _ proposal: ProposedViewSize, _ children: [ViewNode], at frame: CGRect,
    _ safeArea: SafeArea
  ) -> [Placement] {
    var proposal = proposal
    if proposal[axis.other] == nil { proposal[axis.other] = size[axis.other] }
    guard let parts = Parts(self, proposal, children) else { return [] }
    let isAtStart = edge == .top || edge == .leading
    var view = Placement(origin: .zero, proposal: parts.viewProposal)
    view.origin[axis] = isAtStart ? size[axis] - parts.viewSize[axis] : 0
    view.origin[axis.other] = (size[axis.other] - parts.viewSize[axis.other]) / 2
    let insets = EdgeInsets(parts.barLength, Edge.Set(edge))
    view.safeArea = safeArea.inside(frame, frame.inset(by: insets, direction))
    var bar = Placement(origin: .zero, proposal: parts.barProposal)
    bar.origin[axis] = isAtStart ? 0 : size[axis] - parts.barSize[axis]
    bar.origin[axis.other] =
      view.origin[axis.other] + children[0].dimensions(parts.viewProposal)[guide]
      - children[1].dimensions(parts.barProposal)[guide]
    return [view, bar]
  }
}

extension SafeAreaInsetLayout {
  /// What view and bar take.
  @MainActor
  private struct Parts {
    let viewProposal: ProposedViewSize
    let viewSize: CGSize
    let barProposal: ProposedViewSize
    let barSize: CGSize
    /// The length of the bar and of the space before it.
    let barLength: CGFloat

    init?(_ layout: SafeAreaInsetLayout, _ proposal: ProposedViewSize, _ children: [ViewNode]) {
      guard children.count == 2 else { return nil }
      let (view, bar, axis) = (children[0], children[1], layout.axis)
      let spacing = layout.spacing ?? view.spacing.distance(to: bar.spacing, along: axis)
      var (viewProposal, barProposal) = (proposal, proposal)
      if let length = proposal[axis] {
        let left = max(0, length - spacing)
        var least = proposal
        least[axis] = 0
        barProposal[axis] = max(0, left - view.size(least)[axis])
      }
      barSize = bar.size(barProposal)
      barLength = barSize[axis] + spacing
      if let length = proposal[axis] { viewProposal[axis] = max(0, length - barLength) }
      viewSize = view.size(viewProposal)
      (self.viewProposal, self.barProposal) = (viewProposal, barProposal)
    }
  }
}

/// Puts a bar at a side of each node of a view.
public struct _SafeAreaInsetModifier<Bar: View>: _PrimitiveModifier {
  let edge: Edge
  let spacing: CGFloat?
  let guide: AlignmentKey
  let bar: Bar

  /// The view's nodes, each with one around it that holds the bar as well.
  public static func _makeNodes<V: View>(
    _ modifier: _SafeAreaInsetModifier, of content: V, in context: _ViewContext
  ) -> _NodeList {
    let layout = SafeAreaInsetLayout(
      edge: modifier.edge, spacing: modifier.spacing, guide: modifier.guide,
      direction: context.environment.layoutDirection)
    var index = 0
    return V._makeNodes(content, in: context.entering(.content)).map { view in
      let slot = context.entering(.secondary).entering(.index(index))
      index += 1
      let list = _NodeList.pile(of: modifier.bar, .center, in: slot)
      guard let bar = list.nodes.first else { return view }
      let node = ViewNode(
        layout: layout, children: [view, bar], environment: context.environment)
      node.takeOver(view)
      node.preferences = _NodeList.group([.node(view), .node(bar)], isDynamic: false)
        .preferences(context.requests)
      return node
    }
  }
}

/// Space on the sides of a view that its safe area does not have.
struct SafeAreaPaddingLayout: UnaryLayout {
  let insets: EdgeInsets
  let direction: LayoutDirection

  func sizeThatFits(_ proposal: ProposedViewSize, _ child: ViewNode) -> CGSize {
    child.size(proposal.inset(by: insets)).outset(by: insets)
  }

  func placement(
    in size: CGSize, _ proposal: ProposedViewSize, _ child: ViewNode, at frame: CGRect,
    _ safeArea: SafeArea
  ) -> Placement {
    Placement(
      origin: CGPoint(x: insets.leading, y: insets.top), proposal: proposal.inset(by: insets),
      safeArea: safeArea.inside(frame, frame.inset(by: insets, direction)))
  }
}

extension View {
  /// The view with a bar above or below, by which its safe area is smaller.
  ///
  /// - Parameters:
  ///   - edge: The side of the bar.
  ///   - alignment: The guide that both share; the middles by default.
  ///   - spacing: The distance between both in points; `nil` is what they prefer, usually 8.
  ///   - content: The bar.
  /// - Returns: The view with the bar.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _SafeAreaInsetModifier(
        edge: edge == .top ? .top : .bottom, spacing: spacing, guide: alignment.key,
        bar: content()))
  }

  /// The view with a bar beside it, by which its safe area is smaller.
  ///
  /// - Parameters:
  ///   - edge: The side of the bar.
  ///   - alignment: The guide that both share; the middles by default.
  ///   - spacing: The distance between both in points; `nil` is what they prefer, usually 8.
  ///   - content: The bar.
  /// - Returns: The view with the bar.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _SafeAreaInsetModifier(
        edge: edge == .leading ? .leading : .trailing, spacing: spacing, guide: alignment.key,
        bar: content()))
  }

  /// The view with space on its sides by which its safe area is smaller, in points.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(
      _LayoutModifier { context in
        SafeAreaPaddingLayout(
          insets: insets.finite, direction: context.environment.layoutDirection)
      })
  }

  /// The view with space on some sides by which its safe area is smaller.
  ///
  /// - Parameters:
  ///   - edges: The sides; all four by default.
  ///   - length: The space in points; `nil` for the usual one, 16.
  /// - Returns: The padded view.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    safeAreaPadding(EdgeInsets(length ?? PaddingLayout.usual, edges))
  }

  /// The view with the same space on all sides by which its safe area is smaller, in points.
  public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}
