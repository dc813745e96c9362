import TabRender

/// What `inspect` says of a picture.
struct PictureInspection {
  private let inspection: PNGInspection
  private let file: String

  /// The most characters of a text that people are shown.
  private static let mostCharacters = 400
  /// The most entries of a list that people are shown.
  private static let mostEntries = 40

  init(_ inspection: PNGInspection, file: String) {
    self.inspection = inspection
    self.file = file
  }

  /// Prints it as text or as JSON, and warns of the file's flaws.
  func print(_ console: Console) throws(CommandLineError) {
    let flaws = inspection.warnings.filter(\.isFlaw).map { Diagnostic($0.description, file: file) }
    try console.warn(flaws)
    try console.output(json(flaws), orLines: lines)
  }

  private var lines: [String] {
    let facts = [
      "\(inspection.width)×\(inspection.height) px",
      "\(inspection.bitDepth)-bit \(inspection.colorType)",
      inspection.isInterlaced ? "interlaced" : "non-interlaced",
      inspection.isTaggedSRGB ? "sRGB" : "no sRGB tag",
      inspection.dotsPerInch.map { "\(DecimalNumber.text($0)) dpi" } ?? "no dpi",
      "\(inspection.byteCount) bytes",
    ]
    return [
      facts.joined(separator: ", "), "pixels sha256 \(inspection.pixelDigest)",
      "chunks \(chunks)",
    ] + texts
  }

  private var chunks: String {
    let names = inspection.chunks.prefix(Self.mostEntries)
      .map { $0.count == 1 ? $0.name : "\($0.name)×\($0.count)" }
    let rest = inspection.chunks.dropFirst(Self.mostEntries).reduce(0) { $0 + $1.count }
    return (rest > 0 ? names + ["… and \(rest) more"] : names).joined(separator: " ")
  }

  private var texts: [String] {
    let texts = inspection.texts.prefix(Self.mostEntries)
      .flatMap { Self.lines(of: $0.text, headed: "\($0.keyword): ") }
    let rest = inspection.texts.count - Self.mostEntries
    return rest > 0 ? texts + ["… and \(rest) more \(rest == 1 ? "text" : "texts")"] : texts
  }

  /// A text with its lines under each other, the later ones indented; its beginning if it is long.
  private static func lines(of text: String, headed head: String) -> [String] {
    let scalars = text.unicodeScalars
    let shown = String(scalars.prefix(mostCharacters))
    let parts = shown.split(omittingEmptySubsequences: false) { $0.isNewline }
    let lines = [head + (parts.first ?? "")] + parts.dropFirst().map { "  " + $0 }
    let rest = scalars.count - mostCharacters
    let more = "  … and \(rest) more \(rest == 1 ? "character" : "characters")"
    return rest > 0 ? lines + [more] : lines
  }

  private func json(_ flaws: [Diagnostic]) -> JSONValue {
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
      ("warnings", flaws.jsonTexts),
    ])
  }
}
