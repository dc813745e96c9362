internal import Foundation

/// Views in front of each other.
///
/// The pile is as wide and as high as the largest of its views of the highest priority; each view is
/// then proposed the size of the pile. Source: OpenSwiftUI, `ZStack`.
struct PileLayout: NodeLayout {
  let alignment: Alignment

  func sizeThatFits(_ proposal: ProposedViewSize, _ children: [ViewNode]) -> CGSize {
    deciding(children).reduce(CGSize.zero) { size, child in
      let own = child.size(proposal)
      return CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
    }
  }

  func placements(
    in size: CGSize, _ proposal: ProposedViewSize, _ children: [ViewNode], at frame: CGRect,
    _ safeArea: SafeArea
  ) -> [Placement] {
    let proposal = ProposedViewSize(size)
    let guides = deciding(children).map { $0.dimensions(proposal) }
    let x = guides.map { $0[alignment.horizontal] }.max() ?? 0
    let y = guides.map { $0[alignment.vertical] }.max() ?? 0
    return children.map { child in
      let own = child.dimensions(proposal)
      return Placement(
        origin: CGPoint(x: x - own[alignment.horizontal], y: y - own[alignment.vertical]),
        proposal: proposal)
    }
  }

  func spacing(_ children: [ViewNode]) -> ViewSpacing {
    children.isEmpty
      ? .zero : children.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
  }

  /// The views of the highest priority.
  private func deciding(_ children: [ViewNode]) -> [ViewNode] {
    let highest = children.map(\.priority).max() ?? 0
    return children.filter { $0.priority == highest }
  }
}
