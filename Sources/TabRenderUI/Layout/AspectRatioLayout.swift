public import Foundation

/// Whether something of fixed proportions lies inside of a space or covers it.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// The largest that lies inside.
  case fit
  /// The smallest that covers it.
  case fill
}

/// Proposes a size of fixed proportions, scaled to fit or fill what is proposed.
///
/// Source: OpenSwiftUI, `AspectRatioLayout`.
struct AspectRatioLayout: UnaryLayout {
  /// Width by height; `nil` for that of the view's ideal size.
  let ratio: CGFloat?
  let mode: ContentMode

  func sizeThatFits(_ proposal: ProposedViewSize, _ child: ViewNode) -> CGSize {
    child.size(inner(proposal, child))
  }

  func placement(in size: CGSize, _ proposal: ProposedViewSize, _ child: ViewNode) -> Placement {
    .aligned(child, .center, in: size, inner(proposal, child))
  }

  private func inner(_ proposal: ProposedViewSize, _ child: ViewNode) -> ProposedViewSize {
    guard proposal != .unspecified else { return proposal }
    let shape = ratio.map { CGSize(width: $0, height: 1) } ?? child.size(.unspecified)
    let scales = [scale(shape.width, to: proposal.width), scale(shape.height, to: proposal.height)]
    let chosen = (mode == .fit ? scales.min() : scales.max()) ?? 1
    guard chosen.isFinite else { return mode == .fit ? proposal : infinite(shape) }
    return ProposedViewSize(CGSize(width: shape.width * chosen, height: shape.height * chosen))
  }

  private func scale(_ length: CGFloat, to proposal: CGFloat?) -> CGFloat {
    guard let proposal, length > 0 else { return .infinity }
    return proposal / length
  }

  private func infinite(_ shape: CGSize) -> ProposedViewSize {
    ProposedViewSize(
      width: shape.width > 0 ? .infinity : 0, height: shape.height > 0 ? .infinity : 0)
  }
}

extension View {
  /// The view in fixed proportions.
  ///
  /// - Parameters:
  ///   - aspectRatio: Width by height; `nil` for that of the view's ideal size.
  ///   - contentMode: Whether it lies inside of the proposed space or covers it.
  /// - Returns: The view in those proportions.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    let ratio = aspectRatio.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    return modifier(_LayoutModifier(AspectRatioLayout(ratio: ratio, mode: contentMode)))
  }

  /// The view in the proportions of a size.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// The view in its own proportions, inside of the proposed space.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// The view in its own proportions, covering the proposed space.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
