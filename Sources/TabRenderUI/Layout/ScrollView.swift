public import Foundation
internal import TabRenderDraw

/// Views in a window that can be larger than it along some axes.
///
/// Along them the window is as long as proposed, across as wide as its content. The content is
/// proposed no length along them, and lies below each other where it is several views. The window is
/// also drawn beyond the safe area where it touches the border; the content begins and ends inside.
public struct ScrollView<Content: View>: _PrimitiveView {
  /// The axes along which the content can be larger.
  public var axes: Axis.Set
  /// Whether bars would show how far it was scrolled; none are drawn.
  public var showsIndicators: Bool
  /// What is in the window.
  public var content: Content

  /// Creates a scroll view; a vertical one by default.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  /// One node that is laid out, with the window in it.
  public static func _makeNodes(_ view: ScrollView, in context: _ViewContext) -> _NodeList {
    let environment = context.environment
    let record = context.slot.record { ScrollRecord(offset: environment.initialScrollOffset) }
    var inner = context
    inner.environment.contentMargins = EdgeInsets()
    inner.environment.initialScrollOffset = .zero
    let list = _NodeList.container(
      StackLayout(axis: .vertical, spacing: nil, guide: HorizontalAlignment.center.key),
      of: view.content, in: inner, axis: .vertical)
    let layout = WindowLayout(
      axes: view.axes, margins: environment.contentMargins, offset: record.offset,
      direction: environment.layoutDirection)
    let window = ViewNode(layout: layout, children: list.nodes, environment: environment)
    window.appearance = .group { layer, _ in layer.masksToBounds = true }
    window.coordinateSpace = NamedCoordinateSpace.scrollViewName
    window.preferences = list.preferences(context.requests)
    let node = ViewNode(
      layout: ScrollLayout(window: layout, pixel: environment.pixelLength), children: [window],
      environment: environment)
    node.preferences = window.preferences
    node.scroll = record
    return .node(node)
  }
}

/// How far a scroll view was scrolled.
@MainActor
final class ScrollRecord {
  /// The distance of the content's beginning from that of the window, in points; layout keeps it
  /// within the content.
  var offset: CGPoint { didSet { if offset != oldValue { ViewUpdate.noteChange() } } }

  init(offset: CGPoint) { self.offset = offset }
}

/// A window with content that is larger along some axes.
struct WindowLayout: NodeLayout {
  let axes: Axis.Set
  /// The space around the content.
  let margins: EdgeInsets
  /// How far the content was scrolled; from the leading edge where lines run to the left.
  let offset: CGPoint
  let direction: LayoutDirection

  func sizeThatFits(_ proposal: ProposedViewSize, _ children: [ViewNode]) -> CGSize {
    let content = contentSize(proposal, children).outset(by: margins)
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
  }

  func placements(
    in size: CGSize, _ proposal: ProposedViewSize, _ children: [ViewNode], at frame: CGRect,
    _ safeArea: SafeArea
  ) -> [Placement] {
    let inner = safeArea.regions.last?.inner ?? frame
    let isRight = direction == .rightToLeft
    let start = CGPoint(
      x: isRight ? frame.maxX - inner.maxX : inner.minX - frame.minX, y: inner.minY - frame.minY)
    let content = contentSize(ProposedViewSize(inner.size), children)
    let space = inner.size
    return children.map { _ in
      Placement(
        origin: CGPoint(
          x: start.x + margins.leading - scrolled(.horizontal, content, space),
          y: start.y + margins.top - scrolled(.vertical, content, space)),
        proposal: contentProposal(ProposedViewSize(space)), safeArea: SafeArea())
    }
  }

  /// How far the content is scrolled along an axis: not beyond its ends.
  private func scrolled(_ axis: Axis, _ content: CGSize, _ space: CGSize) -> CGFloat {
    guard axes.contains(Axis.Set(axis)) else { return 0 }
    let most = max(0, content[axis] + margins.total(axis) - space[axis])
    return min(max(0, offset[axis].orZero), most)
  }

  private func contentSize(_ proposal: ProposedViewSize, _ children: [ViewNode]) -> CGSize {
    children.first?.size(contentProposal(proposal)) ?? .zero
  }

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var inner = proposal.inset(by: margins)
    if axes.contains(.horizontal) { inner.width = nil }
    if axes.contains(.vertical) { inner.height = nil }
    return inner
  }
}

/// A scroll view: its window reaches beyond the safe area along the axes that it scrolls.
struct ScrollLayout: UnaryLayout {
  let window: WindowLayout
  let pixel: CGFloat

  func placement(
    in size: CGSize, _ proposal: ProposedViewSize, _ child: ViewNode, at frame: CGRect,
    _ safeArea: SafeArea
  ) -> Placement {
    var edges: Edge.Set = []
    if window.axes.contains(.horizontal) { edges.formUnion(.horizontal) }
    if window.axes.contains(.vertical) { edges.formUnion(.vertical) }
    let insets = safeArea.insets(of: frame, window.direction, pixel: pixel).on(edges)
    let outer = EdgeInsets(
      top: -insets.top, leading: -insets.leading, bottom: -insets.bottom,
      trailing: -insets.trailing)
    return Placement(
      origin: CGPoint(x: outer.leading, y: outer.top),
      proposal: ProposedViewSize(size.outset(by: insets)),
      safeArea: SafeArea().inside(frame.inset(by: outer, window.direction), frame))
  }

  func spacing(_ children: [ViewNode]) -> ViewSpacing { ViewSpacing() }

  func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize, _ children: [ViewNode]
  ) -> CGFloat? { nil }
}

extension Axis.Set {
  /// A set of one axis.
  init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }
}

extension EnvironmentValues {
  private struct ContentMarginsKey: EnvironmentKey { static let defaultValue = EdgeInsets() }
  private struct InitialScrollOffsetKey: EnvironmentKey { static let defaultValue = CGPoint.zero }

  /// The space around the content of the scroll views inside.
  var contentMargins: EdgeInsets {
    get { self[ContentMarginsKey.self] }
    set { self[ContentMarginsKey.self] = newValue }
  }

  /// How far the scroll views inside are scrolled at first.
  var initialScrollOffset: CGPoint {
    get { self[InitialScrollOffsetKey.self] }
    set { self[InitialScrollOffsetKey.self] = newValue }
  }
}

/// Where space around content counts.
public struct ContentMarginPlacement: Sendable {
  /// Wherever the container likes.
  public static let automatic = ContentMarginPlacement()
  /// Around the content of a scroll view.
  public static let scrollContent = ContentMarginPlacement()
  /// Around the indicators of a scroll view, none of which are drawn.
  public static let scrollIndicators = ContentMarginPlacement()
}

extension View {
  /// Sets the space between the edges of scroll views inside and their content, in points.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.contentMargins) { margins in
      let insets = insets.finite
      if edges.contains(.top) { margins.top = insets.top }
      if edges.contains(.leading) { margins.leading = insets.leading }
      if edges.contains(.bottom) { margins.bottom = insets.bottom }
      if edges.contains(.trailing) { margins.trailing = insets.trailing }
    }
  }

  /// Sets the space between the edges of scroll views inside and their content, in points.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View { contentMargins(edges, EdgeInsets(length ?? 0, edges), for: placement) }

  /// Sets the space between the edges of scroll views inside and their content, in points.
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View { contentMargins(.all, length, for: placement) }

  /// Scrolls the scroll views inside, when they come onto the screen.
  package func initialScrollOffset(_ offset: CGPoint) -> some View {
    environment(\.initialScrollOffset, offset)
  }
}
