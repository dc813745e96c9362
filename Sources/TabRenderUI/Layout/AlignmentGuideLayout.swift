public import Foundation

/// Sets where a guide of a view lies.
struct AlignmentGuideLayout: UnaryLayout {
  let key: AlignmentKey
  let compute: (ViewDimensions) -> CGFloat

  func priority(_ children: [ViewNode]) -> Double { children.first?.priority ?? 0 }

  func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize, _ children: [ViewNode]
  ) -> CGFloat? {
    guard let child = children.first else { return nil }
    let dimensions = child.dimensions(proposal)
    return key == self.key ? compute(dimensions).orZero : dimensions.explicit(key)
  }
}

extension View {
  /// Sets where a guide lies, in points from the view's leading edge.
  public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_LayoutModifier(AlignmentGuideLayout(key: g.key, compute: computeValue)))
  }

  /// Sets where a guide lies, in points from the view's top edge.
  public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_LayoutModifier(AlignmentGuideLayout(key: g.key, compute: computeValue)))
  }
}
