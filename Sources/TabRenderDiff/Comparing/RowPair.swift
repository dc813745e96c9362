import TabRenderBase

/// One row of each of two pictures, as straight words.
struct RowPair<Depth: ChannelDepth> {
  private let expected: StoredImage
  private let actual: StoredImage
  private var expectedWords: [Depth.Word]
  private var actualWords: [Depth.Word]

  init(_ expected: StoredImage, _ actual: StoredImage) {
    self.expected = expected
    self.actual = actual
    expectedWords = Array(repeating: 0, count: expected.width)
    actualWords = Array(repeating: 0, count: actual.width)
  }

  /// Reads a row that both pictures have.
  mutating func read(row y: Int) {
    Self.read(expected, row: y, into: &expectedWords)
    Self.read(actual, row: y, into: &actualWords)
  }

  private static func read(_ image: StoredImage, row y: Int, into row: inout [Depth.Word]) {
    var words = row.mutableSpan
    Depth.read(image, row: y, into: &words)
  }

  /// Judges some columns that both rows have; fates of the row begin at `start`.
  func judge(
    _ columns: Range<Int>, _ judge: inout PixelComparison<Depth>,
    _ pixelClasses: inout MutableSpan<UInt8>,
    _ start: Int
  ) {
    guard !columns.isEmpty else { return }
    let expected = expectedWords.span.extracting(columns)
    let actual = actualWords.span.extracting(columns)
    let first = start + columns.lowerBound
    var x = RowScan.nextDifference(expected, actual, from: 0)
    while x < columns.count {
      pixelClasses[first + x] = judge.judge(expected[x], actual[x]).rawValue
      x = RowScan.nextDifference(expected, actual, from: x + 1)
    }
  }
}
