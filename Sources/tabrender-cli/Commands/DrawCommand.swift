import Foundation
import TabRender

/// `tabrender [draw]`: draws one tab bar from options.
enum DrawCommand: Command {
  static var name: CommandName { .draw }
  static var groups: [OptionGroup<DrawRequest>] { DrawOptions.groups }
  static var defaultRequest: DrawRequest { DrawRequest() }

  static func validate(
    _ request: DrawRequest, _ words: [String], _ global: GlobalOptions
  ) throws(UsageError) {
    try request.validate()
    // A name may stand there, so that the option can be added to a line that draws.
    if request.printsScene, words.isEmpty { return }
    _ = try outputName(words, request.output, isJSON: global.isJSON)
  }

  static func run(
    _ request: DrawRequest, _ words: [String], _ console: Console
  ) throws(Failure) -> ExitCode {
    if request.printsScene { return try printScene(request, console) }
    var timings = Timings()
    let global = console.options
    let name = try usage { () throws(UsageError) in
      try outputName(words, request.output, isJSON: global.isJSON)
    }
    let plan = try OutputPlan(request, name, global)
    var warnings = try warn(plan, console)
    try plan.prepare(request, global)
    let fonts = try fontLibrary(global.fonts)
    for picture in plan.pictures {
      let list = timings.measure("layout") { picture.scene.makeDisplayList(fonts: fonts) }
      warnings += try warn(fonts, console, besides: warnings)
      if request.output.warnsOfTruncation {
        warnings += try warnOfTruncation(picture.scene, fonts, console, besides: warnings)
      }
      try draw(list, picture, request.output, fonts, &timings, console)
      try request.output.writeTree(of: picture.destination, console) {
        picture.scene.makeLayerMap(fonts: fonts)
      }
    }
    if global.isJSON { try console.output(document: json(plan, warnings, try FontList(of: fonts))) }
    try timings.report(request.output.timings, console)
    if request.output.opens { Opener.open(plan.pictures.map(\.destination), console) }
    return .ok
  }

  /// Prints the scene file that the options mean, once it is known that it can be drawn.
  private static func printScene(
    _ request: DrawRequest, _ console: Console
  ) throws(Failure) -> ExitCode {
    let files = try readFiles(of: request.description, limit: console.options.maxPixels)
    for appearance in request.appearances {
      for scale in request.drawnScales {
        _ = try usage { () throws(UsageError) in
          try request.resolved(scale: scale, appearance: appearance, files)
        }
      }
    }
    try console.output(verbatim: request.description.json.prettyText)
    return .ok
  }

  private static func warnOfTruncation(
    _ scene: TabBarScene, _ fonts: FontLibrary, _ console: Console, besides known: [Diagnostic]
  ) throws(Failure) -> [Diagnostic] {
    let cut = ResolvedScene(name: "", scene: scene).truncatedTexts(fonts: fonts)
      .map { Words.truncated($0) }
      .filter { diagnostic in !known.contains { $0.message == diagnostic.message } }
    try SceneArguments.warn(cut, console)
    return cut
  }

  private static func draw(
    _ list: DisplayList, _ picture: PlannedPicture, _ output: OutputRequest,
    _ fonts: FontLibrary, _ timings: inout Timings, _ console: Console
  ) throws(Failure) {
    let bitmap = timings.measure("draw") { renderer(jobs: console.options.jobs).render(list) }
    let drawn = (bitmap: bitmap, list: Optional(list), scale: picture.scene.canvas.scale)
    try save(drawn, to: picture.destination, output, fonts, &timings, console)
  }

  private static func json(
    _ plan: OutputPlan, _ warnings: [Diagnostic], _ fonts: FontList
  ) -> JSONValue {
    let pictures = plan.pictures.map { picture in
      let pixels = picture.scene.canvas.picturePixels
      return JSONValue.object([
        ("file", .string(picture.destination.name)), ("width", .integer(pixels.width)),
        ("height", .integer(pixels.height)), ("scale", .number(picture.scene.canvas.scale)),
        ("appearance", .string(picture.scene.canvas.appearance.rawValue)),
      ])
    }
    return .object([
      ("pictures", .array(pictures)), ("fonts", .array(fonts.entries)),
      ("warnings", .array(warnings.map { .string($0.message) })),
    ])
  }
}
