/// Numbers that say how much two pictures differ.
///
/// All look at what is visible: fully transparent pixels are alike whatever their colours, and where
/// transparency matters the pictures are seen over black and over white, and the worse number counts.
/// Pictures of different sizes are compared on the smallest picture that holds both, from the top
/// left corner, and are transparent where they end; where that would have more than 536,870,912
/// pixels, the numbers are those of the part that both have. Samples of 16 bits keep their bits. Nothing
/// depends on the number of threads.
///
/// | Metric | Meaning |
/// |---|---|
/// | `max` | largest difference of a channel of premultiplied RGBA, in 255ths, not rounded |
/// | `mae` | mean of the differences of those channels, without alpha where both are opaque |
/// | `psnr` | 10 log₁₀(255² / mean square) of the same differences, in dB; infinite if there are none |
/// | `de2000` | largest ``CIEDE2000`` difference |
/// | `ssim` | mean of ``StructuralSimilarity`` |
/// | `flip` | mean of ``FLIP`` |
package enum DiffMetrics {
  /// Computes some of the metrics of whole pictures.
  package static func compute(
    _ metrics: Set<DiffOptions.Metric>, _ expected: StoredImage, _ actual: StoredImage,
    threads: Int
  ) -> [DiffOptions.Metric: Double] {
    compute(
      metrics, expected, actual, threads: threads, comparing: ComparedParts(DiffOptions()),
      ignored: 0)
  }

  /// Computes some of the metrics; pictures without pixels are equal.
  ///
  /// What is not among the `parts` is taken to be as expected, and of the means its `ignored` pixels
  /// are no part.
  static func compute(
    _ metrics: Set<DiffOptions.Metric>, _ expected: StoredImage, _ actual: StoredImage,
    threads: Int, comparing parts: ComparedParts, ignored: Int
  ) -> [DiffOptions.Metric: Double] {
    guard !metrics.isEmpty else { return [:] }
    let pair = VisiblePair(expected, actual, threads: threads, parts: parts, ignored: ignored)
    var results: [DiffOptions.Metric: Double] = [:]
    if !metrics.isDisjoint(with: [.max, .mae, .psnr]) {
      let differences = ChannelDifferences(pair)
      results[.max] = differences.largest
      results[.mae] = differences.mean
      results[.psnr] = differences.signalToNoise
    }
    if metrics.contains(.de2000) { results[.de2000] = pair.largestColorDifference() }
    if metrics.contains(.ssim) {
      results[.ssim] = pair.backgrounds.map { StructuralSimilarity(pair, over: $0).mean() }.min()
    }
    if metrics.contains(.flip) {
      results[.flip] = pair.backgrounds.map { FLIP(pair, over: $0).mean() }.max()
    }
    return results.filter { metrics.contains($0.key) }
  }
}
