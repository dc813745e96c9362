import TabRender

/// `tabrender status`: what is known of a suite without drawing anything.
struct StatusCommand: Command {
  let invocation: Invocation<NoOptions>

  init(invocation: Invocation<NoOptions>) throws(CommandLineError) {
    self.invocation = invocation
    try invocation.refuseArguments(after: 1)
  }

  func run() throws(CommandLineError) -> ExitCode {
    let arguments = SuiteArguments(arguments, console)
    if let argument = arguments.filters.first { throw .suiteUse(.noSuite(argument)) }
    let file = try arguments.read()
    let status = try suiteStep(SuiteStatus(of: file))
    try console.output(status.json, orLines: status.lines)
    return .ok
  }
}

extension SuiteStatus {
  fileprivate var lines: [String] {
    var lines = [ResultMessages(results, file: "").counts]
    if results.isIncomplete { lines.append("the last run was stopped before its end") }
    if let shard = results.shard {
      lines.append("the last run was of shard \(shard.index)/\(shard.count)")
    }
    if !results.skipped.isEmpty {
      lines.append("the last run left out \(Messages.counted(results.skipped.count, "picture"))")
    }
    if !pointers.isEmpty {
      lines.append(
        "\(pointers.count) of \(Messages.counted(baselines, "baseline")) "
          + (pointers.count == 1 ? "is a Git LFS pointer" : "are Git LFS pointers")
          + ": git lfs pull")
    }
    return lines
  }

  fileprivate var json: JSONValue {
    .object(
      SuiteResults.Status.allCases.map { ($0.rawValue, .integer(results.count($0))) } + [
        ("incomplete", .boolean(results.isIncomplete)), ("baselines", .integer(baselines)),
        ("pointers", .array(pointers.map { .string($0.text) })),
      ])
  }
}
