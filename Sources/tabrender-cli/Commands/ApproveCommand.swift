import TabRender

/// `tabrender approve`: makes the actual pictures of a run baselines.
struct ApproveCommand: Command {
  let invocation: Invocation<ApproveRequest>

  func run() throws(CommandLineError) -> ExitCode {
    let arguments = SuiteArguments(arguments, console)
    let file = try arguments.read()
    let output = try suiteStep(SuiteOutput(of: file))
    defer { extendLifetime(output) }
    let results = try resultsFile(output.resultsFile)
    var approval = try suiteStep(
      Approval(file, resultsFile: results, maximumPixels: console.options.maxPixels))
    // Whole names and globs only: what is approved cannot be taken back.
    let selection =
      arguments.filters.isEmpty
      ? SuiteSelection()
      : try suiteStep(SuiteSelection(arguments.filters, among: approval.pictures, .exact))
    let candidates = try suiteStep(approval.candidates(selection))
    let answers = try answers(candidates, isAsked: arguments.filters.isEmpty && !request.isCertain)
    let written =
      candidates.isEmpty ? [] : try suiteStep(approval.approve(answers.accepted))
    try report(written.map(file.located), answers)
    return answers.rejected == 0 ? .ok : .different
  }

  private func resultsFile(_ usual: String) throws(CommandLineError) -> String {
    guard let named = request.results else {
      guard isThere(usual) else { throw .input(usual, .noResults) }
      return usual
    }
    return SuiteResults.file(at: FilePath.normalized(named))
  }

  private func answers(
    _ candidates: [Approval.Candidate], isAsked: Bool
  ) throws(CommandLineError) -> ApprovalAnswers {
    guard isAsked, !candidates.isEmpty else { return ApprovalAnswers(candidates) }
    guard console.canAsk else { throw .suiteUse(.approvalNeedsChoice(candidates.count)) }
    return ApprovalDialog(console).ask(candidates)
  }

  private func report(
    _ written: [String], _ answers: ApprovalAnswers
  ) throws(CommandLineError) {
    try console.outputSummary(
      .object([
        ("written", .array(written.map(JSONValue.string))),
        ("approved", .array(answers.accepted.map { .string($0.item.label) })),
        ("rejected", .integer(answers.rejected)), ("skipped", .integer(answers.skipped)),
      ]), orLines: written.map { "wrote \($0)" } + [answers.summary])
  }
}

extension ApprovalAnswers {
  /// What was decided, in one line.
  fileprivate var summary: String {
    if accepted.isEmpty, rejected == 0, skipped == 0 { return "nothing to approve" }
    var parts = ["approved \(Messages.counted(accepted.count, "picture"))"]
    if rejected > 0 { parts.append("rejected \(rejected)") }
    if skipped > 0 { parts.append("skipped \(skipped)") }
    return parts.joined(separator: ", ")
  }
}

extension SuiteResults {
  /// The results file that is named, by itself or by its folder.
  static func file(at path: String) -> String {
    Folder.exists(path) ? path + "/results.json" : path
  }
}
