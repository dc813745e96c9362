extension Shape {
  /// The coverage of the shape, by the cheapest of the exact ways.
  var coverage: any Coverage {
    switch self {
    case .roundedRect(let shape): RoundedRectCoverage(shape) ?? PathCoverage(.init(shape), rule: .nonZero)
    case .ring(let outer, let inner):
      RingCoverage(
        outer: Shape.roundedRect(outer).coverage, inner: Shape.roundedRect(inner).coverage)
    case .path(let path, let rule): PathCoverage(path, rule: rule)
    }
  }

  /// The coverage of a region, unrounded, row by row, 0…1: what a shadow blurs.
  func preciseCoverage(in region: PixelRect) -> [Float] {
    switch self {
    case .roundedRect(let shape):
      return AreaAccumulator.coverage(
        of: Flattening.edges(of: Path(shape)), rule: .nonZero, in: region)
    case .path(let path, let rule):
      return AreaAccumulator.coverage(of: Flattening.edges(of: path), rule: rule, in: region)
    case .ring(let outer, let inner):
      let hole = Shape.roundedRect(inner).preciseCoverage(in: region)
      return zip(Shape.roundedRect(outer).preciseCoverage(in: region), hole).map { max(0, $0 - $1) }
    }
  }
}
