/// What is counted while pixelmatch compares.
struct PixelmatchCounts: Sendable {
  private var different = 0
  private var antialiased = 0
  private var tolerated = 0
  private var stored = 0
  private var hidden = 0
  private var largestDelta = 0

  /// Counts two pixels that differ.
  mutating func addStored(_ expected: UInt32, _ actual: UInt32) {
    stored += 1
    if EightBits.alpha(of: expected | actual) == 0 { hidden += 1 }
    largestDelta = max(largestDelta, EightBits.visibleDelta(expected, actual))
  }

  /// Counts a pixel of that class.
  mutating func add(_ pixelClass: ImageDiff.PixelClass) {
    switch pixelClass {
    case .different: different += 1
    case .antialiased: antialiased += 1
    case .tolerated: tolerated += 1
    case .equal, .ignored, .outside: break
    }
  }

  mutating func add(_ part: PixelmatchCounts) {
    different += part.different
    antialiased += part.antialiased
    tolerated += part.tolerated
    stored += part.stored
    hidden += part.hidden
    largestDelta = max(largestDelta, part.largestDelta)
  }

  /// The comparison of two pictures that has these counts.
  ///
  /// The pixel classes are those of an area.
  func diff(
    _ expected: StoredImage, _ actual: StoredImage, pixelClasses: [UInt8], of area: ComparedArea
  ) -> ImageDiff {
    var summary = DiffSummary(expected: expected.size, actual: actual.size)
    let common = area.common.width * area.common.height
    let outside =
      expected.width * expected.height + actual.width * actual.height - 2 * common
    summary.comparedPixels = common + outside
    summary.outsidePixels = outside
    summary.differingPixels = different + outside
    summary.antialiasedPixels = antialiased
    summary.toleratedPixels = tolerated
    summary.storedDifferences = stored
    summary.hiddenDifferences = hidden
    summary.largestDelta = largestDelta
    if summary.differingPixels > 0 {
      addGroups(of: pixelClasses, in: area, to: &summary)
      summary.reasons.append(.pixels)
    }
    if outside > 0 { summary.reasons.insert(.size, at: 0) }
    return ImageDiff(summary: summary, pixelClasses: pixelClasses)
  }

  private func addGroups(
    of pixelClasses: [UInt8], in area: ComparedArea, to summary: inout DiffSummary
  ) {
    guard !pixelClasses.isEmpty else { return }
    let groups = PixelGroups(
      in: 0..<area.height, of: pixelClasses, width: area.width, common: area.common
    ).all
    summary.clusters = groups.count
    summary.largestCluster = groups.map(\.pixels).max() ?? 0
    summary.boxes = DiffBoxes(groups).told
  }
}
