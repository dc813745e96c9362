internal import Foundation

/// The kinds of what takes space from the safe area.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The device and the bars on it.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard, which never shows here.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All kinds.
  public static let all = SafeAreaRegions(rawValue: .max)
}

/// Proposes a view also what lies beyond the safe area on sides where it touches the border, while
/// the layout takes it to be as large as before.
///
/// Source: OpenSwiftUI, `SafeAreaIgnoringLayout`.
struct SafeAreaIgnoringLayout: UnaryLayout {
  let edges: Edge.Set
  let direction: LayoutDirection
  let pixel: CGFloat

  func placement(
    in size: CGSize, _ proposal: ProposedViewSize, _ child: ViewNode, at frame: CGRect,
    _ safeArea: SafeArea
  ) -> Placement {
    let insets = safeArea.insets(of: frame, direction, pixel: pixel).on(edges)
    return Placement(
      origin: CGPoint(x: -insets.leading, y: -insets.top),
      proposal: ProposedViewSize(
        width: proposal.width.map { $0 + insets.total(.horizontal) },
        height: proposal.height.map { $0 + insets.total(.vertical) }))
  }
}

extension View {
  /// The view drawn beyond the safe area on sides where it touches the border of it.
  ///
  /// The layout takes the view to be as large as before. Where bars lie inside of each other, it
  /// reaches beyond all of them.
  ///
  /// - Parameters:
  ///   - regions: What is ignored; a keyboard alone changes nothing, as none ever shows.
  ///   - edges: The sides; all four by default.
  /// - Returns: The view that ignores them.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    let edges = regions.contains(.container) ? edges : []
    return modifier(
      _LayoutModifier { context in
        SafeAreaIgnoringLayout(
          edges: edges, direction: context.environment.layoutDirection,
          pixel: context.environment.pixelLength)
      })
  }

  /// The view drawn beyond the safe area on sides where it touches the border of it.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
}
