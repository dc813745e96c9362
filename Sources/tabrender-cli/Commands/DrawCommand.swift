import TabRender

extension DrawRequest: CommandRequest {
  static var groups: [OptionGroup<DrawRequest>] { DrawOptions.groups }
}

/// `tabrender [draw]`: draws one tab bar from options.
struct DrawCommand: Command {
  let invocation: Invocation<DrawRequest>
  /// The output's name; `nil` where the scene is only printed.
  private let template: String?

  init(invocation: Invocation<DrawRequest>) throws(CommandLineError) {
    self.invocation = invocation
    let request = invocation.request
    try request.validate()
    // A name may stand there, so that the option can be added to a line that draws.
    let isPrinted = request.printsScene && invocation.arguments.isEmpty
    template = isPrinted ? nil : try request.output.template(of: invocation)
  }

  func run() throws(CommandLineError) -> ExitCode {
    guard let template, !request.printsScene else { return try printScene() }
    let (pictures, doubts) = try request.planned(template, console.options)
    try console.warn(doubts)
    try request.prepare(pictures, console.options)
    var job = try DrawingJob(request.output, console, warnings: doubts)
    for picture in pictures { try job.draw(picture) }
    try job.finish(warnings: .array(job.warnings.map { .string($0.message) }))
    return .ok
  }

  /// Prints the scene file that the options mean, once it is known that it can be drawn.
  private func printScene() throws(CommandLineError) -> ExitCode {
    _ = try request.scenes(request.description.readFiles(console.options))
    try console.output(verbatim: request.description.json.prettyText)
    return .ok
  }
}
