import Foundation
import TabRender

/// The checked name of the output.
func outputName(
  _ words: [String], _ output: OutputRequest, isJSON: Bool
) throws(UsageError) -> OutputName {
  let name = try OutputName(words, acceptsAnyName: output.acceptsAnyName)
  if isJSON, name.template == "-" { throw .output(.jsonWithStandardOutput) }
  return name
}

/// Runs the rest of the program in that folder.
func enter(_ directory: String?) throws(Failure) {
  guard let directory else { return }
  guard FileManager.default.changeCurrentDirectoryPath(directory) else {
    throw .file(
      .noInput(file: directory, reason: "there is no such folder, or it cannot be entered"))
  }
}

/// Says what is probably a mistake, each thing once; under `--strict` it is an error.
func warn(_ plan: OutputPlan, _ console: Console) throws(Failure) -> [Diagnostic] {
  var warnings: [TabBarWarning] = []
  for warning in plan.pictures.flatMap(\.scene.warnings) where !warnings.contains(warning) {
    warnings.append(warning)
  }
  if console.options.isStrict {
    if !warnings.isEmpty { throw .strict(warnings) }
    if let diagnostic = plan.diagnostics.first { throw .data(.strictFile(diagnostic)) }
  }
  let diagnostics = warnings.map(Words.diagnostic) + plan.diagnostics
  diagnostics.forEach(console.warn)
  return diagnostics
}

/// Says what went otherwise than asked for with fonts; text that cannot be drawn is an error.
func warn(
  _ fonts: FontLibrary, _ console: Console, besides known: [Diagnostic] = []
) throws(Failure) -> [Diagnostic] {
  let problems = fonts.problems
  for case .failed(let error) in problems { throw .data(.noText(error)) }
  if console.options.isStrict, let problem = problems.first { throw .data(.strictFont(problem)) }
  let diagnostics = problems.map { Diagnostic($0.description) }
    .filter { diagnostic in !known.contains { $0.message == diagnostic.message } }
  diagnostics.forEach(console.warn)
  return diagnostics
}

extension OutputPlan {
  /// Resolves the request, reads the content's picture if it has one, and refuses what is too large.
  init(_ request: DrawRequest, _ name: OutputName, _ global: GlobalOptions) throws(Failure) {
    let files = try readFiles(of: request.description, limit: global.maxPixels)
    self = try usage { () throws(UsageError) in
      try OutputPlan(request, template: name.template, files)
    }
    try checkSizes(limit: global.maxPixels)
  }
}

/// Encodes a picture and writes it where it goes.
func save(
  _ picture: (bitmap: Bitmap, list: DisplayList?, scale: Double), to destination: Destination,
  _ output: OutputRequest, _ fonts: FontLibrary, _ timings: inout Timings, _ console: Console
) throws(Failure) {
  let png = try timings.measure("encode") { () throws(Failure) in
    try encode(
      picture.bitmap, of: picture.list, output, fonts, scale: picture.scale,
      threads: threads(jobs: console.options.jobs))
  }
  try timings.measure("write") { () throws(Failure) in
    try write(png, to: destination, output.existing)
  }
  let size = "\(picture.bitmap.width)×\(picture.bitmap.height) px"
  console.detail("wrote \(destination.name), \(size), \(png.count) bytes")
}
