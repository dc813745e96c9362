/// The comparison of two pictures, step by step.
struct PictureComparison<Depth: ChannelDepth> {
  private let expected: StoredImage
  private let actual: StoredImage
  private let options: DiffOptions
  private let threads: Int
  private let area: ComparedArea
  private let bands: RowBands
  private var tally: DiffTally
  private var pixelClasses: [UInt8] = []
  private var antialiased = 0
  private var groups: [PixelGroup] = []

  init(_ expected: StoredImage, _ actual: StoredImage, _ options: DiffOptions, threads: Int) {
    self.expected = expected
    self.actual = actual
    self.options = options
    self.threads = max(1, threads)
    area = ComparedArea(expected, actual)
    bands = RowBands(width: area.width, height: area.height, threads: threads)
    tally = area.beyond
    comparePixels()
    if options.ignoresAntialiasing && tally.different > 0 { ignoreAntialiasing() }
    if differing > 0 { findGroups() }
  }

  /// The differing pixels of which there are pixel classes.
  private var differing: Int { tally.different + tally.outside - antialiased }

  private mutating func comparePixels() {
    let comparison = BandComparison<Depth>(
      expected: expected, actual: actual, width: area.width, rule: PixelRule(options),
      parts: ComparedParts(options))
    let found = bands.map({ ColorDifferences<Depth>() }) { comparison.compare($1, &$0) }
    for part in found { tally += part.tally }
    guard found.contains(where: { !$0.pixelClasses.isEmpty }) else { return }
    pixelClasses.reserveCapacity(area.width * area.height)
    for part in found {
      if part.pixelClasses.isEmpty {
        let count = part.rows.count * area.width
        pixelClasses.append(
          contentsOf: repeatElement(ImageDiff.PixelClass.equal.rawValue, count: count))
      } else {
        pixelClasses.append(contentsOf: part.pixelClasses)
      }
    }
  }

  private mutating func ignoreAntialiasing() {
    let filter = AntialiasingFilter(expected, actual, pixelClasses: pixelClasses, width: area.width)
    let indices = bands.map { rows in filter.antialiased(in: rows) }
    for index in indices.joined() {
      pixelClasses[index] = ImageDiff.PixelClass.antialiased.rawValue
    }
    antialiased = indices.reduce(0) { $0 + $1.count }
  }

  private mutating func findGroups() {
    guard !pixelClasses.isEmpty else { return }
    let (pixelClasses, area) = (pixelClasses, area)
    let parts = bands.map { rows in
      PixelGroups(in: rows, of: pixelClasses, width: area.width, common: area.common)
    }
    guard var whole = parts.first else { return }
    for part in parts.dropFirst() { whole.join(part) }
    groups = whole.all
  }

  /// The comparison's numbers and pixel classes.
  func result() -> ImageDiff {
    var summary = DiffSummary(expected: expected.size, actual: actual.size)
    addCounts(to: &summary)
    summary.clusters = groups.count
    summary.largestCluster = groups.map(\.pixels).max() ?? 0
    summary.boxes = DiffBoxes(groups).told
    summary.shift = shift(in: summary.boxes)
    addMetrics(to: &summary)
    summary.addReasons(by: options, largestInside: groups.map(\.inside).max() ?? 0)
    return ImageDiff(summary: summary, pixelClasses: pixelClasses)
  }

  private func addCounts(to summary: inout DiffSummary) {
    summary.differingPixels = differing
    summary.comparedPixels = tally.compared
    summary.outsidePixels = tally.outside
    summary.storedDifferences = tally.stored
    summary.hiddenDifferences = tally.hidden
    summary.toleratedPixels = tally.tolerated
    summary.antialiasedPixels = antialiased
    summary.ignoredPixels = tally.ignored
    summary.largestDelta = tally.largestDelta
    summary.deltaScale = Depth.maximum
  }

  private func addMetrics(to summary: inout DiffSummary) {
    let needed = options.neededMetrics
    summary.metrics = DiffMetrics.compute(
      needed.subtracting([.max]), expected, actual, threads: threads,
      comparing: ComparedParts(options), ignored: tally.ignored)
    if needed.contains(.max) {
      summary.metrics[.max] = Double(tally.largestDelta) * 255 / Double(Depth.maximum)
    }
    if case .deltaE = options.tolerance {
      summary.largestDeltaE = tally.largestDeltaE
    } else {
      summary.largestDeltaE = summary.metrics[.de2000]
    }
  }

  private func shift(in boxes: [DiffSummary.Box]) -> DiffSummary.Shift? {
    guard options.shiftReach > 0, !boxes.isEmpty, expected.size == actual.size else { return nil }
    return ShiftSearch<Depth>(
      expected, actual, pixelClasses: pixelClasses, boxes: boxes, options: options
    )
    .find(differing: differing)
  }
}
