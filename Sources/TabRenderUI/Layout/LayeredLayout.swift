internal import Foundation

/// A view with another one behind or in front of it, which is proposed the view's size and does not
/// change it.
///
/// Source: OpenSwiftUI, `SecondaryLayerGeometryQuery`.
struct LayeredLayout: NodeLayout {
  /// On which side of the view the other one is.
  enum Side {
    case behind
    case inFront
  }

  let side: Side
  let alignment: Alignment

  /// The children as they are drawn: what is behind comes first.
  func children(_ primary: ViewNode, _ secondary: ViewNode) -> [ViewNode] {
    side == .behind ? [secondary, primary] : [primary, secondary]
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ children: [ViewNode]) -> CGSize {
    primary(children).map { $0.size(proposal) } ?? .zero
  }

  func placements(
    in size: CGSize, _ proposal: ProposedViewSize, _ children: [ViewNode], at frame: CGRect,
    _ safeArea: SafeArea
  ) -> [Placement] {
    guard let primary = primary(children), let secondary = secondary(children) else { return [] }
    let own = Placement(origin: .zero, proposal: proposal)
    let (guides, inner) = (
      primary.dimensions(proposal), secondary.dimensions(ProposedViewSize(size))
    )
    let other = Placement(
      origin: CGPoint(
        x: guides[alignment.horizontal] - inner[alignment.horizontal],
        y: guides[alignment.vertical] - inner[alignment.vertical]),
      proposal: ProposedViewSize(size))
    return side == .behind ? [other, own] : [own, other]
  }

  func priority(_ children: [ViewNode]) -> Double { primary(children)?.priority ?? 0 }

  func spacing(_ children: [ViewNode]) -> ViewSpacing { primary(children)?.spacing ?? .zero }

  func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize, _ children: [ViewNode]
  ) -> CGFloat? { primary(children)?.dimensions(proposal).explicit(key) }

  private func primary(_ children: [ViewNode]) -> ViewNode? {
    side == .behind ? children.last : children.first
  }

  private func secondary(_ children: [ViewNode]) -> ViewNode? {
    side == .behind ? children.first : children.last
  }
}

/// Puts a view behind or in front of each node of another one.
public struct _LayeredModifier<Secondary: View>: _PrimitiveModifier {
  let layout: LayeredLayout
  let secondary: Secondary

  /// The view's nodes, each with one around it that holds the other view as well.
  public static func _makeNodes<V: View>(
    _ modifier: _LayeredModifier, of content: V, in context: _ViewContext
  ) -> _NodeList {
    var index = 0
    return V._makeNodes(content, in: context.entering(.content)).map { primary in
      let slot = context.entering(.secondary).entering(.index(index))
      index += 1
      return modifier.layout.node(around: primary, modifier.secondary, in: slot)
    }
  }
}

@MainActor
extension LayeredLayout {
  /// A node that holds another one and a view behind or in front of it; the node itself where the view
  /// stands for none.
  func node<Secondary: View>(
    around primary: ViewNode, _ secondary: Secondary, in context: _ViewContext
  ) -> ViewNode {
    let list = _NodeList.pile(of: secondary, alignment, in: context)
    guard let secondary = list.nodes.first else { return primary }
    let children = children(primary, secondary)
    let node = ViewNode(layout: self, children: children, environment: context.environment)
    node.takeOver(primary)
    node.preferences = _NodeList.group(children.map(_NodeList.node), isDynamic: false)
      .preferences(context.requests)
    return node
  }
}

@MainActor
extension _NodeList {
  /// One node that holds all nodes of a view in front of each other; none where the view has none.
  static func pile<Content: View>(
    of content: Content, _ alignment: Alignment, in context: _ViewContext
  ) -> _NodeList {
    var inner = context
    inner.environment.stackAxis = nil
    let list = Content._makeNodes(content, in: inner.entering(.content))
    guard !list.isNothing else { return .empty }
    let nodes = list.nodes
    if nodes.count == 1, list.looseEffects.isEmpty, let node = nodes.first {
      node.preferences = list.preferences(context.requests)
      return .node(node)
    }
    let node = ViewNode(
      layout: PileLayout(alignment: alignment), children: nodes, environment: context.environment)
    node.preferences = list.preferences(context.requests)
    node.effects = list.looseEffects
    return .node(node)
  }
}
