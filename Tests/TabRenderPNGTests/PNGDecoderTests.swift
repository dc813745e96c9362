import Testing
import TabRenderPNG
import TestSupport
import TabRenderBase

@Suite("PNG decoder")
struct PNGDecoderTests {
  private func bytes(_ png: HandmadePNG) throws -> [UInt8] {
    try PNGDecoder().decode(png.file).bytes
  }

  @Test("Grey of 2 bits is spread over 8")
  func grey2() throws {
    let png = HandmadePNG(width: 4, height: 1, depth: 2, colorType: 0, rows: [0, 0b00_01_10_11])
    #expect(
      try bytes(png) == [0, 0, 0, 255, 85, 85, 85, 255, 170, 170, 170, 255]
        + [255, 255, 255, 255])
  }

  @Test("A grey key of 16 bits matches on all of them, and samples are rounded")
  func grey16Key() throws {
    let png = HandmadePNG(
      width: 3, height: 1, depth: 16, colorType: 0, chunks: [("tRNS", [0x12, 0x34])],
      rows: [0, 0x12, 0x34, 0x12, 0x35, 0x12, 0xFF])
    #expect(try bytes(png) == [0, 0, 0, 0, 18, 18, 18, 255, 19, 19, 19, 255])
  }

  @Test("A palette's missing alphas are opaque")
  func palette() throws {
    let png = HandmadePNG(
      width: 2, height: 1, depth: 1, colorType: 3,
      chunks: [("PLTE", [255, 100, 0, 1, 2, 3]), ("tRNS", [128])], rows: [0, 0b0100_0000])
    #expect(try bytes(png) == [128, 50, 0, 128, 1, 2, 3, 255])
  }

  @Test("An index beyond the palette is opaque black")
  func paletteRange() throws {
    let png = HandmadePNG(
      width: 1, height: 1, colorType: 3, chunks: [("PLTE", [9, 9, 9])], rows: [0, 200])
    #expect(try bytes(png) == [0, 0, 0, 255])
  }

  @Test("Straight samples are multiplied by alpha and rounded to the nearest")
  func premultiplied() throws {
    let png = HandmadePNG(
      width: 2, height: 1, colorType: 6, rows: [0, 255, 127, 3, 100, 7, 8, 9, 0])
    #expect(try bytes(png) == [100, 50, 1, 100, 0, 0, 0, 0])
  }

  @Test("Interlaced rows go to their places")
  func interlaced() throws {
    // Passes 1, 4, 5, 6, 7 of a 3 × 3 picture whose samples are 10 × row + column.
    let rows: [UInt8] = [0, 0, 0, 2, 0, 20, 22, 0, 1, 0, 21, 0, 10, 11, 12]
    let png = HandmadePNG(width: 3, height: 3, colorType: 0, interlaced: true, rows: rows)
    let greys = try bytes(png).enumerated().filter { $0.offset % 4 == 0 }.map(\.element)
    #expect(greys == [0, 1, 2, 10, 11, 12, 20, 21, 22])
  }

  @Test("A missing end is a warning when every pixel is there")
  func missingEnd() throws {
    let png = HandmadePNG(width: 1, height: 1, colorType: 0, rows: [0, 7])
    let decoded = try PNGDecoder().read(png.body)
    #expect(decoded.bitmap.bytes == [7, 7, 7, 255])
    #expect(decoded.warnings == [.endMissing])
    #expect(try PNGDecoder().read(png.file).warnings.isEmpty)
  }

  @Test("A file cut anywhere before its end is refused or complete, never a crash")
  func everyCut() throws {
    let png = HandmadePNG(width: 3, height: 2, colorType: 0, rows: [0, 1, 2, 3, 0, 4, 5, 6])
    for count in 0..<png.body.count {
      #expect(throws: PNGError.self) { try PNGDecoder().decode(Array(png.file[..<count])) }
    }
  }

  @Test("A changed byte anywhere is noticed")
  func everyByte() throws {
    let png = HandmadePNG(width: 3, height: 2, colorType: 0, rows: [0, 1, 2, 3, 0, 4, 5, 6])
    for index in 0..<png.body.count {
      var file = png.file
      file[index] ^= 0x10
      #expect(throws: PNGError.self, "byte \(index)") { try PNGDecoder().decode(file) }
    }
  }

  @Test("The limit of pixels is inclusive, and holds before the rows are read")
  func limit() throws {
    let png = HandmadePNG(width: 3, height: 2, colorType: 0, rows: [0, 1, 2, 3, 0, 4, 5, 6])
    #expect(try PNGDecoder(maximumPixels: 6).decode(png.file).width == 3)
    #expect(throws: PNGError.tooManyPixels(width: 3, height: 2, limit: 5)) {
      try PNGDecoder(maximumPixels: 5).decode(png.file)
    }
  }

  @Test("A picture that its few bytes cannot hold is refused before it is allocated")
  func impossible() {
    let png = HandmadePNG(width: 16_000, height: 16_000, colorType: 6, rows: [0])
    #expect(throws: PNGError.truncated(chunk: "IDAT", offset: 33)) {
      try PNGDecoder().decode(png.file)
    }
  }

  @Test("A wrong checksum is told with its chunk, its place and both values")
  func checksum() {
    var file = HandmadePNG(width: 1, height: 1, colorType: 0, rows: [0, 7]).file
    file[32] ^= 0xFF
    #expect {
      try PNGDecoder().decode(file)
    } throws: { error in
      guard case .checksum("IHDR", 8, let stored, let computed) = error as? PNGError else {
        return false
      }
      return stored ^ computed == 0xFF
    }
  }

  @Test(
    "What is not a PNG is named",
    arguments: [
      ("", "is empty (0 bytes)"),
      ("<!DOCTYPE html><title>404</title>", "is HTML, not a PNG (a failed download?)"),
      ("\n<HTML>", "is HTML, not a PNG (a failed download?)"),
      ("GIF89a", "is a GIF, not a PNG"),
      ("RIFF1234WEBPVP8 ", "is a WebP, not a PNG"),
      ("....ftypheic", "is a HEIC or AVIF, not a PNG"),
      ("hello", "is text, not a PNG"),
      (
        "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 49232\n",
        "this is a Git LFS pointer, not a picture (49232 bytes not fetched)"
      ),
    ])
  func foreign(text: String, message: String) {
    #expect(description(of: Array(text.utf8)) == message)
  }

  @Test(
    "A signature changed on the way tells how",
    arguments: [
      (
        [0x89, 0x50, 0x4E, 0x47, 0x0A, 0x1A, 0x0A], PNGError.SignatureDamage.carriageReturnsRemoved
      ),
      ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0D, 0x0A, 0x1A, 0x0D, 0x0A], .carriageReturnsAdded),
      ([0x09, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], .decodedAsText),
    ] as [([UInt8], PNGError.SignatureDamage)])
  func signature(bytes: [UInt8], damage: PNGError.SignatureDamage) {
    #expect(throws: PNGError.signatureDamaged(damage)) {
      try PNGDecoder().decode(bytes + [0, 0, 0, 13])
    }
  }

  private func description(of file: [UInt8]) -> String? {
    do throws(PNGError) {
      _ = try PNGDecoder().decode(file)
      return nil
    } catch {
      return error.description
    }
  }
}
