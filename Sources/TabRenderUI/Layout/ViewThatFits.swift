internal import Foundation

/// The first of several views whose ideal size fits the proposed space; the last one if none does.
public struct ViewThatFits<Content: View>: _PrimitiveView {
  private let axes: Axis.Set
  private let content: Content

  /// Creates a choice of views.
  ///
  /// - Parameters:
  ///   - axes: Along which a view has to fit; both by default.
  ///   - content: The views, the preferred one first.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  /// One node that holds all views and shows one.
  public static func _makeNodes(_ view: ViewThatFits, in context: _ViewContext) -> _NodeList {
    .container(
      FirstFittingLayout(axes: view.axes), of: view.content, in: context,
      axis: context.environment.stackAxis)
  }
}

/// The first child whose ideal size fits.
struct FirstFittingLayout: NodeLayout {
  let axes: Axis.Set

  func sizeThatFits(_ proposal: ProposedViewSize, _ children: [ViewNode]) -> CGSize {
    chosen(proposal, children)?.size(proposal) ?? .zero
  }

  func placements(
    in size: CGSize, _ proposal: ProposedViewSize, _ children: [ViewNode], at frame: CGRect,
    _ safeArea: SafeArea
  ) -> [Placement] {
    let chosen = chosen(proposal, children)
    return children.map {
      Placement(origin: .zero, proposal: proposal, isShown: $0 === chosen)
    }
  }

  func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize, _ children: [ViewNode]
  ) -> CGFloat? { chosen(proposal, children)?.dimensions(proposal).explicit(key) }

  private func chosen(_ proposal: ProposedViewSize, _ children: [ViewNode]) -> ViewNode? {
    children.first { fits($0, proposal) } ?? children.last
  }

  private func fits(_ child: ViewNode, _ proposal: ProposedViewSize) -> Bool {
    var ideal = proposal
    for axis in Axis.allCases where axes.contains(Axis.Set(axis)) { ideal[axis] = nil }
    let size = child.size(ideal)
    return Axis.allCases.allSatisfy {
      !axes.contains(Axis.Set($0)) || size[$0] <= proposal[$0] ?? .infinity
    }
  }
}
