/// The commands of the program.
enum CommandName: String, CaseIterable {
  /// Draws one tab bar from options; the command when none is named.
  case draw
  /// Draws scenes from files.
  case render
  /// Says what is wrong with scene files.
  case check
  /// Writes scene files in their canonical form.
  case fmt
  /// Prints the JSON Schema of a format.
  case schema
  /// Draws the same bar with each shadow host and measures what shows through.
  case compare
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
    case .render: RenderCommand.self
    case .check: CheckCommand.self
    case .fmt: FormatCommand.self
    case .schema: SchemaCommand.self
    case .compare: CompareCommand.self
    case .list: ListCommand.self
    case .inspect: InspectCommand.self
    case .help: HelpCommand.self
    }
  }
}
