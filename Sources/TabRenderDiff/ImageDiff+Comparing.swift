extension ImageDiff {
  /// Compares two pictures from their top left corners.
  ///
  /// Colours are compared with the alpha multiplied in, and their difference is rounded to 255ths; to
  /// 65535ths where one of the pictures has samples of 16 bits. The result is the same on any number of threads.
  ///
  /// Equal pictures that are stored alike cost a comparison of their bytes. Differing ones take a
  /// byte a pixel for the pixel classes and 16 bytes for every run of differing pixels in a row.
  ///
  /// - Parameters:
  ///   - expected: the picture that should be.
  ///   - actual: the picture that is.
  ///   - options: what counts as a difference, and how much of it is allowed; exact by default.
  ///   - threads: how many threads compare, at least 1.
  public init(
    expected: StoredImage, actual: StoredImage, options: DiffOptions = DiffOptions(),
    threads: Int = 1
  ) {
    self =
      if max(expected.bitDepth, actual.bitDepth) > 8 {
        PictureComparison<SixteenBits>(expected, actual, options, threads: threads).result()
      } else {
        PictureComparison<EightBits>(expected, actual, options, threads: threads).result()
      }
  }

  /// The comparison of two pictures of a size whose straight samples of 8 bits are all the same.
  ///
  /// - Precondition: the options leave no part out and ask for no metric.
  package init(ofEqualPictures size: DiffSummary.Size, options: DiffOptions) {
    precondition(
      !options.leavesPartsOut && options.neededMetrics.isEmpty, "The pixels decide nothing else.")
    var summary = DiffSummary(expected: size, actual: size)
    summary.comparedPixels = size.width * size.height
    if case .deltaE = options.tolerance { summary.largestDeltaE = 0 }
    summary.addReasons(by: options, largestInside: 0)
    self.init(summary: summary, pixelClasses: [])
  }
}
