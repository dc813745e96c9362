/// The first look at a file, which decides whether libpng is given it.
package enum PNGSniffer {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Throws what the file is when it is not a PNG, or one that libpng cannot read.
  package static func check(_ bytes: [UInt8]) throws(PNGError) {
    if bytes.isEmpty { throw .empty }
    guard bytes.starts(with: signature) else { throw reason(bytes) }
    if bytes.dropFirst(12).starts(with: "CgBI".utf8) { throw .cgbi }
  }

  /// Whether a file that starts so may be a PNG, and the rest of it is worth reading.
  ///
  /// What ``check(_:)`` says of a file that may not be one is in its first kilobytes.
  package static func mayGoOn(_ start: [UInt8]) -> Bool {
    start.prefix(signature.count).elementsEqual(signature.prefix(start.count))
  }

  /// The size that a PNG file states in its first chunk, sound or not; `nil` for other files.
  package static func statedSize(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    let start = signature + [0, 0, 0, 13] + Array("IHDR".utf8)
    guard bytes.count >= 33, bytes.starts(with: start) else { return nil }
    return (Int(bytes.bigEndian32(at: 16)), Int(bytes.bigEndian32(at: 20)))
  }

  private static func reason(_ bytes: [UInt8]) -> PNGError {
    if signature.starts(with: bytes) { return .truncated(chunk: "signature", offset: 0) }
    if let kind = ForeignFile(magicOf: bytes) { return .notPNG(kind) }
    let text = TextBeginning(bytes)
    if let pointer = GitLFSPointer(text) {
      return pointer.hasConflict ? .gitLFSConflict : .gitLFSPointer(size: pointer.size)
    }
    if let damage = PNGError.SignatureDamage(bytes, text) { return .signatureDamaged(damage) }
    return .notPNG(ForeignFile(text))
  }
}

extension PNGError.SignatureDamage {
  /// What the signature of a file went through; `nil` where no trace of it is left.
  fileprivate init?(_ bytes: [UInt8], _ text: TextBeginning) {
    if let damage = Self.lineEndDamage(bytes) {
      self = damage
    } else if Self.isDecodedAsText(text) {
      self = .decodedAsText
    } else if let damage = Self.prefixed(bytes) {
      self = damage
    } else {
      let signature = PNGSniffer.signature
      let changed = signature.indices.filter { $0 >= bytes.count || bytes[$0] != signature[$0] }
      guard bytes.count >= signature.count, changed.count <= 2, let first = changed.first else {
        return nil
      }
      self = .changed(offset: first, found: bytes[first], expected: signature[first])
    }
  }

  /// What became of CR LF and LF, where nothing else in the signature has changed.
  private static func lineEndDamage(_ bytes: [UInt8]) -> Self? {
    guard bytes.starts(with: PNGSniffer.signature[..<4]) else { return nil }
    let isEnd = { (byte: UInt8) in byte == 0x0D || byte == 0x0A }
    let first = bytes.dropFirst(4).prefix(while: isEnd)
    let rest = bytes[first.endIndex...]
    let second = rest.dropFirst().prefix(while: isEnd)
    guard rest.first == 0x1A, !first.isEmpty, !second.isEmpty else { return nil }
    return first.contains(0x0D) ? .carriageReturnsAdded : .carriageReturnsRemoved
  }

  /// What stands in front of the whole signature, such as a byte order mark or a download's headers.
  private static func prefixed(_ bytes: [UInt8]) -> Self? {
    let signature = PNGSniffer.signature
    let start = bytes.prefix(2048)
    guard start.count > signature.count else { return nil }
    return (1...start.count - signature.count)
      .first { start[$0...].starts(with: signature) }
      .map { .prefixed(count: $0) }
  }

  /// What the first byte becomes where it is taken for 7 bits, or for a character of UTF-8, Latin-1,
  /// Windows-1252 or the character set of DOS, for one of UTF-16, or for none.
  private static func isDecodedAsText(_ text: TextBeginning) -> Bool {
    let firsts: [[UInt8]] = [
      [], [0x09], [0x3F], [0xEB], [0xEF, 0xBF, 0xBD], [0xC2, 0x89], [0xE2, 0x80, 0xB0],
      [0xC3, 0xAB],
    ]
    return firsts.contains { first in
      let name = first + [0x50, 0x4E, 0x47]
      return text.bytes.starts(with: name)
        && text.bytes.dropFirst(name.count).first.map { $0 == 0x0D || $0 == 0x0A } == true
    }
  }
}
