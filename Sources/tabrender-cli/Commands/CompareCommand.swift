import TabRender

/// `tabrender compare`: the same bar with each shadow host, and what each does to the content.
enum CompareCommand {
  /// The options, in the order of the help.
  static var groups: [OptionGroup<Invocation<CompareRequest>>] {
    let drawing = DrawOptions.groups.map { group in
      OptionGroup(
        title: group.title,
        options: group.options.filter {
          !CompareRequest.decidedOptions.contains($0.description.name)
        })
    }
    return [CompareRequest.group.within(\.request)] + drawing.map { $0.within(\.request.draw) }
      + [GlobalOptions.group.within(\.global)]
  }

  /// Runs the command.
  static func run(
    _ options: [ScannedArguments.Occurrence], _ words: [String], _ console: inout Console
  ) throws(Failure) -> ExitCode {
    let environment = console.environment
    let invocation = try usage { () throws(UsageError) in
      var invocation = Invocation(request: CompareRequest())
      try bind(options, groups, .compare, to: &invocation, environment)
      try invocation.request.validate()
      return invocation
    }
    let (global, request) = (invocation.global, invocation.request)
    console.options = global
    let name = try usage { () throws(UsageError) in
      try outputName(words, request.draw.output, isJSON: global.isJSON)
    }
    try enter(global.directory)
    let plan = try OutputPlan(request.draw, name, global)
    guard let planned = plan.pictures.first else { return .ok }
    try plan.prepareDestinations(request.draw.output)
    return try run(request, planned, global, console)
  }

  private static func run(
    _ request: CompareRequest, _ planned: PlannedPicture, _ global: GlobalOptions,
    _ console: Console
  ) throws(Failure) -> ExitCode {
    var timings = Timings()
    let comparison = try timings.measure("compare") { () throws(Failure) in
      try compare(planned.scene, hosts: request.hosts, jobs: global.jobs)
    }
    let picture = (bitmap: comparison.picture, scale: planned.scene.canvas.scale)
    try save(picture, to: planned.destination, request.draw.output, &timings, console)
    let failures = try expectations(request, comparison.measurements)
    if global.isJSON {
      console.output(json(comparison.measurements, planned, failures).text)
    } else {
      failures.forEach { console.talk("tabrender: \($0)") }
    }
    try timings.report(request.draw.output.timings, console)
    if request.draw.output.opens { Opener.open([planned.destination], console) }
    return failures.isEmpty ? .ok : .different
  }

  /// The expectations that do not hold, as sentences.
  private static func expectations(
    _ request: CompareRequest, _ measurements: [HostMeasurement]
  ) throws(Failure) -> [String] {
    var failures: [String] = []
    for measurement in measurements {
      let (host, shown) = (measurement.host, measurement.gapPixelsShowingContent)
      let isExpected = request.covered.contains(host) || request.clear.contains(host)
      if isExpected, measurement.gapPixels == 0 { throw .data(.nothingToJudge) }
      let of = "\(shown) of \(measurement.gapPixels) pixels of the corner gaps show content"
      if request.covered.contains(host), shown > 0 {
        failures.append("\(host.rawValue) is expected to cover the content, but \(of)")
      }
      if request.clear.contains(host), shown < measurement.gapPixels {
        failures.append("\(host.rawValue) is expected to leave the content clear, but \(of)")
      }
    }
    return failures
  }

  private static func json(
    _ measurements: [HostMeasurement], _ planned: PlannedPicture, _ failures: [String]
  ) -> JSONValue {
    let hosts = measurements.map { measurement in
      JSONValue.object([
        ("host", .string(measurement.host.rawValue)),
        ("gapPixels", .integer(measurement.gapPixels)),
        ("gapPixelsShowingContent", .integer(measurement.gapPixelsShowingContent)),
        ("meanGapTransmittance", .number(measurement.meanGapTransmittance)),
        ("coveredPixels", .integer(measurement.coveredPixels)),
        ("differingPixels", .integer(measurement.differingPixels)),
      ])
    }
    return .object([
      ("file", .string(planned.destination.name)), ("hosts", .array(hosts)),
      ("failedExpectations", .array(failures.map(JSONValue.string))),
    ])
  }
}
