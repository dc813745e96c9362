import TabRender

/// `tabrender check`: says what is wrong with scene files and suites, and draws nothing.
enum CheckCommand: Command {
  static var name: CommandName { .check }

  static func validate(
    _ request: Void, _ words: [String], _ global: GlobalOptions
  ) throws(UsageError) {
    guard !words.isEmpty else { throw .command(.missingScene("check")) }
  }

  static func run(_ request: Void, _ words: [String], _ console: Console) throws(Failure)
    -> ExitCode
  {
    var worst = ExitCode.ok
    var results: [JSONValue] = []
    for file in try files(words) {
      do throws(Failure) {
        let finding = try finding(file, console)
        try SceneArguments.warn(finding.doubts, console)
        results.append(finding.json)
        if !console.options.isJSON { try console.output(line: "\(file): ok, \(finding.counts)") }
      } catch {
        worst = max(worst, error.exitCode)
        if console.options.isJSON {
          results.append(json(file, error))
        } else {
          console.report(error)
        }
      }
    }
    if console.options.isJSON {
      try console.output(document: .object([("files", .array(results))]))
    }
    return worst
  }

  /// A folder stands for its suite, or else for the scenes in it.
  private static func files(_ words: [String]) throws(Failure) -> [String] {
    var files: [String] = []
    for word in words {
      let suite = Folder.exists(word) ? SuiteArguments([word]).suite : nil
      if let suite, isThere(suite) {
        files.append(FilePath.normalized(suite))
      } else {
        files += try SceneArguments.files([word])
      }
    }
    return files
  }

  /// What is said about a file that nothing is wrong with.
  private struct Finding {
    let facts: [(String, JSONValue)]
    /// The same in words.
    let counts: String
    let doubts: [Diagnostic]

    var json: JSONValue {
      .object(facts + [("warnings", .array(doubts.map { .object($0.members) }))])
    }
  }

  private static func finding(_ file: String, _ console: Console) throws(Failure) -> Finding {
    if file != "-", SuiteFile.isSuite(file) { return try suite(file, console) }
    let scene = try SceneArguments.read(file, SceneFile.Options(), console.options)
    for variant in scene.variants {
      try SceneArguments.checkSize(scene.resolved(variant), of: file, console.options)
    }
    return Finding(
      facts: [
        ("file", .string(file)), ("name", .string(scene.name)),
        ("pictures", .integer(scene.variants.count)),
      ],
      counts: counted(scene.variants.count, "picture"), doubts: SceneArguments.doubts(scene))
  }

  private static func suite(_ path: String, _ console: Console) throws(Failure) -> Finding {
    let (file, warnings) = try suiteStep { () throws(SuiteError) in
      try SuiteFile.read(path, isLenient: console.options.isLenient)
    }
    let given = console.options.fonts
    try suiteStep { () throws(SuiteError) in try file.checkFonts(besides: given) }
    let suite = try load(file, console)
    let problems = suite.broken.flatMap(\.problems) + suite.conflicts
    guard problems.isEmpty else { throw .suite(SuiteError(problems)) }
    return Finding(
      facts: [
        ("file", .string(path)), ("scenes", .integer(suite.sceneCount)),
        ("pictures", .integer(suite.items.count)),
      ],
      counts: counted(suite.sceneCount, "scene") + ", " + counted(suite.items.count, "picture"),
      doubts: (warnings + suite.doubts).map(Diagnostic.init))
  }

  private static func json(_ file: String, _ failure: Failure) -> JSONValue {
    .object([
      ("file", .string(file)), ("code", .integer(Int(failure.exitCode.rawValue))),
      ("errors", .array(Words.diagnostics(failure).map { .object($0.members) })),
    ])
  }
}
