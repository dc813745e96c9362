/// Compares pictures as pixelmatch does, with the same counts.
///
/// For suites that come from tools built on it. It overlooks much: with the default threshold a grey
/// may differ by 22 levels of 255 from black. Samples of 16 bits are rounded to 8 first.
public struct Pixelmatch: Hashable, Sendable {
  /// Which pixelmatch.
  public enum Version: String, CaseIterable, Hashable, Sendable {
    /// Versions 5.3.0 to 6.0.0: YIQ, transparent pixels over white.
    case v5
    /// Versions 7.1.0 to 7.2.0: YIQ, transparent pixels over a checkerboard that follows the position.
    case v7
    /// What follows 7.2.0, as of 7 July 2026: HyAB in OKLab, over a checkerboard.
    case okLab
  }

  /// What is put behind transparent pixels.
  public enum Background: String, CaseIterable, Hashable, Sendable {
    /// White for ``Version/v5``, a checkerboard for the later ones.
    case ofVersion
    /// White, as later versions do with `checkerboard: false`.
    case white
  }

  /// How far apart alike colours may be, 0…1; smaller is stricter.
  ///
  /// What is below 0 or no number counts as 0, and what is above 1 as 1.
  public var threshold: Double
  /// Whether antialiased pixels count as different too.
  public var includesAntialiasing: Bool
  /// Which pixelmatch.
  public var version: Version
  /// What is put behind transparent pixels.
  public var background: Background

  /// Creates a comparison with pixelmatch's own defaults.
  public init(
    threshold: Double = 0.1, includesAntialiasing: Bool = false, version: Version = .v7,
    background: Background = .ofVersion
  ) {
    self.threshold = threshold
    self.includesAntialiasing = includesAntialiasing
    self.version = version
    self.background = background
  }

  /// Compares two pictures.
  ///
  /// Any pixel that pixelmatch counts makes them different; antialiased ones do not count, and what
  /// stays below the threshold is tolerated. Of different sizes, which pixelmatch refuses, the common
  /// part is compared, and the pixels that only one picture has differ; those are not in groups and
  /// boxes where the smallest picture that holds both would have more than 536,870,912 pixels. The
  /// result is the same for every number of `threads`.
  public func compare(
    expected: StoredImage, actual: StoredImage, threads: Int = 1
  ) -> ImageDiff {
    // A comparison with NaN is false, so it becomes the strictest.
    let threshold = threshold > 0 ? min(threshold, 1) : 0
    let limit = YIQ.largest * threshold * threshold
    let behind: PixelmatchBackground = background == .white ? .white : .checkerboard
    let pair = PixelmatchPair(
      expected: expected, actual: actual, includesAntialiasing: includesAntialiasing)
    return switch version {
    case .v5: pair.compare(WhiteYIQMetric(limit: limit), threads: threads)
    case .v7: pair.compare(YIQMetric(limit: limit, background: behind), threads: threads)
    case .okLab:
      pair.compare(OKLabMetric(threshold: threshold, background: behind), threads: threads)
    }
  }
}
