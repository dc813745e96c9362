import TabRender

/// What is wrong with what a command that works on a suite is asked for.
enum SuiteUsageError {
  /// `record` is told more than one mode.
  case severalRecordModes([String])
  /// `record` in continuous integration.
  case recordInCI
  /// `approve` is not told what of so many pictures, and nobody can be asked.
  case approvalNeedsChoice(Int)
  /// `prune` is given something that would leave scenes out.
  case pruneWithFilter(String)
  /// `prune` is to delete so many files, and nobody can be asked.
  case pruneNeedsYes(Int)
  /// A word that names no suite.
  case noSuite(String)
  /// A folder that results cannot go to, and why.
  case output(String)
}

extension Words {
  /// The words for what is asked of a suite.
  static func diagnostic(_ error: SuiteUsageError) -> Diagnostic {
    switch error {
    case .severalRecordModes(let modes):
      Diagnostic(
        modes.map { "--\($0)" }.joined(separator: " and ") + " contradict each other; give one")
    case .recordInCI:
      Diagnostic(
        "recording where the variable CI is set would accept whatever is drawn",
        hint: "`tabrender verify` compares; --in-ci records all the same")
    case .approvalNeedsChoice(let count):
      Diagnostic(
        "\(counted(count, "picture")) could be approved, and nobody can be asked which",
        hint: "name them, or --yes for all")
    case .pruneWithFilter(let word):
      Diagnostic(
        "prune looks at the whole suite, so \"\(word)\" cannot be given",
        hint: "tabrender prune --dry-run lists what is obsolete")
    case .pruneNeedsYes(let count):
      Diagnostic(
        "\(counted(count, "baseline")) would be deleted, and nobody can be asked",
        hint: "--dry-run lists, --yes deletes")
    case .noSuite(let word):
      Diagnostic(
        "\"\(word)\" is not a suite", hint: "give its .json file, or the folder that has it")
    case .output(let flaw): Diagnostic("--out: \(flaw)", hint: "give a folder of its own")
    }
  }

  /// The words for results of the run before that cannot be read.
  static func comparingAll(_ problem: SuiteResults.Problem) -> Diagnostic {
    Diagnostic("\(problem.message); so every picture is compared", file: problem.file)
  }
}
