/// Builds PNG files byte by byte, independent of libpng: the twin that reader and writer are held to.
struct HandmadePNG {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  var width: Int
  var height: Int
  var depth: UInt8 = 8
  var colorType: UInt8
  var interlaced = false
  /// Chunks between IHDR and IDAT.
  var chunks: [(name: String, data: [UInt8])] = []
  /// The rows, each with its filter byte.
  var rows: [UInt8]

  var header: [UInt8] {
    bigEndian(width) + bigEndian(height) + [depth, colorType, 0, 0, interlaced ? 1 : 0]
  }

  var body: [UInt8] {
    Self.signature + chunk("IHDR", header) + chunks.flatMap { chunk($0.name, $0.data) }
      + chunk("IDAT", stored(rows))
  }

  var file: [UInt8] { body + chunk("IEND", []) }
}

func bigEndian(_ value: Int) -> [UInt8] {
  [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
}

/// A chunk with its length and checksum.
func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
  bigEndian(data.count) + Array(name.utf8) + data + bigEndian(Int(crc(Array(name.utf8) + data)))
}

/// A zlib stream of one stored block; up to 65,535 bytes.
func stored(_ data: some Collection<UInt8>) -> [UInt8] {
  let count = [UInt8(data.count & 255), UInt8(data.count >> 8)]
  var low = 1
  var high = 0
  for byte in data {
    low = (low + Int(byte)) % 65521
    high = (high + low) % 65521
  }
  return [0x78, 0x01, 0x01] + count + count.map { ~$0 } + data + bigEndian(high << 16 | low)
}

private func crc(_ bytes: [UInt8]) -> UInt32 {
  ~bytes.reduce(UInt32.max) { crc, byte in
    (0..<8).reduce(crc ^ UInt32(byte)) { value, _ in
      value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
    }
  }
}

/// The chunks of a sound PNG file.
func chunks(of file: [UInt8]) -> [(name: String, data: [UInt8])] {
  var found: [(name: String, data: [UInt8])] = []
  var offset = 8
  while offset + 12 <= file.count {
    let length = file[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    let name = String(decoding: file[offset + 4..<offset + 8], as: UTF8.self)
    found.append((name, Array(file[offset + 8..<offset + 8 + length])))
    offset += 12 + length
  }
  return found
}
