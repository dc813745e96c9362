internal import Foundation

/// The safe regions around a view, the innermost last.
struct SafeArea: Sendable {
  /// A rectangle, and what of it is safe, in the host's coordinates.
  struct Region: Sendable {
    let outer: CGRect
    let inner: CGRect
  }

  /// The regions from the outermost to the innermost.
  var regions: [Region] = []

  /// How far beyond half of a pixel an edge may lie from a border that it touches, in points.
  private static let tolerance: CGFloat = 0.001

  /// The safe area inside of one more region.
  func inside(_ outer: CGRect, _ inner: CGRect) -> SafeArea {
    SafeArea(regions: regions + [Region(outer: outer, inner: inner)])
  }

  /// A rectangle that reaches to the outer border of each region on the sides where it touches the
  /// inner one or lies beyond it.
  func extended(_ rect: CGRect, pixel: CGFloat) -> CGRect {
    var (minX, minY, maxX, maxY) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let reach = pixel / 2 + Self.tolerance
    for region in regions.reversed() {
      let (outer, inner) = (region.outer, region.inner)
      if minX - reach < inner.minX, outer.minX < minX + reach { minX = outer.minX }
      if minY - reach < inner.minY, outer.minY < minY + reach { minY = outer.minY }
      if inner.maxX < maxX + reach, maxX - reach < outer.maxX { maxX = outer.maxX }
      if inner.maxY < maxY + reach, maxY - reach < outer.maxY { maxY = outer.maxY }
    }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// How far a rectangle can reach beyond its edges, where lines run in a direction.
  func insets(of rect: CGRect, _ direction: LayoutDirection, pixel: CGFloat) -> EdgeInsets {
    let extended = extended(rect, pixel: pixel)
    let (left, right) = (rect.minX - extended.minX, extended.maxX - rect.maxX)
    return EdgeInsets(
      top: rect.minY - extended.minY, leading: direction == .rightToLeft ? right : left,
      bottom: extended.maxY - rect.maxY, trailing: direction == .rightToLeft ? left : right)
  }
}

/// The layout of the node around all others: the safe part is proposed to each, and it is centered
/// there.
struct RootLayout: NodeLayout {
  let safeArea: EdgeInsets

  func sizeThatFits(_ proposal: ProposedViewSize, _ children: [ViewNode]) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placements(
    in size: CGSize, _ proposal: ProposedViewSize, _ children: [ViewNode], at frame: CGRect,
    _ outer: SafeArea
  ) -> [Placement] {
    let inner = CGSize(
      width: max(0, size.width - safeArea.total(.horizontal)),
      height: max(0, size.height - safeArea.total(.vertical)))
    return children.map { child in
      let own = child.size(ProposedViewSize(inner))
      return Placement(
        origin: CGPoint(
          x: safeArea.leading + (inner.width - own.width) / 2,
          y: safeArea.top + (inner.height - own.height) / 2),
        proposal: ProposedViewSize(inner))
    }
  }
}
