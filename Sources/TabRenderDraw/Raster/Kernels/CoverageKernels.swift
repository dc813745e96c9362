/// The loops that turn accumulated areas into coverage.
package enum CoverageKernels {
  /// Adds a straight piece of an outline to a row of area differences.
  ///
  /// The piece runs from `x0` to `x1`, counted from the row's left end, and is `height` high, below 0
  /// for a piece that runs upwards; it stays within the row.
  package static func add(
    from x0: Double, to x1: Double, height: Double, to row: inout MutableSpan<Float>
  ) {
    let left = min(x0, x1)
    let right = max(x0, x1)
    let width = Double(row.count)
    if left >= width { return }
    if right <= 0 {
      row[0] += Float(height)
    } else if left < 0 || right > width {
      // Only the part inside is spread; what is left of the row covers it whole.
      let perX = height / (right - left)
      if left < 0 { row[0] += Float(-left * perX) }
      let (inLeft, inRight) = (max(left, 0), min(right, width))
      spread(from: inLeft, to: inRight, height: (inRight - inLeft) * perX, over: &row)
    } else {
      spread(from: left, to: right, height: height, over: &row)
    }
  }

  /// Spreads a piece over the pixels that it passes, all inside the row.
  private static func spread(
    from left: Double, to right: Double, height: Double, over row: inout MutableSpan<Float>
  ) {
    let first = Int(left)
    guard first < row.count else { return }
    if right <= Double(first &+ 1) {
      // Within one pixel: the covered area to the right of the piece's middle.
      let inside = height * (Double(first &+ 1) - (left + right) / 2)
      unsafe row[unchecked: first] += Float(inside)
      if first &+ 1 < row.count { unsafe row[unchecked: first &+ 1] += Float(height - inside) }
      return
    }
    // Over several pixels: the area right of the piece grows as a parabola at both ends and
    // linearly between them.
    let perX = height / (right - left)
    var done = 0.0
    var x = left
    var pixel = first
    while x < right, pixel < row.count {
      let edge = min(right, Double(pixel &+ 1))
      let part = (edge - x) * perX
      let area = part * (Double(pixel &+ 1) - (x + edge) / 2)
      unsafe row[unchecked: pixel] += Float(area + done)
      done = part - area
      x = edge
      pixel &+= 1
    }
    if pixel < row.count { unsafe row[unchecked: pixel] += Float(done) }
  }

  /// Sums a row of area differences up to coverage, by the non-zero rule.
  ///
  /// Exact where the outline does not overlap itself within a pixel: the sum of signed areas is
  /// then 0…1 or its negative.
  package static func sumNonZero(_ row: inout MutableSpan<Float>) {
    var sum: Float = 0
    for i in 0..<row.count {
      unsafe sum += row[unchecked: i]
      unsafe row[unchecked: i] = min(abs(sum), 1)
    }
  }

  /// Sums a row of area differences up to coverage, by the even-odd rule.
  package static func sumEvenOdd(_ row: inout MutableSpan<Float>) {
    var sum: Float = 0
    for i in 0..<row.count {
      unsafe sum += row[unchecked: i]
      let turns = abs(sum)
      let rest = turns - 2 * (turns / 2).rounded(.down)
      unsafe row[unchecked: i] = rest > 1 ? 2 - rest : rest
    }
  }

  /// Rounds coverage of 0…1 half up to 0…255.
  package static func quantize(_ row: Span<Float>, into bytes: inout MutableSpan<UInt8>) {
    precondition(row.count == bytes.count)
    for i in 0..<row.count {
      unsafe bytes[unchecked: i] = UInt8(truncatingIfNeeded: Int32(row[unchecked: i] * 255 + 0.5))
    }
  }

  /// Multiplies two rows of coverage, rounded half up.
  package static func multiply(_ row: inout MutableSpan<UInt8>, by other: Span<UInt8>) {
    precondition(row.count == other.count)
    for i in 0..<row.count {
      let product = unsafe UInt32(row[unchecked: i]) &* UInt32(other[unchecked: i]) &+ 127
      unsafe row[unchecked: i] = UInt8(truncatingIfNeeded: product / 255)
    }
  }
}
