import TabRender

/// `tabrender compare`: the same bar with each shadow host, and what each does to the content.
struct CompareCommand: Command {
  let invocation: Invocation<CompareRequest>
  private let template: String

  init(invocation: Invocation<CompareRequest>) throws(CommandLineError) {
    self.invocation = invocation
    try invocation.request.validate()
    template = try invocation.request.draw.output.template(of: invocation)
  }

  func run() throws(CommandLineError) -> ExitCode {
    let (pictures, _) = try request.draw.planned(template, console.options)
    guard let planned = pictures.first else { return .ok }
    try request.draw.prepare(pictures, console.options)
    var job = try DrawingJob(request.draw.output, console)
    let (renderer, fonts) = (job.renderer, job.fonts)
    let comparison = job.timings.measure("compare") {
      ShadowComparison(
        planned.scene.scene, hosts: request.hosts, renderer: renderer, fonts: fonts)
    }
    try console.options.checkSize(comparison.pictureSize, of: planned.destination.name)
    let bitmap = job.timings.measure("draw") {
      comparison.makePicture(renderer: renderer, fonts: fonts)
    }
    try job.warnOfFonts()
    try job.save(bitmap, of: nil, scale: planned.scene.scale, to: planned.destination)
    let failures = try failedExpectations(comparison.columns)
    if !console.options.isJSON { failures.forEach { console.talk("tabrender: \($0)") } }
    try job.finish(
      .object([
        ("file", .string(planned.destination.name)),
        ("hosts", .array(comparison.columns.map(\.json))),
        ("failedExpectations", .array(failures.map(JSONValue.string))),
      ]))
    return failures.isEmpty ? .ok : .different
  }

  /// The expectations that do not hold, as sentences.
  private func failedExpectations(
    _ columns: [ShadowComparison.Column]
  ) throws(CommandLineError) -> [String] {
    var failures: [String] = []
    for column in columns {
      let host = column.host
      let isExpected = request.covered.contains(host) || request.clear.contains(host)
      if isExpected, column.gapPixels == 0 { throw .content(.noCornerGaps) }
      let shown =
        "\(column.gapPixelsShowingContent) of \(column.gapPixels) pixels of the corner gaps show "
        + "content"
      if request.covered.contains(host), !column.isCovered {
        failures.append("\(host.rawValue) is expected to cover the content, but \(shown)")
      }
      if request.clear.contains(host), !column.isClear {
        failures.append("\(host.rawValue) is expected to leave the content clear, but \(shown)")
      }
    }
    return failures
  }
}

extension ShadowComparison.Column {
  fileprivate var json: JSONValue {
    .object([
      ("host", .string(host.rawValue)),
      ("gapPixels", .integer(gapPixels)),
      ("gapPixelsShowingContent", .integer(gapPixelsShowingContent)),
      ("meanGapTransmittance", .number(meanGapTransmittance)),
      ("coveredPixels", .integer(gapPixelsCovered)),
      ("differingPixels", .integer(pixelsDifferingFromFirst)),
    ])
  }
}
