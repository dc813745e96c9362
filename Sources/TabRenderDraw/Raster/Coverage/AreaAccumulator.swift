/// Exact area coverage of straight edges, for a rectangle of pixels.
///
/// Each edge adds to a row of differences: the running sum along the row is the signed area to
/// the right of the edges within each pixel. An edge's share in a row depends on the edge and the
/// row alone, so how a picture is cut into bands of rows changes nothing.
struct AreaAccumulator {
  let region: PixelRect
  private var sums: [Float]

  init(region: PixelRect) {
    self.region = region
    sums = Array(repeating: 0, count: region.width * region.height)
  }

  /// The coverage of a region by edges, row by row, 0…1.
  static func coverage(
    of edges: [Edge], rule: CAShapeLayerFillRule, in region: PixelRect
  ) -> [Float] {
    guard !region.isEmpty else { return [] }
    var accumulator = AreaAccumulator(region: region)
    for edge in edges { accumulator.add(edge) }
    return accumulator.summed(rule)
  }

  private consuming func summed(_ rule: CAShapeLayerFillRule) -> [Float] {
    let width = region.width
    let height = region.height
    var all = sums.mutableSpan
    for row in 0..<height {
      all.withPart(row * width..<(row + 1) * width) { span in
        switch rule {
        case .nonZero: CoverageKernels.sumNonZero(&span)
        case .evenOdd: CoverageKernels.sumEvenOdd(&span)
        }
      }
    }
    return sums
  }

  private mutating func add(_ edge: Edge) {
    let isDown = edge.y1 > edge.y0
    let (topX, topY) = isDown ? (edge.x0, edge.y0) : (edge.x1, edge.y1)
    let (bottomX, bottomY) = isDown ? (edge.x1, edge.y1) : (edge.x0, edge.y0)
    guard bottomY > Double(region.minY), topY < Double(region.maxY) else { return }
    guard min(topX, bottomX) < Double(region.maxX) else { return }
    let slope = (bottomX - topX) / (bottomY - topY)
    // Not finite only for an edge far too low to cover anything.
    guard slope.isFinite else { return }
    let first = Int(max(topY, Double(region.minY)).rounded(.down))
    let last = Int(min(bottomY, Double(region.maxY)).rounded(.up))
    let left = Double(region.minX)
    let width = region.width
    let top = region.minY
    var all = sums.mutableSpan
    for row in first..<max(first, last) {
      let y0 = max(topY, Double(row))
      let y1 = min(bottomY, Double(row + 1))
      guard y1 > y0 else { continue }
      let x0 = y0 == topY ? topX : topX + (y0 - topY) * slope
      let x1 = y1 == bottomY ? bottomX : topX + (y1 - topY) * slope
      let height = isDown ? y1 - y0 : y0 - y1
      let start = (row - top) * width
      all.withPart(start..<start + width) {
        CoverageKernels.add(from: x0 - left, to: x1 - left, height: height, to: &$0)
      }
    }
  }
}
