/// A kind of file that is found under a PNG's name.
public enum ForeignFile: Hashable, Sendable, CustomStringConvertible {
  /// A JPEG picture.
  case jpeg
  /// A GIF picture.
  case gif
  /// A WebP picture.
  case webP
  /// A picture in an ISO media file: HEIC or AVIF.
  case heif
  /// A BMP picture.
  case bmp
  /// A TIFF picture.
  case tiff
  /// An MNG or JNG file, kin of PNG.
  case mng
  /// A PDF document.
  case pdf
  /// An SVG drawing.
  case svg
  /// A file compressed with gzip.
  case gzip
  /// A web page.
  case html
  /// None of these.
  case unknown

  /// The name with its article, as in "is a JPEG".
  public var description: String {
    switch self {
    case .jpeg: "a JPEG"
    case .gif: "a GIF"
    case .webP: "a WebP"
    case .heif: "a HEIC or AVIF"
    case .bmp: "a BMP"
    case .tiff: "a TIFF"
    case .mng: "an MNG or JNG"
    case .pdf: "a PDF"
    case .svg: "an SVG"
    case .gzip: "a gzip file"
    case .html: "HTML"
    case .unknown: "some other file"
    }
  }

  /// What may have happened, with a space in front; empty when there is nothing to guess.
  var guess: String { self == .html ? " (a failed download?)" : "" }
}

/// The first look at a file, which decides whether libpng is given it.
package enum PNGSniffer {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Throws what the file is when it is not a PNG, or one that libpng cannot read.
  static func check(_ bytes: [UInt8]) throws(PNGError) {
    if bytes.isEmpty { throw .empty }
    guard bytes.starts(with: signature) else { throw reason(bytes) }
    if bytes.dropFirst(12).starts(with: "CgBI".utf8) { throw .cgbi }
  }

  /// The size that a PNG file states in its first chunk, sound or not; `nil` for other files.
  package static func statedSize(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    let start = signature + [0, 0, 0, 13] + Array("IHDR".utf8)
    guard bytes.count >= 33, bytes.starts(with: start) else { return nil }
    func number(_ offset: Int) -> Int { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    return (number(16), number(20))
  }

  private static func reason(_ bytes: [UInt8]) -> PNGError {
    if signature.starts(with: bytes) { return .truncated(chunk: "signature", offset: 0) }
    if let pointer = GitLFSPointer(bytes) {
      return pointer.hasConflict ? .gitLFSConflict : .gitLFSPointer(size: pointer.size)
    }
    if let damage = damage(bytes) { return .signatureDamaged(damage) }
    return .notPNG(kind(bytes))
  }

  private static func damage(_ bytes: [UInt8]) -> PNGError.SignatureDamage? {
    if let damage = lineEndDamage(bytes) { return damage }
    let asText: [[UInt8]] = [[0x09], [0x3F], [0xEF, 0xBF, 0xBD], [0xC2, 0x89]]
    if asText.contains(where: { bytes.starts(with: $0 + [0x50, 0x4E, 0x47]) }) {
      return .decodedAsText
    }
    let changed = signature.indices.filter { $0 >= bytes.count || bytes[$0] != signature[$0] }
    guard bytes.count >= signature.count, changed.count <= 2, let first = changed.first else {
      return nil
    }
    return .changed(offset: first, found: bytes[first], expected: signature[first])
  }

  /// What became of CR LF and LF, where nothing else in the signature has changed.
  private static func lineEndDamage(_ bytes: [UInt8]) -> PNGError.SignatureDamage? {
    guard bytes.starts(with: signature[..<4]) else { return nil }
    let isEnd = { (byte: UInt8) in byte == 0x0D || byte == 0x0A }
    let first = bytes.dropFirst(4).prefix(while: isEnd)
    let rest = bytes[first.endIndex...]
    let second = rest.dropFirst().prefix(while: isEnd)
    guard rest.first == 0x1A, !first.isEmpty, !second.isEmpty else { return nil }
    return first.contains(0x0D) ? .carriageReturnsAdded : .carriageReturnsRemoved
  }

  private static func kind(_ bytes: [UInt8]) -> ForeignFile {
    if let kind = beginnings.first(where: { bytes.starts(with: $0.0) })?.1 { return kind }
    if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
      return .webP
    }
    if bytes.dropFirst(4).starts(with: "ftyp".utf8) { return .heif }
    if isHTML(bytes) { return .html }
    return isSVG(bytes) ? .svg : .unknown
  }

  private static let beginnings: [([UInt8], ForeignFile)] = [
    ([0xFF, 0xD8, 0xFF], .jpeg), (Array("GIF8".utf8), .gif), (Array("BM".utf8), .bmp),
    ([0x49, 0x49, 0x2A, 0], .tiff), ([0x4D, 0x4D, 0, 0x2A], .tiff),
    ([0x8A, 0x4D, 0x4E, 0x47], .mng), ([0x8B, 0x4A, 0x4E, 0x47], .mng),
    (Array("%PDF".utf8), .pdf), ([0x1F, 0x8B], .gzip),
  ]

  private static func isSVG(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes.prefix(1024), as: UTF8.self)
    return text.contains("<svg")
  }

  private static func isHTML(_ bytes: [UInt8]) -> Bool {
    let blank: Set<UInt8> = [0x09, 0x0A, 0x0D, 0x20, 0xEF, 0xBB, 0xBF]
    let start = bytes.prefix(1024).drop { blank.contains($0) }
    // Setting bit 5 makes ASCII letters small; "<" and "!" already have it.
    let lowered = start.prefix(14).map { $0 | 0x20 }
    return ["<!doctype html", "<html", "<head"].contains { lowered.starts(with: $0.utf8) }
  }
}
