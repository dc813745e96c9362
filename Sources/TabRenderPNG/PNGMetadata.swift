/// What a PNG file says beside its pixels.
///
/// None of it depends on the clock.
public enum PNGMetadata: Hashable, Sendable {
  /// Nothing.
  case none
  /// The colour space (an `sRGB` chunk) and the density (a `pHYs` chunk).
  case dpi
  /// The colour space, the density, and text entries in the order given.
  case full([PNGText])
}

/// One text entry of a PNG file.
///
/// Stored uncompressed: as `tEXt` when the text is ASCII, else as `iTXt` in UTF-8.
public struct PNGText: Hashable, Sendable {
  /// The name of the entry: 1…79 printable ASCII characters, no space at an end, no two in a row.
  public var keyword: String
  /// The text, which may be empty.
  ///
  /// Line ends are LF, and it holds no NUL.
  public var text: String

  /// Creates an entry; ``PNGEncoder`` checks it.
  public init(keyword: String, text: String) {
    self.keyword = keyword
    self.text = text
  }

  var isASCII: Bool { text.utf8.allSatisfy { $0 < 0x80 } }

  var isValid: Bool {
    let key = Array(keyword.utf8)
    let doubleSpace = zip(key, key.dropFirst()).contains { $0 == 0x20 && $1 == 0x20 }
    return (1...79).contains(key.count) && key.allSatisfy { (0x20...0x7E).contains($0) }
      && key.first != 0x20 && key.last != 0x20 && !doubleSpace && !text.utf8.contains(0)
  }
}

/// The checked metadata of one file.
package struct PNGTags: Hashable, Sendable {
  /// Pixels per metre; nil when the file shall not be tagged.
  package let pixelsPerMetre: UInt32?
  package let texts: [PNGText]

  /// No metadata.
  package static let none = PNGTags(pixelsPerMetre: nil, texts: [])

  private init(pixelsPerMetre: UInt32?, texts: [PNGText]) {
    self.pixelsPerMetre = pixelsPerMetre
    self.texts = texts
  }

  package init(_ metadata: PNGMetadata, scale: Double) throws(PNGError) {
    switch metadata {
    case .none:
      pixelsPerMetre = nil
      texts = []
    case .dpi:
      pixelsPerMetre = try Self.pixelsPerMetre(scale: scale)
      texts = []
    case .full(let entries):
      pixelsPerMetre = try Self.pixelsPerMetre(scale: scale)
      texts = entries
    }
    for text in texts where !text.isValid { throw .invalidText(keyword: text.keyword) }
  }

  /// 72 × scale dots per inch in pixels per metre, rounded to the nearest; an inch is 0.0254 m.
  private static func pixelsPerMetre(scale: Double) throws(PNGError) -> UInt32 {
    let density = (72 * scale / 0.0254).rounded()
    guard density >= 1, density <= 0x7FFF_FFFF else { throw .invalidScale(scale) }
    return UInt32(density)
  }
}
