internal import Foundation

/// A view of one size.
struct BoxView: _PrimitiveView {
  let size: CGSize

  static func _makeNodes(_ view: BoxView, in context: _ViewContext) -> _NodeList {
    .node(
      ViewNode(
        layout: LeafLayout(size: view.size, canShrink: false), environment: context.environment))
  }
}

/// A stand-in for a line of text: it has one size, and can be narrower.
struct LabelView: _PrimitiveView {
  let size: CGSize

  static func _makeNodes(_ view: LabelView, in context: _ViewContext) -> _NodeList {
    .node(
      ViewNode(
        layout: LeafLayout(size: view.size, canShrink: true), environment: context.environment))
  }
}

/// One size, or what is proposed of its width.
struct LeafLayout: NodeLayout {
  let size: CGSize
  let canShrink: Bool

  func sizeThatFits(_ proposal: ProposedViewSize, _ children: [ViewNode]) -> CGSize {
    guard canShrink, let width = proposal.width else { return size }
    return CGSize(width: min(size.width, width), height: size.height)
  }

  func placements(
    in size: CGSize, _ proposal: ProposedViewSize, _ children: [ViewNode], at frame: CGRect,
    _ safeArea: SafeArea
  ) -> [Placement] { [] }
}
