import TabRender

/// The program's sentences: what stops it and what it warns of, each said once.
///
/// All other code only says what was found. ``diagnostics(_:)`` is the way in.
enum Messages {
  /// The messages of an error, usually one.
  static func diagnostics(_ error: CommandLineError) -> [Diagnostic] {
    switch error {
    case .option(let use): [diagnostic(use)]
    case .output(let use): [diagnostic(use)]
    case .sharedName(let use): [diagnostic(use)]
    case .files(let use): [diagnostic(use)]
    case .command(let use): [diagnostic(use)]
    case .suiteUse(let use): [diagnostic(use)]
    case .compare(let use): [diagnostic(use)]
    case .diff(let use): [diagnostic(use)]
    case .diffFolders(let use): [diagnostic(use)]
    case .input(let file, let problem): [diagnostic(problem, file)]
    case .creation(let file, let problem): [diagnostic(problem, file)]
    case .standardOutput(let error): [Diagnostic("cannot write to stdout: \(error)")]
    case .picture(let file, let error): [diagnostic(error, in: file)]
    case .font(let error): [diagnostic(error)]
    case .sceneFiles(let problem): [diagnostic(problem)]
    case .scene(let error): diagnostics(error)
    case .format(let location, let problem): [diagnostic(problem, at: location)]
    case .suite(let error): error.causes.map(Diagnostic.init)
    case .content(let problem): [diagnostic(problem)]
    case .strict(let warnings): warnings
    }
  }

  static func number(_ number: Double) -> String { DecimalNumber.text(number) }

  /// A number of things with their noun.
  static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  /// What helps: the command with the name that was probably meant, or else something general.
  static func didYouMean(
    _ name: String, among names: [String], else other: String, command: String
  ) -> String {
    NearestName.nearest(to: name, among: names).map { "did you mean `\(command) \($0)`?" } ?? other
  }
}
