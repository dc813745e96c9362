/// The commands of the program.
enum CommandName: String, CaseIterable {
  /// Draws one tab bar from options; the command when none is named.
  case draw
  /// Draws the same bar with each shadow host and measures what shows through.
  case compare
  /// Prints the names that options take.
  case list
  /// Says what is in a PNG file.
  case inspect
  /// Explains the program or a command.
  case help

  /// Descriptions of the options, under their headings.
  var optionGroups: [(title: String, options: [OptionDescription])] {
    switch self {
    case .draw: Self.described(DrawCommand.groups)
    case .compare: Self.described(CompareCommand.groups)
    case .list: Self.described(ListCommand.groups)
    case .inspect: Self.described(InspectCommand.groups)
    case .help: Self.described(HelpCommand.groups)
    }
  }

  private static func described<Target>(
    _ groups: [OptionGroup<Target>]
  ) -> [(title: String, options: [OptionDescription])] {
    groups.map { ($0.title, $0.options.map(\.description)) }
  }
}
