import TabRender

/// `tabrender prune`: deletes baselines that belong to no scene.
struct PruneCommand: Command {
  let invocation: Invocation<PruneRequest>

  init(invocation: Invocation<PruneRequest>) throws(CommandLineError) {
    self.invocation = invocation
    guard arguments.count <= 1 else { throw .suiteUse(.pruneWithFilter(arguments[1])) }
  }

  func run() throws(CommandLineError) -> ExitCode {
    let arguments = SuiteArguments(arguments, console)
    if let filter = arguments.filters.first { throw .suiteUse(.pruneWithFilter(filter)) }
    let file = try arguments.read()
    let output = try suiteStep(SuiteOutput(of: file))
    defer { extendLifetime(output) }
    let suite = try file.suite(console.options)
    guard let baselines = suite.obsoleteBaselines else {
      throw .suite(SuiteError(suite.broken.flatMap(\.problems)))
    }
    let obsolete = baselines + file.strayLayerLists
    let deletes = try decide(obsolete.map(file.located))
    if deletes { try suiteStep(suite.delete(obsolete)) }
    try report(obsolete.map(file.located), count: baselines.count, isDeleted: deletes)
    return .ok
  }

  /// Lists what is obsolete, and whether it is to be deleted.
  private func decide(_ obsolete: [String]) throws(CommandLineError) -> Bool {
    if request.isTrial || obsolete.isEmpty { return false }
    if request.isCertain { return true }
    guard console.canAsk else { throw .suiteUse(.pruneNeedsYes(obsolete.count)) }
    obsolete.forEach(console.talk)
    console.ask("delete \(Messages.counted(obsolete.count, "file"))? [y/N] ")
    return readLine()?.lowercased().hasPrefix("y") ?? false
  }

  private func report(
    _ obsolete: [String], count: Int, isDeleted: Bool
  ) throws(CommandLineError) {
    let verb = isDeleted ? "deleted" : request.isTrial ? "would delete" : "kept"
    let summary =
      obsolete.isEmpty
      ? "no baseline is obsolete"
      : "\(verb) \(Messages.counted(count, "obsolete baseline"))"
    try console.outputSummary(
      .object([
        ("obsolete", .array(obsolete.map(JSONValue.string))), ("deleted", .boolean(isDeleted)),
      ]), orLines: obsolete.map { "\(verb) \($0)" } + [summary])
  }
}
