/// When two pixels count as different: the options, resolved for a depth of channels.
struct PixelRule<Depth: ChannelDepth>: Sendable {
  let comparison: DiffOptions.Comparison
  /// The largest difference of a channel that is tolerated, in the steps of the depth.
  let channelLimit: Int
  /// The largest colour difference that is tolerated; `nil` where channels decide.
  let deltaELimit: Double?

  init(_ options: DiffOptions) {
    comparison = options.comparison
    switch options.tolerance {
    case .channel(let limit):
      let steps = (limit * Double(Depth.maximum) / 255).rounded(.down)
      channelLimit = steps > 0 ? Int(min(steps, Double(Depth.maximum))) : 0
      deltaELimit = nil
    case .deltaE(let limit):
      channelLimit = 0
      deltaELimit = limit > 0 ? limit : 0
    }
  }

  /// The largest difference of a channel that counts, in the steps of the depth.
  @inline(__always)
  func delta(_ expected: Depth.Pixel, _ actual: Depth.Pixel) -> Int {
    comparison == .visible
      ? Depth.visibleDelta(expected, actual) : Depth.storedDelta(expected, actual)
  }
}

/// Compares pixels by a rule, and counts what it finds.
struct PixelComparison<Depth: ChannelDepth> {
  let rule: PixelRule<Depth>
  var tally = DiffTally()
  private(set) var colors: ColorDifferences<Depth>

  init(_ rule: PixelRule<Depth>, _ colors: ColorDifferences<Depth> = ColorDifferences()) {
    self.rule = rule
    self.colors = colors
  }

  /// What becomes of a pixel whose straight values differ.
  @inline(__always)
  mutating func compare(_ expected: Depth.Pixel, _ actual: Depth.Pixel) -> ImageDiff.PixelClass {
    tally.stored &+= 1
    if Depth.alpha(of: expected) | Depth.alpha(of: actual) == 0 { tally.hidden &+= 1 }
    let delta = rule.delta(expected, actual)
    if delta == 0 { return .equal }
    tally.largestDelta = max(tally.largestDelta, delta)
    if isTolerated(delta, expected, actual) {
      tally.tolerated &+= 1
      return .tolerated
    }
    tally.different &+= 1
    return .different
  }

  /// Whether two pixels differ by more than the tolerance; counts nothing.
  @inline(__always)
  mutating func differs(_ expected: Depth.Pixel, _ actual: Depth.Pixel) -> Bool {
    let delta = rule.delta(expected, actual)
    if delta == 0 { return false }
    guard let limit = rule.deltaELimit else { return delta > rule.channelLimit }
    return limit == 0 || colors.difference(expected, actual) > limit
  }

  @inline(__always)
  private mutating func isTolerated(
    _ delta: Int, _ expected: Depth.Pixel, _ actual: Depth.Pixel
  ) -> Bool {
    guard let limit = rule.deltaELimit else { return delta <= rule.channelLimit }
    let difference = colors.difference(expected, actual)
    tally.largestDeltaE = max(tally.largestDeltaE, difference)
    return limit > 0 && difference <= limit
  }
}
