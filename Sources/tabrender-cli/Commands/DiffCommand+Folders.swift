import TabRender

// Two folders.
extension DiffCommand {
  /// Compares all pairs and says what became of those that are not equal.
  func compareFolders(_ comparison: FileComparison) throws(CommandLineError) -> ExitCode {
    let outcome = try outcome(comparison)
    let results = outcome.results
    let flaws = outcome.warnings.map { Diagnostic($0.warning.description, file: $0.file) }
    let oddities = request.oddities(
      comparison, of: results.items.compactMap(\.summary?.unionSize))
    // Flaws are errors of their pairs where warnings are errors.
    flaws.forEach(console.warn)
    try console.warn(oddities)
    results.items.compactMap(\.problem).forEach { console.error(Diagnostic($0)) }
    try results.write(request.reports, console)
    try console.outputSummary(
      json(results, flaws + oddities),
      orLines: results.items.flatMap(lines) + [summary(results)])
    return exitCode(results)
  }

  private func outcome(
    _ comparison: FileComparison
  ) throws(CommandLineError) -> DiffFolders.Outcome {
    var folders = DiffFolders()
    folders.comparison = comparison
    // Pairs are compared beside each other, so each of them needs one thread only.
    folders.comparison.threads = 1
    folders.jobs = console.options.threads
    folders.isStrict = console.options.isStrict
    folders.style = request.style ?? .heat
    folders.output = try checkedFolder()
    return try step(
      folders.compare(
        expected: expected, actual: actual, tool: Version.tool, model: Version.model))
  }

  private func step<Value>(
    _ step: @autoclosure () throws(DiffFolders.Problem) -> Value
  ) throws(CommandLineError) -> Value {
    try attempt(step()) { CommandLineError(folders: $0, expected: expected, actual: actual) }
  }

  private func json(_ results: SuiteResults, _ diagnostics: [Diagnostic]) -> JSONValue {
    .object([
      ("schema", .integer(SuiteResults.schema)), ("tool", .string(results.tool)),
      ("model", .integer(results.model)), ("summary", .object(results.countMembers)),
      ("items", .array(results.items.map { .object($0.jsonMembers) })),
      ("warnings", diagnostics.jsonTexts),
    ])
  }

  /// The folder for pictures, which may be missing; no file of the run is lost by what is written.
  private func checkedFolder() throws(CommandLineError) -> String? {
    if let output = request.output,
      output == "-"
        || !Folder.exists(output)
          && (output.lowercased().hasSuffix(".png") || isThere(output))
    {
      throw .diffFolders(.folderIntoFile(output))
    }
    var used = CommandFiles(request, console.options)
    used.read(expected, as: "the expected folder")
    used.read(actual, as: "the actual folder")
    used.add(
      try step(
        PicturePair.all(expected: ComparedFolder(expected), actual: ComparedFolder(actual))),
      differencesIn: request.output)
    try used.check(request.files.existing)
    try checkOutside([request.output, request.reports.choices.assets].compactMap(\.self))
    return request.output
  }

  /// Refuses pictures among those that are compared, where the next run would compare them too.
  private func checkOutside(_ outputs: [String]) throws(CommandLineError) {
    for output in outputs {
      for folder in [expected, actual]
      where FileIdentity(folder: output).isInside(FileIdentity(folder: folder)) {
        throw .diffFolders(.outputInFolder(output: output, folder: folder))
      }
    }
  }

  /// What is said about a pair; nothing about one that is equal.
  private func lines(_ item: SuiteResults.Item) -> [String] {
    let notes = (item.summary?.hints ?? []) + item.notes
    switch item.status {
    case .ok: return []
    case .changed: return ["\(item.name): \(item.summary?.text ?? "")"] + notes.map { "  \($0)" }
    case .missing: return ["\(item.name): only in \(actual)"] + notes.map { "  \($0)" }
    case .obsolete: return ["\(item.name): only in \(expected)"] + notes.map { "  \($0)" }
    case .error: return ["\(item.name): cannot be compared"]
    }
  }

  private func summary(_ results: SuiteResults) -> String {
    var parts = ["\(results.count(.ok)) equal", "\(results.count(.changed)) different"]
    for (status, text) in [
      (SuiteResults.Status.obsolete, "only in \(expected)"), (.missing, "only in \(actual)"),
      (.error, "cannot be compared"),
    ] where results.count(status) > 0 {
      parts.append("\(results.count(status)) \(text)")
    }
    return parts.joined(separator: ", ")
  }

  private func exitCode(_ results: SuiteResults) -> ExitCode {
    let hasError = results.count(.error) > 0
    guard hasError || results.items.contains(where: { $0.status != .ok }) else { return .ok }
    return hasError
      ? ExitCode(results.verdict(failing: [.changed, .missing, .obsolete])) : .different
  }
}
