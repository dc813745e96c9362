import TabRender

/// A message for a person: what is wrong, where, and one thing that helps.
struct Diagnostic {
  /// The file at fault; the program speaks for itself when there is none.
  var file: String?
  /// What is wrong.
  let message: String
  /// One thing that helps.
  var hint: String?
  /// Where in the file it is, from 1, when it is a text.
  var line: Int?
  var column: Int?
  /// The same with the text around it.
  var problem: JSONProblem?

  init(_ message: String, hint: String? = nil, file: String? = nil) {
    self.message = message
    self.hint = hint
    self.file = file
  }

  /// What is wrong in a text, with its place.
  init(_ problem: JSONProblem) {
    self.init(problem.message, hint: problem.hint, file: problem.file)
    (line, column) = (problem.line, problem.column)
    self.problem = problem
  }

  /// Who speaks: the file with its line and column, or the program.
  var speaker: String {
    let file = file.flatMap { $0.isEmpty ? nil : $0 } ?? "tabrender"
    return JSONProblem.location(file: file, line: line, column: column)
  }

  /// The lines below the first one.
  var details: [String] { problem?.details ?? hint.map { ["  hint: \($0)"] } ?? [] }
}

extension [Diagnostic] {
  /// A text each, for JSON.
  var jsonTexts: JSONValue {
    .array(map { .string($0.file == nil ? $0.message : "\($0.speaker): \($0.message)") })
  }
}

/// The program's sentences; the other files only say which one is meant.
enum Words {
  /// The complaints of a failure, usually one.
  static func diagnostics(_ failure: Failure) -> [Diagnostic] {
    switch failure {
    case .strict(let warnings): warnings.map(diagnostic)
    case .usage(let error): [diagnostic(error)]
    case .data(let error): [diagnostic(error)]
    case .scene(let error): diagnostics(error)
    case .strictScene(let diagnostics): diagnostics
    case .file(let error): [diagnostic(error)]
    case .suite(let error): error.causes.map(Diagnostic.init)
    case .several(let failures): failures.flatMap(diagnostics)
    case .internal(let what):
      [Diagnostic("internal error (please report): \(what); version \(Version.text)")]
    }
  }

  private static func diagnostic(_ error: DataError) -> Diagnostic {
    switch error {
    case .tooLarge(let name, let width, let height, let limit):
      Diagnostic(
        "\(width)×\(height) px is over the limit of \(limit) px (--max-pixels)", file: name)
    case .tooManyTogether(let file, let limit):
      Diagnostic(
        "the pictures together are over the limit of \(limit) px (--max-pixels)", file: file)
    case .nothingToJudge:
      Diagnostic(
        "the bar has no corner gaps, so there is nothing to expect of them",
        hint: "--corners top --corner-radius 16")
    case .unreadablePicture(let file, let error):
      Diagnostic(error.description, hint: error.hint, file: file)
    case .unknownLayer(let file, let error):
      Diagnostic(error.message, hint: error.hint, file: file)
    case .sceneOfAnotherSize(let file, let size, let scale):
      Diagnostic(
        "the scene is not \(size.width)×\(size.height) px at "
          + (scale.map { "--scale \(number($0))" } ?? "its own scales, 1, 2 or 3")
          + ", so it does not say where the layers are",
        hint: scale == nil ? "--scale N, or another scene" : "another --scale", file: file)
    case .unreadableIcon(let file, let error):
      Diagnostic(error.description, file: file)
    case .noText(.file(let path, let error)): Diagnostic(error.description, file: path)
    case .noText(let error): Diagnostic(error.message, hint: error.hint)
    case .strictFile(let diagnostic): diagnostic
    case .strictFont(let problem): Diagnostic(problem.description)
    case .unwritablePicture(let reason): Diagnostic(reason)
    }
  }

  private static func diagnostic(_ error: FileFailure) -> Diagnostic {
    switch error {
    case .noInput(let file, let reason, let hint): Diagnostic(reason, hint: hint, file: file)
    case .noFolder(let file, let folder):
      Diagnostic(
        "cannot create \(file): folder \(folder) does not exist",
        hint: "mkdir -p \(ShellArgument.file(folder)) (or --parents)")
    case .exists(let file):
      Diagnostic("\(file) exists, and --no-clobber keeps it", hint: "--force replaces it")
    case .cannotCreate(let file, let reason): Diagnostic("cannot create \(file): \(reason)")
    case .writing(let file, let reason): Diagnostic("cannot write \(file): \(reason)")
    }
  }

  static func number(_ number: Double) -> String { DecimalNumber.text(number) }
}
