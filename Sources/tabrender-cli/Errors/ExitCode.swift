import TabRender

/// What the program's exit says: 0 and 1 as `diff` has them, trouble as `sysexits.h` has it.
enum ExitCode: Int32, Comparable {
  /// Drawn, or the expectation holds.
  case ok = 0
  /// An expectation does not hold.
  case different = 1
  /// A wrong option or combination, or an output without `.png`.
  case usage = 64
  /// Input that is invalid or too large; a warning under `--strict`.
  case data = 65
  /// A file is missing or cannot be read.
  case noInput = 66
  /// A mistake in this program.
  case `internal` = 70
  /// The output cannot be made.
  case cannotCreate = 73
  /// Writing failed underway.
  case ioError = 74
  /// Ctrl-C.
  case interrupted = 130
  /// The reader of the output went away.
  case brokenPipe = 141
  /// A request to terminate.
  case terminated = 143

  /// The greater code is the worse trouble.
  static func < (first: ExitCode, second: ExitCode) -> Bool { first.rawValue < second.rawValue }

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

extension CommandLineError {
  /// How the program exits.
  var exitCode: ExitCode {
    switch self {
    case .option, .output, .sharedName, .files, .command, .suiteUse, .compare, .diff,
      .diffFolders, .sceneFiles(.unknownIcon):
      .usage
    case .input, .sceneFiles(.unreadable), .sceneFiles(.iconPointer): .noInput
    case .picture(_, let error), .sceneFiles(.picture(_, let error)):
      error.isNoInput ? .noInput : .data
    case .font(let error): error.isNoInput ? .noInput : .data
    case .scene(let error): error.isNoInput ? .noInput : .data
    case .sceneFiles, .format, .content, .strict: .data
    case .suite(let error): ExitCode(trouble: error.problems.map(\.code).max() ?? 70)
    case .creation(_, .fails(let error)): error.preventsCreation ? .cannotCreate : .ioError
    case .creation: .cannotCreate
    case .standardOutput: .ioError
    }
  }
}
