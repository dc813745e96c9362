import Foundation
import TabRender

/// `diff` of two pictures.
struct DiffFiles {
  let request: DiffRequest
  let comparison: FileComparison
  let expected: String
  let actual: String
  let console: Console

  /// Compares, draws what is asked for, and says what was found.
  func run() throws(Failure) -> ExitCode {
    let scene = try request.scene.map { file throws(Failure) in
      try SceneArguments.read(file, SceneFile.Options(), console.options)
    }
    let destination = try checkedDestination(scene)
    let files = (
      try readPictureBytes(expected, console), try readPictureBytes(actual, console)
    )
    let comparison = try DiffLayers(request, console)
      .leftOut(of: comparison, files.0, files.1, in: scene)
    let outcome = try compare(comparison, files.0, files.1)
    let diagnostics = diagnostics(outcome)
    if console.options.isStrict, let first = diagnostics.first { throw .data(.strictFile(first)) }
    diagnostics.forEach(console.warn)
    if let destination { try draw(outcome, into: destination) }
    let item = item(outcome, files, destination)
    try write(results(item), request.reports, console)
    let summary = outcome.diff.summary
    if console.options.isJSON {
      try console.output(document: json(item, diagnostics))
    } else if console.options.verbosity != .quiet {
      let lines = [summary.text] + (summary.hints + outcome.notes).map { "  \($0)" }
      // With the picture on stdout there is no room for words.
      if destination == .standardOutput {
        lines.forEach(console.talk)
      } else {
        try console.output(lines: lines)
      }
    }
    return summary.isEqual ? .ok : .different
  }

  /// Where the picture goes, seen to that it can be written and that no file is lost by the run.
  private func checkedDestination(_ scene: SceneFile?) throws(Failure) -> Destination? {
    if let output = request.output, output != "-", !output.lowercased().hasSuffix(".png") {
      throw .usage(.diff(.outputWithoutPNG(output)))
    }
    let destination = request.output.map(Destination.init)
    var used = CommandFiles(request, console.options)
    used.read(expected, as: "the expected picture")
    used.read(actual, as: "the actual picture")
    if let scene { used.read(scene) }
    if let destination { used.write(destination, as: "-o") }
    try used.check(request.existing)
    var files = OutputRequest()
    files.existing = request.existing
    files.makesFolders = request.makesFolders
    try destination?.prepare(files)
    return destination
  }

  private func compare(
    _ comparison: FileComparison, _ expectedFile: [UInt8], _ actualFile: [UInt8]
  ) throws(Failure) -> FileComparison.Outcome {
    do throws(FileComparison.Problem) {
      return try comparison.compare(expected: expectedFile, actual: actualFile)
    } catch {
      throw Failure(error, expected: expected, actual: actual)
    }
  }

  /// The flaws that were passed over, and what is odd about the options.
  private func diagnostics(_ outcome: FileComparison.Outcome) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    var known: Set<[String]> = []
    for (side, warning) in outcome.warnings {
      let diagnostic = Diagnostic(
        warning.description, file: side == .expected ? expected : actual)
      // A file that is compared with itself is warned of once.
      let isNew = known.insert([diagnostic.file ?? "", diagnostic.message]).inserted
      if isNew { diagnostics.append(diagnostic) }
    }
    return diagnostics + request.oddities(comparison, of: [outcome.diff.summary.unionSize])
  }

  private func draw(
    _ outcome: FileComparison.Outcome, into destination: Destination
  ) throws(Failure) {
    let file: [UInt8]
    do throws(PNGError) {
      file = try outcome.differencesFile(
        style: request.style ?? .heat, threads: threads(jobs: console.options.jobs))
    } catch {
      throw .data(.unwritablePicture(reason: error.description))
    }
    try write(file, to: destination, request.existing)
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
