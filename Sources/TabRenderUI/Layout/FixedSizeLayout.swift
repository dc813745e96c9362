internal import Foundation

/// Proposes nothing along some axes, so that the view has its ideal length there.
///
/// Source: OpenSwiftUI, `FixedSizeLayout`.
struct FixedSizeLayout: UnaryLayout {
  let isHorizontal: Bool
  let isVertical: Bool

  func sizeThatFits(_ proposal: ProposedViewSize, _ child: ViewNode) -> CGSize {
    child.size(inner(proposal))
  }

  func placement(in size: CGSize, _ proposal: ProposedViewSize, _ child: ViewNode) -> Placement {
    Placement(origin: .zero, proposal: inner(proposal))
  }

  func priority(_ children: [ViewNode]) -> Double { children.first?.priority ?? 0 }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: isHorizontal ? nil : proposal.width, height: isVertical ? nil : proposal.height)
  }
}

extension View {
  /// The view in its ideal size, however much space is proposed.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// The view with its ideal length along some axes.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(_LayoutModifier(FixedSizeLayout(isHorizontal: horizontal, isVertical: vertical)))
  }
}
