import TabRender

/// What `list` can print.
enum ListTopic: String, CaseIterable {
  case devices, corners, colors, icons

  static var names: [String] { allCases.map(\.rawValue) }
}

/// `tabrender list`: prints the names that options take.
enum ListCommand {
  /// Nothing but the global options.
  static var groups: [OptionGroup<Invocation<Void>>] {
    [GlobalOptions.group.within(\.global)]
  }

  /// Runs the command.
  static func run(
    _ options: [ScannedArguments.Occurrence], _ words: [String], _ console: inout Console
  ) throws(Failure) -> ExitCode {
    let environment = console.environment
    let invocation = try usage { () throws(UsageError) in
      var invocation = Invocation<Void>(request: ())
      try bind(options, groups, .list, to: &invocation, environment)
      return invocation
    }
    let global = invocation.global
    console.options = global
    let topic = try usage { () throws(UsageError) in try Self.topic(words) }
    console.output(global.isJSON ? json(topic).text : text(topic))
    return .ok
  }

  private static func topic(_ words: [String]) throws(UsageError) -> ListTopic {
    guard let word = words.first else { throw .command(.missingTopic) }
    guard let topic = ListTopic(rawValue: word) else { throw .command(.unknownTopic(word)) }
    guard words.count == 1 else { throw .command(.surplusWord(words[1])) }
    return topic
  }

  private static func text(_ topic: ListTopic) -> String {
    switch topic {
    case .icons: Lists.table(Lists.iconRows)
    case .devices: Lists.table(Lists.deviceRows)
    case .corners: Lists.table(Lists.cornerRows)
    case .colors: Lists.table(Lists.colorRows)
    }
  }

  private static func json(_ topic: ListTopic) -> JSONValue {
    let entries =
      switch topic {
      case .icons: Lists.icons
      case .devices: Lists.devices
      case .corners: Lists.corners
      case .colors: Lists.colors
      }
    return .object([(topic.rawValue, .array(entries))])
  }
}
