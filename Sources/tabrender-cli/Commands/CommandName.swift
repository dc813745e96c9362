/// The commands of the program.
enum CommandName: String, CaseIterable {
  /// The command when none is named.
  case draw
  case render, check, fmt, schema, compare, diff
  case verify, record, approve, status, prune, report
  case list, inspect, help

  /// All names.
  static var names: [String] { allCases.map(\.rawValue) }

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
