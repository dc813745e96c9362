/// `tabrender help`: explains the program or a command.
enum HelpCommand: Command {
  static var name: CommandName { .help }

  static func validate(
    _ request: Void, _ words: [String], _ global: GlobalOptions
  ) throws(UsageError) {
    _ = try text(words)
  }

  static func run(_ request: Void, _ words: [String], _ console: Console) throws(Failure)
    -> ExitCode
  {
    try console.output(verbatim: usage { () throws(UsageError) in try text(words) })
    return .ok
  }

  private static func text(_ words: [String]) throws(UsageError) -> String {
    guard let word = words.first else { return RootHelp.text }
    guard let command = CommandName(rawValue: word) else {
      throw .command(.unknownCommandWord(word))
    }
    guard words.count == 1 else { throw .command(.surplusWord(words[1])) }
    return CommandHelp.text(command.command)
  }
}
