/// The commands of the program.
enum CommandName: String, CaseIterable {
  /// Draws one tab bar from options; the command when none is named.
  case draw
  /// Draws the same bar with each shadow host and measures what shows through.
  case compare
  /// Compares two pictures or two folders of pictures.
  case diff
  /// Prints the names that options take.
  case list
  /// Says what is in a PNG file.
  case inspect
  /// Explains the program or a command.
  case help

  /// What does the work.
  var command: any Command.Type {
    switch self {
    case .draw: DrawCommand.self
    case .compare: CompareCommand.self
    case .diff: DiffCommand.self
    case .list: ListCommand.self
    case .inspect: InspectCommand.self
    case .help: HelpCommand.self
    }
  }
}
