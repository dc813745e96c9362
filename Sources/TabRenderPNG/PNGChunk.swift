internal import CPNG

/// One chunk of a PNG file, as its bytes lie; nothing is checked yet.
///
/// The offset is that of the chunk's length field.
struct PNGChunk {
  let offset: Int
  let isTruncated: Bool
  private let type: ArraySlice<UInt8>
  private let typeAndData: ArraySlice<UInt8>
  let storedChecksum: UInt32

  /// The first byte after the chunk; the end of the file when it is cut off.
  var end: Int { isTruncated ? typeAndData.endIndex : typeAndData.endIndex + 4 }

  /// The four bytes of the type; bytes that are not letters show as `\xNN`.
  var name: String { type.map(\.nameCharacter).joined() }

  var hasLetterName: Bool { type.allSatisfy(\.isLetter) }

  /// Whether the chunk is of a type; quicker than asking for its name.
  func isNamed(_ name: StaticString) -> Bool {
    unsafe type.elementsEqual(UnsafeBufferPointer(start: name.utf8Start, count: 4))
  }

  /// Whether the chunk ends in the checksum of its bytes.
  var isSound: Bool { !isTruncated && storedChecksum == computedChecksum }

  /// What the chunk holds, without its type.
  var data: ArraySlice<UInt8> { typeAndData.dropFirst(4) }

  /// Whether a decoder that does not know the chunk must refuse the file.
  var isCritical: Bool { (type.first ?? 0) & 0x20 == 0 }

  /// The CRC-32 of type and data.
  var computedChecksum: UInt32 {
    unsafe typeAndData.withUnsafeBufferPointer { unsafe cpng_crc32($0.baseAddress, $0.count) }
  }

  /// The chunk at `offset`; nil when not even its type is there.
  init?(_ file: [UInt8], at offset: Int) {
    guard file.count - offset >= 8 else { return nil }
    self.offset = offset
    let length = Int(file.bigEndian32(at: offset))
    type = file[offset + 4..<offset + 8]
    isTruncated = file.count - offset - 12 < length
    let end = isTruncated ? file.count : offset + 8 + length
    typeAndData = file[offset + 4..<end]
    storedChecksum = isTruncated ? 0 : file.bigEndian32(at: end)
  }

  /// The chunks of a file with a sound signature, up to the first that is cut off.
  static func all(in file: [UInt8]) -> some Sequence<PNGChunk> {
    var next: Int? = 8
    return AnyIterator {
      guard let offset = next, let chunk = PNGChunk(file, at: offset) else { return nil }
      next = chunk.isTruncated ? nil : chunk.end
      return chunk
    }
  }

  /// Whether the file is sound up to the end of an IDAT, and nothing but part of IEND follows.
  static func endsAfterPixels(_ file: [UInt8]) -> Bool {
    var end = 8
    var last: PNGChunk?
    for chunk in all(in: file) {
      if chunk.isTruncated { return chunk.isNamed("IEND") && last?.isNamed("IDAT") == true }
      last = chunk
      end = chunk.end
    }
    return last?.name != "IEND" && last?.name != "IHDR" && file.count - end < 8
  }
}

extension Collection<UInt8> where Index == Int {
  func bigEndian32(at index: Int) -> UInt32 {
    self[index..<index + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (0x41...0x5A).contains(self & 0xDF) }

  fileprivate var nameCharacter: String {
    if isLetter { return String(UnicodeScalar(self)) }
    return "\\x" + Hexadecimal.lower(self, digits: 2)
  }
}
