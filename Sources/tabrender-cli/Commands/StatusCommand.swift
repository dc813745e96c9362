import TabRender

/// `tabrender status`: what is known of a suite without drawing anything.
enum StatusCommand: Command {
  static var name: CommandName { .status }

  static func validate(
    _ request: Void, _ words: [String], _ global: GlobalOptions
  ) throws(UsageError) {
    guard words.count <= 1 else { throw .command(.surplusWord(words[1])) }
  }

  static func run(_ request: Void, _ words: [String], _ console: Console) throws(Failure)
    -> ExitCode
  {
    let suite = SuiteArguments(words)
    if let word = suite.filters.first { throw .usage(.suite(.noSuite(word))) }
    let file = try suiteFile(suite, console)
    let status = try suiteStep { () throws(SuiteError) in try SuiteStatus(of: file) }
    if console.options.isJSON {
      try console.output(document: json(status))
    } else {
      try console.output(lines: lines(status))
    }
    return .ok
  }

  private static func lines(_ status: SuiteStatus) -> [String] {
    var lines = [ResultMessages(status.results, file: "").counts]
    if status.results.isIncomplete { lines.append("the last run was stopped before its end") }
    if let shard = status.results.shard {
      lines.append("the last run was of shard \(shard.index)/\(shard.count)")
    }
    if !status.results.skipped.isEmpty {
      lines.append("the last run left out \(counted(status.results.skipped.count, "picture"))")
    }
    let pointers = status.pointers.count
    if pointers > 0 {
      lines.append(
        "\(pointers) of \(counted(status.baselines, "baseline")) "
          + "\(pointers == 1 ? "is a Git LFS pointer" : "are Git LFS pointers"): git lfs pull")
    }
    return lines
  }

  private static func json(_ status: SuiteStatus) -> JSONValue {
    .object(
      SuiteResults.Status.allCases.map { ($0.rawValue, .integer(status.results.count($0))) } + [
        ("incomplete", .boolean(status.results.isIncomplete)),
        ("baselines", .integer(status.baselines)),
        ("pointers", .array(status.pointers.map { .string($0.text) })),
      ])
  }
}
