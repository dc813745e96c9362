import TabRender

/// What `diff --json` says about files, with the keys of a results file.
enum DiffJSON {
  /// A picture's file.
  static func picture(_ path: String, _ file: [UInt8], _ size: DiffSummary.Size) -> JSONValue {
    picture(
      SuiteResults.Picture(
        path: path, sha256: SHA256.hexadecimal(of: file), size: size))
  }

  /// The results of two folders.
  static func document(_ results: SuiteResults, warnings: [String]) -> JSONValue {
    let counts = SuiteResults.Status.allCases.map { status in
      (status.rawValue, JSONValue.integer(results.count(status)))
    }
    return .object([
      ("schema", .integer(SuiteResults.schema)), ("tool", .string(results.tool)),
      ("model", .integer(results.model)), ("summary", .object(counts)),
      ("items", .array(results.items.map(item))),
      ("warnings", .array(warnings.map(JSONValue.string))),
    ])
  }

  private static func item(_ item: SuiteResults.Item) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("name", .string(item.name)), ("status", .string(item.status.rawValue)),
    ]
    if let baseline = item.baseline { members.append(("baseline", picture(baseline))) }
    if let actual = item.actual { members.append(("actual", picture(actual))) }
    if let diff = item.diff { members.append(("diff", .string(diff))) }
    members += item.summary?.jsonMembers ?? []
    members.append(("notes", .array(item.notes.map(JSONValue.string))))
    if let problem = item.problem { members.append(("error", error(problem))) }
    return .object(members)
  }

  private static func picture(_ picture: SuiteResults.Picture) -> JSONValue {
    .object([
      ("path", .string(picture.path)), ("sha256", .string(picture.sha256)),
      ("size", .array([.integer(picture.size.width), .integer(picture.size.height)])),
    ])
  }

  private static func error(_ problem: SuiteResults.Problem) -> JSONValue {
    var members: [(String, JSONValue)] = [("code", .integer(problem.code))]
    if let file = problem.file { members.append(("file", .string(file))) }
    members.append(("message", .string(problem.message)))
    if let hint = problem.hint { members.append(("hint", .string(hint))) }
    return .object(members)
  }
}
