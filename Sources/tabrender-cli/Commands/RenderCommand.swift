import TabRender

/// `tabrender render`: draws scenes from files.
struct RenderCommand: Command {
  let invocation: Invocation<RenderRequest>

  init(invocation: Invocation<RenderRequest>) throws(CommandLineError) {
    self.invocation = invocation
    guard !arguments.isEmpty else { throw .command(.missingScene(.render)) }
    guard arguments.count(where: { $0 == "-" }) <= 1 else { throw .command(.surplusArgument("-")) }
    try request.output.check(request.drawnTemplate, isJSON: console.options.isJSON)
  }

  func run() throws(CommandLineError) -> ExitCode {
    var job = try DrawingJob(request.output, console)
    var plan = RenderPlan(request, console)
    var worst = ExitCode.ok
    for file in try SceneArguments.files(arguments) {
      try keepGoing(&worst) { () throws(CommandLineError) in try plan.add(file) }
    }
    try plan.prepare()
    job.warnings = plan.doubts
    for picture in plan.pictures {
      try keepGoing(&worst) { () throws(CommandLineError) in try job.draw(picture) }
    }
    try job.finish(warnings: job.warnings.jsonObjects)
    return worst
  }

  /// Does a step; with `--keep-going` its error is reported, and its exit code noted.
  private func keepGoing(
    _ worst: inout ExitCode, _ step: () throws(CommandLineError) -> Void
  ) throws(CommandLineError) {
    do throws(CommandLineError) {
      try step()
    } catch {
      guard request.keepsGoing else { throw error }
      console.report(error)
      worst = max(worst, error.exitCode)
    }
  }
}

/// Everything that `render` will draw, checked as a whole before anything is.
private struct RenderPlan {
  /// The pictures, file by file.
  private(set) var pictures: [PlannedPicture] = []
  /// What is doubtful in the files.
  private(set) var doubts: [Diagnostic] = []
  /// What is read.
  private var inputs: CommandFiles
  private let request: RenderRequest
  private let console: Console

  init(_ request: RenderRequest, _ console: Console) {
    self.request = request
    self.console = console
    inputs = CommandFiles(console.options)
  }

  /// Reads a file and names its pictures.
  mutating func add(_ file: String) throws(CommandLineError) {
    // Also one that cannot be used is not to be replaced.
    inputs.read(file, as: "the scene")
    let scene = try SceneArguments.read(file, as: request.reading, console.options)
    inputs.read(scene)
    let doubts = scene.doubts
    try console.warn(doubts)
    let planned = try scene.scenes.map { picture throws(CommandLineError) in
      let variant = Variant(
        name: scene.name, scale: picture.scale, appearance: picture.appearance,
        device: scene.description.device)
      let name = try request.output.naming.name(request.drawnTemplate, for: variant)
      return PlannedPicture(file: file, scene: picture, destination: Destination(name))
    }
    for picture in planned { try console.options.checkSize(picture.scene.pixelSize, of: file) }
    self.doubts += doubts
    pictures += planned
  }

  /// Sees to it that all pictures can be written where they should go.
  func prepare() throws(CommandLineError) {
    try OutputNaming.check(pictures, request.drawnTemplate)
    try request.output.prepare(pictures.map(\.destination), besides: inputs)
  }
}
