import Foundation
import TabRender

/// `tabrender report`: writes the results of runs for people and for other programs.
enum ReportCommand: Command {
  static var name: CommandName { .report }
  static var groups: [OptionGroup<ReportRequest>] { [ReportRequest.group] }
  static var defaultRequest: ReportRequest { ReportRequest() }

  static func validate(
    _ request: ReportRequest, _ words: [String], _ global: GlobalOptions
  ) throws(UsageError) {
    if request.choices.assets != nil, request.namesFile, request.choices.html == nil {
      throw .command(.assetsWithoutPage)
    }
    try request.validateFiles()
  }

  static func run(
    _ request: ReportRequest, _ words: [String], _ console: Console
  ) throws(Failure) -> ExitCode {
    let files = words.isEmpty ? [".tabrender/results.json"] : words.map(resultsFile)
    var parts: [SuiteResults] = []
    for file in files {
      parts.append(try suiteStep { () throws(SuiteError) in try SuiteResults.read(file) })
    }
    let results = try suiteStep { () throws(SuiteError) in try SuiteResults.merged(parts) }
    let folders = files.map { ResultsFolder(of: $0, output: results.output) }
    var choices = request.choices
    if choices.html == nil, request.opens || !request.namesFile {
      choices.html = folders.count == 1 ? folders[0].path("report.html") : "report.html"
    }
    choices.github = gitHubStep(
      isWanted: request.wantsGitHub, suiteFolder: folders.compactMap(\.suite).first ?? "", console)
    let written = try write(
      results, choices, pictures: folders.compactMap(\.suite) + folders.map(\.folder) + [""],
      console)
    try say(results, written, choices, console)
    if request.opens, let page = choices.html { Opener.open([.file(page)], console) }
    return ExitCode(results.verdict(failing: choices.failing))
  }

  private static func resultsFile(_ word: String) -> String {
    isFolder(word) ? word + "/results.json" : word
  }

  private static func say(
    _ results: SuiteResults, _ written: ReportFiles.Written, _ choices: ReportFiles.Choices,
    _ console: Console
  ) throws(Failure) {
    guard !console.options.isJSON else {
      return try console.output(document: json(results, written, choices))
    }
    guard console.options.verbosity != .quiet else { return }
    let lines = written.files.map { "wrote \($0)" } + [results.countsText]
    try console.output(lines: lines)
  }

  private static func json(
    _ results: SuiteResults, _ written: ReportFiles.Written, _ choices: ReportFiles.Choices
  ) -> JSONValue {
    .object([
      ("written", .array(written.files.map(JSONValue.string))),
      ("assets", written.assets.map(JSONValue.string) ?? .null),
      ("green", .boolean(results.verdict(failing: choices.failing) == .green)),
      ("incomplete", .boolean(results.isIncomplete)), ("summary", .object(results.countMembers)),
    ])
  }
}

/// The folder of a results file.
private struct ResultsFolder {
  /// Its path, "" for the working folder.
  let folder: String
  /// The suite's folder, from which paths in the results count; `nil` where the results lie
  /// elsewhere than the run left them, such as in an artifact.
  let suite: String?

  init(of file: String, output: String) {
    let folder = FilePath.folder(of: file)
    self.folder = folder
    if folder == output {
      suite = ""
    } else if folder.hasSuffix("/" + output) {
      suite = String(folder.dropLast(output.count + 1))
    } else {
      suite = nil
    }
  }

  func path(_ name: String) -> String { folder.isEmpty ? name : "\(folder)/\(name)" }
}
