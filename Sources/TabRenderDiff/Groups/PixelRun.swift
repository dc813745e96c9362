/// Differing pixels of a row that lie side by side.
package struct PixelRun: Hashable, Sendable {
  package var row: Int32
  /// The first column.
  package var start: Int32
  /// The column after the last.
  package var end: Int32
}

extension PixelRun {
  /// The runs of some rows of pixel classes, from the top left on.
  package static func all(in rows: Range<Int>, of pixelClasses: [UInt8], width: Int) -> [PixelRun] {
    var runs: [PixelRun] = []
    for y in rows { append(row: y, of: pixelClasses, width: width, to: &runs) }
    return runs
  }

  /// Adds the runs of one row of pixel classes.
  static func append(row y: Int, of pixelClasses: [UInt8], width: Int, to runs: inout [PixelRun]) {
    let row = pixelClasses.span.extracting(y * width..<(y + 1) * width)
    var x = RowScan.nextByte(with: ImageDiff.PixelClass.differingBit, in: row, from: 0)
    while x < width {
      let end = RowScan.nextByte(without: ImageDiff.PixelClass.differingBit, in: row, from: x)
      runs.append(PixelRun(row: Int32(y), start: Int32(x), end: Int32(end)))
      x = RowScan.nextByte(with: ImageDiff.PixelClass.differingBit, in: row, from: end)
    }
  }

  /// Calls with the indices of each two runs of neighbouring rows that touch, across corners too.
  package static func forEachTouching(
    _ above: ArraySlice<PixelRun>, _ below: ArraySlice<PixelRun>,
    _ body: (_ upper: Int, _ lower: Int) -> Void
  ) {
    var i = above.startIndex
    var j = below.startIndex
    while i < above.endIndex && j < below.endIndex {
      let upper = above[i]
      let lower = below[j]
      if upper.end >= lower.start && lower.end >= upper.start { body(i, j) }
      if upper.end < lower.end { i += 1 } else { j += 1 }
    }
  }
}

extension ImageDiff {
  /// The runs of differing pixels where there are pixel classes, from the top left on.
  package var differingRuns: [PixelRun] {
    if pixelClasses.isEmpty { return [] }
    return PixelRun.all(in: 0..<covered.height, of: pixelClasses, width: covered.width)
  }
}

extension ImageDiff.PixelClass {
  /// The bit that the pixel classes of differing pixels have, and no other class.
  static let differingBit: UInt8 = 4
}
