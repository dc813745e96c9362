import TabRenderBase
import TabRenderPNG
import TabRenderScene

/// Why a suite cannot be worked on: one or more things that are wrong, each with its place.
///
/// The words are those that a results file has for the trouble of a single picture.
public struct SuiteError: Error, Hashable, Sendable {
  /// What is wrong, at least one thing.
  public var problems: [SuiteResults.Problem]

  /// Creates an error from what is wrong.
  package init(_ problems: [SuiteResults.Problem]) { self.problems = problems }

  /// Creates an error of bad data.
  package init(_ message: String, file: String? = nil, hint: String? = nil) {
    problems = [SuiteResults.Problem(code: 65, message: message, file: file, hint: hint)]
  }

  /// Creates an error about a place in a JSON file.
  init(at location: JSONLocation, _ message: String, hint: String? = nil) {
    problems = [
      SuiteResults.Problem(JSONProblem(at: location, pointer: nil, message, hint: hint))
    ]
  }

  /// Creates an error about files in the place of a run's that no run has written.
  package init(foreign files: [String]) {
    problems = files.map { SuiteResults.Problem(foreign: $0) }
  }

  /// Creates an error about a file that two reports would be written to.
  package init(writtenTwice file: String) {
    self.init("two files of a run would be written here", file: file, hint: "give each its own")
  }

  /// Creates an error about a file that cannot be read.
  init(unreadable file: String, _ error: FileError) {
    problems = [SuiteResults.Problem(code: 66, message: error.description, file: file)]
  }
}

extension SuiteError: CustomStringConvertible {
  /// Everything that is wrong, a line each, with its place and what helps.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}

extension SuiteResults.Problem: CustomStringConvertible {
  /// The problem on one line, with its place and what helps, such as
  /// `suite.json:3:9: must not be empty; hint: a name`.
  public var description: String { note }
}

extension SuiteResults.Problem {
  /// What is wrong with a JSON file.
  package init(_ problem: JSONProblem) {
    self.init(
      code: problem.cause == .noInput ? 66 : 65, message: problem.message, file: problem.file,
      line: problem.line,
      column: problem.column, hint: problem.hint)
    origin = problem
  }

  /// A picture that cannot be read.
  package init(_ error: PNGError, file: String) {
    self.init(
      code: error.isNoInput ? 66 : 65, message: error.description, file: file, hint: error.hint)
  }

  /// A file that cannot be written.
  package init(writing file: String, _ error: FileError) {
    self.init(
      code: error.preventsCreation ? 73 : 74, message: "cannot be written: \(error.description)",
      file: file)
  }
}

extension JSONValidator {
  /// Throws what was found wrong, if anything was.
  func throwErrors() throws(SuiteError) {
    guard !isSound else { return }
    var problems = errors.map { SuiteResults.Problem($0) }
    if omittedErrors > 0 {
      problems.append(
        SuiteResults.Problem(code: 65, message: "and \(omittedErrors) more", file: errors[0].file))
    }
    throw SuiteError(problems)
  }
}
