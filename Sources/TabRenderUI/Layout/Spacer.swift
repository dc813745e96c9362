public import Foundation

/// Takes all the space along a stack that other views leave; outside of a stack along both axes.
public struct Spacer: _PrimitiveView, Sendable {
  /// The least length in points; `nil` for the usual one, 8.
  public var minLength: CGFloat?

  /// Creates a spacer.
  nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  /// A node that draws nothing.
  public static func _makeNodes(_ view: Spacer, in context: _ViewContext) -> _NodeList {
    let least = max(0, (view.minLength ?? ViewSpacing.usual).orZero)
    let layout = SpacerLayout(axis: context.environment.stackAxis, minimum: least)
    return .node(ViewNode(layout: layout, environment: context.environment))
  }
}

/// What is proposed along an axis, at least a minimum, and nothing across.
///
/// It comes after all others, and has no distance to its neighbors.
/// Source: OpenSwiftUI, `Spacer`.
struct SpacerLayout: NodeLayout {
  /// The axis of the stack; `nil` for both.
  let axis: Axis?
  let minimum: CGFloat

  func sizeThatFits(_ proposal: ProposedViewSize, _ children: [ViewNode]) -> CGSize {
    let size = CGSize(
      width: max(proposal.width ?? 0, minimum), height: max(proposal.height ?? 0, minimum))
    return switch axis {
    case .horizontal: CGSize(width: size.width, height: 0)
    case .vertical: CGSize(width: 0, height: size.height)
    case nil: size
    }
  }

  func placements(
    in size: CGSize, _ proposal: ProposedViewSize, _ children: [ViewNode], at frame: CGRect,
    _ safeArea: SafeArea
  ) -> [Placement] { [] }

  func priority(_ children: [ViewNode]) -> Double { -.infinity }

  func spacing(_ children: [ViewNode]) -> ViewSpacing { axis.map { .none(along: $0) } ?? .zero }
}
