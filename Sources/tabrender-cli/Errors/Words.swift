import TabRender

/// A message for a person: what is wrong, where, and one thing that helps.
struct Complaint {
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

extension [Complaint] {
  /// A text each, for JSON.
  var jsonTexts: JSONValue {
    .array(map { .string($0.file == nil ? $0.message : "\($0.speaker): \($0.message)") })
  }
}

/// The program's sentences; the other files only say which one is meant.
enum Words {
  /// The complaints of a failure, usually one.
  static func complaints(_ failure: Failure) -> [Complaint] {
    switch failure {
    case .strict(let warnings): warnings.map(complaint)
    case .usage(let error): [complaint(error)]
    case .data(let error): [complaint(error)]
    case .scene(let error): complaints(error)
    case .strictScene(let complaints): complaints
    case .file(let error): [complaint(error)]
    case .suite(let error): error.problems.map(Complaint.init)
    case .several(let failures): failures.flatMap(complaints)
    case .internal(let what):
      [Complaint("internal error (please report): \(what); version \(Version.text)")]
    }
  }

  private static func complaint(_ error: DataError) -> Complaint {
    switch error {
    case .tooLarge(let name, let width, let height, let limit):
      Complaint("\(width)×\(height) px is over the limit of \(limit) px (--max-pixels)", file: name)
    case .tooManyTogether(let file, let limit):
      Complaint(
        "the pictures together are over the limit of \(limit) px (--max-pixels)", file: file)
    case .nothingToJudge:
      Complaint(
        "the bar has no corner gaps, so there is nothing to expect of them",
        hint: "--corners top --corner-radius 16")
    case .unreadablePicture(let file, let error):
      Complaint(error.description, hint: error.hint, file: file)
    case .unknownLayer(let file, let error):
      Complaint(error.message, hint: error.hint, file: file)
    case .sceneOfAnotherSize(let file, let size, let scale):
      Complaint(
        "the scene is not \(size.width)×\(size.height) px at "
          + (scale.map { "--scale \(number($0))" } ?? "its own scales, 1, 2 or 3")
          + ", so it does not say where the layers are",
        hint: scale == nil ? "--scale N, or another scene" : "another --scale", file: file)
    case .unreadableIcon(let file, let error):
      Complaint(error.description, file: file)
    case .noText(.file(let path, let error)): Complaint(error.description, file: path)
    case .noText(let error): Complaint(error.message, hint: error.hint)
    case .strictFile(let complaint): complaint
    case .strictFont(let problem): Complaint(problem.description)
    case .unwritablePicture(let reason): Complaint(reason)
    }
  }

  private static func complaint(_ error: FileFailure) -> Complaint {
    switch error {
    case .noInput(let file, let reason, let hint): Complaint(reason, hint: hint, file: file)
    case .noFolder(let file, let folder):
      Complaint(
        "cannot create \(file): folder \(folder) does not exist",
        hint: "mkdir -p \(ShellWord.file(folder)) (or --parents)")
    case .exists(let file):
      Complaint("\(file) exists, and --no-clobber keeps it", hint: "--force replaces it")
    case .cannotCreate(let file, let reason): Complaint("cannot create \(file): \(reason)")
    case .writing(let file, let reason): Complaint("cannot write \(file): \(reason)")
    }
  }

  static func number(_ number: Double) -> String { DecimalNumber.text(number) }
}
