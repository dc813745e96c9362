import Foundation
import TabRenderBase

/// A TrueType font of one letter, A, made of a red and a foreground-coloured half (COLR version 0).
///
/// The em square is 1,000 units; the halves are 500 wide and 700 high.
struct HandmadeFont {
  let bytes: [UInt8]

  init() {
    let glyphs = [[], Self.box(0, 1000), Self.box(0, 500), Self.box(500, 1000)]
    var places = [0]
    for glyph in glyphs { places.append(places[places.count - 1] + glyph.count) }
    bytes = Self.file([
      (
        "COLR",
        Self.words([0, 1]) + Self.longs([14, 20]) + Self.words([2, 1, 0, 2, 2, 0, 3, 0xFFFF])
      ),
      ("CPAL", Self.words([0, 1, 1, 1]) + Self.longs([14]) + Self.words([0]) + [0, 0, 255, 255]),
      ("cmap", Self.words([0, 1, 3, 10]) + Self.longs([12]) + Self.characterMap),
      ("glyf", glyphs.flatMap { $0 }),
      ("head", Self.head),
      (
        "hhea",
        Self.words([1, 0, 800, 65536 - 200, 0, 1000] + Array(repeating: 0, count: 11) + [4])
      ),
      ("hmtx", Self.words([1000, 0, 1000, 0, 1000, 0, 1000, 500])),
      ("loca", Self.longs(places)),
      ("maxp", Self.words([1, 0, 4, 4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0])),
    ])
  }

  /// Writes the font to a new file and lets `body` use it.
  func withFile<Result>(_ body: (_ path: String) throws -> Result) throws -> Result {
    let path = FileManager.default.temporaryDirectory.path + "/\(UUID().uuidString).ttf"
    try AtomicFile.write(bytes, to: path)
    defer { try? FileManager.default.removeItem(atPath: path) }
    return try body(path)
  }

  /// A simple glyph: one contour of four corners, from the baseline to 700.
  private static func box(_ left: Int, _ right: Int) -> [UInt8] {
    let width = right - left
    let bounds = words([1, left, 0, right, 700, 3, 0])
    return bounds + [1, 1, 1, 1] + words([left, 0, width, 0]) + words([0, 700, 0, 65536 - 700])
      + [0, 0]
  }

  private static let characterMap =
    words([12, 0]) + longs([28, 0, 1, 0x41, 0x41, 1])

  private static let head =
    words([1, 0, 1, 0, 0, 0, 0x5F0F, 0x3CF5, 0, 1000]) + longs([0, 0, 0, 0])
    + words([0, 0, 1000, 700, 0, 8, 2, 1, 0])

  private static func file(_ tables: [(tag: String, bytes: [UInt8])]) -> [UInt8] {
    var directory = words([1, 0, tables.count, 0, 0, 0])
    var body: [UInt8] = []
    for table in tables {
      directory += Array(table.tag.utf8)
      directory += longs([0, 12 + 16 * tables.count + body.count, table.bytes.count])
      body += table.bytes + Array(repeating: 0, count: (4 - table.bytes.count % 4) % 4)
    }
    return directory + body
  }

  private static func words(_ values: [Int]) -> [UInt8] {
    values.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
  }

  private static func longs(_ values: [Int]) -> [UInt8] {
    values.flatMap { words([$0 >> 16, $0]) }
  }
}
