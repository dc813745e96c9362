import TabRender

/// `tabrender check`: says what is wrong with scene files and suites, and draws nothing.
struct CheckCommand: Command {
  let invocation: Invocation<NoOptions>

  init(invocation: Invocation<NoOptions>) throws(CommandLineError) {
    self.invocation = invocation
    guard !arguments.isEmpty else { throw .command(.missingScene(.check)) }
  }

  func run() throws(CommandLineError) -> ExitCode {
    var worst = ExitCode.ok
    var results: [JSONValue] = []
    for file in try files() {
      do throws(CommandLineError) {
        let finding = try finding(file)
        try console.warn(finding.doubts)
        results.append(finding.json)
        if !console.options.isJSON { try console.output(lines: ["\(file): ok, \(finding.counts)"]) }
      } catch {
        worst = max(worst, error.exitCode)
        results.append(json(file, error))
        if !console.options.isJSON { console.report(error) }
      }
    }
    if console.options.isJSON {
      try console.output(document: .object([("files", .array(results))]))
    }
    return worst
  }

  /// A folder stands for its suite, or else for the scenes in it.
  private func files() throws(CommandLineError) -> [String] {
    var files: [String] = []
    for argument in arguments {
      let suite = Folder.exists(argument) ? SuiteArguments.suite(named: argument) : nil
      if let suite, isThere(suite) {
        files.append(FilePath.normalized(suite))
      } else {
        files += try SceneArguments.files([argument])
      }
    }
    return files
  }

  /// What is said about a file that nothing is wrong with.
  private struct Finding {
    let facts: [(String, JSONValue)]
    /// The same as a text.
    let counts: String
    let doubts: [Diagnostic]

    var json: JSONValue { .object(facts + [("warnings", doubts.jsonObjects)]) }
  }

  private func finding(_ file: String) throws(CommandLineError) -> Finding {
    if file != "-", SuiteFile.isSuite(file) { return try suite(file) }
    let scene = try SceneArguments.read(file, console.options)
    for picture in scene.scenes { try console.options.checkSize(picture.pixelSize, of: file) }
    return Finding(
      facts: [
        ("file", .string(file)), ("name", .string(scene.name)),
        ("pictures", .integer(scene.variants.count)),
      ],
      counts: Messages.counted(scene.variants.count, "picture"), doubts: scene.doubts)
  }

  private func suite(_ path: String) throws(CommandLineError) -> Finding {
    let options = console.options
    let (file, warnings) = try suiteStep(
      SuiteFile.read(path, isLenient: options.isLenient))
    try suiteStep(file.checkFonts(besides: options.fonts))
    let suite = try file.suite(options)
    let problems = suite.broken.flatMap(\.problems) + suite.conflicts
    guard problems.isEmpty else { throw .suite(SuiteError(problems)) }
    return Finding(
      facts: [
        ("file", .string(path)), ("scenes", .integer(suite.sceneCount)),
        ("pictures", .integer(suite.items.count)),
      ],
      counts: Messages.counted(suite.sceneCount, "scene") + ", "
        + Messages.counted(suite.items.count, "picture"),
      doubts: (warnings + suite.doubts).map(Diagnostic.init))
  }

  private func json(_ file: String, _ error: CommandLineError) -> JSONValue {
    .object([
      ("file", .string(file)), ("code", .integer(Int(error.exitCode.rawValue))),
      ("errors", Messages.diagnostics(error).jsonObjects),
    ])
  }
}
