import TabRender

/// The suite that a command's arguments name, and what they select of its pictures.
struct SuiteArguments {
  /// The suite's file, whether it is there or not.
  let path: String
  /// The rest: names of scenes, parts of names, and globs.
  let filters: [String]
  private let console: Console

  /// Without a suite among the arguments it is `TABRENDER_SUITE`, else `tabrender.json`.
  init(_ arguments: [String], _ console: Console) {
    let named = arguments.first.flatMap(Self.suite)
    let variable = console.environment["TABRENDER_SUITE"].flatMap { $0.isEmpty ? nil : $0 }
    let usual = variable.map { Self.suite(named: $0) ?? $0 } ?? SuiteFile.file(in: "")
    path = FilePath.normalized(named ?? usual ?? SuiteFile.usualName)
    filters = Array(arguments.dropFirst(named == nil ? 0 : 1))
    self.console = console
  }

  /// The suite that an argument names: it ends in .json or .jsonc, or is a folder with a suite.
  static func suite(named argument: String) -> String? {
    if SceneArguments.isScene(argument) { return argument }
    if let file = SuiteFile.file(in: argument) { return file }
    guard argument.hasSuffix("/") || argument == "." || argument == ".." else { return nil }
    return (argument.hasSuffix("/") ? argument : argument + "/") + SuiteFile.usualName
  }

  /// Reads the suite's file.
  func read() throws(CommandLineError) -> SuiteFile {
    guard isThere(path) else { throw .suite(SuiteError(.suite(.noSuite(path)))) }
    let (file, warnings) = try suiteStep(
      SuiteFile.read(path, isLenient: console.options.isLenient))
    try console.warn(warnings.map(Diagnostic.init))
    return file
  }
}

extension SuiteFile {
  /// Finds and reads the suite's scenes.
  func suite(_ options: GlobalOptions) throws(CommandLineError) -> Suite {
    try suiteStep(
      Suite(
        self, jobs: options.threads,
        reader: SuiteScene.reader(
          isLenient: options.isLenient, maximumPixels: options.maxPixels)))
  }

  /// How the suite is run, from the options that every command has.
  func settings(_ options: GlobalOptions) throws(CommandLineError) -> SuiteRunner.Settings {
    var settings = SuiteRunner.Settings(tool: Version.tool, model: Version.model)
    settings.jobs = options.threads
    settings.maximumPixels = options.maxPixels
    settings.isStrict = options.isStrict
    try suiteStep(checkFonts(besides: options.fonts))
    _ = try options.makeFontLibrary()
    settings.fonts = fonts ?? FontSearch()
    if let font = options.fonts.file { settings.fonts.file = font }
    if !options.fonts.folders.isEmpty { settings.fonts.folders = options.fonts.folders }
    return settings
  }
}

extension Suite {
  /// What is selected of the pictures; no filter selects everything.
  func selection(
    _ filters: [String], shard: SuiteResults.Shard? = nil
  ) throws(CommandLineError) -> SuiteSelection {
    guard !filters.isEmpty else { return SuiteSelection(shard: shard) }
    let pictures =
      items.map { (name: $0.name, variant: $0.variant) }
      + broken.map { (name: $0.name, variant: nil) }
    return try suiteStep(SuiteSelection(filters, among: pictures, shard: shard))
  }
}

extension Console {
  /// Does a long run, which can be interrupted and shows how far it is.
  func showingProgress<Value>(
    _ run: (_ report: @Sendable (_ done: Int, _ total: Int) -> Void) throws(SuiteError) -> Value
  ) throws(CommandLineError) -> Value {
    Interruption.begin()
    defer { Interruption.end() }
    let progress = Progress(self)
    defer { progress.end() }
    return try suiteStep(run { progress.report($0, of: $1) })
  }
}
