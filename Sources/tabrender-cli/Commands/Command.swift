/// One command of the program: what it takes, and what it does.
protocol Command {
  /// What its options write into.
  associatedtype Request

  /// How it is called.
  static var name: CommandName { get }
  /// What its help says besides its options.
  static var page: CommandPage { get }
  /// Its own options, in the order of the help; those that every command has follow by themselves.
  static var groups: [OptionGroup<Request>] { get }
  /// What is asked for when no option is given.
  static var defaultRequest: Request { get }

  /// Checks the words that are no options, and what they and the options mean together.
  ///
  /// Nothing has been read yet, and no folder entered.
  static func validate(
    _ request: Request, _ words: [String], _ global: GlobalOptions
  ) throws(UsageError)

  /// Does the work, in the folder that it is to be done in.
  static func run(
    _ request: Request, _ words: [String], _ console: Console
  ) throws(Failure) -> ExitCode
}

extension Command {
  /// Binds the options, checks everything that can be checked, and runs.
  static func perform(
    _ options: [ScannedArguments.Occurrence], _ words: [String], _ console: inout Console
  ) throws(Failure) -> ExitCode {
    let environment = console.environment
    let invocation = try usage { () throws(UsageError) in
      var invocation = Invocation(request: defaultRequest)
      try invocation.global.readEnvironment(environment)
      let binder = ArgumentBinder(groups: allGroups, command: name)
      try binder.bind(options, to: &invocation)
      try validate(invocation.request, words, invocation.global)
      return invocation
    }
    console.options = invocation.global
    try enter(invocation.global.directory)
    return try run(invocation.request, words, console)
  }

  /// Descriptions of the options, under their headings.
  static var optionGroups: [(title: String, options: [OptionDescription])] {
    allGroups.map { ($0.title, $0.options.map(\.description)) }
  }

  private static var allGroups: [OptionGroup<Invocation<Request>>] {
    groups.map { $0.within(\.request) } + [GlobalOptions.group.within(\.global)]
  }
}

extension Command where Request == Void {
  static var groups: [OptionGroup<Void>] { [] }
  static var defaultRequest: Void { () }
}
