internal import Foundation
internal import TabRenderDraw

/// How a node looks.
@MainActor
protocol NodeDrawing {
  /// The layer of a node, without what is in it.
  ///
  /// The bounds are in points, from the layer's own origin, with edges on whole pixels.
  func makeLayer(bounds: CGRect, _ environment: EnvironmentValues) -> CALayer
}

/// A length for a side that nothing is proposed for: 10 points.
struct FlexibleLayout: NodeLayout {
  func sizeThatFits(_ proposal: ProposedViewSize, _ children: [ViewNode]) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placements(
    in size: CGSize, _ proposal: ProposedViewSize, _ children: [ViewNode], at frame: CGRect,
    _ safeArea: SafeArea
  ) -> [Placement] { [] }
}
