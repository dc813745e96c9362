import TabRender

/// What `report` is asked for.
struct ReportRequest: CommandRequest {
  /// The reports; GitHub's step is added when the program runs in one.
  var choices = ReportFiles.Choices()
  /// Whether GitHub's annotations are wanted anywhere.
  var wantsGitHub = false
  /// Whether the page is opened.
  var opens = false

  /// Whether a file is asked for by its name.
  var namesFile: Bool {
    choices.html != nil || choices.junit != nil || choices.markdown != nil
  }

  /// Refuses a folder for the pictures of a page that is not written.
  func validateAssets() throws(CommandLineError) {
    if choices.assets != nil, choices.html == nil { throw .command(.assetsWithoutPage) }
  }

  /// Refuses `-`, which elsewhere is stdout: several reports may be wanted, and each is a file.
  func validateFiles() throws(CommandLineError) {
    for (option, path) in [
      ("--html", choices.html), ("--junit", choices.junit), ("--markdown", choices.markdown),
      ("--assets", choices.assets),
    ] where path == "-" {
      throw .command(.reportToStandardOutput(option))
    }
  }

  /// The declarations.
  static var groups: [OptionGroup<ReportRequest>] {
    let page = "report.html beside the results, unless others are named"
    return [
      OptionGroup(
        title: "Reports",
        options: files(
          page: page,
          gitHub: "annotations, step summary and outputs; by itself where GITHUB_ACTIONS=true") + [
            .flag("--open", "open the page in the desktop's viewer") { $0.opens = true },
            .value(
              "--fail-on", ValueSyntax<SuiteResults.Status>.failing.list,
              default: "as the run has it",
              "what makes the exit code 1"
            ) { $0.choices.failing = Set($1) },
          ])
    ]
  }

  /// The options that name the files, with the page that is written when none is named.
  static func files(page: String?, gitHub: String) -> [Option<ReportRequest>] {
    [
      .value("--html", .path("FILE"), default: page, "the page with the pictures") {
        $0.choices.html = $1
      },
      .value("--junit", .path("FILE"), "JUnit XML, for Jenkins, GitLab and others") {
        $0.choices.junit = $1
      },
      .value("--markdown", .path("FILE"), "a table, at most 900 kB") { $0.choices.markdown = $1 },
      .flag("--github", gitHub) { $0.wantsGitHub = true },
      .value(
        "--assets", .path("DIR"), default: "in the page, up to 20 MB of pictures",
        "the folder for the page's pictures"
      ) { $0.choices.assets = $1 },
    ]
  }
}
