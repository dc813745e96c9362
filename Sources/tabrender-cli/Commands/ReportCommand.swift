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
    var parts: [SuiteResults.Part] = []
    for file in files {
      let results = try suiteStep { () throws(SuiteError) in try SuiteResults.read(file) }
      parts.append(SuiteResults.Part(file: file, results))
    }
    let results = try suiteStep { () throws(SuiteError) in try SuiteResults.merged(parts) }
    let folders = files.map(FilePath.folder)
    var choices = request.choices
    if choices.html == nil, request.opens || !request.namesFile {
      choices.html =
        folders.count == 1 && !folders[0].isEmpty ? "\(folders[0])/report.html" : "report.html"
    }
    choices.github = gitHubStep(isWanted: request.wantsGitHub, console)
    let places = ["", results.folder ?? ""] + folders
    var used = CommandFiles(console.options)
    for file in files { used.read(file, as: "the results") }
    used.readPictures(of: results, in: places)
    used.write(choices)
    try used.check()
    let written = try write(results, choices, pictures: places, console)
    try say(results, written, choices, console)
    results.troubles(failing: choices.failing).forEach { console.error(Diagnostic($0)) }
    if request.opens, let page = choices.html { Opener.open([.file(page)], console) }
    return ExitCode(results.verdict(failing: choices.failing))
  }

  private static func resultsFile(_ word: String) -> String {
    Folder.exists(word) ? word + "/results.json" : word
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
