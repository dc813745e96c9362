import Testing
import TabRenderPNG
import TestSupport
import TabRenderBase

/// What is wrong with the zlib stream of the pixels is told wherever `IDAT` chunks cut it.
@Suite("PNG pixel stream")
struct PixelStreamTests {
  private static let rows: [UInt8] = [0, 1, 2, 3, 4, 5, 6, 0, 7, 8, 9, 10, 11, 12]
  private static let header =
    HandmadePNG.signature
    + chunk("IHDR", HandmadePNG(width: 2, height: 2, colorType: 2, rows: rows).header)
  private static let firstData = 33

  /// Ways to cut a stream into chunks: not at all, at each place, into single bytes.
  private static func cuts(_ stream: [UInt8]) -> [[[UInt8]]] {
    let halves = (0...stream.count).map { [Array(stream[..<$0]), Array(stream[$0...])] }
    return [[stream], stream.map { [$0] }] + halves + [[[]] + stream.map { [$0] } + [[], []]]
  }

  private static func file(_ parts: [[UInt8]]) -> [UInt8] {
    header + parts.flatMap { chunk("IDAT", $0) } + chunk("IEND", [])
  }

  /// The offset of the chunk that holds the last bytes.
  private static func lastPlace(_ parts: [[UInt8]]) -> Int {
    let last = parts.lastIndex { !$0.isEmpty } ?? 0
    return firstData + parts[..<last].reduce(0) { $0 + 12 + $1.count }
  }

  private func message(_ file: [UInt8]) -> String? {
    do throws(PNGError) {
      _ = try PNGDecoder().readStored(file)
      return nil
    } catch {
      return error.description
    }
  }

  @Test("A sound stream is read without a warning, however it is cut")
  func sound() throws {
    for parts in Self.cuts(stored(Self.rows)) {
      let picture = try PNGDecoder().readStored(Self.file(parts))
      #expect(picture.warnings.isEmpty, "\(parts.map(\.count))")
      #expect(picture.image.bytes == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    }
  }

  @Test("A wrong checksum is refused at the chunk that ends it, however the stream is cut")
  func checksum() {
    var stream = stored(Self.rows)
    stream[stream.count - 1] ^= 1
    for parts in Self.cuts(stream) {
      let expected = "IDAT at byte \(Self.lastPlace(parts)): incorrect data check"
      #expect(message(Self.file(parts)) == expected, "\(parts.map(\.count))")
    }
  }

  @Test("A stream without its whole checksum has no end, however it is cut", arguments: 1...4)
  func end(missing: Int) {
    for parts in Self.cuts(stored(Self.rows).dropLast(missing)) {
      let text = message(Self.file(parts))
      #expect(text?.hasPrefix("IDAT at byte ") == true)
      #expect(
        text?.hasSuffix(": the zlib stream of the pixels has no end") == true,
        "\(parts.map(\.count))")
    }
  }

  @Test("Bytes behind the stream are one warning, in its chunk or in another")
  func surplus() throws {
    for parts in Self.cuts(stored(Self.rows) + [1, 2, 3]) {
      let warnings = try PNGDecoder().readStored(Self.file(parts)).warnings
      #expect(
        warnings == [.ignored("IDAT: Extra compressed data")],
        "\(warnings.map(\.description)), \(parts.map(\.count))")
    }
  }

  @Test("Pixels too many do not hide a wrong checksum")
  func pixelsTooMany() {
    var stream = stored(Self.rows + [0, 1, 2, 3])
    stream[stream.count - 1] ^= 1
    for parts in Self.cuts(stream) {
      #expect(
        message(Self.file(parts))?.hasSuffix(": incorrect data check") == true,
        "\(parts.map(\.count))")
    }
  }

  @Test(
    "In any form and interlaced, single bytes are read and their checksum is checked",
    arguments: StoredPNGTests.Case.all)
  func forms(example: StoredPNGTests.Case) {
    for (width, height) in [(5, 3), (1, 1), (8, 1), (1, 9)] {
      let png = HandmadePNG(
        example.picture(width: width, height: height), interlaced: example.interlaced)
      let isolated = { (change: UInt8) in
        HandmadePNG.signature
          + chunks(of: png.file).flatMap { part in
            guard part.name == "IDAT" else { return chunk(part.name, part.data) }
            var stream = part.data
            stream[stream.count - 1] ^= change
            return stream.flatMap { chunk("IDAT", [$0]) }
          }
      }
      #expect(message(isolated(0)) == nil, "\(width)×\(height)")
      #expect(
        message(isolated(1))?.hasSuffix(": incorrect data check") == true, "\(width)×\(height)")
    }
  }

  @Test("Chunks of pixels with another between them are told as that")
  func separated() {
    let data = stored(Self.rows)
    for cut in [0, 9, data.count] {
      let before = Self.header + chunk("IDAT", Array(data[..<cut])) + chunk("tEXt", [65, 0])
      let file = before + chunk("IDAT", Array(data[cut...])) + chunk("IEND", [])
      #expect(
        message(file) == "IDAT at byte \(before.count): IDAT chunks are not consecutive", "\(cut)")
    }
  }
}
