/// What a command's options write into.
protocol CommandRequest {
  /// What is asked for when no option is given.
  init()

  /// The options, in the order of the help; those that every command has follow by themselves.
  static var groups: [OptionGroup<Self>] { get }
}

/// The request of a command without options of its own.
struct NoOptions: CommandRequest {
  static var groups: [OptionGroup<NoOptions>] { [] }
}

/// What a command is asked for.
struct Invocation<Request: CommandRequest> {
  /// What its own options ask for.
  var request = Request()
  /// The arguments that are no options.
  let arguments: [String]
  /// Where it speaks, with the options that every command has.
  var console: Console

  /// Refuses arguments after so many.
  func refuseArguments(after count: Int) throws(CommandLineError) {
    guard arguments.count <= count else { throw .command(.surplusArgument(arguments[count])) }
  }
}

/// One command of the program: what it takes, and what it does.
protocol Command {
  /// What its options write into.
  associatedtype Request: CommandRequest

  /// What its help says besides its options.
  static var page: CommandPage { get }

  /// What it is asked for.
  var invocation: Invocation<Request> { get }

  /// Checks the arguments, and what they and the options mean together.
  ///
  /// Nothing has been read yet, and no folder entered.
  init(invocation: Invocation<Request>) throws(CommandLineError)

  /// Does the work, in the folder that it is to be done in.
  func run() throws(CommandLineError) -> ExitCode
}

extension Command {
  /// Binds the options, checks everything that can be checked, and runs.
  static func perform(
    as name: CommandName, _ options: [ScannedArguments.Occurrence], _ arguments: [String],
    _ console: inout Console
  ) throws(CommandLineError) -> ExitCode {
    var invocation = Invocation<Request>(
      arguments: arguments, console: Console(environment: console.environment))
    try invocation.console.options.readEnvironment(console.environment)
    try ArgumentBinder(groups: allGroups, command: name).bind(options, to: &invocation)
    console = invocation.console
    let command = try Self(invocation: invocation)
    try console.options.enterDirectory()
    return try command.run()
  }

  var request: Request { invocation.request }
  var arguments: [String] { invocation.arguments }
  var console: Console { invocation.console }

  /// Descriptions of the options, under their headings.
  static var optionGroups: [(title: String, options: [OptionDescription])] {
    allGroups.map { ($0.title, $0.options.map(\.description)) }
  }

  private static var allGroups: [OptionGroup<Invocation<Request>>] {
    Request.groups.map { $0.within(\.request) } + [GlobalOptions.group.within(\.console.options)]
  }
}
