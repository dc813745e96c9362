import Testing
import TabRenderBase
import TabRenderPNG
import TestSupport

@Suite("PNG inspection")
struct PNGInspectionTests {
  private func file(_ chunks: [UInt8]) -> [UInt8] {
    let png = HandmadePNG(width: 1, height: 1, colorType: 0, rows: [0, 7])
    return Array(png.body[..<33]) + chunks + Array(png.file[33...])
  }

  private func damaged(_ chunk: [UInt8]) -> [UInt8] {
    chunk.dropLast() + [chunk[chunk.count - 1] ^ 1]
  }

  @Test(
    "The digest of the pixels is that of their premultiplied 8-bit RGBA, in any form",
    arguments: StoredPNGTests.Case.all)
  func digest(example: StoredPNGTests.Case) throws {
    for (width, height) in [(1, 1), (33, 11)] {
      let png = HandmadePNG(
        example.picture(width: width, height: height), interlaced: example.interlaced)
      let inspection = try PNGInspection(png.file)
      let bitmap = try PNGDecoder().decode(png.file)
      #expect(inspection.pixelDigest == SHA256.hexadecimal(of: bitmap.bytes))
      #expect(inspection.width == width && inspection.height == height)
      #expect(inspection.isInterlaced == example.interlaced)
      #expect(inspection.bitDepth == Int(png.depth))
    }
  }

  @Test("Texts are told in their own letters, and those that are compressed are not")
  func texts() throws {
    let inspection = try PNGInspection(
      file(
        chunk("tEXt", Array("A".utf8) + [0, 0x47, 0xF6, 0xDF])
          + chunk("iTXt", Array("B\0\0\0de\0B\0€".utf8))
          + chunk("iTXt", Array("C\0\u{1}\0\0\0x".utf8))
          + chunk("zTXt", Array("D\0\0x".utf8)) + chunk("tEXt", Array("none".utf8))))
    #expect(
      inspection.texts == [
        PNGText(keyword: "A", text: "Göß"), PNGText(keyword: "B", text: "€"),
      ])
    #expect(inspection.warnings.isEmpty)
  }

  @Test("Nothing of a chunk with a wrong checksum is told but its name, and the flaw")
  func damage() throws {
    let inspection = try PNGInspection(
      file(
        damaged(chunk("sRGB", [0])) + damaged(chunk("tEXt", Array("A\0x".utf8)))
          + damaged(chunk("pHYs", bigEndian(2835) + bigEndian(2835) + [1]))))
    #expect(!inspection.isTaggedSRGB && inspection.texts.isEmpty)
    #expect(inspection.dotsPerInch == nil)
    #expect(inspection.chunks.map(\.name) == ["IHDR", "sRGB", "tEXt", "pHYs", "IDAT", "IEND"])
    #expect(
      inspection.warnings.map(\.description) == [
        "sRGB at byte 33: CRC is wrong; the chunk is ignored",
        "tEXt at byte 46: CRC is wrong; the chunk is ignored",
        "pHYs at byte 61: CRC is wrong; the chunk is ignored",
      ])
  }

  @Test("A file whose first chunk is another is refused as a reader refuses it")
  func firstChunk() {
    let png = HandmadePNG(width: 1, height: 1, colorType: 0, rows: [0, 7])
    let file = HandmadePNG.signature + chunk("gAMA", bigEndian(45_455)) + png.file.dropFirst(8)
    #expect(
      throws: PNGError.damaged(chunk: "gAMA", offset: 8, reason: "the first chunk must be IHDR")
    ) { try PNGInspection(file) }
  }
}
