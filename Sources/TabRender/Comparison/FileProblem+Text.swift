extension FileProblem {
  /// The problem with its sentence, its hint and its exit code.
  package var record: SuiteResults.Problem {
    switch self {
    case .unreadable(let file, let error): .init(.noInput, error.description, file)
    case .picture(let file, let error):
      .init(error.isNoInput ? .noInput : .data, error.description, file, hint: error.hint)
    case .several(let problems): Self.joined(problems.map(\.record))
    case .flawed(let file, let warning): .init(.data, warning.description, file)
    case .inconvertible(let file, let error):
      .init(
        .data, error.description, file,
        hint: "--color-management off compares the samples as stored")
    case .nothingCompared(let file): .init(.data, DiffSummary.comparedNothingText, file)
    case .tooManyPixels(let file, let width, let height, let limit):
      .init(
        .data, FileComparison.Problem.text(width: width, height: height, limit: limit), file,
        hint: "a larger --max-pixels, if the pictures are to be trusted")
    case .undrawable(let file, let error): .init(.data, error.description, file)
    case .unwritable(let file, let error):
      .init(
        error.preventsCreation ? .cannotCreate : .ioError,
        "cannot be written: \(error.description)", file)
    case .noFolder(let folder, let error):
      .init(.cannotCreate, "the folder cannot be made: \(error.description)", folder)
    }
  }

  /// Problems of several files in one sentence, with the worst exit code.
  private static func joined(_ records: [SuiteResults.Problem]) -> SuiteResults.Problem {
    var joined = records.first ?? .init(.internal, "no problem is known")
    joined.code = records.map(\.code).max() ?? joined.code
    for other in records.dropFirst() { joined.message += "; \(other.file ?? ""): \(other.message)" }
    return joined
  }
}

extension FileComparison.Problem: CustomStringConvertible {
  /// What is wrong, in a sentence without a full stop that calls the files by their side.
  public var description: String {
    switch self {
    case .unreadable(let pictures):
      pictures.map { "the \($0.side.rawValue) picture: \($0.error.description)" }
        .joined(separator: "; ")
    case .inconvertible(let side, let error): "the \(side.rawValue) picture: \(error.description)"
    case .nothingCompared: DiffSummary.comparedNothingText
    case .tooManyPixels(let width, let height, let limit):
      Self.text(width: width, height: height, limit: limit)
    }
  }

  fileprivate static func text(width: Int, height: Int, limit: Int) -> String {
    "both together are \(width)×\(height) px, over the limit of \(limit) px"
  }
}

extension SuiteResults.Problem {
  /// A problem of a kind.
  package init(
    _ trouble: Trouble, _ message: String, _ file: String? = nil, hint: String? = nil
  ) {
    self.init(code: trouble.rawValue, message: message, file: file, hint: hint)
  }

  /// The problem on one line, with its location.
  package var oneLine: String { location.map { "\($0): \(message)" } ?? message }

  /// The problem on one line, with its location and what helps.
  package var note: String { oneLine + (hint.map { "; hint: \($0)" } ?? "") }

  /// The file at fault with line and column where they are known; `nil` without a file.
  package var location: String? {
    file.map { JSONProblem.location(file: $0, line: line, column: column) }
  }
}

extension SuiteResults.Problem: CustomStringConvertible {
  /// The problem on one line, with its location and what helps, such as
  /// `suite.json:3:9: must not be empty; hint: a name`.
  public var description: String { note }
}
