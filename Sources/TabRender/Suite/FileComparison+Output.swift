import TabRenderPNG
import TabRenderDiff

extension FileComparison.Outcome {
  /// How long each frame of an animation is shown, in seconds: long enough to look, short enough
  /// to see a change.
  private static let frameSeconds = 0.7

  /// The PNG file of the picture of the differences; an animation where the style asks for one.
  ///
  /// A picture over ``DiffPicture/mostPixels`` is refused before anything of its size is allocated.
  package func differencesFile(
    style: DiffPicture.Style, threads: Int
  ) throws(PNGError) -> [UInt8] {
    var encoder = PNGEncoder()
    encoder.threads = threads
    let size = diff.summary.unionSize
    let picture = DiffPicture(style: style)
    guard picture.canDraw(size) else {
      throw .tooManyPixels(width: size.width, height: size.height, limit: picture.mostPixels)
    }
    let (before, after) = shown
    let frames = picture.makeFrames(expected: before, actual: after, diff: diff)
    if frames.count == 1 { return try encoder.encode(frames[0]) }
    return try encoder.encode(animation: frames, seconds: Self.frameSeconds)
  }
}

extension FileComparison.Outcome {
  /// Throws the first flaw of the files at these paths, for whoever takes none.
  func throwFlaw(expected: String, actual: String) throws(SuiteResults.Problem) {
    guard let (side, warning) = warnings.first else { return }
    throw SuiteResults.Problem(
      code: 65, message: warning.description, file: side == .expected ? expected : actual)
  }
}

extension FileComparison.Problem {
  /// What is wrong with two pictures that could not be compared, at least one thing.
  package func problems(expected: String, actual: String) -> [SuiteResults.Problem] {
    func file(_ side: FileComparison.Side) -> String { side == .expected ? expected : actual }
    switch self {
    case .unreadable(let pictures):
      return pictures.map { SuiteResults.Problem($0.error, file: file($0.side)) }
    case .inconvertible(let side, let error):
      return [
        SuiteResults.Problem(
          code: 65, message: error.description, file: file(side),
          hint: "--color-management off compares the samples as stored")
      ]
    case .nothingCompared:
      return [
        SuiteResults.Problem(code: 65, message: DiffSummary.comparedNothingText, file: actual)
      ]
    case .tooManyPixels:
      return [
        SuiteResults.Problem(
          code: 65,
          message: description,
          file: actual, hint: "a larger --max-pixels, if the pictures are to be trusted")
      ]
    }
  }
}

extension SuiteResults.Problem {
  /// Two pictures that could not be compared, in one sentence.
  init(_ problem: FileComparison.Problem, expected: String, actual: String) {
    let all = problem.problems(expected: expected, actual: actual)
    self = all[0]
    code = all.map(\.code).max() ?? code
    for other in all.dropFirst() { message += "; \(other.file ?? ""): \(other.message)" }
  }
}
