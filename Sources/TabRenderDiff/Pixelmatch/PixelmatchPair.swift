/// Two pictures on their way through pixelmatch.
struct PixelmatchPair: Sendable {
  let expected: StoredImage
  let actual: StoredImage
  let includesAntialiasing: Bool

  /// What became of the pixels of a band of common rows.
  private struct Part: Sendable {
    var rows: Range<Int>
    /// Row by row over the common width; empty where all are equal.
    var pixelClasses: [UInt8] = []
    var counts = PixelmatchCounts()
  }

  private let area: ComparedArea

  init(expected: StoredImage, actual: StoredImage, includesAntialiasing: Bool) {
    self.expected = expected
    self.actual = actual
    self.includesAntialiasing = includesAntialiasing
    area = ComparedArea(expected, actual)
  }

  /// The size of the part that both pictures have.
  private var width: Int { area.common.width }
  private var height: Int { area.common.height }

  func compare(_ metric: some PixelmatchMetric, threads: Int) -> ImageDiff {
    let parts = RowBands(width: width, height: height, threads: threads).map {
      compare($0, metric)
    }
    var counts = PixelmatchCounts()
    for part in parts { counts.add(part.counts) }
    return counts.diff(expected, actual, pixelClasses: pixelClasses(parts), of: area)
  }

  private func compare(_ rows: Range<Int>, _ metric: some PixelmatchMetric) -> Part {
    var part = Part(rows: rows)
    let isAlike = expected.storesLike(actual)
    guard width > 0, !(isAlike && expected.hasEqualBytes(actual, rows: rows)) else { return part }
    var before = PixelRows(expected, width: width, height: height)
    var after = PixelRows(actual, width: width, height: height)
    for y in rows {
      if isAlike && expected.hasEqualBytes(actual, rows: y..<y + 1) { continue }
      before.load(around: y, reach: 0)
      after.load(around: y, reach: 0)
      guard before.row(y, differsFrom: after) else { continue }
      if part.pixelClasses.isEmpty {
        part.pixelClasses = Array(repeating: 0, count: rows.count * width)
      }
      before.load(around: y, reach: 2)
      after.load(around: y, reach: 2)
      compare(y, before, after, metric, &part)
    }
    return part
  }

  private func compare(
    _ y: Int, _ before: PixelRows, _ after: PixelRows, _ metric: some PixelmatchMetric,
    _ part: inout Part
  ) {
    let (expected, actual) = (before.row(y), after.row(y))
    let detector = SlopeDetector(slope: metric.slope)
    let start = (y - part.rows.lowerBound) * width
    for x in 0..<width where expected[x] != actual[x] {
      part.counts.addStored(expected[x], actual[x])
      let pixelClass: ImageDiff.PixelClass
      if !metric.isBeyond(expected[x], actual[x], index: y * width + x) {
        pixelClass = .tolerated
      } else if includesAntialiasing
        || !(detector.explains(before, after, x: x, y: y)
          || detector.explains(after, before, x: x, y: y))
      {
        pixelClass = .different
      } else {
        pixelClass = .antialiased
      }
      part.counts.add(pixelClass)
      part.pixelClasses[start + x] = pixelClass.rawValue
    }
  }

  /// The pixel classes of the area; empty where nothing in it differs.
  private func pixelClasses(_ parts: [Part]) -> [UInt8] {
    let (across, down) = (area.width, area.height)
    let isUneven = across != width || down != height
    guard isUneven || parts.contains(where: { !$0.pixelClasses.isEmpty }) else { return [] }
    var all = Array(repeating: ImageDiff.PixelClass.equal.rawValue, count: across * down)
    for part in parts where !part.pixelClasses.isEmpty {
      for (row, y) in part.rows.enumerated() {
        all.replaceSubrange(
          y * across..<y * across + width, with: part.pixelClasses[row * width..<(row + 1) * width])
      }
    }
    guard isUneven else { return all }
    for y in 0..<down {
      for x in (y < height ? width : 0)..<across where isOutside(x, y) {
        all[y * across + x] = ImageDiff.PixelClass.outside.rawValue
      }
    }
    return all
  }

  /// Whether a pixel of the union lies in exactly one of the pictures.
  private func isOutside(_ x: Int, _ y: Int) -> Bool {
    (x < expected.width && y < expected.height) != (x < actual.width && y < actual.height)
  }
}

extension PixelRows {
  /// Whether a loaded row has other pixels than that of another picture.
  fileprivate func row(_ y: Int, differsFrom other: PixelRows) -> Bool {
    let (mine, theirs) = (row(y), other.row(y))
    var bits: UInt32 = 0
    for x in 0..<width { bits |= mine[x] ^ theirs[x] }
    return bits != 0
  }
}
