public import Foundation

/// Space around a view: it is proposed what the space leaves, at least 0, and is as much larger.
///
/// Source: OpenSwiftUI, `PaddingLayout`.
struct PaddingLayout: UnaryLayout {
  let insets: EdgeInsets

  /// The space on a side where none is given, in points.
  static let usual: CGFloat = 16

  func sizeThatFits(_ proposal: ProposedViewSize, _ child: ViewNode) -> CGSize {
    child.size(proposal.inset(by: insets)).outset(by: insets)
  }

  func placement(in size: CGSize, _ proposal: ProposedViewSize, _ child: ViewNode) -> Placement {
    Placement(
      origin: CGPoint(x: insets.leading, y: insets.top), proposal: proposal.inset(by: insets))
  }

  func spacing(_ children: [ViewNode]) -> ViewSpacing {
    (children.first?.spacing ?? .zero).resetting(insets.edges)
  }
}

extension ProposedViewSize {
  /// What insets leave, at least 0.
  func inset(by insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max(0, $0 - insets.total(.horizontal)) },
      height: height.map { max(0, $0 - insets.total(.vertical)) })
  }
}

extension CGSize {
  /// The size with insets around it.
  func outset(by insets: EdgeInsets) -> CGSize {
    CGSize(width: width + insets.total(.horizontal), height: height + insets.total(.vertical))
  }
}

extension View {
  /// The view with space on some of its sides, in points.
  ///
  /// - Parameters:
  ///   - edges: The sides; all four by default.
  ///   - length: The space; `nil` for the usual one, 16.
  /// - Returns: The padded view.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(EdgeInsets(length ?? PaddingLayout.usual, edges))
  }

  /// The view with the same space on all sides, in points.
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// The view with space on its sides, in points; what is not finite counts as 0.
  public func padding(_ insets: EdgeInsets) -> some View {
    modifier(_LayoutModifier(PaddingLayout(insets: insets.finite)))
  }
}
