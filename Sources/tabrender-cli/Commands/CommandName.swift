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
  /// Compares two pictures or two folders of pictures.
  case diff
  /// Draws a suite and compares it with its baselines.
  case verify
  /// Draws a suite and makes the pictures its baselines.
  case record
  /// Makes the actual pictures of a run baselines.
  case approve
  /// Says how the last run of a suite came out.
  case status
  /// Deletes baselines that belong to no scene.
  case prune
  /// Writes the results of runs for people and for other programs.
  case report
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
    case .diff: DiffCommand.self
    case .verify: VerifyCommand.self
    case .record: RecordCommand.self
    case .approve: ApproveCommand.self
    case .status: StatusCommand.self
    case .prune: PruneCommand.self
    case .report: ReportCommand.self
    case .list: ListCommand.self
    case .inspect: InspectCommand.self
    case .help: HelpCommand.self
    }
  }
}
