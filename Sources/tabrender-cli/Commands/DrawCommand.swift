import Foundation
import TabRender

/// `tabrender [draw]`: draws one tab bar from options.
enum DrawCommand {
  /// The options, in the order of the help.
  static var groups: [OptionGroup<Invocation<DrawRequest>>] {
    DrawOptions.groups.map { $0.within(\.request) } + [GlobalOptions.group.within(\.global)]
  }

  /// Runs the command.
  static func run(
    _ options: [ScannedArguments.Occurrence], _ words: [String], _ console: inout Console
  ) throws(Failure) -> ExitCode {
    var timings = Timings()
    let environment = console.environment
    let invocation = try usage { () throws(UsageError) in
      var invocation = Invocation(request: DrawRequest())
      try bind(options, groups, .draw, to: &invocation, environment)
      return invocation
    }
    let (global, request) = (invocation.global, invocation.request)
    console.options = global
    let name = try usage { () throws(UsageError) in
      try outputName(words, request.output, isJSON: global.isJSON)
    }
    try enter(global.directory)
    let plan = try OutputPlan(request, name, global)
    var warnings = try warn(plan, console)
    try plan.prepareDestinations(request.output)
    let fonts = try fontLibrary(global.fonts)
    for picture in plan.pictures {
      let list = timings.measure("layout") { picture.scene.makeDisplayList(fonts: fonts) }
      warnings += try warn(fonts, console, besides: warnings)
      try draw(list, picture, request.output, fonts, &timings, console)
    }
    if global.isJSON { try console.output(json(plan, warnings, try FontList(of: fonts)).text) }
    try timings.report(request.output.timings, console)
    if request.output.opens { Opener.open(plan.pictures.map(\.destination), console) }
    return .ok
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
    _ plan: OutputPlan, _ warnings: [Complaint], _ fonts: FontList
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
