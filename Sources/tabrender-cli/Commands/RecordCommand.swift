import TabRender

/// `tabrender record`: draws a suite and makes the pictures its baselines.
struct RecordCommand: Command {
  let invocation: Invocation<RecordRequest>

  init(invocation: Invocation<RecordRequest>) throws(CommandLineError) {
    self.invocation = invocation
    guard request.named.count <= 1 else {
      throw .suiteUse(.severalRecordModes(request.named.map(\.rawValue)))
    }
    guard !console.isInCI || request.worksInCI || request.isTrial else {
      throw .suiteUse(.recordInCI)
    }
  }

  func run() throws(CommandLineError) -> ExitCode {
    let arguments = SuiteArguments(arguments, console)
    let file = try arguments.read()
    let settings = try file.settings(console.options)
    let suite = try file.suite(console.options)
    let selection = try suite.selection(arguments.filters)
    var recorder = SuiteRecorder(suite, settings, request.mode)
    recorder.isTrial = request.isTrial
    recorder.control = Interruption.control
    let outcome = try record(recorder, selection)
    try report(outcome, file)
    if outcome.isIncomplete { return Interruption.exitCode }
    return outcome.problems.map(\.problem.record.code).max().map(ExitCode.init(trouble:)) ?? .ok
  }

  private func record(
    _ recorder: SuiteRecorder, _ selection: SuiteSelection
  ) throws(CommandLineError) -> SuiteRecorder.Outcome {
    // A trial leaves everything as it is, the output's folder as well.
    let output: SuiteOutput? =
      recorder.isTrial ? nil : try suiteStep(SuiteOutput(of: recorder.suite.file))
    defer { extendLifetime(output) }
    return try console.showingProgress { report throws(SuiteError) in
      try recorder.record(selection, report: report)
    }
  }

  private func report(
    _ outcome: SuiteRecorder.Outcome, _ file: SuiteFile
  ) throws(CommandLineError) {
    if !console.options.isJSON { outcome.notes.forEach { console.warn(Diagnostic($0)) } }
    try console.outputSummary(json(outcome, file), orLines: lines(outcome, file))
    if !console.options.isJSON {
      outcome.problems.forEach { console.error(Diagnostic($0.problem)) }
    }
  }

  private func lines(_ outcome: SuiteRecorder.Outcome, _ file: SuiteFile) -> [String] {
    let verb = request.isTrial ? "would write" : "wrote"
    let lines = outcome.written.map { entry in
      "\(verb) \(file.located(entry.baseline))\(entry.replaces ? "" : " (new)")"
    }
    let new = outcome.written.count { !$0.replaces }
    let summary =
      "\(verb) \(Messages.counted(outcome.written.count, "baseline")), \(new) of them new; "
      + "\(outcome.kept) left as \(outcome.kept == 1 ? "it is" : "they are")"
      + (outcome.isIncomplete ? "; stopped before the end" : "")
    return lines + [summary]
  }

  private func json(_ outcome: SuiteRecorder.Outcome, _ file: SuiteFile) -> JSONValue {
    let written = outcome.written.map { entry in
      JSONValue.object([
        ("name", .string(entry.label)), ("baseline", .string(file.located(entry.baseline))),
        ("new", .boolean(!entry.replaces)),
      ])
    }
    let errors = outcome.problems.map { entry in
      JSONValue.object([("name", .string(entry.label)), ("error", entry.problem.record.json)])
    }
    return .object([
      ("written", .array(written)), ("kept", .integer(outcome.kept)),
      ("incomplete", .boolean(outcome.isIncomplete)), ("errors", .array(errors)),
      ("notes", .array(outcome.notes.map(JSONValue.string))),
    ])
  }
}
