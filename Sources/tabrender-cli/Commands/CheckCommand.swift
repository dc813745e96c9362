import TabRender

/// `tabrender check`: says what is wrong with scene files, and draws nothing.
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
    for file in try SceneArguments.files(words) {
      do throws(Failure) {
        let scene = try SceneArguments.read(file, SceneFile.Options(), console.options)
        for variant in scene.variants {
          try SceneArguments.checkSize(scene.resolved(variant), of: file, console.options)
        }
        let doubts = SceneArguments.doubts(scene)
        try SceneArguments.warn(doubts, console)
        results.append(json(scene, doubts))
        if !console.options.isJSON { try console.output("\(file): ok, \(pictures(scene))") }
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
      try console.output(JSONValue.object([("files", .array(results))]).text)
    }
    return worst
  }

  private static func pictures(_ scene: SceneFile) -> String {
    let count = scene.variants.count
    return count == 1 ? "1 picture" : "\(count) pictures"
  }

  private static func json(_ scene: SceneFile, _ doubts: [Complaint]) -> JSONValue {
    .object([
      ("file", .string(scene.file)), ("name", .string(scene.name)),
      ("pictures", .integer(scene.variants.count)),
      ("warnings", .array(doubts.map { .object($0.members) })),
    ])
  }

  private static func json(_ file: String, _ failure: Failure) -> JSONValue {
    .object([
      ("file", .string(file)), ("code", .integer(Int(failure.exitCode.rawValue))),
      ("errors", .array(Words.complaints(failure).map { .object($0.members) })),
    ])
  }
}
