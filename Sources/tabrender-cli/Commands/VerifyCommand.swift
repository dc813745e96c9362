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
    let words = SuiteWords(words)
    let file = try suiteFile(words, console)
    var settings = try runSettings(file, console.options)
    settings.repeats = request.repeats
    settings.output = request.output.map { resultsName(of: $0, file) }
    if request.bails { settings.endingStatuses = request.failing.union([.error]) }
    let suite = try load(file, console)
    let selection = try selection(words.filters, of: suite, shard: request.shard)
    let output = try suiteStep { () throws(SuiteError) in
      try SuiteOutput(of: file, folder: request.output.map(SuiteFile.normalized))
    }
    if request.onlyChanged { settings.previous = try? SuiteResults.read(output.resultsFile) }
    var runner = SuiteRunner(suite, settings)
    runner.control = Interruption.control
    // Whatever ends the run from here on, no results of an earlier one are taken for its own.
    try suiteStep { () throws(SuiteError) in try output.write(runner.begun(selection)) }
    let results = verify(runner, selection, console)
    try save(results, file, output, isWhole: words.filters.isEmpty && !runner.control.isStopped)
    try writeReports(results, request, file, output.folder, console)
    try report(results, request, words, console)
    return exitCode(results, request, isStopped: runner.control.isStopped)
  }

  /// What results call a folder for them: paths in results count from the suite's folder.
  private static func resultsName(of folder: String, _ file: SuiteFile) -> String {
    let folder = SuiteFile.normalized(folder)
    guard !file.folder.isEmpty, !folder.hasPrefix("/") else { return folder }
    return FileManager.default.currentDirectoryPath + "/" + folder
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

  private static func save(
    _ results: SuiteResults, _ file: SuiteFile, _ output: borrowing SuiteOutput, isWhole: Bool
  ) throws(Failure) {
    try suiteStep { () throws(SuiteError) in
      try output.write(results)
      // What a filter left out may still be wanted.
      if isWhole { output.removeStalePictures(results) }
    }
    guard let copy = file.reports.json.map(file.located), copy != output.resultsFile else { return }
    do {
      try AtomicFile.write(Array(results.jsonText.utf8), to: copy)
    } catch {
      throw .file(FileFailure(writing: copy, error))
    }
  }

  private static func writeReports(
    _ results: SuiteResults, _ request: VerifyRequest, _ file: SuiteFile, _ folder: String,
    _ console: Console
  ) throws(Failure) {
    var choices = ReportFiles.Choices(request.reports, of: file, output: folder)
    choices.failing = request.failing
    choices.github = gitHubStep(
      isWanted: request.reports.contains(.github), suiteFolder: file.folder, console)
    _ = try write(results, choices, pictures: [file.folder, folder], console)
  }

  private static func report(
    _ results: SuiteResults, _ request: VerifyRequest, _ words: SuiteWords, _ console: Console
  ) throws(Failure) {
    guard !console.options.isJSON else {
      return try console.output(String(results.jsonText.dropLast()))
    }
    let verdict = results.verdict(failing: request.failing)
    results.notes.forEach { console.warn(Complaint($0)) }
    if console.options.verbosity == .quiet, verdict == .green { return }
    let words = ResultWords(
      results, suite: words.suite, isVerbose: console.options.verbosity == .verbose)
    try console.output(words.text)
    if let complaint = words.trouble(verdict) { console.error(complaint) }
  }

  private static func exitCode(
    _ results: SuiteResults, _ request: VerifyRequest, isStopped: Bool
  ) -> ExitCode {
    if isStopped { return .interrupted }
    return switch results.verdict(failing: request.failing) {
    case .green: .ok
    case .different: .different
    case .trouble(let code): ExitCode(trouble: code)
    }
  }
}
