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
  /// What was passed over on the way, in the order found; empty for a sound file.
  ///
  /// A chunk that a warning calls ignored is among ``chunks`` all the same, but nothing else here
  /// comes of it.
  public let warnings: [PNGWarning]

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
    let stored = try decoder.readStored(file)
    width = stored.image.width
    height = stored.image.height
    bitDepth = stored.image.bitDepth
    colorType = stored.image.form.phrase
    isInterlaced = try PNGHeaderFields(file).isInterlaced
    isTaggedSRGB = stored.tags.renderingIntent != nil
    byteCount = file.count
    pixelDigest = stored.image.pixelDigest
    warnings = stored.warnings
    var runs: [Run] = []
    var texts: [PNGText] = []
    var dotsPerInch: Double?
    for chunk in PNGChunk.all(in: file) {
      Self.add(chunk.name, to: &runs)
      if let text = Self.text(chunk) { texts.append(text) }
      if chunk.isNamed("pHYs"), chunk.isSound {
        dotsPerInch = dotsPerInch ?? Self.dotsPerInch(chunk.data)
      }
    }
    chunks = runs
    self.texts = texts
    self.dotsPerInch = dotsPerInch
  }

  private static func add(_ name: String, to runs: inout [Run]) {
    if let last = runs.last, last.name == name {
      runs[runs.count - 1] = Run(name: name, count: last.count + 1)
    } else {
      runs.append(Run(name: name, count: 1))
    }
  }

  /// An inch is 0.0254 m; a unit other than the metre says nothing of a size.
  private static func dotsPerInch(_ data: ArraySlice<UInt8>) -> Double? {
    let bytes = Array(data)
    guard bytes.count == 9, bytes[8] == 1 else { return nil }
    return (Double(bytes.bigEndian32(at: 0)) * 0.0254 * 10).rounded() / 10
  }

  /// The text of a sound `tEXt` chunk, or of a sound `iTXt` chunk that is not compressed.
  private static func text(_ chunk: PNGChunk) -> PNGText? {
    let isLatin = chunk.isNamed("tEXt")
    guard isLatin || chunk.isNamed("iTXt"), chunk.isSound,
      let end = chunk.data.firstIndex(of: 0)
    else { return nil }
    let keyword = String(decoding: chunk.data[..<end], as: UTF8.self)
    let rest = chunk.data[(end + 1)...]
    if isLatin { return PNGText(keyword: keyword, text: latin(rest)) }
    guard rest.first == 0 else { return nil }
    let fields = rest.dropFirst(2)
      .split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
    guard fields.count == 3 else { return nil }
    return PNGText(keyword: keyword, text: String(decoding: fields[2], as: UTF8.self))
  }

  /// The text of Latin-1, in which every byte is a character.
  private static func latin(_ bytes: ArraySlice<UInt8>) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    for byte in bytes {
      if byte < 0x80 {
        text.append(byte)
      } else {
        text.append(0xC0 | byte >> 6)
        text.append(0x80 | byte & 0x3F)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}

extension StoredImage.Form {
  /// What a pixel's samples are, for people.
  fileprivate var phrase: String {
    switch self {
    case .grey: "grey"
    case .rgb: "RGB"
    case .palette: "palette"
    case .greyAlpha: "grey with alpha"
    case .rgba: "RGBA"
    }
  }
}
