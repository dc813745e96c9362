internal import Foundation

/// How a node with one child is sized, and where the child goes in it.
///
/// Guides of the child count for the node. Unless a layout says otherwise, the node keeps the child's
/// spacing, and has no priority of its own.
/// Source: OpenSwiftUI, `UnaryLayout`.
protocol UnaryLayout: NodeLayout {
  /// The size for a proposal.
  func sizeThatFits(_ proposal: ProposedViewSize, _ child: ViewNode) -> CGSize
  /// Where the child goes in a size that was chosen for a proposal.
  func placement(in size: CGSize, _ proposal: ProposedViewSize, _ child: ViewNode) -> Placement
  /// Where it goes for a layout that looks at the host's coordinates or at the safe area.
  func placement(
    in size: CGSize, _ proposal: ProposedViewSize, _ child: ViewNode, at frame: CGRect,
    _ safeArea: SafeArea
  ) -> Placement
}

extension UnaryLayout {
  func sizeThatFits(_ proposal: ProposedViewSize, _ child: ViewNode) -> CGSize {
    child.size(proposal)
  }

  func placement(in size: CGSize, _ proposal: ProposedViewSize, _ child: ViewNode) -> Placement {
    Placement(origin: .zero, proposal: proposal)
  }

  func placement(
    in size: CGSize, _ proposal: ProposedViewSize, _ child: ViewNode, at frame: CGRect,
    _ safeArea: SafeArea
  ) -> Placement { placement(in: size, proposal, child) }

  func sizeThatFits(_ proposal: ProposedViewSize, _ children: [ViewNode]) -> CGSize {
    children.first.map { sizeThatFits(proposal, $0) } ?? .zero
  }

  func placements(
    in size: CGSize, _ proposal: ProposedViewSize, _ children: [ViewNode], at frame: CGRect,
    _ safeArea: SafeArea
  ) -> [Placement] {
    children.prefix(1).map { placement(in: size, proposal, $0, at: frame, safeArea) }
  }

  func spacing(_ children: [ViewNode]) -> ViewSpacing { children.first?.spacing ?? .zero }

  func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize, _ children: [ViewNode]
  ) -> CGFloat? {
    guard let child = children.first else { return nil }
    let placement = placement(
      in: size, proposal, child, at: CGRect(origin: .zero, size: size), SafeArea())
    return child.dimensions(placement.proposal).explicit(key).map {
      $0 + placement.origin[key.axis]
    }
  }
}

/// A layout that leaves its child as it is, also for the container that it is in.
struct TransparentLayout: UnaryLayout {
  func priority(_ children: [ViewNode]) -> Double { children.first?.priority ?? 0 }
}
