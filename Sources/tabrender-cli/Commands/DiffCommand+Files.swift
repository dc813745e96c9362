import Foundation
import TabRender

// Two pictures.
extension DiffCommand {
  /// Compares, draws what is asked for, and says what was found.
  func compareFiles(_ comparison: FileComparison) throws(CommandLineError) -> ExitCode {
    let scene = try request.scene.map { file throws(CommandLineError) in
      try SceneArguments.read(file, console.options)
    }
    let destination = try checkedDestination(scene)
    let files = (
      expected: try InputFile(expected, console).pictureBytes(),
      actual: try InputFile(actual, console).pictureBytes()
    )
    let sizes = [files.expected, files.actual].compactMap { PNGSniffer.statedSize($0) }
    let rest = try leavingOutLayers(of: scene, sizes, comparison)
    let outcome = try attempt(
      rest.compare(expected: files.expected, actual: files.actual)
    ) { CommandLineError(files: $0, expected: expected, actual: actual) }
    let oddities = request.oddities(comparison, of: [outcome.diff.summary.unionSize])
    let diagnostics = flaws(outcome) + oddities
    try console.warn(diagnostics)
    if let destination { try draw(outcome, into: destination) }
    let item = item(outcome, files, destination)
    try results(item).write(request.reports, console)
    try report(outcome, json(item, diagnostics), besides: destination)
    return outcome.diff.summary.isEqual ? .ok : .different
  }

  private func report(
    _ outcome: FileComparison.Outcome, _ document: JSONValue, besides destination: Destination?
  ) throws(CommandLineError) {
    let summary = outcome.diff.summary
    let lines = [summary.text] + (summary.hints + outcome.notes).map { "  \($0)" }
    // With the picture on stdout there is no room for text.
    if destination == .standardOutput {
      if console.options.verbosity != .quiet { lines.forEach(console.talk) }
    } else {
      try console.outputSummary(document, orLines: lines)
    }
  }

  /// Where the picture goes, seen to that it can be written and that no file is lost by the run.
  private func checkedDestination(
    _ scene: SceneFile?
  ) throws(CommandLineError) -> Destination? {
    if let output = request.output, output != "-", !output.lowercased().hasSuffix(".png") {
      throw .output(.wrongEnding(output, canBeForced: false))
    }
    let destination = request.output.map(Destination.init)
    var used = CommandFiles(request, console.options)
    used.read(expected, as: "the expected picture")
    used.read(actual, as: "the actual picture")
    if let scene { used.read(scene) }
    if let destination { used.write(destination, as: "-o") }
    try used.check(request.files.existing)
    try destination?.prepare(request.files)
    return destination
  }

  /// The flaws that were passed over.
  private func flaws(_ outcome: FileComparison.Outcome) -> [Diagnostic] {
    // A file that is compared with itself is warned of once.
    var known: Set<[String]> = []
    return outcome.warnings.compactMap { side, warning in
      let file = side == .expected ? expected : actual
      let isNew = known.insert([file, warning.description]).inserted
      return isNew ? Diagnostic(warning.description, file: file) : nil
    }
  }

  private func draw(
    _ outcome: FileComparison.Outcome, into destination: Destination
  ) throws(CommandLineError) {
    let file = try attempt(
      outcome.differencesFile(
        style: request.style ?? .heat, threads: console.options.threads)
    ) { .content(.notEncodable($0)) }
    try destination.write(file, request.files.existing)
    console.detail("wrote \(destination.name), \(file.count) bytes")
  }

  /// The pair as an item of results.
  private func item(
    _ outcome: FileComparison.Outcome, _ files: (expected: [UInt8], actual: [UInt8]),
    _ destination: Destination?
  ) -> SuiteResults.Item {
    let summary = outcome.diff.summary
    let name = actual == "-" ? expected : actual
    var item = SuiteResults.Item(name: name, status: summary.isEqual ? .ok : .changed)
    item.baseline = SuiteResults.Picture(expected, files.expected, outcome.expected.image)
    item.actual = SuiteResults.Picture(actual, files.actual, outcome.actual.image)
    if case .file(let file) = destination { item.diff = SuitePath(program: file) }
    item.summary = summary
    item.notes = outcome.notes
    return item
  }

  private func results(_ item: SuiteResults.Item) -> SuiteResults {
    var results = SuiteResults(
      tool: Version.tool, model: Version.model,
      origin: .pictures(expected: expected, actual: actual))
    results.items = [item]
    return results
  }

  private func json(_ item: SuiteResults.Item, _ diagnostics: [Diagnostic]) -> JSONValue {
    let head: [(String, JSONValue)] = [
      ("schema", .integer(SuiteResults.schema)), ("tool", .string(Version.tool)),
      ("model", .integer(Version.model)),
      ("compare", .string((request.settings.mode ?? .visible).rawValue)),
      ("colorManagement", .string(request.colorManagement.rawValue)),
    ]
    return .object(head + item.jsonMembers + [("warnings", diagnostics.jsonTexts)])
  }
}
