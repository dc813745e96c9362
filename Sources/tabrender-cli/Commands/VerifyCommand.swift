import TabRender

/// `tabrender verify`: draws a suite and compares it with its baselines.
struct VerifyCommand: Command {
  let invocation: Invocation<VerifyRequest>

  func run() throws(CommandLineError) -> ExitCode {
    let arguments = SuiteArguments(arguments, console)
    let file: SuiteFile
    do throws(CommandLineError) {
      file = try arguments.read()
    } catch {
      RunRecord(unreadable: arguments.path, request, console).leave(error)
      throw error
    }
    let record = RunRecord(file, request, console)
    let output = try record.telling(hold(record.folder, file))
    let previous = request.onlyChanged ? previous(record) : nil
    try record.telling(record.begin(output))
    do throws(CommandLineError) {
      return try run(file, arguments.filters, previous, record, output)
    } catch {
      record.fail(error, output)
      throw error
    }
  }

  /// Takes the folder of the results, which must not be among what the suite reads.
  private func hold(_ folder: String, _ file: SuiteFile) throws(CommandLineError) -> SuiteOutput {
    if let output = request.output, let flaw = file.flaw(ofOutput: folder, named: output) {
      throw .suiteUse(.output(flaw))
    }
    return try suiteStep(SuiteOutput(of: file, folder: folder))
  }

  /// The results of the run before; results that cannot be read are warned of.
  private func previous(_ record: RunRecord) -> SuiteResults? {
    guard isThere(record.resultsFile) else { return nil }
    do throws(SuiteError) {
      return try SuiteResults.read(record.resultsFile)
    } catch {
      error.problems.map(Messages.comparingAll).forEach(console.warn)
      return nil
    }
  }

  private func run(
    _ file: SuiteFile, _ filters: [String], _ previous: SuiteResults?, _ record: RunRecord,
    _ output: borrowing SuiteOutput
  ) throws(CommandLineError) -> ExitCode {
    var settings = try settings(of: file, record)
    settings.previous = previous
    let suite = try file.suite(console.options)
    let idle = suite.idleRules
    if console.options.isStrict, !idle.isEmpty { throw .suite(SuiteError(idle)) }
    let selection = try suite.selection(filters, shard: request.shard)
    var runner = SuiteRunner(suite, settings)
    runner.control = Interruption.control
    let results = try console.showingProgress { report in
      runner.verify(selection, report: report)
    }
    let isStopped = runner.control.isStopped
    try record.save(results, output)
    // What a filter left out may still be wanted.
    if filters.isEmpty, !isStopped { output.removeStalePictures(results) }
    try record.report(results)
    try report(results, record)
    return isStopped ? Interruption.exitCode : ExitCode(verdict(results))
  }

  private func settings(
    of file: SuiteFile, _ record: RunRecord
  ) throws(CommandLineError) -> SuiteRunner.Settings {
    var settings = try file.settings(console.options)
    settings.repeats = request.repeats
    settings.output = record.output
    settings.failing = request.failing
    if request.bails { settings.endingStatuses = request.failing.union([.error]) }
    return settings
  }

  private func report(
    _ results: SuiteResults, _ record: RunRecord
  ) throws(CommandLineError) {
    guard !console.options.isJSON else {
      return try console.output(verbatim: String(results.jsonText.dropLast()))
    }
    let verdict = verdict(results)
    results.notes.forEach { console.warn(Diagnostic($0)) }
    if console.options.verbosity == .quiet, verdict == .green { return }
    let messages = ResultMessages(
      record.located(results), file: record.resultsFile,
      isVerbose: console.options.verbosity == .verbose)
    try console.output(lines: messages.lines)
    if let diagnostic = messages.trouble(verdict) { console.error(diagnostic) }
  }

  /// What the results mean; that `--bail` leaves pictures out was asked for, so it is no trouble.
  private func verdict(_ results: SuiteResults) -> SuiteVerdict {
    var judged = results
    let hasFailed = results.items.contains { request.failing.contains($0.status) }
    if request.bails, hasFailed { judged.isStopped = false }
    return judged.verdict(failing: request.failing)
  }
}
