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

  /// What is wrong in a text, with its location.
  init(_ problem: JSONProblem) {
    self.init(problem.message, hint: problem.hint, file: problem.file)
    (line, column) = (problem.line, problem.column)
    self.problem = problem
  }

  /// What is wrong with a suite.
  init(_ problem: SuiteProblem) {
    self.init(problem.record)
    self.problem = problem.jsonProblem
  }

  /// What was wrong in a run.
  init(_ problem: SuiteResults.Problem) {
    self.init(problem.message, hint: problem.hint, file: problem.file)
    (line, column) = (problem.line, problem.column)
  }

  /// Who speaks: the file with its line and column, or the program.
  var speaker: String {
    let file = file.flatMap { $0.isEmpty ? nil : $0 } ?? "tabrender"
    return JSONProblem.location(file: file, line: line, column: column)
  }

  /// The lines below the first one.
  var details: [String] { problem?.details ?? hint.map { ["  hint: \($0)"] } ?? [] }

  /// The message for JSON; keys without a value are left out.
  var members: [(String, JSONValue)] {
    var members: [(String, JSONValue)] = []
    if let file { members.append(("file", .string(file))) }
    if let line { members.append(("line", .integer(line))) }
    if let column { members.append(("column", .integer(column))) }
    if let pointer = problem?.pointer { members.append(("pointer", .string(pointer))) }
    members.append(("message", .string(message)))
    if let hint { members.append(("hint", .string(hint))) }
    return members
  }
}

extension [Diagnostic] {
  /// A text each, for JSON.
  var jsonTexts: JSONValue {
    .array(map { .string($0.file == nil ? $0.message : "\($0.speaker): \($0.message)") })
  }

  /// An object each, for JSON.
  var jsonObjects: JSONValue { .array(map { .object($0.members) }) }
}
