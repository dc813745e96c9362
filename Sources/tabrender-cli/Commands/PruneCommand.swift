import TabRender

/// `tabrender prune`: deletes baselines that belong to no scene.
enum PruneCommand: Command {
  static var name: CommandName { .prune }
  static var groups: [OptionGroup<PruneRequest>] { [PruneRequest.group] }
  static var defaultRequest: PruneRequest { PruneRequest() }

  static func validate(
    _ request: PruneRequest, _ words: [String], _ global: GlobalOptions
  ) throws(UsageError) {
    guard words.count <= 1 else { throw .suite(.pruneWithFilter(words[1])) }
  }

  static func run(
    _ request: PruneRequest, _ words: [String], _ console: Console
  ) throws(Failure) -> ExitCode {
    let words = SuiteArguments(words)
    if let word = words.filters.first { throw .usage(.suite(.pruneWithFilter(word))) }
    let file = try suiteFile(words, console)
    let output = try suiteStep { () throws(SuiteError) in try SuiteOutput(of: file) }
    defer { extendLifetime(output) }
    let suite = try load(file, console)
    guard let baselines = suite.obsoleteBaselines else {
      throw .suite(SuiteError(suite.broken.flatMap(\.problems)))
    }
    let obsolete = baselines + file.strayLayerLists
    let deletes = try decide(obsolete.map(file.located), request, console)
    if deletes { try suiteStep { () throws(SuiteError) in try suite.delete(obsolete) } }
    try report(
      obsolete.map(file.located), count: baselines.count, isDeleted: deletes, request, console)
    return .ok
  }

  /// Lists what is obsolete, and whether it is to be deleted.
  private static func decide(
    _ obsolete: [String], _ request: PruneRequest, _ console: Console
  ) throws(Failure) -> Bool {
    if request.isTrial || obsolete.isEmpty { return false }
    if request.isCertain { return true }
    guard console.canAsk else { throw .usage(.suite(.pruneNeedsYes(obsolete.count))) }
    obsolete.forEach(console.talk)
    console.ask("delete \(counted(obsolete.count, "file"))? [y/N] ")
    return readLine()?.lowercased().hasPrefix("y") ?? false
  }

  private static func report(
    _ obsolete: [String], count: Int, isDeleted: Bool, _ request: PruneRequest, _ console: Console
  ) throws(Failure) {
    guard !console.options.isJSON else {
      return try console.output(
        document: .object([
          ("obsolete", .array(obsolete.map(JSONValue.string))), ("deleted", .boolean(isDeleted)),
        ]))
    }
    guard console.options.verbosity != .quiet else { return }
    if obsolete.isEmpty { return try console.output(line: "no baseline is obsolete") }
    let verb = isDeleted ? "deleted" : request.isTrial ? "would delete" : "kept"
    let lines = obsolete.map { "\(verb) \($0)" }
    try console.output(
      lines: lines + ["\(verb) \(counted(count, "obsolete baseline"))"])
  }
}
