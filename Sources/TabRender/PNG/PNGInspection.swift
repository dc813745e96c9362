/// What a PNG file says of itself, beside its pixels.
public struct PNGInspection: Hashable, Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The bits of a sample: 1, 2, 4, 8 or 16.
  public let bitDepth: Int
  /// What a pixel's samples are: `grey`, `RGB`, `palette`, `grey with alpha` or `RGBA`.
  public let colorType: String
  /// Whether the rows are stored in seven passes.
  public let isInterlaced: Bool
  /// Whether the file says that its colours are sRGB.
  public let isTaggedSRGB: Bool
  /// The dots per inch across, to a tenth; `nil` where the file does not say.
  public let dotsPerInch: Double?
  /// The names of the chunks in their order, equal neighbours together with their number.
  public let chunks: [Run]
  /// The texts in the file that are not compressed, in their order.
  public let texts: [PNGText]
  /// The length of the file in bytes.
  public let byteCount: Int
  /// The SHA-256 of the pixels as premultiplied 8-bit RGBA, in hexadecimal digits.
  ///
  /// Files that show the same have the same digest, whatever form they store it in.
  public let pixelDigest: String

  /// Chunks of one name that follow each other.
  public struct Run: Hashable, Sendable {
    /// The chunks' type.
    public let name: String
    /// How many there are.
    public let count: Int
  }

  /// Looks into the bytes of a PNG file.
  ///
  /// The picture is decoded, so a damaged file throws the ``PNGError`` that a decoder throws.
  public init(_ file: [UInt8], decoder: PNGDecoder = PNGDecoder()) throws(PNGError) {
    let bitmap = try decoder.decode(file)
    let chunks = Array(PNGChunk.all(in: file))
    let header = chunks.first.map { Array($0.data) } ?? []
    guard header.count >= 13 else { throw .empty }
    width = bitmap.width
    height = bitmap.height
    bitDepth = Int(header[8])
    colorType = Self.colorTypes[header[9]] ?? "unknown"
    isInterlaced = header[12] != 0
    isTaggedSRGB = chunks.contains { $0.name == "sRGB" }
    dotsPerInch = chunks.first { $0.name == "pHYs" }.flatMap { Self.dotsPerInch($0.data) }
    texts = chunks.compactMap(Self.text)
    byteCount = file.count
    pixelDigest = SHA256.hexadecimal(of: bitmap.bytes)
    self.chunks = chunks.reduce(into: []) { runs, chunk in
      if let last = runs.last, last.name == chunk.name {
        runs[runs.count - 1] = Run(name: last.name, count: last.count + 1)
      } else {
        runs.append(Run(name: chunk.name, count: 1))
      }
    }
  }

  /// Table 11.1 of the PNG specification.
  private static let colorTypes: [UInt8: String] = [
    0: "grey", 2: "RGB", 3: "palette", 4: "grey with alpha", 6: "RGBA",
  ]

  /// An inch is 0.0254 m; a unit other than the metre says nothing of a size.
  private static func dotsPerInch(_ data: ArraySlice<UInt8>) -> Double? {
    let bytes = Array(data)
    guard bytes.count == 9, bytes[8] == 1 else { return nil }
    return (Double(bytes.bigEndian32(at: 0)) * 0.0254 * 10).rounded() / 10
  }

  /// The text of a `tEXt` chunk, or of an `iTXt` chunk that is not compressed.
  private static func text(_ chunk: PNGChunk) -> PNGText? {
    let fields = chunk.data.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
    guard fields.count == 2 else { return nil }
    let keyword = String(decoding: fields[0], as: UTF8.self)
    switch chunk.name {
    case "tEXt":
      // Latin-1: every byte is a character.
      return PNGText(
        keyword: keyword,
        text: String(
          String.UnicodeScalarView(
            fields[1].map { Unicode.Scalar($0) })))
    case "iTXt" where fields[1].first == 0:
      let rest = fields[1].dropFirst(2)
        .split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
      return rest.count == 3
        ? PNGText(keyword: keyword, text: String(decoding: rest[2], as: UTF8.self)) : nil
    default: return nil
    }
  }
}
