import TabRender

/// Why the program stops, one case for each border.
enum Failure: Error {
  /// The arguments.
  case usage(UsageError)
  /// Warnings that count as errors.
  case strict([TabBarWarning])
  /// What was read or asked for cannot be used.
  case data(DataError)
  /// A scene file.
  case scene(SceneError)
  /// Doubts about a scene file that count as errors.
  case strictScene([Diagnostic])
  /// A file or folder is not as it must be.
  case file(FileFailure)
  /// A suite that cannot be worked on.
  case suite(SuiteError)
  /// More than one thing, in the order it was found.
  case several([Failure])
  /// A mistake in this program.
  case `internal`(String)

  /// How the program exits.
  var exitCode: ExitCode {
    switch self {
    case .usage: .usage
    case .strict, .strictScene: .data
    case .data(.noText(let error)): error.isNoInput ? .noInput : .data
    case .data: .data
    case .scene(let error): error.isNoInput ? .noInput : .data
    case .file(let error): error.exitCode
    case .suite(let error): ExitCode(trouble: error.problems.map(\.code).max() ?? 70)
    case .several(let failures):
      failures.map(\.exitCode).max { $0.rawValue < $1.rawValue } ?? .internal
    case .internal: .internal
    }
  }
}

/// What was read or asked for cannot be used.
enum DataError {
  /// A picture over the limit of pixels.
  case tooLarge(name: String, width: Int, height: Int, limit: Int)
  /// With this one the pictures that are read are over the limit of pixels together.
  case tooManyTogether(file: String, limit: Int)
  /// An expectation about corner gaps, and a bar without any.
  case nothingToJudge
  /// The content's picture is not a PNG that can be read.
  case unreadablePicture(file: String, PNGError)
  /// A scene has no such layer.
  case unknownLayer(file: String, UnknownLayer)
  /// A scene is drawn in another size than a picture that is said to show it.
  case sceneOfAnotherSize(file: String, (width: Int, height: Int), scale: Double?)
  /// An item's icon is not an SVG that can be read.
  case unreadableIcon(file: String, SVGError)
  /// Text cannot be drawn.
  case noText(FontError)
  /// Something left out of a file, which counts as an error.
  case strictFile(Diagnostic)
  /// A problem with fonts that counts as an error.
  case strictFont(FontProblem)
  /// The picture cannot be stored as a PNG.
  case unwritablePicture(reason: String)
}

/// A file or folder is not as it must be.
enum FileFailure {
  /// It is missing or cannot be read.
  case noInput(file: String, reason: String, hint: String? = nil)
  /// The output's folder is missing.
  case noFolder(file: String, folder: String)
  /// The output exists and is to be kept.
  case exists(file: String)
  /// The output cannot be made.
  case cannotCreate(file: String, reason: String)
  /// Writing failed underway.
  case writing(file: String, reason: String)

  /// How the program exits.
  var exitCode: ExitCode {
    switch self {
    case .noInput: .noInput
    case .noFolder, .exists, .cannotCreate: .cannotCreate
    case .writing: .ioError
    }
  }
}
