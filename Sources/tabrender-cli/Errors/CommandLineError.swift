import TabRender

/// Why the program stops: what was found, at which border.
///
/// The cases carry evidence only. ``Messages`` has the sentence of each, ``exitCode`` what the
/// program's exit says.
enum CommandLineError: Error {
  /// An option or its value.
  case option(OptionUse)
  /// The name of the output.
  case output(OutputUse)
  /// Pictures that would replace each other.
  case sharedName(SharedName)
  /// Files that are used twice.
  case files(FileUse)
  /// What a command is asked for.
  case command(CommandUse)
  /// What is asked of a suite.
  case suiteUse(SuiteUse)
  /// What `compare` is asked for.
  case compare(CompareUse)
  /// What `diff` is asked for.
  case diff(DiffUse)
  /// Folders that `diff` is asked for.
  case diffFolders(DiffFolderUse)
  /// A file or folder that cannot be read.
  case input(String, Input)
  /// A file that cannot be made, or is not to be.
  case creation(String, Creation)
  /// The standard output takes no more.
  case standardOutput(FileError)
  /// A picture's file, or what is in it.
  case picture(String, PNGError)
  /// Fonts, so that text cannot be drawn.
  case font(FontError)
  /// A file that a scene names.
  case sceneFiles(SceneFileProblem)
  /// A scene file.
  case scene(SceneError)
  /// A file that `fmt` cannot format.
  case format(JSONLocation, Format)
  /// A suite, its results or its pictures.
  case suite(SuiteError)
  /// What was read or asked for does not go together.
  case content(Content)
  /// Warnings that count as errors.
  case strict([Diagnostic])
}

extension CommandLineError {
  /// Why a file or folder cannot be read.
  enum Input {
    case unreadable(FileError)
    /// The font that `--font` names.
    case unreadableFont(FileError)
    /// The folder that `--fonts` names.
    case noFontFolder
    /// The folder that `--directory` names.
    case noWorkingFolder
    case unreadableFolder
    /// The folder has no scene.
    case noScenes
    /// Neither of the folders has a picture.
    case noPictures
    /// The suite was not run yet.
    case noResults
  }

  /// Why a file cannot be made.
  enum Creation {
    case folderIsMissing(String)
    case folderIsFile(String)
    case folderFails(String, FileError)
    /// There is a folder of that name.
    case isFolder
    /// It exists and is to be kept.
    case exists
    case fails(FileError)
  }

  /// Why a file is not formatted.
  enum Format {
    /// It has a comment there, which would be lost.
    case comment
    /// It is neither a scene nor a suite.
    case isUnknown
  }

  /// What does not go together.
  enum Content {
    /// A picture over the limit of pixels.
    case tooLarge(name: String, width: Int, height: Int, limit: Int)
    /// An expectation about corner gaps, and a bar without any.
    case noCornerGaps
    /// A scene has no such layer.
    case unknownLayer(file: String, UnknownLayer)
    /// A scene is drawn in another size than a picture that is said to show it.
    case sceneOfAnotherSize(file: String, (width: Int, height: Int), scale: Double?)
    /// The picture cannot be stored as a PNG.
    case notEncodable(PNGError)
  }
}

extension CommandLineError {
  /// A file could not be written.
  init(writing file: String, _ error: FileError) {
    switch error {
    case .folderMissing(let folder): self = .creation(file, .folderIsMissing(folder))
    case .exists: self = .creation(file, .exists)
    default: self = .creation(file, .fails(error))
    }
  }

  /// Reports could not be written.
  init(_ error: ReportError) {
    switch error {
    case .file(let path, let error): self.init(writing: path, error)
    }
  }

  /// Two pictures could not be compared.
  init(files problem: FileComparison.Problem, expected: String, actual: String) {
    self = .suite(
      SuiteError(problem.problems(expected: expected, actual: actual).map(SuiteProblem.file)))
  }

  /// Two folders could not be compared.
  init(folders problem: DiffFolders.Problem, expected: String, actual: String) {
    switch problem {
    case .unreadable(let folder): self = .input(folder, .unreadableFolder)
    case .noPictures: self = .input("\(expected), \(actual)", .noPictures)
    }
  }
}

/// Does a step of the library, whose error becomes one of the program's.
func attempt<Value: ~Copyable, Problem: Error>(
  _ step: @autoclosure () throws(Problem) -> Value, or failure: (Problem) -> CommandLineError
) throws(CommandLineError) -> Value {
  do {
    return try step()
  } catch {
    throw failure(error)
  }
}

/// Does a step whose error is the suite's.
func suiteStep<Value: ~Copyable>(
  _ step: @autoclosure () throws(SuiteError) -> Value
) throws(CommandLineError) -> Value {
  try attempt(step(), or: CommandLineError.suite)
}
