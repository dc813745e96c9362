/// `tabrender help`: explains the program or a command.
enum HelpCommand {
  /// Nothing but the global options.
  static var groups: [OptionGroup<Invocation<Void>>] { ListCommand.groups }

  /// Runs the command.
  static func run(
    _ options: [ScannedArguments.Occurrence], _ words: [String], _ console: inout Console
  ) throws(Failure) -> ExitCode {
    let environment = console.environment
    let text = try usage { () throws(UsageError) in
      var invocation = Invocation<Void>(request: ())
      try bind(options, groups, .help, to: &invocation, environment)
      return try Self.text(words)
    }
    try console.output(text)
    return .ok
  }

  private static func text(_ words: [String]) throws(UsageError) -> String {
    guard let word = words.first else { return RootHelp.text }
    guard let command = CommandName(rawValue: word) else {
      throw .command(.unknownCommandWord(word))
    }
    guard words.count == 1 else { throw .command(.surplusWord(words[1])) }
    return CommandHelp.text(command)
  }
}
