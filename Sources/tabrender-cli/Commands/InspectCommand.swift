import TabRender

/// `tabrender inspect`: says what is in a PNG file or a scene file.
enum InspectCommand: Command {
  static var name: CommandName { .inspect }
  static var groups: [OptionGroup<InspectRequest>] { [InspectRequest.group] }
  static var defaultRequest: InspectRequest { InspectRequest() }

  static func validate(
    _ request: InspectRequest, _ words: [String], _ global: GlobalOptions
  ) throws(UsageError) {
    guard words.count <= 1 else { throw .command(.surplusWord(words[1])) }
    if words.isEmpty { throw .command(.missingPicture) }
  }

  static func run(
    _ request: InspectRequest, _ words: [String], _ console: Console
  ) throws(Failure) -> ExitCode {
    let global = console.options
    let (file, bytes) = (words[0], try readBytes(words[0]))
    if holdsScene(file, bytes) {
      let scene = try SceneArguments.read(file, bytes, SceneFile.Options(), global)
      if let place = request.place {
        try SceneInspection.printOwner(of: place, in: scene, console)
      } else {
        try SceneInspection.print(scene, console)
      }
      return .ok
    }
    if request.place != nil { throw .usage(.command(.placeInPicture(file))) }
    let inspection = try inspect(file, bytes, limit: global.maxPixels)
    if global.isJSON {
      try console.output(document: json(inspection))
    } else {
      try console.output(lines: lines(inspection))
    }
    return .ok
  }

  /// Whether a file is a scene: by its ending, or because its text begins as an object does.
  ///
  /// Its bytes are given, because a pipe gives them once.
  private static func holdsScene(_ file: String, _ bytes: [UInt8]) -> Bool {
    if SceneArguments.isScene(file) { return true }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return bytes.dropFirst(bytes.starts(with: mark) ? mark.count : 0)
      .first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "{")
  }

  private static func lines(_ inspection: PNGInspection) -> [String] {
    let facts = [
      "\(inspection.width)×\(inspection.height) px",
      "\(inspection.bitDepth)-bit \(inspection.colorType)",
      inspection.isInterlaced ? "interlaced" : "non-interlaced",
      inspection.isTaggedSRGB ? "sRGB" : "no sRGB tag",
      inspection.dotsPerInch.map { "\(DecimalNumber.text($0)) dpi" } ?? "no dpi",
      "\(inspection.byteCount) bytes",
    ]
    let chunks = inspection.chunks.map { $0.count == 1 ? $0.name : "\($0.name)×\($0.count)" }
    return [
      facts.joined(separator: ", "), "pixels sha256 \(inspection.pixelDigest)",
      "chunks \(chunks.joined(separator: " "))",
    ] + inspection.texts.flatMap { lines(of: $0.text, headed: "\($0.keyword): ") }
  }

  /// A text with its lines under each other, the later ones indented.
  private static func lines(of text: String, headed head: String) -> [String] {
    let parts = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    return [head + (parts.first ?? "")] + parts.dropFirst().map { "  " + $0 }
  }

  private static func json(_ inspection: PNGInspection) -> JSONValue {
    .object([
      ("width", .integer(inspection.width)), ("height", .integer(inspection.height)),
      ("bitDepth", .integer(inspection.bitDepth)), ("colorType", .string(inspection.colorType)),
      ("interlaced", .boolean(inspection.isInterlaced)),
      ("sRGB", .boolean(inspection.isTaggedSRGB)),
      ("dpi", inspection.dotsPerInch.map(JSONValue.number) ?? .null),
      ("bytes", .integer(inspection.byteCount)),
      ("pixelsSHA256", .string(inspection.pixelDigest)),
      (
        "chunks",
        .array(
          inspection.chunks.map {
            .object([("name", .string($0.name)), ("count", .integer($0.count))])
          })
      ),
      (
        "texts",
        .array(
          inspection.texts.map {
            .object([("keyword", .string($0.keyword)), ("text", .string($0.text))])
          })
      ),
    ])
  }
}
