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
    case .html: "HTML"
    case .unknown: "some other file"
    }
  }

  /// What may have happened, with a space in front; empty when there is nothing to guess.
  var guess: String { self == .html ? " (a failed download?)" : "" }
}

/// The first look at a file, which decides whether libpng is given it.
enum PNGSniffer {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Throws what the file is when it is not a PNG, or one that libpng cannot read.
  static func check(_ bytes: [UInt8]) throws(PNGError) {
    if bytes.isEmpty { throw .empty }
    guard bytes.starts(with: signature) else { throw reason(bytes) }
    if bytes.dropFirst(12).starts(with: "CgBI".utf8) { throw .cgbi }
  }

  private static func reason(_ bytes: [UInt8]) -> PNGError {
    if signature.starts(with: bytes) { return .truncated(chunk: "signature", offset: 0) }
    if bytes.starts(with: "version https://git-lfs.github.com/spec/".utf8) {
      return .gitLFSPointer(size: pointerSize(bytes))
    }
    if let damage = damage(bytes) { return .signatureDamaged(damage) }
    return .notPNG(kind(bytes))
  }

  private static func damage(_ bytes: [UInt8]) -> PNGError.SignatureDamage? {
    let name = signature[..<4]
    if bytes.starts(with: name + [0x0A, 0x1A, 0x0A]) { return .carriageReturnsRemoved }
    if bytes.starts(with: name + [0x0D, 0x0D, 0x0A, 0x1A]) { return .carriageReturnsAdded }
    let asText: [[UInt8]] = [[0x09], [0x3F], [0xEF, 0xBF, 0xBD], [0xC2, 0x89]]
    let isText = asText.contains { bytes.starts(with: $0 + [0x50, 0x4E, 0x47]) }
    return isText ? .decodedAsText : nil
  }

  private static func kind(_ bytes: [UInt8]) -> ForeignFile {
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
    if bytes.starts(with: "GIF8".utf8) { return .gif }
    if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
      return .webP
    }
    if bytes.dropFirst(4).starts(with: "ftyp".utf8) { return .heif }
    return isHTML(bytes) ? .html : .unknown
  }

  private static func isHTML(_ bytes: [UInt8]) -> Bool {
    let blank: Set<UInt8> = [0x09, 0x0A, 0x0D, 0x20, 0xEF, 0xBB, 0xBF]
    let start = bytes.prefix(1024).drop { blank.contains($0) }
    // Setting bit 5 makes ASCII letters small; "<" and "!" already have it.
    let lowered = start.prefix(14).map { $0 | 0x20 }
    return ["<!doctype html", "<html", "<head"].contains { lowered.starts(with: $0.utf8) }
  }

  private static func pointerSize(_ bytes: [UInt8]) -> Int? {
    let lines = bytes.prefix(1024).split(separator: 0x0A)
    let size = lines.first { $0.starts(with: "size ".utf8) }
    return size.flatMap { Int(String(decoding: $0.dropFirst(5), as: UTF8.self)) }
  }
}
