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
  /// The first flaw of the files at these paths, for whoever takes none.
  func flaw(expected: String, actual: String) -> FileProblem? {
    warnings.first.map { .flawed($0.side == .expected ? expected : actual, $0.warning) }
  }
}

extension FileComparison.Problem {
  /// What is wrong with two pictures that could not be compared, at least one thing.
  package func problems(expected: String, actual: String) -> [FileProblem] {
    func file(_ side: FileComparison.Side) -> String { side == .expected ? expected : actual }
    return switch self {
    case .unreadable(let pictures): pictures.map { .picture(file($0.side), $0.error) }
    case .inconvertible(let side, let error): [.inconvertible(file(side), error)]
    case .nothingCompared: [.nothingCompared(actual)]
    case .tooManyPixels(let width, let height, let limit):
      [.tooManyPixels(actual, width: width, height: height, limit: limit)]
    }
  }

  /// The same as one problem.
  func problem(expected: String, actual: String) -> FileProblem {
    let problems = problems(expected: expected, actual: actual)
    return problems.count == 1 ? problems[0] : .several(problems)
  }
}
