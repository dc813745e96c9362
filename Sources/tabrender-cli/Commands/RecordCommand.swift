import TabRender

/// `tabrender record`: draws a suite and makes the pictures its baselines.
enum RecordCommand: Command {
  static var name: CommandName { .record }
  static var groups: [OptionGroup<RecordRequest>] { [RecordRequest.group] }
  static var defaultRequest: RecordRequest { RecordRequest() }

  static func validate(
    _ request: RecordRequest, _ words: [String], _ global: GlobalOptions
  ) throws(UsageError) {
    guard request.named.count <= 1 else {
      throw .suite(.severalRecordModes(request.named.map(\.rawValue)))
    }
  }

  static func run(
    _ request: RecordRequest, _ words: [String], _ console: Console
  ) throws(Failure) -> ExitCode {
    guard !console.isInCI || request.worksInCI || request.isTrial else {
      throw .usage(.suite(.recordInCI))
    }
    let words = SuiteArguments(words)
    let file = try suiteFile(words, console)
    let settings = try runSettings(file, console.options)
    let suite = try load(file, console)
    let selection = try selection(words.filters, of: suite)
    var recorder = SuiteRecorder(suite, settings, request.mode)
    recorder.isTrial = request.isTrial
    recorder.control = Interruption.control
    let outcome = try record(recorder, selection, console)
    try report(outcome, request, file, console)
    if outcome.isIncomplete { return Interruption.exitCode }
    return outcome.problems.map(\.problem.record.code).max().map(ExitCode.init(trouble:)) ?? .ok
  }

  private static func record(
    _ recorder: SuiteRecorder, _ selection: SuiteSelection, _ console: Console
  ) throws(Failure) -> SuiteRecorder.Outcome {
    // A trial leaves everything as it is, the output's folder as well.
    if recorder.isTrial { return try recorded(recorder, selection, console) }
    let output = try suiteStep { () throws(SuiteError) in try SuiteOutput(of: recorder.suite.file) }
    defer { extendLifetime(output) }
    return try recorded(recorder, selection, console)
  }

  private static func recorded(
    _ recorder: SuiteRecorder, _ selection: SuiteSelection, _ console: Console
  ) throws(Failure) -> SuiteRecorder.Outcome {
    Interruption.begin()
    defer { Interruption.end() }
    let progress = Progress(console)
    defer { progress.end() }
    return try suiteStep { () throws(SuiteError) in
      try recorder.record(selection) { progress.report($0, of: $1) }
    }
  }

  private static func report(
    _ outcome: SuiteRecorder.Outcome, _ request: RecordRequest, _ file: SuiteFile,
    _ console: Console
  ) throws(Failure) {
    guard !console.options.isJSON else { return try console.output(document: json(outcome, file)) }
    outcome.notes.forEach { console.warn(Diagnostic($0)) }
    if console.options.verbosity != .quiet {
      let verb = request.isTrial ? "would write" : "wrote"
      let lines = outcome.written.map { entry in
        "\(verb) \(file.located(entry.baseline))\(entry.replaces ? "" : " (new)")"
      }
      let new = outcome.written.count { !$0.replaces }
      let summary =
        "\(verb) \(counted(outcome.written.count, "baseline")), \(new) of them new; "
        + "\(outcome.kept) left as \(outcome.kept == 1 ? "it is" : "they are")"
        + (outcome.isIncomplete ? "; stopped before the end" : "")
      try console.output(lines: lines + [summary])
    }
    outcome.problems.forEach { console.error(Diagnostic($0.problem)) }
  }

  private static func json(_ outcome: SuiteRecorder.Outcome, _ file: SuiteFile) -> JSONValue {
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
