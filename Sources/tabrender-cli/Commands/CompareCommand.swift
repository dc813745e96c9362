import TabRender

/// `tabrender compare`: the same bar with each shadow host, and what each does to the content.
enum CompareCommand: Command {
  static var name: CommandName { .compare }
  static var defaultRequest: CompareRequest { CompareRequest() }

  static var groups: [OptionGroup<CompareRequest>] {
    let drawing = DrawOptions.groups.map { group in
      OptionGroup(
        title: group.title,
        options: group.options.filter {
          !CompareRequest.decidedOptions.contains($0.description.name)
        })
    }
    return [CompareRequest.group] + drawing.map { $0.within(\.draw) }
  }

  static func validate(
    _ request: CompareRequest, _ words: [String], _ global: GlobalOptions
  ) throws(UsageError) {
    try request.validate()
    _ = try outputName(words, request.draw.output, isJSON: global.isJSON)
  }

  static func run(
    _ request: CompareRequest, _ words: [String], _ console: Console
  ) throws(Failure) -> ExitCode {
    let global = console.options
    let name = try usage { () throws(UsageError) in
      try outputName(words, request.draw.output, isJSON: global.isJSON)
    }
    let plan = try OutputPlan(request.draw, name, global)
    guard let planned = plan.pictures.first else { return .ok }
    try plan.prepare(request.draw, global)
    return try run(request, planned, global, console)
  }

  private static func run(
    _ request: CompareRequest, _ planned: PlannedPicture, _ global: GlobalOptions,
    _ console: Console
  ) throws(Failure) -> ExitCode {
    var timings = Timings()
    let renderer = renderer(jobs: global.jobs)
    let fonts = try fontLibrary(global.fonts)
    let comparison = timings.measure("compare") {
      ShadowComparison(planned.scene, hosts: request.hosts, renderer: renderer, fonts: fonts)
    }
    try checkSize(of: comparison, planned, global)
    let bitmap = timings.measure("draw") {
      comparison.makePicture(renderer: renderer, fonts: fonts)
    }
    _ = try warn(fonts, console)
    let picture = (bitmap: bitmap, list: DisplayList?.none, scale: planned.scene.canvas.scale)
    try save(picture, to: planned.destination, request.draw.output, fonts, &timings, console)
    let failures = try expectations(request, comparison.columns)
    if global.isJSON {
      try console.output(document: json(comparison.columns, planned, failures))
    } else {
      failures.forEach { console.talk("tabrender: \($0)") }
    }
    try timings.report(request.draw.output.timings, console)
    if request.draw.output.opens { Opener.open([planned.destination], console) }
    return failures.isEmpty ? .ok : .different
  }

  /// Refuses a picture over the limit of pixels.
  private static func checkSize(
    of comparison: ShadowComparison, _ planned: PlannedPicture, _ global: GlobalOptions
  ) throws(Failure) {
    let (width, height) = comparison.pictureSize
    guard width * height > global.maxPixels else { return }
    throw .data(
      .tooLarge(
        name: planned.destination.name, width: width, height: height, limit: global.maxPixels))
  }

  /// The expectations that do not hold, as sentences.
  private static func expectations(
    _ request: CompareRequest, _ columns: [ShadowComparison.Column]
  ) throws(Failure) -> [String] {
    var failures: [String] = []
    for column in columns {
      let (host, shown) = (column.host, column.gapPixelsShowingContent)
      let isExpected = request.covered.contains(host) || request.clear.contains(host)
      if isExpected, column.gapPixels == 0 { throw .data(.nothingToJudge) }
      let of = "\(shown) of \(column.gapPixels) pixels of the corner gaps show content"
      if request.covered.contains(host), !column.isCovered {
        failures.append("\(host.rawValue) is expected to cover the content, but \(of)")
      }
      if request.clear.contains(host), !column.isClear {
        failures.append("\(host.rawValue) is expected to leave the content clear, but \(of)")
      }
    }
    return failures
  }

  private static func json(
    _ columns: [ShadowComparison.Column], _ planned: PlannedPicture, _ failures: [String]
  ) -> JSONValue {
    let hosts = columns.map { column in
      JSONValue.object([
        ("host", .string(column.host.rawValue)),
        ("gapPixels", .integer(column.gapPixels)),
        ("gapPixelsShowingContent", .integer(column.gapPixelsShowingContent)),
        ("meanGapTransmittance", .number(column.meanGapTransmittance)),
        ("coveredPixels", .integer(column.gapPixelsCovered)),
        ("differingPixels", .integer(column.pixelsDifferingFromFirst)),
      ])
    }
    return .object([
      ("file", .string(planned.destination.name)), ("hosts", .array(hosts)),
      ("failedExpectations", .array(failures.map(JSONValue.string))),
    ])
  }
}
