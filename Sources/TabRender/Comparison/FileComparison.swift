/// Compares the pictures in two PNG files.
///
/// ```swift
/// var comparison = FileComparison()
/// comparison.options.tolerance = .channel(2)
/// let outcome = try comparison.compare(expected: before, actual: after)
/// if !outcome.diff.summary.isEqual { print(outcome.diff.summary.text) }
/// ```
public struct FileComparison: Sendable {
  /// One of the two pictures.
  public enum Side: String, Hashable, Sendable {
    /// The picture that should be.
    case expected
    /// The picture that is.
    case actual
  }

  /// Why two files could not be compared.
  public enum Problem: Error, Hashable, Sendable {
    /// These cannot be read, the expected one first.
    case unreadable([UnreadablePicture])
    /// The colours of one cannot be converted to sRGB.
    case inconvertible(Side, ColorConversionError)
    /// Every pixel is ignored, so that nothing could ever differ.
    case nothingCompared
    /// The smallest picture that holds both is over the limit; sizes and limit in pixels.
    case tooManyPixels(width: Int, height: Int, limit: Int)
  }

  /// A picture that cannot be read, and why.
  public struct UnreadablePicture: Hashable, Sendable {
    /// Which of the two.
    public let side: Side
    /// What is wrong with its file.
    public let error: PNGError
  }

  /// What a comparison found.
  public struct Outcome: Sendable {
    /// The expected picture, as its file stores it.
    public let expected: StoredPNG
    /// The actual picture, as its file stores it.
    public let actual: StoredPNG
    /// The numbers, and what became of each pixel.
    public let diff: ImageDiff
    /// What is worth knowing beside the verdict, such as tags that differ; a phrase each.
    public let notes: [String]
    /// Whether pictures of the differences show tagged colours as sRGB.
    let managesColor: Bool

    /// The flaws of the files that leave their pixels intact, the expected one's first.
    public var warnings: [(side: Side, warning: PNGWarning)] {
      expected.warnings.map { (.expected, $0) } + actual.warnings.map { (.actual, $0) }
        + (expected.hasOtherFrames(than: actual) ? [(.actual, .otherFrames)] : [])
    }
  }

  /// By what they are compared; exactly by default.
  package var rule = PictureRule()
  /// What counts as a difference, and how much of it is allowed; exact by default.
  public var options: DiffOptions {
    get { rule.options }
    set { rule.options = newValue }
  }
  /// Whether colours that are tagged differently are compared as colours; false by default.
  ///
  /// Both pictures then become samples of the narrowest of a few spaces that holds them, sRGB
  /// first. Where both tags mean the same colours, the samples are compared as they are.
  public var managesColor = false
  /// The largest picture that is read, and the largest that may hold both, in pixels.
  ///
  /// ``PNGDecoder/defaultMaximumPixels`` by default.
  public var maximumPixels = PNGDecoder.defaultMaximumPixels
  /// How many threads may work, on which no number depends; 1 by default, less is 1.
  public var threads = 1

  /// Creates an exact comparison of the samples as stored.
  public init() {}

  /// Compares the pictures in the bytes of two PNG files, from their top left corners.
  ///
  /// Files of the same bytes are read once. Pictures of different sizes are compared, and differ
  /// unless ``DiffOptions/allowsSizeChange`` is true.
  ///
  /// - Parameters:
  ///   - expected: the file of the picture that should be.
  ///   - actual: the file of the picture that is.
  /// - Returns: both pictures, the numbers, and what is odd about the files.
  /// - Throws: ``Problem``: a file that cannot be read, of two both; colours that cannot be
  /// converted
  ///   where ``managesColor`` is true; pictures that are too large; or nothing that is compared.
  public func compare(expected: [UInt8], actual: [UInt8]) throws(Problem) -> Outcome {
    let isSameFile = expected == actual
    let (first, second) = try read(expected, isSameFile ? nil : actual)
    return try compare(expected: first, actual: second, haveSameBytes: isSameFile)
  }

  /// Compares two pictures that were read; `haveSameBytes` says whether their files are the same.
  package func compare(
    expected: StoredPNG, actual: StoredPNG, haveSameBytes: Bool
  ) throws(Problem) -> Outcome {
    let width = max(expected.image.width, actual.image.width)
    let height = max(expected.image.height, actual.image.height)
    guard width <= maximumPixels / max(1, height) else {
      throw .tooManyPixels(width: width, height: height, limit: maximumPixels)
    }
    let compared = try comparable(expected, actual)
    let diff = rule.compare(
      expected: compared.expected, actual: haveSameBytes ? compared.expected : compared.actual,
      haveSameBytes: haveSameBytes, threads: threads)
    if diff.summary.comparedNothing { throw .nothingCompared }
    return Outcome(
      expected: expected, actual: actual, diff: diff,
      notes: expected.notes(comparedTo: actual, in: compared.space), managesColor: managesColor)
  }

  /// Compares a picture that was read with one that was drawn, as with the file of the latter.
  ///
  /// Where all pixels are the same and decide everything, no second picture is made.
  func compare(
    expected: StoredPNG, drawn: DrawnPicture, haveSameBytes: Bool
  ) throws(Problem) -> Outcome {
    if !managesColor, rule.isDecidedByEqualPixels,
      expected.image.hasSameSamples(as: drawn.bitmap)
    {
      let actual = try stored(drawn, expected.image)
      return Outcome(
        expected: expected, actual: actual,
        diff: rule.comparison(ofEqualPictures: expected.image.size, haveSameBytes: haveSameBytes),
        notes: expected.notes(comparedTo: actual), managesColor: false)
    }
    return try compare(
      expected: expected, actual: try stored(drawn, StoredImage(drawn.bitmap)),
      haveSameBytes: haveSameBytes)
  }

  /// A drawn picture's file as if it had been read; `image` holds its pixels.
  private func stored(
    _ drawn: DrawnPicture, _ image: StoredImage
  ) throws(Problem) -> StoredPNG {
    do throws(PNGError) {
      return try PNGEncoder().stored(image, scale: drawn.scale)
    } catch {
      throw .unreadable([UnreadablePicture(side: .actual, error: error)])
    }
  }

  /// What is odd about the mask for pictures of a size; `nil` where it has that size, or there is
  /// none.
  package func maskWarning(for size: DiffSummary.Size) -> String? {
    guard let mask = rule.options.mask, mask.width != size.width || mask.height != size.height
    else { return nil }
    let masked = DiffSummary.Size(width: mask.width, height: mask.height)
    return "the mask is \(masked.text) px and the pictures are \(size.text) px; "
      + "they are laid over each other at the top left corner"
  }

  /// Both pictures; one that is not given is the first.
  private func read(
    _ expected: [UInt8], _ actual: [UInt8]?
  ) throws(Problem) -> (StoredPNG, StoredPNG) {
    let files = [expected] + (actual.map { [$0] } ?? [])
    var pictures: [StoredPNG] = []
    var unreadable: [UnreadablePicture] = []
    for (index, result) in readAll(files).enumerated() {
      switch result {
      case .success(let picture): pictures.append(picture)
      case .failure(let error):
        unreadable.append(UnreadablePicture(side: index == 0 ? .expected : .actual, error: error))
      }
    }
    guard let first = pictures.first, let last = pictures.last, unreadable.isEmpty else {
      throw .unreadable(unreadable)
    }
    return (first, last)
  }

  /// Reads files beside each other where more than one thread may work.
  private func readAll(_ files: [[UInt8]]) -> [Result<StoredPNG, PNGError>] {
    ParallelLoop(threads: threads).map(files.count) { read(files[$0]) }
  }

  private func read(_ file: [UInt8]) -> Result<StoredPNG, PNGError> {
    do throws(PNGError) {
      let picture = try PNGDecoder(maximumPixels: maximumPixels).readStored(file)
      return .success(picture)
    } catch {
      return .failure(error)
    }
  }
}
