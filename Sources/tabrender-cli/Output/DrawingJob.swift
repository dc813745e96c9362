import TabRender

/// Draws planned pictures, writes their files, and says what was done.
///
/// Whoever makes one has planned all pictures before, and has seen to it that they can be written.
struct DrawingJob {
  /// What is drawn with.
  let fonts: FontLibrary
  let renderer: Renderer
  /// What was warned of.
  var warnings: [Diagnostic]
  var timings = Timings()
  private let output: OutputRequest
  private let console: Console
  private var drawn: [PlannedPicture] = []
  private var written: [Destination] = []

  /// Makes ready to draw; `warnings` have been told before.
  init(
    _ output: OutputRequest, _ console: Console, warnings: [Diagnostic] = []
  ) throws(CommandLineError) {
    self.output = output
    self.console = console
    self.warnings = warnings
    fonts = try console.options.makeFontLibrary()
    renderer = Renderer(threads: console.options.threads)
  }

  /// Draws a picture and writes its files.
  mutating func draw(_ picture: PlannedPicture) throws(CommandLineError) {
    let (scene, fonts, renderer) = (picture.scene, fonts, renderer)
    let list = timings.measure("layout") { scene.makeDisplayList(fonts: fonts) }
    try warnOfFonts()
    if output.warnsOfTruncation {
      try warn(
        scene.truncatedTexts(fonts: fonts).map { Messages.truncated($0, in: picture.file) })
    }
    let bitmap = timings.measure("draw") { renderer.render(list) }
    try save(bitmap, of: list, scale: scene.scale, to: picture.destination)
    if let file = try output.treeFile(of: picture.destination) {
      let tree = scene.makeLayerMap(fonts: fonts).treeText
      try Destination.file(file).write(Array(tree.utf8), output.files.existing)
      console.detail("wrote \(file)")
    }
    drawn.append(picture)
  }

  /// Says what went otherwise than asked for with fonts; text that cannot be drawn is an error.
  mutating func warnOfFonts() throws(CommandLineError) { try warn(fonts.diagnostics()) }

  /// Warns of what it has not warned of yet.
  private mutating func warn(_ diagnostics: [Diagnostic]) throws(CommandLineError) {
    let known = Set(warnings.map(\.message))
    let new = diagnostics.filter { !known.contains($0.message) }
    try console.warn(new)
    warnings += new
  }

  /// Encodes a picture and writes it where it goes.
  mutating func save(
    _ bitmap: Bitmap, of list: DisplayList?, scale: Double, to destination: Destination
  ) throws(CommandLineError) {
    let (output, fonts, threads) = (output, fonts, console.options.threads)
    let png = try timings.measure("encode") { () throws(CommandLineError) in
      var encoder = try output.encoder(of: list, fonts)
      encoder.threads = threads
      return try attempt(encoder.encode(bitmap, scale: scale)) { .content(.notEncodable($0)) }
    }
    try timings.measure("write") { () throws(CommandLineError) in
      try destination.write(png, output.files.existing)
    }
    console.detail(
      "wrote \(destination.name), \(bitmap.width)×\(bitmap.height) px, \(png.count) bytes")
    written.append(destination)
  }

  /// Says what was drawn, if it is to be said in JSON, and how long it took, and opens it.
  func finish(_ document: @autoclosure () -> JSONValue) throws(CommandLineError) {
    if console.options.isJSON { try console.output(document: document()) }
    try timings.report(output.timings, console)
    if output.opens { Opener.open(written, console) }
  }

  /// The same with the pictures that were drawn, the fonts and the warnings.
  func finish(warnings: JSONValue) throws(CommandLineError) {
    let fonts = console.options.isJSON ? try FontList(of: fonts).json : .null
    try finish(
      .object([
        ("pictures", .array(drawn.map(\.json))), ("fonts", fonts), ("warnings", warnings),
      ]))
  }
}

extension FontLibrary {
  /// What went otherwise than asked for; text that cannot be drawn is an error.
  func diagnostics() throws(CommandLineError) -> [Diagnostic] {
    let problems = problems
    for case .failed(let error) in problems { throw .font(error) }
    return problems.map { Diagnostic($0.description) }
  }
}

extension OutputRequest {
  /// What encodes a picture; the texts of a file that has them name what it was drawn from.
  fileprivate func encoder(
    of list: DisplayList?, _ fonts: FontLibrary
  ) throws(CommandLineError) -> PNGEncoder {
    let metadata: PNGMetadata =
      switch metadata {
      case .none: .none
      case .dpi: .dpi
      case .full: .full(try texts(of: list, fonts))
      }
    return PNGEncoder(level: level ?? PNGEncoder.defaultLevel, metadata: metadata)
  }

  private func texts(
    of list: DisplayList?, _ fonts: FontLibrary
  ) throws(CommandLineError) -> [PNGText] {
    var texts = [PNGText(keyword: "Software", text: "tabrender \(Version.text)")]
    if let list { texts.append(PNGText(keyword: "Scene digest", text: "sha256 \(list.digest)")) }
    for entry in try FontList(of: fonts).files {
      let name = "\(entry.file.family) \(entry.file.style)"
      texts.append(PNGText(keyword: "Font", text: "\(name) sha256 \(entry.digest)"))
    }
    return texts
  }
}
