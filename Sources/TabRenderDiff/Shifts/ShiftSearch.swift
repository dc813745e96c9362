/// Looks for a movement of the expected picture that gives the actual one where they differ.
///
/// It looks at the boxes of the differences, grown by the reach, so that what a thing has left and
/// what lies around it count too: a dot that vanished has not moved. A movement is found when at
/// most one in twenty of the differing pixels remains; the one with the fewest wins, and of those the
/// shortest. Differing pixels that it would bring in or carry out over the picture's edge remain.
struct ShiftSearch<Depth: ChannelDepth> {
  /// The farthest that is looked, in pixels each way.
  static var farthest: Int { DiffOptions.farthestShift }
  /// One in that many differing pixels may remain.
  private static var share: Int { 20 }

  /// With more differing pixels than these, samples are looked at first.
  private static var mostWithoutSamples: Int { 1 << 18 }
  /// How many rows are sampled, and how many columns of each part of one.
  private static var samples: Int { 64 }
  private static var sampleWidth: Int { 128 }
  /// With fewer differing pixels in the samples than these, they say nothing.
  private static var leastSampled: Int { 1024 }

  private let width: Int
  private let height: Int
  private let pixelClasses: [UInt8]
  private let parts: ComparedParts
  private let region: [PixelRect]
  private var expected: RowWindow<Depth>
  private var actual: RowWindow<Depth>
  private var comparison: PixelComparison<Depth>
  private var candidates: [Candidate]

  /// Prepares a search in two pictures of one size.
  init(
    _ expected: StoredImage, _ actual: StoredImage, pixelClasses: [UInt8], boxes: [DiffSummary.Box],
    options: DiffOptions
  ) {
    let reach = max(0, min(options.shiftReach, Self.farthest))
    width = expected.width
    height = expected.height
    self.pixelClasses = pixelClasses
    parts = ComparedParts(options)
    let picture = PixelRect(width: width, height: height)
    region = boxes.map { PixelRect($0).expanded(by: reach).intersection(picture) }
    self.expected = RowWindow(expected, count: 2 * reach + 1)
    self.actual = RowWindow(actual, count: 1)
    comparison = PixelComparison(PixelRule(options))
    candidates = Candidate.all(within: reach)
  }

  /// The movement that explains the differences; `nil` where none does.
  consuming func find(differing: Int) -> DiffSummary.Shift? {
    let limit = differing / Self.share
    if differing > Self.mostWithoutSamples { dropUnlikely() }
    if candidates.isEmpty { return nil }
    for y in rows {
      let columns = columns(row: y)
      guard !columns.isEmpty else { continue }
      for index in candidates.indices {
        candidates[index].remaining += remaining(candidates[index], row: y, columns, limit)
      }
      candidates.removeAll { $0.remaining > limit }
      if candidates.isEmpty { return nil }
    }
    return candidates.min { $0.remaining < $1.remaining }?.shift
  }

  /// Drops the movements that do not explain even half of the differences in some samples.
  ///
  /// Where millions of pixels differ by noise, each movement would else be followed through millions
  /// of pixels before it is given up.
  private mutating func dropUnlikely() {
    let samples = samples
    let differing = samples.reduce(0) { $0 + self.differing(row: $1.row, [$1.columns]) }
    guard differing >= Self.leastSampled else { return }
    var likely: [Candidate] = []
    for candidate in candidates {
      var tried = candidate
      for sample in samples where tried.remaining <= differing / 2 {
        tried.remaining += remaining(tried, row: sample.row, [sample.columns], differing / 2)
      }
      if tried.remaining <= differing / 2 { likely.append(candidate) }
    }
    candidates = likely
  }

  /// Parts of rows all over the region, wherever something is compared.
  private var samples: [(row: Int, columns: Range<Int>)] {
    let (rows, count) = (rows, min(Self.samples, rows.count))
    return (0..<count).flatMap { index in
      let row = rows.lowerBound + (2 * index + 1) * rows.count / (2 * count)
      return columns(row: row).map { columns in
        // Elsewhere in every row, so that no stripe of the picture decides.
        let room = max(0, columns.count - Self.sampleWidth)
        let start = columns.lowerBound + room * (index * 37 % count) / count
        return (row, start..<min(columns.upperBound, start + Self.sampleWidth))
      }
    }
  }

  /// The rows from the first to the last of the region.
  private var rows: Range<Int> {
    let top = region.map(\.minY).min() ?? 0
    return top..<max(top, region.map(\.maxY).max() ?? top)
  }

  /// The columns of a row that are looked at, from left to right.
  private func columns(row y: Int) -> [Range<Int>] {
    let touched = region.filter { $0.rows.contains(y) }.map(\.columns)
    var columns: [Range<Int>] = []
    for range in touched.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = columns.last, range.lowerBound <= last.upperBound {
        columns[columns.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        columns.append(range)
      }
    }
    guard parts.mayIgnore(in: y..<y + 1) else { return columns }
    let compared = parts.columns(row: y, width: width)
    return columns.flatMap { range in compared.map { $0.clamped(to: range) } }
      .filter { !$0.isEmpty }
  }

  /// The pixels of a row that a movement does not explain; it may stop beyond the limit.
  private mutating func remaining(
    _ candidate: Candidate, row y: Int, _ columns: [Range<Int>], _ limit: Int
  ) -> Int {
    let (dx, dy) = (candidate.shift.x, candidate.shift.y)
    guard y >= abs(dy) && y < height - abs(dy) else {
      return differing(row: y, columns)
    }
    let source = expected[y - dy]
    let target = actual[y]
    let inner = abs(dx)..<max(abs(dx), width - abs(dx))
    var count = 0
    for range in columns where candidate.remaining + count <= limit {
      let inside = range.clamped(to: inner)
      guard !inside.isEmpty else {
        count += differing(row: y, range)
        continue
      }
      count += differing(row: y, range.lowerBound..<inside.lowerBound)
      count += differing(row: y, inside.upperBound..<range.upperBound)
      count += unlike(
        source.span.extracting(inside.lowerBound - dx..<inside.upperBound - dx),
        target.span.extracting(inside), most: limit - candidate.remaining)
    }
    return count
  }

  private mutating func unlike(
    _ source: Span<Depth.Pixel>, _ target: Span<Depth.Pixel>, most: Int
  ) -> Int {
    var count = 0
    var x = RowScan.nextDifference(source, target, from: 0)
    while x < source.count && count <= most {
      if comparison.differs(source[x], target[x]) { count += 1 }
      x = RowScan.nextDifference(source, target, from: x + 1)
    }
    return count
  }

  private func differing(row y: Int, _ ranges: [Range<Int>]) -> Int {
    ranges.reduce(0) { $0 + differing(row: y, $1) }
  }

  private func differing(row y: Int, _ columns: Range<Int>) -> Int {
    columns.reduce(0) { count, x in
      count + (pixelClasses[y * width + x] & ImageDiff.PixelClass.differingBit == 0 ? 0 : 1)
    }
  }
}

/// A movement that is tried.
private struct Candidate {
  var shift: DiffSummary.Shift
  /// The pixels found so far that it does not explain.
  var remaining = 0

  /// The movements within a reach: short ones first, of those the ones across, then right and down.
  static func all(within reach: Int) -> [Candidate] {
    var shifts: [DiffSummary.Shift] = []
    for y in -reach...reach {
      for x in -reach...reach where x != 0 || y != 0 {
        shifts.append(DiffSummary.Shift(x: x, y: y))
      }
    }
    func order(_ shift: DiffSummary.Shift) -> (Int, Int, Int, Int) {
      (shift.x * shift.x + shift.y * shift.y, abs(shift.y), -shift.x, -shift.y)
    }
    return shifts.sorted { order($0) < order($1) }.map { Candidate(shift: $0) }
  }
}
