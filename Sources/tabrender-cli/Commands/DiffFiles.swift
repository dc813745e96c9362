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
    let destination = try checkedDestination()
    let files = (try readBytes(expected), try readBytes(actual))
    let outcome = try compare(files.0, files.1)
    try warn(outcome)
    if let destination { try draw(outcome, into: destination) }
    let summary = outcome.diff.summary
    if console.options.isJSON {
      try console.output(json(outcome, files, destination).text)
    } else {
      let text = ([summary.text] + (summary.hints + outcome.notes).map { "  \($0)" })
        .joined(separator: "\n")
      // With the picture on stdout there is no room for words.
      if destination == .standardOutput { console.talk(text) } else { try console.output(text) }
    }
    return summary.isEqual ? .ok : .different
  }

  /// Where the picture goes, seen to that it can be written and replaces no input.
  private func checkedDestination() throws(Failure) -> Destination? {
    guard let output = request.output else { return nil }
    guard output == "-" || output.lowercased().hasSuffix(".png") else {
      throw .usage(.output(.withoutPNG(output)))
    }
    let destination = Destination(output)
    if case .file(let file) = destination {
      for input in [expected, actual] where isSameFile(file, input) {
        throw .usage(.diff(.outputIsInput(input)))
      }
    }
    var files = OutputRequest()
    files.existing = request.existing
    files.makesFolders = request.makesFolders
    try destination.prepare(files)
    return destination
  }

  private func compare(
    _ expectedFile: [UInt8], _ actualFile: [UInt8]
  ) throws(Failure) -> FileComparison.Outcome {
    do throws(FileComparison.Problem) {
      return try comparison.compare(expected: expectedFile, actual: actualFile)
    } catch {
      throw Failure(error, expected: expected, actual: actual)
    }
  }

  /// Says which flaws were passed over; under `--strict` the first is an error.
  private func warn(_ outcome: FileComparison.Outcome) throws(Failure) {
    var complaints: [Complaint] = []
    var known: Set<[String]> = []
    for (side, warning) in outcome.warnings {
      let complaint = Complaint(
        warning.description, file: side == .expected ? expected : actual)
      // A file that is compared with itself is warned of once.
      let isNew = known.insert([complaint.file ?? "", complaint.message]).inserted
      if isNew { complaints.append(complaint) }
    }
    if let warning = outcome.maskWarning {
      complaints.append(Complaint(warning, file: request.mask))
    }
    if console.options.isStrict, let first = complaints.first { throw .data(.strictFile(first)) }
    complaints.forEach(console.warn)
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

  private func json(
    _ outcome: FileComparison.Outcome, _ files: (expected: [UInt8], actual: [UInt8]),
    _ destination: Destination?
  ) -> JSONValue {
    let summary = outcome.diff.summary
    let warnings = outcome.warnings.map { side, warning in
      JSONValue.string("\(side == .expected ? expected : actual): \(warning.description)")
    }
    let maskWarnings = outcome.maskWarning.map { warning in
      [JSONValue.string("\(request.mask ?? "mask"): \(warning)")]
    }
    let head: [(String, JSONValue)] = [
      ("schema", .integer(SuiteResults.schema)), ("tool", .string("tabrender \(Version.number)")),
      ("model", .integer(Version.model)),
      ("status", .string(summary.isEqual ? "ok" : "changed")),
      ("baseline", DiffJSON.picture(expected, files.expected, summary.expectedSize)),
      ("actual", DiffJSON.picture(actual, files.actual, summary.actualSize)),
      ("diff", destination.map { .string($0.name) } ?? .null),
      ("compare", .string(request.comparison.rawValue)),
      ("colorManagement", .string(request.colorManagement.rawValue)),
    ]
    let tail: [(String, JSONValue)] = [
      ("notes", .array(outcome.notes.map(JSONValue.string))),
      ("warnings", .array(warnings + (maskWarnings ?? []))),
    ]
    return .object(head + summary.jsonMembers + tail)
  }
}
