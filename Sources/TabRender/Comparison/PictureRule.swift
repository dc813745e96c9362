/// By what two pictures are compared, and what may differ.
package struct PictureRule: Hashable, Sendable {
  /// What is compared of two pictures.
  package enum Mode: String, CaseIterable, Hashable, Sendable {
    /// What can be seen over some background.
    case visible
    /// The samples as stored.
    case stored
    /// The bytes of the files.
    case bytes
  }

  /// What counts as a difference; exact by default.
  package var options = DiffOptions()
  /// Counts as pixelmatch does, instead of everything in the options but budget and cluster.
  package var pixelmatch: Pixelmatch?
  /// Whether files of different bytes are different, whatever their pixels are; false by default.
  package var comparesBytes = false

  /// Creates an exact comparison.
  package init() {}

  /// The rule that compares in that mode, otherwise exactly.
  package init(mode: Mode) {
    options.comparison = mode == .stored ? .stored : .visible
    comparesBytes = mode == .bytes
  }

  /// Whether pixels that are all the same leave nothing to look at: no other program counts,
  /// nothing is left out, and no number is wanted of them.
  var isDecidedByEqualPixels: Bool {
    pixelmatch == nil && !options.leavesPartsOut && options.neededMetrics.isEmpty
  }

  /// The comparison of two pictures of 8-bit samples that are all the same.
  ///
  /// - Precondition: ``isDecidedByEqualPixels``.
  func comparison(ofEqualPictures size: DiffSummary.Size, haveSameBytes: Bool) -> ImageDiff {
    comparingBytes(ImageDiff(ofEqualPictures: size, options: options), haveSameBytes)
  }

  /// Compares two pictures; `haveSameBytes` says whether their files are the same.
  func compare(
    expected: StoredImage, actual: StoredImage, haveSameBytes: Bool, threads: Int
  ) -> ImageDiff {
    comparingBytes(compare(expected, actual, threads), haveSameBytes)
  }

  private func comparingBytes(_ diff: ImageDiff, _ haveSameBytes: Bool) -> ImageDiff {
    comparesBytes && !haveSameBytes ? diff.different(for: .bytes) : diff
  }

  private func compare(
    _ expected: StoredImage, _ actual: StoredImage, _ threads: Int
  ) -> ImageDiff {
    guard let pixelmatch else {
      return ImageDiff(expected: expected, actual: actual, options: options, threads: threads)
    }
    return pixelmatch.compare(expected: expected, actual: actual, threads: threads)
      .limited(by: options)
  }
}

extension ImageDiff {
  /// The same pixels, different for one reason more.
  fileprivate func different(for reason: DiffSummary.Reason) -> ImageDiff {
    var summary = summary
    summary.reasons.append(reason)
    return ImageDiff(summary: summary, pixelClasses: pixelClasses)
  }

  /// The same pixels under the budget of some options.
  fileprivate func limited(by options: DiffOptions) -> ImageDiff {
    var summary = summary
    var budget = DiffOptions()
    budget.budget = options.budget
    budget.largestCluster = options.largestCluster
    summary.addReasons(by: budget, largestInside: summary.largestCluster)
    return ImageDiff(summary: summary, pixelClasses: pixelClasses)
  }
}
