/// What is counted while pixelmatch compares.
struct PixelmatchCounts: Sendable {
  private var different = 0
  private var forgiven = 0
  private var tolerated = 0
  private var stored = 0
  private var hidden = 0
  private var largestDelta = 0

  /// Counts two pixels whose words differ.
  mutating func addStored(_ expected: UInt32, _ actual: UInt32) {
    stored += 1
    let (alpha, other) = (Int(expected >> 24), Int(actual >> 24))
    if alpha == 0 && other == 0 { hidden += 1 }
    largestDelta = max(largestDelta, abs(alpha - other))
    for shift: UInt32 in [0, 8, 16] {
      let one = (Int(expected >> shift & 255) * alpha + 127) / 255
      let two = (Int(actual >> shift & 255) * other + 127) / 255
      largestDelta = max(largestDelta, abs(one - two))
    }
  }

  /// Counts a pixel of that fate.
  mutating func add(_ fate: ImageDiff.Fate) {
    switch fate {
    case .different: different += 1
    case .forgiven: forgiven += 1
    case .tolerated: tolerated += 1
    case .equal, .ignored, .outside: break
    }
  }

  mutating func add(_ part: PixelmatchCounts) {
    different += part.different
    forgiven += part.forgiven
    tolerated += part.tolerated
    stored += part.stored
    hidden += part.hidden
    largestDelta = max(largestDelta, part.largestDelta)
  }

  /// The comparison of two pictures that has these counts.
  func diff(_ expected: StoredImage, _ actual: StoredImage, fates: [UInt8]) -> ImageDiff {
    let (width, height) = (expected.width, expected.height)
    var summary = DiffSummary(
      expected: DiffSummary.Size(width: width, height: height),
      actual: DiffSummary.Size(width: actual.width, height: actual.height))
    let common = min(width, actual.width) * min(height, actual.height)
    let outside = width * height + actual.width * actual.height - 2 * common
    summary.comparedPixels = common + outside
    summary.outsidePixels = outside
    summary.differingPixels = different + outside
    summary.forgivenPixels = forgiven
    summary.toleratedPixels = tolerated
    summary.storedDifferences = stored
    summary.hiddenDifferences = hidden
    summary.largestDelta = largestDelta
    if summary.differingPixels > 0 {
      addGroups(of: fates, to: &summary)
      summary.reasons.append(.pixels)
    }
    if outside > 0 { summary.reasons.insert(.size, at: 0) }
    return ImageDiff(summary: summary, fates: fates)
  }

  private func addGroups(of fates: [UInt8], to summary: inout DiffSummary) {
    let (expected, actual) = (summary.expectedSize, summary.actualSize)
    let width = max(expected.width, actual.width)
    let height = max(expected.height, actual.height)
    let common = PixelRect(
      minX: 0, minY: 0, maxX: min(expected.width, actual.width),
      maxY: min(expected.height, actual.height))
    let groups = PixelGroups(in: 0..<height, of: fates, width: width, common: common).all
    summary.clusters = groups.count
    summary.largestCluster = groups.map(\.pixels).max() ?? 0
    summary.boxes = DiffBoxes(groups).told
  }
}
