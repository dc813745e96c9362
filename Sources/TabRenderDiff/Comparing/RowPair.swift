/// One row of each of two pictures, as straight pixels.
struct RowPair<Depth: ChannelDepth> {
  private let expected: StoredImage
  private let actual: StoredImage
  private var expectedPixels: [Depth.Pixel]
  private var actualPixels: [Depth.Pixel]

  init(_ expected: StoredImage, _ actual: StoredImage) {
    self.expected = expected
    self.actual = actual
    expectedPixels = Array(repeating: 0, count: expected.width)
    actualPixels = Array(repeating: 0, count: actual.width)
  }

  /// Reads a row that both pictures have.
  mutating func read(row y: Int) {
    Self.read(expected, row: y, into: &expectedPixels)
    Self.read(actual, row: y, into: &actualPixels)
  }

  private static func read(_ image: StoredImage, row y: Int, into row: inout [Depth.Pixel]) {
    var pixels = row.mutableSpan
    Depth.read(image, row: y, into: &pixels)
  }

  /// Compares some columns that both rows have; the row begins in the classes at `start`.
  func compare(
    _ columns: Range<Int>, _ comparison: inout PixelComparison<Depth>,
    _ pixelClasses: inout MutableSpan<UInt8>,
    _ start: Int
  ) {
    guard !columns.isEmpty else { return }
    let expected = expectedPixels.span.extracting(columns)
    let actual = actualPixels.span.extracting(columns)
    let first = start + columns.lowerBound
    var x = RowScan.nextDifference(expected, actual, from: 0)
    while x < columns.count {
      pixelClasses[first + x] = comparison.compare(expected[x], actual[x]).rawValue
      x = RowScan.nextDifference(expected, actual, from: x + 1)
    }
  }
}
