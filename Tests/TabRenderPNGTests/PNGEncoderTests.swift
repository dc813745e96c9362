import Testing
import TabRenderBase
import TabRenderPNG
import TestSupport

@Suite("PNG encoder")
struct PNGEncoderTests {
  /// A picture, and the depth and colour type it is to be stored with.
  struct Sample: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bitmap: Bitmap
    let depth: UInt8
    let colorType: UInt8

    /// A picture of 20 × 16 premultiplied pixels, `pixel(0)` … `pixel(319)` shuffled.
    ///
    /// In order they would repeat, and a form with more bits could compress better.
    init(
      _ name: String, depth: UInt8, colorType: UInt8, pixel: (Int) -> [Int]
    ) {
      testDescription = name
      bitmap = Bitmap(
        width: 20, height: 16, bytes: Self.order.flatMap { pixel($0).map(UInt8.init) })
      self.depth = depth
      self.colorType = colorType
    }

    private static let order = (0..<320).sorted { shuffle($0) < shuffle($1) }

    private static func shuffle(_ number: Int) -> UInt64 {
      let mixed = UInt64(number + 1) &* 0x9E37_79B9_7F4A_7C15
      return (mixed ^ mixed >> 29) &* 0xBF58_476D_1CE4_E5B9
    }
  }

  static let samples = [
    Sample("grey 1 bit", depth: 1, colorType: 0) {
      [$0 % 2 * 255, $0 % 2 * 255, $0 % 2 * 255, 255]
    },
    Sample("grey 2 bits", depth: 2, colorType: 0) {
      [$0 % 4 * 85, $0 % 4 * 85, $0 % 4 * 85, 255]
    },
    Sample("grey 4 bits", depth: 4, colorType: 0) {
      [$0 % 16 * 17, $0 % 16 * 17, $0 % 16 * 17, 255]
    },
    Sample("grey 8 bits", depth: 8, colorType: 0) { [$0 % 256, $0 % 256, $0 % 256, 255] },
    Sample("palette 1 bit", depth: 1, colorType: 3) { [$0 % 2 * 200, 10, 20, 255] },
    Sample("palette 2 bits", depth: 2, colorType: 3) { [$0 % 3 * 100, 10, 20, 255] },
    Sample("palette 4 bits", depth: 4, colorType: 3) { [$0 % 16 * 10, 10, 20, 255] },
    Sample("palette 8 bits", depth: 8, colorType: 3) { [$0 / 16, 10, 20, 255] },
    Sample("palette 1 bit with alpha", depth: 1, colorType: 3) {
      [0, 0, $0 % 2 * 9, $0 % 2 * 90]
    },
    Sample("palette 4 bits with alpha", depth: 4, colorType: 3) {
      [0, $0 % 9, 3, $0 % 9 * 8 + 5]
    },
    Sample("palette 8 bits with alpha", depth: 8, colorType: 3) { [0, 0, $0 / 8, 40 + $0 / 8] },
    Sample("grey and alpha", depth: 8, colorType: 4) { [$0 / 2, $0 / 2, $0 / 2, $0 % 96 + 159] },
    Sample("RGB", depth: 8, colorType: 2) { [$0 % 256, $0 / 2, $0 * 7 % 256, 255] },
    Sample("RGBA", depth: 8, colorType: 6) { [$0 / 4, $0 / 5, $0 % 80, $0 % 175 + 80] },
  ]

  @Test("Each kind of picture is stored in its form and comes back exactly", arguments: samples)
  func roundTrip(_ sample: Sample) throws {
    let file = try PNGEncoder().encode(sample.bitmap)
    let header = try #require(chunks(of: file).first)
    #expect(header.data[8] == sample.depth)
    #expect(header.data[9] == sample.colorType)
    #expect(try PNGDecoder().decode(file) == sample.bitmap)
  }

  @Test("Every level gives the same pixels, and the same bytes twice", arguments: 0...9)
  func levels(level: Int) throws {
    for sample in Self.samples {
      let file = try PNGEncoder(level: level).encode(sample.bitmap)
      #expect(try file == PNGEncoder(level: level).encode(sample.bitmap))
      #expect(try PNGDecoder().decode(file) == sample.bitmap)
    }
  }

  @Test("A large picture takes the form with the fewest bits a pixel")
  func largePicture() throws {
    var bitmap = Bitmap(width: 300, height: 300, bytes: Array(repeating: 255, count: 360_000))
    #expect(try chunks(of: PNGEncoder().encode(bitmap))[0].data[8...9] == [1, 0])
    for x in 0..<300 { bitmap[x, 0] = PremultipliedPixel(red: UInt8(x / 2), green: 9, blue: 0) }
    #expect(try chunks(of: PNGEncoder().encode(bitmap))[0].data[8...9] == [8, 3])
    for x in 0..<300 { bitmap[x, 1] = PremultipliedPixel(red: UInt8(x / 2), green: 8, blue: 0) }
    let file = try PNGEncoder().encode(bitmap)
    #expect(chunks(of: file)[0].data[8...9] == [8, 2])
    #expect(try PNGDecoder().decode(file) == bitmap)
  }

  @Test("Every premultiplied sample survives straight alpha and back")
  func everySample() throws {
    let bytes = (0..<65536).flatMap { index -> [UInt8] in
      let alpha = index >> 8
      let sample = min(index & 255, alpha)
      return [UInt8(sample), UInt8(sample / 2), 0, UInt8(alpha)]
    }
    let bitmap = Bitmap(width: 256, height: 256, bytes: bytes)
    #expect(try PNGDecoder().decode(PNGEncoder().encode(bitmap)) == bitmap)
  }

  @Test("A straight sample is rounded to the nearest, and no alpha leaves no colour")
  func straightRounding() {
    // 100 × 255 / 128 = 199.2; 1 × 255 / 2 = 127.5 → 128; 200 is more than its alpha.
    #expect(StraightAlpha.straight(0x80_00_00_64) == 0x80_00_00_C7)
    #expect(StraightAlpha.straight(0x02_00_01_00) == 0x02_00_80_00)
    #expect(StraightAlpha.straight(0x64_C8_00_00) == 0x64_FF_00_00)
    #expect(StraightAlpha.straight(0x00_12_34_56) == 0)
  }

  @Test("The palette lists colours as they appear, those with alpha first")
  func paletteOrder() throws {
    let bitmap = Bitmap(
      width: 4, height: 1, bytes: [9, 8, 7, 255, 0, 0, 0, 0, 1, 2, 3, 255, 5, 5, 0, 255])
    let form = PNGForm.palette(PNGPalette(try #require(ColorStatistics(bitmap).colors)))
    let file = try PNGEncoder.encode(bitmap, as: form, compression: PNGCompression(level: 1))
    let found = chunks(of: file)
    #expect(found.map(\.name) == ["IHDR", "PLTE", "tRNS", "IDAT", "IEND"])
    #expect(found[1].data == [0, 0, 0, 9, 8, 7, 1, 2, 3, 5, 5, 0])
    #expect(found[2].data == [0])
  }

  @Test("Counting stops at the 257th colour")
  func colourLimit() {
    var bitmap = Bitmap(
      width: 256, height: 2, bytes: (0..<512).flatMap { [UInt8($0 % 256), 0, 0, 255] })
    #expect(ColorStatistics(bitmap).colors?.count == 256)
    bitmap[255, 1] = PremultipliedPixel(red: 0, green: 1, blue: 0)
    let statistics = ColorStatistics(bitmap)
    #expect(statistics.colors == nil)
    #expect(statistics.isOpaque && !statistics.isGrey)
  }
}
