extension Shape {
  /// The coverage of the shape, by the cheapest of the exact ways, for the visible pixels.
  func coverage(visible: PixelRect) -> any Coverage {
    switch self {
    case .roundedRect(let shape):
      RoundedRectCoverage(shape, visible: visible) ?? PathCoverage(Path(shape), rule: .nonZero)
    case .ring(let outer, let inner):
      RingCoverage(
        outer: Shape.roundedRect(outer).coverage(visible: visible),
        inner: Shape.roundedRect(inner).coverage(visible: visible))
    case .path(let path, let rule): PathCoverage(path, rule: rule)
    }
  }

  /// Gives the coverage of any region, unrounded, row by row, 0…1: what a shadow blurs.
  var preciseCoverage: (PixelRect) -> [Float] {
    switch self {
    case .roundedRect(let shape): return Self.preciseCoverage(of: Path(shape), rule: .nonZero)
    case .path(let path, let rule): return Self.preciseCoverage(of: path, rule: rule)
    case .ring(let outer, let inner):
      let whole = Self.preciseCoverage(of: Path(outer), rule: .nonZero)
      let hole = Self.preciseCoverage(of: Path(inner), rule: .nonZero)
      return { region in zip(whole(region), hole(region)).map { max(0, $0 - $1) } }
    }
  }

  private static func preciseCoverage(
    of path: Path, rule: CAShapeLayerFillRule
  ) -> (PixelRect) -> [Float] {
    let edges = Flattening.edges(of: path, rule: rule)
    return { AreaAccumulator.coverage(of: edges, rule: rule, in: $0) }
  }
}
