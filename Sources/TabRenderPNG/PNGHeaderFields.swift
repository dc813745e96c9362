/// What `IHDR` says, checked field by field (PNG 3, 11.2.1).
///
/// libpng refuses the same headers, but does not say which field is wrong.
struct PNGHeaderFields {
  let width: Int
  let height: Int
  let isInterlaced: Bool

  private static let length = 13

  /// The depths that go with each colour type (PNG 3, table 11.1).
  private static let depths: [Int: [Int]] = [
    0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16],
  ]

  /// The fields of a file with a sound signature.
  init(_ file: [UInt8]) throws(PNGError) {
    guard let chunk = PNGChunk(file, at: 8) else { throw .truncated(chunk: "chunk", offset: 8) }
    try Self.check(chunk)
    let fields = Array(chunk.data)
    func demand(_ name: String, _ value: Int, _ isRight: Bool, _ should: String) throws(PNGError) {
      if !isRight { throw Self.error("\(name) is \(value), must be \(should)") }
    }
    let (width, height) = (Int(fields.bigEndian32(at: 0)), Int(fields.bigEndian32(at: 4)))
    let sides = 1...Int(Int32.max)
    try demand("width", width, sides.contains(width), "1 to \(sides.upperBound)")
    try demand("height", height, sides.contains(height), "1 to \(sides.upperBound)")
    let (depth, type) = (Int(fields[8]), Int(fields[9]))
    let depths = Self.depths[type] ?? []
    try demand("colour type", type, !depths.isEmpty, Self.list(Self.depths.keys.sorted()))
    try demand(
      "bit depth", depth, depths.contains(depth), "\(Self.list(depths)) with colour type \(type)")
    try demand("compression method", Int(fields[10]), fields[10] == 0, "0")
    try demand("filter method", Int(fields[11]), fields[11] == 0, "0")
    try demand("interlace method", Int(fields[12]), fields[12] <= 1, "0 or 1")
    self.width = width
    self.height = height
    isInterlaced = fields[12] == 1
  }

  /// Makes sure that the first chunk is a whole IHDR.
  private static func check(_ chunk: PNGChunk) throws(PNGError) {
    guard chunk.hasLetterName else { throw .noChunkType(chunk) }
    guard chunk.isNamed("IHDR") else {
      throw .damaged(
        chunk: chunk.name, offset: chunk.offset, reason: "the first chunk must be IHDR")
    }
    guard !chunk.isTruncated else { throw .truncated(chunk: chunk.name, offset: chunk.offset) }
    guard chunk.data.count == length else {
      throw error("its length is \(chunk.data.count), must be \(length)")
    }
    guard chunk.isSound else { throw .checksum(chunk) }
  }

  private static func error(_ reason: String) -> PNGError {
    .damaged(chunk: "IHDR", offset: 8, reason: reason)
  }

  /// Numbers as in "1, 2 or 4".
  private static func list(_ numbers: [Int]) -> String {
    let texts = numbers.map(String.init)
    return texts.dropLast().joined(separator: ", ") + " or " + (texts.last ?? "")
  }
}

extension PNGError {
  /// The type of a chunk is not four letters.
  static func noChunkType(_ chunk: PNGChunk) -> PNGError {
    .damaged(
      chunk: chunk.name, offset: chunk.offset, reason: "is no chunk type, which is four letters")
  }

  /// The checksum of a chunk is wrong.
  static func checksum(_ chunk: PNGChunk) -> PNGError {
    .checksum(
      chunk: chunk.name, offset: chunk.offset, stored: chunk.storedChecksum,
      computed: chunk.computedChecksum)
  }
}
