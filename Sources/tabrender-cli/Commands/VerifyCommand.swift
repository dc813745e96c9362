import Foundation
import TabRender

/// `tabrender verify`: draws a suite and compares it with its baselines.
enum VerifyCommand: Command {
  static var name: CommandName { .verify }
  static var groups: [OptionGroup<VerifyRequest>] { [VerifyRequest.group] }
  static var defaultRequest: VerifyRequest { VerifyRequest() }

  static func validate(
    _ request: VerifyRequest, _ words: [String], _ global: GlobalOptions
  ) throws(UsageError) {}

  static func run(
    _ request: VerifyRequest, _ words: [String], _ console: Console
  ) throws(Failure) -> ExitCode {
    let words = SuiteArguments(words)
    let file: SuiteFile
    do throws(Failure) {
      file = try suiteFile(words, console)
    } catch {
      record(error, RunRecord(unreadable: suitePath(words, console), request, console))
      throw error
    }
    let record = RunRecord(file, request, console)
    let output: SuiteOutput
    do throws(Failure) {
      output = try hold(record.folder, request, file)
    } catch {
      record.tell(error)
      throw error
    }
    let previous = request.onlyChanged ? previous(record, console) : nil
    do throws(Failure) {
      try record.begin(output)
    } catch {
      record.tell(error)
      throw error
    }
    do throws(Failure) {
      return try run(file, request, words.filters, previous, record, output, console)
    } catch {
      record.fail(error, output)
      throw error
    }
  }

  /// Takes the folder of the results, which must not be among what the suite reads.
  private static func hold(
    _ folder: String, _ request: VerifyRequest, _ file: SuiteFile
  ) throws(Failure) -> SuiteOutput {
    if let output = request.output, let flaw = file.flaw(ofOutput: folder, named: output) {
      throw .usage(.suite(.output(flaw)))
    }
    return try suiteStep { () throws(SuiteError) in try SuiteOutput(of: file, folder: folder) }
  }

  /// The results of the run before; results that cannot be read are warned of.
  private static func previous(_ record: RunRecord, _ console: Console) -> SuiteResults? {
    guard isThere(record.resultsFile) else { return nil }
    do throws(SuiteError) {
      return try SuiteResults.read(record.resultsFile)
    } catch {
      error.problems.map(Words.comparingAll).forEach(console.warn)
      return nil
    }
  }

  /// Leaves word of a suite that cannot be read, unless nothing was there and nothing is asked for.
  private static func record(_ failure: Failure, _ record: RunRecord) {
    let files = FileManager.default
    let isExpected =
      files.fileExists(atPath: record.suite) || files.fileExists(atPath: record.resultsFile)
    guard isExpected, let output = try? SuiteOutput(folder: record.folder) else {
      return record.tell(failure)
    }
    guard (try? record.begin(output)) != nil else { return record.tell(failure) }
    record.fail(failure, output)
  }

  private static func run(
    _ file: SuiteFile, _ request: VerifyRequest, _ filters: [String], _ previous: SuiteResults?,
    _ record: RunRecord, _ output: borrowing SuiteOutput, _ console: Console
  ) throws(Failure) -> ExitCode {
    var settings = try runSettings(file, console.options)
    settings.repeats = request.repeats
    settings.output = record.output
    settings.failing = request.failing
    settings.previous = previous
    if request.bails { settings.endingStatuses = request.failing.union([.error]) }
    let suite = try load(file, console)
    let idle = suite.idleRules
    if console.options.isStrict, !idle.isEmpty { throw .suite(SuiteError(idle)) }
    let selection = try selection(filters, of: suite, shard: request.shard)
    var runner = SuiteRunner(suite, settings)
    runner.control = Interruption.control
    let results = verify(runner, selection, console)
    let isStopped = runner.control.isStopped
    try record.save(results, output)
    // What a filter left out may still be wanted.
    if filters.isEmpty, !isStopped {
      output.removeStalePictures(results)
    }
    try record.report(results)
    try report(results, request, record, console)
    return isStopped ? Interruption.exitCode : ExitCode(verdict(results, request))
  }

  private static func verify(
    _ runner: SuiteRunner, _ selection: SuiteSelection, _ console: Console
  ) -> SuiteResults {
    Interruption.begin()
    defer { Interruption.end() }
    let progress = Progress(console)
    defer { progress.end() }
    return runner.verify(selection) { progress.report($0, of: $1) }
  }

  private static func report(
    _ results: SuiteResults, _ request: VerifyRequest, _ record: RunRecord, _ console: Console
  ) throws(Failure) {
    guard !console.options.isJSON else {
      return try console.output(verbatim: String(results.jsonText.dropLast()))
    }
    let verdict = verdict(results, request)
    results.notes.forEach { console.warn(Diagnostic($0)) }
    if console.options.verbosity == .quiet, verdict == .green { return }
    let words = ResultMessages(
      record.located(results), file: record.resultsFile,
      isVerbose: console.options.verbosity == .verbose)
    try console.output(lines: words.lines)
    if let diagnostic = words.trouble(verdict) { console.error(diagnostic) }
  }

  /// What the results mean; that `--bail` leaves pictures out was asked for, so it is no trouble.
  private static func verdict(_ results: SuiteResults, _ request: VerifyRequest) -> SuiteVerdict {
    var judged = results
    let hasFailed = results.items.contains { request.failing.contains($0.status) }
    if request.bails, hasFailed { judged.isStopped = false }
    return judged.verdict(failing: request.failing)
  }
}
