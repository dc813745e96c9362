import Foundation
import TabRender

/// The words of a command that works on a suite, told apart.
struct SuiteArguments {
  /// The suite's file, if one is named.
  let suite: String?
  /// The rest: names of scenes, parts of names, and globs.
  let filters: [String]

  /// A first word that ends in .json or .jsonc, or names a folder with a suite, is the suite.
  init(_ words: [String]) {
    guard let first = words.first, let suite = Self.suite(first) else {
      suite = nil
      filters = words
      return
    }
    self.suite = suite
    filters = Array(words.dropFirst())
  }

  private static func suite(_ word: String) -> String? {
    let ending = word.lowercased()
    if ending.hasSuffix(".json") || ending.hasSuffix(".jsonc") { return word }
    let isFolder = word.hasSuffix("/") || word == "." || word == ".."
    if let file = SuiteFile.file(in: word) { return file }
    return isFolder ? (word.hasSuffix("/") ? word : word + "/") + SuiteFile.usualName : nil
  }
}

/// Runs a step whose failure is the suite's.
func suiteStep<Value: ~Copyable>(
  _ step: () throws(SuiteError) -> Value
) throws(Failure) -> Value {
  do {
    return try step()
  } catch {
    throw .suite(error)
  }
}

/// The suite's file, whether it is there or not.
func suitePath(_ words: SuiteArguments, _ console: Console) -> String {
  let variable = console.environment["TABRENDER_SUITE"].flatMap { $0.isEmpty ? nil : $0 }
  let named = words.suite ?? variable.map { SuiteArguments([$0]).suite ?? $0 }
  return FilePath.normalized(named ?? SuiteFile.file(in: "") ?? SuiteFile.usualName)
}

/// Reads the suite's file: the one that is named, else `TABRENDER_SUITE`, else `tabrender.json`.
func suiteFile(_ words: SuiteArguments, _ console: Console) throws(Failure) -> SuiteFile {
  let path = suitePath(words, console)
  guard FileManager.default.fileExists(atPath: path) else {
    throw .suite(SuiteError(.suite(.noSuite(path))))
  }
  let (suite, warnings) = try suiteStep { () throws(SuiteError) in
    try SuiteFile.read(path, isLenient: console.options.isLenient)
  }
  if console.options.isStrict, !warnings.isEmpty { throw .suite(SuiteError(warnings)) }
  warnings.map(Diagnostic.init).forEach(console.warn)
  return suite
}

/// Finds and reads the suite's scenes.
func load(_ file: SuiteFile, _ console: Console) throws(Failure) -> Suite {
  let (isLenient, maxPixels) = (console.options.isLenient, console.options.maxPixels)
  return try suiteStep { () throws(SuiteError) in
    try Suite(
      file, jobs: threads(jobs: console.options.jobs),
      reader: SuiteScene.reader(
        isLenient: isLenient, maximumPixels: maxPixels))
  }
}

/// What is selected of a suite's pictures; no word selects everything.
func selection(
  _ words: [String], of suite: Suite, shard: SuiteResults.Shard? = nil
) throws(Failure) -> SuiteSelection {
  guard !words.isEmpty else { return SuiteSelection(shard: shard) }
  let pictures =
    suite.items.map { (name: $0.name, variant: $0.variant) }
    + suite.broken.map { (name: $0.name, variant: nil) }
  return try suiteStep { () throws(SuiteError) in
    try SuiteSelection(words, among: pictures, shard: shard)
  }
}

/// How the suite is run, from the options that every command has.
func runSettings(_ file: SuiteFile, _ global: GlobalOptions) throws(Failure) -> SuiteRunner.Settings
{
  var settings = SuiteRunner.Settings(tool: Version.tool, model: Version.model)
  settings.jobs = threads(jobs: global.jobs)
  settings.maximumPixels = global.maxPixels
  settings.isStrict = global.isStrict
  try suiteStep { () throws(SuiteError) in try file.checkFonts(besides: global.fonts) }
  _ = try fontLibrary(global.fonts)
  settings.fonts = file.fonts ?? FontSearch()
  if let font = global.fonts.file { settings.fonts.file = font }
  if !global.fonts.folders.isEmpty { settings.fonts.folders = global.fonts.folders }
  return settings
}

extension Diagnostic {
  /// What is wrong with a suite.
  init(_ problem: SuiteProblem) {
    self.init(problem.record)
    self.problem = problem.jsonProblem
  }

  /// What was wrong in a run.
  init(_ problem: SuiteResults.Problem) {
    self.init(problem.message, hint: problem.hint, file: problem.file)
    (line, column) = (problem.line, problem.column)
  }
}

extension ExitCode {
  /// The exit code of a kind of trouble.
  init(trouble code: Int) {
    self = Int32(exactly: code).flatMap(ExitCode.init(rawValue:)) ?? .internal
  }

  /// The exit code of a run: one that could not compare is never green.
  init(_ verdict: SuiteVerdict) {
    switch verdict {
    case .green: self = .ok
    case .different: self = .different
    case .trouble(let code): self.init(trouble: code)
    }
  }
}

/// A number of things with their noun.
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
