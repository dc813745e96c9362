import TabRender

/// `tabrender approve`: makes the actual pictures of a run baselines.
enum ApproveCommand: Command {
  static var name: CommandName { .approve }
  static var groups: [OptionGroup<ApproveRequest>] { [ApproveRequest.group] }
  static var defaultRequest: ApproveRequest { ApproveRequest() }

  static func validate(
    _ request: ApproveRequest, _ words: [String], _ global: GlobalOptions
  ) throws(UsageError) {}

  static func run(
    _ request: ApproveRequest, _ words: [String], _ console: Console
  ) throws(Failure) -> ExitCode {
    let words = SuiteArguments(words)
    let file = try suiteFile(words, console)
    let output = try suiteStep { () throws(SuiteError) in try SuiteOutput(of: file) }
    defer { extendLifetime(output) }
    let results = try resultsFile(request, output.resultsFile, console)
    var approval = try suiteStep { () throws(SuiteError) in
      try Approval(file, resultsFile: results, maximumPixels: console.options.maxPixels)
    }
    let candidates = try self.candidates(of: approval, words.filters)
    guard !candidates.isEmpty else { return try nothingToDo(approval, console) }
    let isAsked = words.filters.isEmpty && !request.isCertain
    guard !isAsked || console.canAsk else {
      throw .usage(.suite(.approvalNeedsChoice(candidates.count)))
    }
    let answers = isAsked ? ApprovalDialog(console).ask(candidates) : ApprovalAnswers(candidates)
    let written = try suiteStep { () throws(SuiteError) in try approval.approve(answers.accepted) }
    try report(written.map(file.located), answers, console)
    return answers.rejected == 0 ? .ok : .different
  }

  private static func resultsFile(
    _ request: ApproveRequest, _ usual: String, _ console: Console
  ) throws(Failure) -> String {
    guard let named = request.results else {
      guard isThere(usual) else {
        throw .file(
          .noInput(file: usual, reason: "there are no results yet; run `tabrender verify` first"))
      }
      return usual
    }
    let path = FilePath.normalized(named)
    return Folder.exists(path) ? path + "/results.json" : path
  }

  /// Whole names and globs only: what is approved cannot be taken back.
  private static func candidates(
    of approval: Approval, _ filters: [String]
  ) throws(Failure) -> [Approval.Candidate] {
    try suiteStep { () throws(SuiteError) in
      let selection =
        filters.isEmpty
        ? SuiteSelection() : try SuiteSelection(filters, among: approval.pictures, .exact)
      return try approval.candidates(selection)
    }
  }

  private static func nothingToDo(
    _ approval: Approval, _ console: Console
  ) throws(Failure) -> ExitCode {
    if console.options.isJSON {
      try console.output(document: json([], ApprovalAnswers([])))
    } else if console.options.verbosity != .quiet {
      try console.output(line: "nothing to approve")
    }
    return .ok
  }

  private static func report(
    _ written: [String], _ answers: ApprovalAnswers, _ console: Console
  ) throws(Failure) {
    guard !console.options.isJSON else {
      return try console.output(document: json(written, answers))
    }
    guard console.options.verbosity != .quiet else { return }
    var parts = ["approved \(counted(answers.accepted.count, "picture"))"]
    if answers.rejected > 0 { parts.append("rejected \(answers.rejected)") }
    if answers.skipped > 0 { parts.append("skipped \(answers.skipped)") }
    let lines = written.map { "wrote \($0)" } + [parts.joined(separator: ", ")]
    try console.output(lines: lines)
  }

  private static func json(_ written: [String], _ answers: ApprovalAnswers) -> JSONValue {
    .object([
      ("written", .array(written.map(JSONValue.string))),
      ("approved", .array(answers.accepted.map { .string($0.item.label) })),
      ("rejected", .integer(answers.rejected)), ("skipped", .integer(answers.skipped)),
    ])
  }
}
