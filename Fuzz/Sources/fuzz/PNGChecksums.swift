/// Makes checksums of chunks right, where the lengths of the chunks lead to them.
enum PNGChecksums {
  static func repaired(_ file: [UInt8]) -> [UInt8] {
    var file = file
    var offset = 8
    while offset + 12 <= file.count {
      let length = file[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = offset + 8 + length
      guard end + 4 <= file.count else { break }
      file.replaceSubrange(end..<end + 4, with: bigEndian(crc(file[offset + 4..<end])))
      offset = end + 4
    }
    return file
  }

  private static func crc(_ bytes: ArraySlice<UInt8>) -> Int {
    Int(~bytes.reduce(UInt32.max) { $0 >> 8 ^ table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] })
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
    }
  }
}
