/// `tabrender help`: explains the program or a command.
struct HelpCommand: Command {
  let invocation: Invocation<NoOptions>
  private let text: String

  init(invocation: Invocation<NoOptions>) throws(CommandLineError) {
    self.invocation = invocation
    let name = invocation.arguments.first
    let command = name.flatMap(CommandName.init(rawValue:))
    if command == nil, let name { throw .command(.unknown(name)) }
    try invocation.refuseArguments(after: 1)
    text = command.map { CommandHelp.text($0.command) } ?? RootHelp.text
  }

  func run() throws(CommandLineError) -> ExitCode {
    try console.output(verbatim: text)
    return .ok
  }
}
