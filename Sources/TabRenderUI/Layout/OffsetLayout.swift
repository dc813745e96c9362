public import Foundation

/// Moves a view; for all others it is where it was.
struct OffsetLayout: UnaryLayout {
  let offset: CGSize

  func placement(in size: CGSize, _ proposal: ProposedViewSize, _ child: ViewNode) -> Placement {
    Placement(origin: CGPoint(x: offset.width, y: offset.height), proposal: proposal)
  }

  func priority(_ children: [ViewNode]) -> Double { children.first?.priority ?? 0 }

  func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize, _ children: [ViewNode]
  ) -> CGFloat? { children.first?.dimensions(proposal).explicit(key) }
}

/// Takes all that is proposed, and has the middle of the view at a point of it.
///
/// Source: OpenSwiftUI, `PositionLayout`.
struct PositionLayout: UnaryLayout {
  let position: CGPoint

  func sizeThatFits(_ proposal: ProposedViewSize, _ child: ViewNode) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: child.size(proposal))
  }

  func placement(in size: CGSize, _ proposal: ProposedViewSize, _ child: ViewNode) -> Placement {
    let own = child.size(ProposedViewSize(size))
    return Placement(
      origin: CGPoint(x: position.x - own.width / 2, y: position.y - own.height / 2),
      proposal: ProposedViewSize(size))
  }

  func spacing(_ children: [ViewNode]) -> ViewSpacing { ViewSpacing() }
}

extension View {
  /// The view drawn at another position, while the layout takes it to be where it was.
  ///
  /// - Parameters:
  ///   - x: How far towards the trailing edge, in points.
  ///   - y: How far down, in points.
  /// - Returns: The moved view.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// The view drawn at another position, while the layout takes it to be where it was.
  public func offset(_ offset: CGSize) -> some View {
    modifier(
      _LayoutModifier(
        OffsetLayout(offset: CGSize(width: offset.width.orZero, height: offset.height.orZero))))
  }

  /// The view with its middle at a point of the space that is proposed, all of which it takes.
  ///
  /// - Parameters:
  ///   - x: The distance of the middle from the leading edge, in points.
  ///   - y: The distance of the middle from the top, in points.
  /// - Returns: The positioned view.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }

  /// The view with its middle at a point of the space that is proposed, all of which it takes.
  public func position(_ position: CGPoint) -> some View {
    modifier(
      _LayoutModifier(
        PositionLayout(position: CGPoint(x: position.x.orZero, y: position.y.orZero))))
  }
}

extension CGFloat {
  /// The length itself, or 0 where it is not finite.
  var orZero: CGFloat { isFinite ? self : 0 }
}
