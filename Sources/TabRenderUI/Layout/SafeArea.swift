internal import Foundation

/// The safe regions around a view, the innermost last.
struct SafeArea {
  /// A rectangle, and what of it is safe, in the host's coordinates.
  struct Region {
    let outer: CGRect
    let inner: CGRect
  }

  /// The regions from the outermost to the innermost.
  var regions: [Region] = []

  /// Half of a pixel and a little more counts as touching.
  private static let tolerance: CGFloat = 0.5 + 0.001

  /// The safe area inside of one more region.
  func inside(_ outer: CGRect, _ inner: CGRect) -> SafeArea {
    SafeArea(regions: regions + [Region(outer: outer, inner: inner)])
  }

  /// A rectangle that reaches beyond the safe area on the edges where it touches its border.
  func extended(_ rect: CGRect, _ edges: PhysicalEdges, pixel: CGFloat) -> CGRect {
    var (minX, minY, maxX, maxY) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let reach = Self.tolerance * pixel
    for region in regions.reversed() {
      let (outer, inner) = (region.outer, region.inner)
      if edges.contains(.left), abs(minX - inner.minX) <= reach { minX = min(minX, outer.minX) }
      if edges.contains(.top), abs(minY - inner.minY) <= reach { minY = min(minY, outer.minY) }
      if edges.contains(.right), abs(maxX - inner.maxX) <= reach { maxX = max(maxX, outer.maxX) }
      if edges.contains(.bottom), abs(maxY - inner.maxY) <= reach { maxY = max(maxY, outer.maxY) }
    }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}

/// Edges by the side on which they are.
struct PhysicalEdges: OptionSet {
  let rawValue: Int
  static let left = PhysicalEdges(rawValue: 1)
  static let top = PhysicalEdges(rawValue: 2)
  static let right = PhysicalEdges(rawValue: 4)
  static let bottom = PhysicalEdges(rawValue: 8)

  init(rawValue: Int) { self.rawValue = rawValue }

  /// The sides of edges where lines run in a direction.
  init(_ edges: Edge.Set, _ direction: LayoutDirection) {
    self = []
    if edges.contains(.top) { insert(.top) }
    if edges.contains(.bottom) { insert(.bottom) }
    let isRight = direction == .rightToLeft
    if edges.contains(.leading) { insert(isRight ? .right : .left) }
    if edges.contains(.trailing) { insert(isRight ? .left : .right) }
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
