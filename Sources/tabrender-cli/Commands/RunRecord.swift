import Foundation
import TabRender

/// Where a run of `verify` leaves what it has found: the results file, its copy and the reports.
struct RunRecord {
  /// The suite's file.
  let suite: String
  /// The folder of the results, for the program and as results call it.
  let folder: String
  private let folderName: SuitePath
  /// A second results file, where the suite wants one.
  private var copy: String?
  private var choices = ReportFiles.Choices()
  /// Every report that a run can have left, wanted or not.
  private var known: ReportFiles.Choices
  private let request: VerifyRequest
  private let console: Console

  /// The record of a suite's run.
  init(_ file: SuiteFile, _ request: VerifyRequest, _ console: Console) {
    let folder = request.output.map(FilePath.normalized) ?? file.located(file.output)
    self.init(
      suite: file.path, folder: folder,
      folderName: request.output == nil ? file.output : Self.name(of: folder, file.folder),
      request, console)
    choices.place(request.reports, of: file, output: folder)
    known.place(Set(ReportKind.allCases), of: file, output: folder)
    let results = FileIdentity(folder: resultsFile)
    copy = file.reports.json.map(file.located).flatMap {
      FileIdentity(folder: $0) == results ? nil : $0
    }
  }

  /// The record of a run whose suite cannot be read; its output may be stated all the same.
  init(unreadable suite: String, _ request: VerifyRequest, _ console: Console) {
    let suiteFolder = FilePath.folder(of: suite)
    let stated = SuiteFile.statedOutput(suite)
    let folder =
      request.output.map(FilePath.normalized) ?? stated.located(in: suiteFolder)
    self.init(
      suite: suite, folder: folder,
      folderName: request.output == nil ? stated : Self.name(of: folder, suiteFolder), request,
      console)
    choices.place(request.reports, output: folder)
    known.place(Set(ReportKind.allCases), output: folder)
  }

  private init(
    suite: String, folder: String, folderName: SuitePath, _ request: VerifyRequest,
    _ console: Console
  ) {
    self.suite = suite
    self.folder = folder
    self.folderName = folderName
    self.request = request
    self.console = console
    known = choices
    choices.failing = request.failing
    choices.github = console.gitHubStep(isWanted: request.reports.contains(.github))
    // As an absolute path, because a later step runs in another folder after -C.
    choices.github?.results = URL(fileURLWithPath: folder).standardizedFileURL.path
  }

  /// What results call a folder: paths in results count from the suite's folder.
  private static func name(of folder: String, _ suiteFolder: String) -> SuitePath {
    guard !suiteFolder.isEmpty, !folder.hasPrefix("/") else { return SuitePath(folder) }
    return SuitePath(FileManager.default.currentDirectoryPath + "/" + folder)
  }

  /// The name of the results' folder in results.
  var output: SuitePath { folderName }

  /// The file of the results.
  var resultsFile: String { folder + "/results.json" }

  /// The results of a run that has found nothing yet, and may end at any moment.
  private var begun: SuiteResults {
    var results = SuiteResults(
      tool: Version.tool, model: Version.model, suite: FilePath.name(of: suite))
    results.folder = FilePath.folder(of: suite)
    results.output = folderName
    results.shard = request.shard
    results.failing = request.failing
    results.isStopped = true
    return results
  }

  /// Says that the run has begun, and removes what earlier ones have reported.
  ///
  /// Whatever ends the run from here on, nothing of an earlier one is taken for its own. A file
  /// that no run has written is never replaced: then nothing is changed at all.
  func begin(_ output: borrowing SuiteOutput) throws(CommandLineError) {
    try checkFiles()
    let stale = output.hasResults ? known : choices
    try suiteStep(output.begin(begun))
    try saveCopy(begun)
    try attempt(ReportFiles.remove(stale)) { CommandLineError($0) }
  }

  /// Makes sure that every file is one, and that no other program's is in its place.
  private func checkFiles() throws(CommandLineError) {
    var known: Set<FileIdentity> = []
    let files = [resultsFile, copy, choices.html, choices.junit, choices.markdown]
    for file in files.compactMap(\.self) where !known.insert(FileIdentity(folder: file)).inserted {
      throw .suite(SuiteError(.output(.writtenTwice(file))))
    }
    var foreign = ReportFiles.foreign(choices)
    if let copy, SuiteResults.isForeign(copy) { foreign.append(copy) }
    guard foreign.isEmpty else {
      throw .suite(SuiteError(foreign.map { .output(.foreign($0)) }))
    }
  }

  /// Writes the results and their copy.
  func save(_ results: SuiteResults, _ output: borrowing SuiteOutput) throws(CommandLineError) {
    try suiteStep(output.write(results))
    try saveCopy(results)
  }

  private func saveCopy(_ results: SuiteResults) throws(CommandLineError) {
    guard let copy else { return }
    try Destination.file(copy).write(Array(results.jsonText.utf8))
  }

  /// The results with all paths counting from the working folder.
  func located(_ results: SuiteResults) -> SuiteResults {
    var results = results.located(suite: FilePath.folder(of: suite), output: folder)
    if request.output != nil { results.approvedFrom = resultsFile }
    return results
  }

  /// Writes the reports.
  func report(_ results: SuiteResults) throws(CommandLineError) {
    _ = try located(results).write(
      choices, pictures: ["", FilePath.folder(of: suite), folder], console)
  }

  /// Leaves the error of a suite that cannot be read, unless there was no suite and no result.
  func leave(_ failure: CommandLineError) {
    guard isThere(suite) || isThere(resultsFile), let output = try? SuiteOutput(folder: folder),
      (try? begin(output)) != nil
    else { return tell(failure) }
    fail(failure, output)
  }

  /// Leaves an error in the results and the reports where the run's findings would be.
  ///
  /// What cannot be written is passed over: the failure itself is what will be told.
  func fail(_ failure: CommandLineError, _ output: borrowing SuiteOutput) {
    let results = results(of: failure)
    try? save(results, output)
    try? report(results)
  }

  /// Does a step of a run that does not hold the output's folder yet; its error is told too.
  func telling<Value: ~Copyable>(
    _ step: @autoclosure () throws(CommandLineError) -> Value
  ) throws(CommandLineError) -> Value {
    do {
      return try step()
    } catch {
      tell(error)
      throw error
    }
  }

  /// The same for a run that does not hold the output's folder: only GitHub is told.
  func tell(_ failure: CommandLineError) {
    var choices = ReportFiles.Choices()
    (choices.failing, choices.github) = (request.failing, self.choices.github)
    choices.github?.results = nil
    _ = try? located(results(of: failure)).write(choices, pictures: [""], console)
  }

  private func results(of failure: CommandLineError) -> SuiteResults {
    let problems = Messages.diagnostics(failure).map { diagnostic in
      SuiteResults.Problem(
        code: Int(failure.exitCode.rawValue), message: diagnostic.message, file: diagnostic.file,
        line: diagnostic.line, column: diagnostic.column, hint: diagnostic.hint)
    }
    var results = begun
    var item = SuiteResults.Item(
      name: results.title, source: SuitePath(results.title), status: .error)
    item.problem = problems.first
    item.notes = problems.dropFirst().map(\.note)
    results.items = [item]
    return results
  }
}
