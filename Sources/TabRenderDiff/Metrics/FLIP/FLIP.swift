/// The error that a viewer sees who flips between two pictures: FLIP for low dynamic range.
///
/// P. Andersson, J. Nilsson, T. Akenine-Möller, M. Oskarsson, K. Åström and M. D. Fairchild, "FLIP: A
/// Difference Evaluator for Alternating Images" (2020), with NVIDIA's default viewer: a screen of
/// 0.7 m and 3840 pixels at 0.7 m, 67.02 pixels per degree. Beyond its edge a picture goes on with
/// its edge. Any size will do.
struct FLIP: Sendable {
  private let pair: VisiblePair
  private let background: VisiblePair.Background
  private let filters = FLIPFilters.standard

  init(_ pair: VisiblePair, over background: VisiblePair.Background) {
    self.pair = pair
    self.background = background
  }

  /// The mean error of a pixel, 0…1; exactly 0 for equal pictures, and for those without pixels.
  func mean() -> Double {
    guard pair.width > 0, pair.height > 0 else { return 0 }
    let sum = pair.bands.map { error(in: $0) }.reduce(0, +)
    return sum / (Double(pair.width) * Double(pair.height))
  }

  /// The sum of the errors of some rows.
  ///
  /// Where the pictures are equal as far as a filter reaches, there is none.
  private func error(in rows: Range<Int>) -> Double {
    let reach = filters.reach
    let seen = rows.lowerBound - reach..<rows.upperBound + reach
    if pair.areEqual(seen) { return 0 }
    let pixels = VisibleRows(pair, seen)
    guard let differing = pixels.differingColumns else { return 0 }
    let columns =
      max(0, differing.lowerBound - reach)..<min(pair.width, differing.upperBound + reach)
    return stride(from: columns.lowerBound, to: columns.upperBound, by: Self.mostColumns)
      .reduce(0) { sum, start in
        let end = min(columns.upperBound, start + Self.mostColumns)
        return sum + error(pixels, in: start..<end)
      }
  }

  /// The most columns that are on their way through the filters at once.
  private static let mostColumns = 1 << 16

  /// The sum of the errors of some columns.
  private func error(_ pixels: VisibleRows, in columns: Range<Int>) -> Double {
    let reach = filters.reach
    let seen =
      max(0, columns.lowerBound - reach)..<min(pair.width, columns.upperBound + reach)
    var expected = FLIPStrips(columns: columns, filters: filters)
    var actual = FLIPStrips(columns: columns, filters: filters)
    var sum = 0.0
    for row in pixels.expected.indices {
      expected.push(opponents(pixels.expected[row][seen]), from: seen.lowerBound)
      actual.push(opponents(pixels.actual[row][seen]), from: seen.lowerBound)
      if row >= 2 * reach { sum += expected.error(against: actual) }
    }
    return sum
  }

  private func opponents(_ pixels: ArraySlice<UInt64>) -> [SIMD4<Float>] {
    pixels.map { FLIPColor.opponents(SeenColor($0, over: background)) }
  }
}
