/// Compares bands of rows of two pictures.
struct BandComparison<Depth: ChannelDepth>: Sendable {
  /// What was found in a band.
  struct Found: Sendable {
    let rows: Range<Int>
    var tally = DiffTally()
    /// The pixel classes of the band's pixels; empty where all are equal.
    var pixelClasses: [UInt8] = []
  }

  let expected: StoredImage
  let actual: StoredImage
  /// The columns that are compared.
  let width: Int
  let rule: PixelRule<Depth>
  let parts: ComparedParts

  private var commonWidth: Int { min(expected.width, actual.width) }
  private var commonHeight: Int { min(expected.height, actual.height) }

  /// Compares a band; colour differences that were computed for others come with it.
  func compare(_ rows: Range<Int>, _ colors: inout ColorDifferences<Depth>) -> Found {
    if areEqualAsStored(rows) && !parts.mayIgnore(in: rows) {
      return Found(rows: rows, tally: DiffTally(compared: rows.count * width))
    }
    var comparison = PixelComparison(rule, colors)
    var pixelClasses = [UInt8](
      repeating: ImageDiff.PixelClass.equal.rawValue, count: rows.count * width)
    var pair = RowPair<Depth>(expected, actual)
    var span = pixelClasses.mutableSpan
    for y in rows {
      let start = (y - rows.lowerBound) * width
      compare(y, &pair, &comparison, &span, start)
    }
    colors = comparison.colors
    return Found(
      rows: rows, tally: comparison.tally,
      pixelClasses: comparison.tally.isUneventful ? [] : pixelClasses)
  }

  /// Whether some rows lie in both pictures, which are equally wide, and have the same bytes.
  private func areEqualAsStored(_ rows: Range<Int>) -> Bool {
    rows.upperBound <= commonHeight && width == expected.width && expected.storesLike(actual)
      && expected.hasEqualBytes(actual, rows: rows)
  }

  /// The columns of a row that at least one picture has.
  private func existingWidth(row y: Int) -> Int {
    let widths = [expected, actual].filter { y < $0.height }.map(\.width)
    return min(width, widths.max() ?? 0)
  }

  private func compare(
    _ y: Int, _ pair: inout RowPair<Depth>, _ comparison: inout PixelComparison<Depth>,
    _ pixelClasses: inout MutableSpan<UInt8>, _ start: Int
  ) {
    let existing = existingWidth(row: y)
    let compared = parts.columns(row: y, width: existing)
    let common = y < commonHeight ? 0..<commonWidth : 0..<0
    if !common.isEmpty && !areEqualAsStored(y..<y + 1) {
      pair.read(row: y)
      for columns in compared {
        pair.compare(columns.clamped(to: common), &comparison, &pixelClasses, start)
      }
    }
    for columns in compared where columns.upperBound > common.upperBound {
      let outside = max(columns.lowerBound, common.upperBound)..<columns.upperBound
      comparison.tally.outside += outside.count
      for x in outside { pixelClasses[start + x] = ImageDiff.PixelClass.outside.rawValue }
    }
    let count = compared.reduce(0) { $0 + $1.count }
    comparison.tally.compared += count
    if count < existing {
      comparison.tally.ignored += existing - count
      markIgnored(between: compared, upTo: existing, &pixelClasses, start)
    }
  }

  private func markIgnored(
    between compared: [Range<Int>], upTo existing: Int, _ pixelClasses: inout MutableSpan<UInt8>,
    _ start: Int
  ) {
    var x = 0
    for columns in compared + [existing..<existing] {
      while x < columns.lowerBound {
        pixelClasses[start + x] = ImageDiff.PixelClass.ignored.rawValue
        x += 1
      }
      x = columns.upperBound
    }
  }
}
