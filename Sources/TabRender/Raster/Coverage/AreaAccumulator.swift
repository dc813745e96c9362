/// Exact area coverage of straight edges, for a rectangle of pixels.
///
/// Each edge adds to a row of differences: the running sum along the row is the signed area to
/// the right of the edges within each pixel. An edge's share in a row depends on the edge and the
/// row alone, so how a picture is cut into rectangles changes nothing.
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
    let direction = edge.y1 > edge.y0 ? 1.0 : -1.0
    let down = direction > 0
    let (topX, topY) = down ? (edge.x0, edge.y0) : (edge.x1, edge.y1)
    let (bottomX, bottomY) = down ? (edge.x1, edge.y1) : (edge.x0, edge.y0)
    guard bottomY > Double(region.minY), topY < Double(region.maxY) else { return }
    guard min(topX, bottomX) < Double(region.maxX) else { return }
    let slope = (bottomX - topX) / (bottomY - topY)
    // Not finite only for an edge far too low to cover anything.
    guard slope.isFinite else { return }
    let first = max(region.minY, Int(max(topY, Double(region.minY)).rounded(.down)))
    let last = min(region.maxY, Int(min(bottomY, Double(region.maxY)).rounded(.up)))
    guard first < last else { return }
    for row in first..<last {
      let y0 = max(topY, Double(row))
      let y1 = min(bottomY, Double(row + 1))
      guard y1 > y0 else { continue }
      let x0 = y0 == topY ? topX : topX + (y0 - topY) * slope
      let x1 = y1 == bottomY ? bottomX : topX + (y1 - topY) * slope
      add(
        from: x0 - Double(region.minX), to: x1 - Double(region.minX), height: (y1 - y0) * direction,
        rowStart: (row - region.minY) * region.width)
    }
  }

  /// Adds a piece that stays within one row; x counts from the region's left edge.
  private mutating func add(from x0: Double, to x1: Double, height: Double, rowStart: Int) {
    let left = min(x0, x1)
    let right = max(x0, x1)
    let width = Double(region.width)
    if left >= width { return }
    if right <= 0 {
      sums[rowStart] += Float(height)
      return
    }
    if left < 0 || right > width {
      // Only the part inside is spread; what is left of the region covers it whole.
      let perX = height / (right - left)
      if left < 0 { sums[rowStart] += Float(-left * perX) }
      let (inLeft, inRight) = (max(left, 0), min(right, width))
      spread(from: inLeft, to: inRight, height: (inRight - inLeft) * perX, rowStart: rowStart)
      return
    }
    spread(from: left, to: right, height: height, rowStart: rowStart)
  }

  private mutating func spread(from left: Double, to right: Double, height: Double, rowStart: Int) {
    let first = Int(left)
    guard first < region.width else { return }
    if right <= Double(first + 1) {
      // Within one pixel: the covered area to the right of the piece's middle.
      let inside = height * (Double(first + 1) - (left + right) / 2)
      put(inside, at: first, rowStart)
      put(height - inside, at: first + 1, rowStart)
      return
    }
    // Over several pixels: the area right of the piece grows as a parabola at both ends and
    // linearly between them.
    let perX = height / (right - left)
    var done = 0.0
    var x = left
    var pixel = first
    while x < right {
      let edge = min(right, Double(pixel + 1))
      let part = (edge - x) * perX
      let area = part * (Double(pixel + 1) - (x + edge) / 2)
      put(area + done, at: pixel, rowStart)
      done = part - area
      x = edge
      pixel += 1
    }
    put(done, at: pixel, rowStart)
  }

  private mutating func put(_ value: Double, at column: Int, _ rowStart: Int) {
    if column < region.width { sums[rowStart + column] += Float(value) }
  }
}
