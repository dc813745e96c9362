/// Which columns of a row are compared: those that neither a rectangle nor a mask ignores.
struct ComparedParts: Sendable {
  /// A pixel of a mask is ignored from this coverage on.
  private static let maskThreshold: UInt8 = 128

  private let rectangles: [PixelRect]
  private let mask: Mask?

  init(_ options: DiffOptions) {
    rectangles = options.ignored.filter { !$0.isEmpty }
    mask = options.mask
  }

  /// Whether anything may be ignored in some rows.
  func mayIgnore(in rows: Range<Int>) -> Bool {
    if let mask, rows.lowerBound < mask.height { return true }
    return rectangles.contains { $0.minY < rows.upperBound && rows.lowerBound < $0.maxY }
  }

  /// The parts of a row that are compared, from left to right, none empty.
  func columns(row y: Int, width: Int) -> [Range<Int>] {
    guard width > 0 else { return [] }
    guard mayIgnore(in: y..<y + 1) else { return [0..<width] }
    var columns: [Range<Int>] = []
    var start = 0
    for ignored in ignoredColumns(row: y) where ignored.lowerBound < width {
      if ignored.lowerBound > start { columns.append(start..<ignored.lowerBound) }
      start = max(start, ignored.upperBound)
    }
    if start < width { columns.append(start..<width) }
    return columns
  }

  /// Ranges of columns by their start; they may overlap, and end anywhere.
  private func ignoredColumns(row y: Int) -> [Range<Int>] {
    var ranges = rectangles.filter { $0.rows.contains(y) }.map(\.columns)
    if let mask, y < mask.height {
      var x = 0
      let row = mask.bytes.span.extracting(y * mask.width..<(y + 1) * mask.width)
      while true {
        // 128 is the highest bit alone, so "128 or more" is "has that bit".
        let start = RowScan.nextByte(with: Self.maskThreshold, in: row, from: x)
        guard start < row.count else { break }
        x = RowScan.nextByte(without: Self.maskThreshold, in: row, from: start)
        ranges.append(start..<x)
      }
    }
    return ranges.sorted { $0.lowerBound < $1.lowerBound }
  }
}
