extension FileComparison.Outcome {
  /// How long each frame of an animation is shown, in seconds: long enough to look, short enough
  /// to see a change.
  private static let frameSeconds = 0.7

  /// The most pixels of a picture of differences, of which each takes 4 bytes while it is drawn.
  static let mostPicturePixels = PNGDecoder.defaultMaximumPixels

  /// The PNG file of the picture of the differences; an animation where the style asks for one.
  ///
  /// A picture over ``mostPicturePixels`` is refused before anything of its size is allocated.
  package func differencesFile(
    style: DiffPicture.Style, threads: Int
  ) throws(PNGError) -> [UInt8] {
    var encoder = PNGEncoder()
    encoder.threads = threads
    let size = diff.summary.unionSize
    let limit = Self.mostPicturePixels / (style == .side ? 3 : 1)
    guard size.width <= limit / max(1, size.height) else {
      throw .tooManyPixels(width: size.width, height: size.height, limit: limit)
    }
    let (before, after) = shown
    let frames = DiffPicture(style: style).makeFrames(expected: before, actual: after, diff: diff)
    if frames.count == 1 { return try encoder.encode(frames[0]) }
    return try encoder.encode(animation: frames, seconds: Self.frameSeconds)
  }
}

extension FileComparison.Problem {
  /// What helps where colours cannot be converted.
  package static let hintAgainstConversion =
    "--color-management off compares the samples as stored"
}

extension SuiteResults.Problem {
  /// Two pictures that could not be compared.
  init(_ problem: FileComparison.Problem, expected: String, actual: String) {
    switch problem {
    case .unreadable(let pictures):
      let all = pictures.map {
        SuiteResults.Problem($0.error, file: $0.side == .expected ? expected : actual)
      }
      self = all[0]
      code = all.map(\.code).max() ?? code
      for other in all.dropFirst() { message += "; \(other.file ?? ""): \(other.message)" }
    case .inconvertible(let side, let error):
      self.init(
        code: 65, message: error.description, file: side == .expected ? expected : actual,
        hint: FileComparison.Problem.hintAgainstConversion)
    case .nothingCompared:
      self.init(
        code: 65, message: "nothing was compared: every pixel is ignored", file: actual)
    case .tooManyPixels(let width, let height, let limit):
      self.init(
        code: 65,
        message: "both together are \(width)×\(height) px, over the limit of \(limit) px",
        file: actual, hint: "a larger --max-pixels, if the pictures are to be trusted")
    }
  }
}
