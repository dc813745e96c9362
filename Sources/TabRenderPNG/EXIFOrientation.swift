/// The tag of an `eXIf` chunk that says how a picture is to be turned.
enum EXIFOrientation {
  /// Tag 0x0112 of the first directory, one value of 16 bits (EXIF 2.32, 4.6.4).
  private static let tag = 0x0112

  /// The number 1…8; `nil` where the chunk says nothing of it, or is damaged.
  static func number(in data: [UInt8]) -> Int? {
    let reader: Reader
    switch data.prefix(4) {
    case [0x49, 0x49, 0x2A, 0]: reader = Reader(data: data, isLittleEndian: true)
    case [0x4D, 0x4D, 0, 0x2A]: reader = Reader(data: data, isLittleEndian: false)
    default: return nil
    }
    guard let directory = reader.number(at: 4, bytes: 4),
      let count = reader.number(at: directory, bytes: 2)
    else { return nil }
    for entry in 0..<count {
      let offset = directory + 2 + entry * 12
      guard let name = reader.number(at: offset, bytes: 2) else { return nil }
      if name == tag {
        return reader.number(at: offset + 8, bytes: 2).flatMap { (1...8).contains($0) ? $0 : nil }
      }
    }
    return nil
  }

  private struct Reader {
    let data: [UInt8]
    let isLittleEndian: Bool

    func number(at offset: Int, bytes count: Int) -> Int? {
      guard offset <= data.count - count else { return nil }
      let bytes = data[offset..<offset + count]
      return (isLittleEndian ? Array(bytes.reversed()) : Array(bytes)).reduce(0) {
        $0 << 8 | Int($1)
      }
    }
  }
}
