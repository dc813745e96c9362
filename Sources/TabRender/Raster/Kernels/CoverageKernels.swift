/// The loops that turn accumulated areas into coverage.
enum CoverageKernels {
  /// Sums a row of area differences up to coverage, by the non-zero rule.
  ///
  /// Exact where the outline does not overlap itself within a pixel: the sum of signed areas is
  /// then 0…1 or its negative.
  static func sumNonZero(_ row: inout MutableSpan<Float>) {
    var sum: Float = 0
    for i in 0..<row.count {
      unsafe sum += row[unchecked: i]
      unsafe row[unchecked: i] = min(abs(sum), 1)
    }
  }

  /// Sums a row of area differences up to coverage, by the even-odd rule.
  static func sumEvenOdd(_ row: inout MutableSpan<Float>) {
    var sum: Float = 0
    for i in 0..<row.count {
      unsafe sum += row[unchecked: i]
      let turns = abs(sum)
      let rest = turns - 2 * (turns / 2).rounded(.down)
      unsafe row[unchecked: i] = rest > 1 ? 2 - rest : rest
    }
  }

  /// Rounds coverage of 0…1 half up to 0…255.
  static func quantize(_ row: Span<Float>, into bytes: inout MutableSpan<UInt8>) {
    precondition(row.count == bytes.count)
    for i in 0..<row.count {
      unsafe bytes[unchecked: i] = UInt8(truncatingIfNeeded: Int32(row[unchecked: i] * 255 + 0.5))
    }
  }

  /// Multiplies two rows of coverage, rounded half up.
  static func multiply(_ row: inout MutableSpan<UInt8>, by other: Span<UInt8>) {
    precondition(row.count == other.count)
    for i in 0..<row.count {
      let product = unsafe UInt32(row[unchecked: i]) &* UInt32(other[unchecked: i]) &+ 127
      unsafe row[unchecked: i] = UInt8(truncatingIfNeeded: product / 255)
    }
  }
}
