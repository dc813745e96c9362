import TabRender

/// `tabrender report`: writes the results of runs for people and for other programs.
struct ReportCommand: Command {
  let invocation: Invocation<ReportRequest>

  init(invocation: Invocation<ReportRequest>) throws(CommandLineError) {
    self.invocation = invocation
    if request.namesFile { try request.validateAssets() }
    try request.validateFiles()
  }

  func run() throws(CommandLineError) -> ExitCode {
    let files =
      arguments.isEmpty ? [".tabrender/results.json"] : arguments.map(SuiteResults.file)
    let results = try merged(files)
    let folders = files.map(FilePath.folder)
    let choices = choices(folders)
    let pictureFolders = ["", results.folder ?? ""] + folders
    var used = CommandFiles(console.options)
    for file in files { used.read(file, as: "the results") }
    used.readPictures(of: results, in: pictureFolders)
    used.write(choices)
    try used.check()
    let written = try results.write(choices, pictures: pictureFolders, console)
    let verdict = results.verdict(failing: choices.failing)
    try console.outputSummary(
      .object([
        ("written", .array(written.files.map(JSONValue.string))),
        ("assets", written.assets.map(JSONValue.string) ?? .null),
        ("green", .boolean(verdict == .green)), ("incomplete", .boolean(results.isIncomplete)),
        ("summary", .object(results.countMembers)),
      ]), orLines: written.files.map { "wrote \($0)" } + [results.countsText])
    results.troubles(failing: choices.failing).forEach { console.error(Diagnostic($0)) }
    if request.opens, let page = choices.html { Opener.open([.file(page)], console) }
    return ExitCode(verdict)
  }

  private func merged(_ files: [String]) throws(CommandLineError) -> SuiteResults {
    let parts = try files.map { file throws(CommandLineError) in
      SuiteResults.Part(file: file, try suiteStep(SuiteResults.read(file)))
    }
    return try suiteStep(SuiteResults.merged(parts))
  }

  /// The reports; without a name it is the page beside the results, if they are in one folder.
  private func choices(_ folders: [String]) -> ReportFiles.Choices {
    var choices = request.choices
    if choices.html == nil, request.opens || !request.namesFile {
      choices.html =
        folders.count == 1 && !folders[0].isEmpty ? "\(folders[0])/report.html" : "report.html"
    }
    choices.github = console.gitHubStep(isWanted: request.wantsGitHub)
    return choices
  }
}
