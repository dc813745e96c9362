import Foundation
import TabRender

/// `tabrender render`: draws scenes from files.
enum RenderCommand: Command {
  static var name: CommandName { .render }
  static var groups: [OptionGroup<RenderRequest>] { RenderRequest.groups }
  static var defaultRequest: RenderRequest { RenderRequest() }

  static func validate(
    _ request: RenderRequest, _ words: [String], _ global: GlobalOptions
  ) throws(UsageError) {
    guard !words.isEmpty else { throw .command(.missingScene("render")) }
    guard words.filter({ $0 == "-" }).count <= 1 else { throw .command(.surplusWord("-")) }
    _ = try outputName([request.drawnTemplate], request.output, isJSON: global.isJSON)
  }

  static func run(
    _ request: RenderRequest, _ words: [String], _ console: Console
  ) throws(Failure) -> ExitCode {
    var drawing = SceneDrawing(request, console, try fontLibrary(console.options.fonts))
    var worst = ExitCode.ok
    let plan = try RenderPlan(
      SceneArguments.files(words), request, console, unreadable: { worst = max(worst, $0) })
    for picture in plan.pictures {
      do throws(Failure) {
        try drawing.draw(picture)
      } catch {
        guard request.keepsGoing else { throw error }
        console.report(error)
        worst = max(worst, error.exitCode)
      }
    }
    try drawing.finish(plan)
    return worst
  }
}

/// One picture of a scene file, and where it goes.
struct PlannedScene {
  let file: String
  let scene: ResolvedScene
  let destination: Destination
}

/// Everything that will be drawn, checked as a whole before anything is.
struct RenderPlan {
  /// The pictures, file by file.
  private(set) var pictures: [PlannedScene] = []
  /// What is doubtful in the files.
  private(set) var diagnostics: [Diagnostic] = []
  /// What is read.
  private var inputs: CommandFiles

  /// Reads the files and names their pictures.
  ///
  /// With `--keep-going` a file that cannot be read is reported, and its exit code is noted.
  init(
    _ files: [String], _ request: RenderRequest, _ console: Console,
    unreadable: (ExitCode) -> Void
  ) throws(Failure) {
    inputs = CommandFiles(console.options)
    for file in files {
      // Also one that cannot be used is not to be replaced.
      inputs.read(file, as: "the scene")
      do throws(Failure) {
        try add(file, request, console)
      } catch {
        guard request.keepsGoing else { throw error }
        console.report(error)
        unreadable(error.exitCode)
      }
    }
    try usage { () throws(UsageError) in try checkNames(request.drawnTemplate) }
    try request.output.prepare(pictures.map(\.destination), besides: inputs)
  }

  private func checkNames(_ template: String) throws(UsageError) {
    try OutputNaming.check(pictures.map(\.destination), template) {
      let isOneScene = Set(pictures.map(\.scene.name)).count == 1
      return isOneScene
        ? .several(pictures.count, name: template)
        : .severalScenes(pictures.count, name: template)
    }
  }

  private mutating func add(
    _ file: String, _ request: RenderRequest, _ console: Console
  ) throws(Failure) {
    let scene = try SceneArguments.read(file, request.reading, console.options)
    inputs.read(scene)
    let doubts = SceneArguments.doubts(scene)
    try SceneArguments.warn(doubts, console)
    var planned: [PlannedScene] = []
    for variant in scene.variants {
      let name = try usage { () throws(UsageError) in
        try request.output.naming.name(
          request.drawnTemplate,
          for: Variant(
            name: scene.name, scale: variant.scale, appearance: variant.appearance,
            device: scene.description.device))
      }
      planned.append(
        PlannedScene(file: file, scene: scene.resolved(variant), destination: Destination(name)))
    }
    for picture in planned {
      try SceneArguments.checkSize(picture.scene, of: file, console.options)
    }
    diagnostics += doubts
    pictures += planned
  }
}

/// Draws planned scenes one after the other.
private struct SceneDrawing {
  let request: RenderRequest
  let console: Console
  let fonts: FontLibrary
  private var timings = Timings()
  private var drawn: [PlannedScene] = []
  private var diagnostics: [Diagnostic] = []

  init(_ request: RenderRequest, _ console: Console, _ fonts: FontLibrary) {
    self.request = request
    self.console = console
    self.fonts = fonts
  }

  mutating func draw(_ picture: PlannedScene) throws(Failure) {
    let fonts = fonts
    let list = timings.measure("layout") { picture.scene.makeDisplayList(fonts: fonts) }
    diagnostics += try warn(fonts, console, besides: diagnostics)
    if request.output.warnsOfTruncation {
      let told = Set(diagnostics.map(\.message))
      let cut = picture.scene.truncatedTexts(fonts: fonts)
        .map { Words.truncated($0, in: picture.file) }
        .filter { !told.contains($0.message) }
      try SceneArguments.warn(cut, console)
      diagnostics += cut
    }
    let jobs = console.options.jobs
    let bitmap = timings.measure("draw") { renderer(jobs: jobs).render(list) }
    try save(
      (bitmap: bitmap, list: list, scale: picture.scene.scale), to: picture.destination,
      request.output, fonts, &timings, console)
    try request.output.writeTree(of: picture.destination, console) {
      picture.scene.makeLayerMap(fonts: fonts)
    }
    drawn.append(picture)
  }

  func finish(_ plan: RenderPlan) throws(Failure) {
    if console.options.isJSON {
      let warnings = plan.diagnostics + diagnostics
      try console.output(
        document: .object([
          ("pictures", .array(drawn.map(\.json))), ("fonts", .array(FontList(of: fonts).entries)),
          ("warnings", .array(warnings.map { .object($0.members) })),
        ]))
    }
    try timings.report(request.output.timings, console)
    if request.output.opens { Opener.open(drawn.map(\.destination), console) }
  }
}

extension PlannedScene {
  fileprivate var json: JSONValue {
    let (width, height) = scene.pixelSize
    return .object([
      ("scene", .string(file)), ("name", .string(scene.name)),
      ("file", .string(destination.name)), ("width", .integer(width)),
      ("height", .integer(height)), ("scale", .number(scene.scale)),
      ("appearance", .string(scene.appearance.rawValue)),
    ])
  }
}
