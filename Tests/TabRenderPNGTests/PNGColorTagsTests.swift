import Foundation
import Testing
import TabRenderPNG
import TestSupport
import TabRenderBase

@Suite("PNG colour tags")
struct PNGColorTagsTests {
  private static let gamma1: [UInt8] = bigEndian(100_000)
  private static let displayP3: [UInt8] = [12, 13, 0, 1]

  private func read(
    _ chunks: [(name: String, data: [UInt8])], type: UInt8 = 2, pixels: [UInt8] = [100, 150, 200]
  ) throws -> StoredPNG {
    let count = pixels.count / (type == 2 ? 3 : 1)
    let png = HandmadePNG(
      width: count, height: 1, colorType: type, chunks: chunks, rows: [0] + pixels)
    return try PNGDecoder().readStored(png.file)
  }

  private func samples(
    _ chunks: [(name: String, data: [UInt8])], _ pixels: [UInt8], type: UInt8 = 2
  ) throws -> [Int] {
    let png = try read(chunks, type: type, pixels: pixels)
    let converted = try png.image.converted(from: png.tags)
    #expect(converted.form == .rgba && converted.bitDepth == 16)
    let bytes = converted.bytes
    return stride(from: 0, to: bytes.count, by: 2).map { Int(bytes[$0]) << 8 | Int(bytes[$0 + 1]) }
  }

  /// sRGB as IEC 61966-2-1 writes it, in this system's `pow`.
  private func encoded(_ light: Double) -> Int {
    let value = light <= 0.0031308 ? 12.92 * light : 1.055 * pow(light, 1 / 2.4) - 0.055
    return Int((min(max(value, 0), 1) * 65_535).rounded())
  }

  private func decoded(_ sample: Double) -> Double {
    sample <= 0.04045 ? sample / 12.92 : pow((sample + 0.055) / 1.055, 2.4)
  }

  @Test("cICP goes before iCCP, iCCP before sRGB, and sRGB before gAMA and cHRM")
  func precedence() throws {
    let profile = ("iCCP", Array("P\0\0".utf8) + [0x78, 0x01, 1, 0, 0, 0xFF, 0xFF, 0, 0, 0, 1])
    let all: [(name: String, data: [UInt8])] = [
      ("gAMA", Self.gamma1), ("sRGB", [0]), profile, ("cICP", Self.displayP3),
    ]
    let names = try (1...4).map { try read(Array(all[..<$0])).tags.effective.description }
    #expect(names == ["gAMA 1.0", "sRGB", "iCCP \"P\"", "cICP Display P3"])
  }

  @Test(
    "A tag that is not valid is none, and a warning",
    arguments: [
      ("gAMA", bigEndian(0)), ("gAMA", [0]), ("gAMA", [0xFF, 0xFF, 0xFF, 0xFF]), ("sRGB", [9]),
      ("cICP", [1, 13, 0]), ("iCCP", [0, 0, 1]), ("cHRM", Array(repeating: 0, count: 32)),
    ] as [(String, [UInt8])])
  func invalid(name: String, data: [UInt8]) throws {
    let png = try read([(name, data)])
    #expect(png.tags == PNGColorTags())
    #expect(png.warnings == [.colorChunk(chunk: name, offset: 33, .malformed)])
    #expect(
      png.warnings.map(\.description) == [
        "\(name) at byte 33: is malformed; the chunk is ignored"
      ])
  }

  @Test("Of two tags of one kind the second is ignored with a warning")
  func repeated() throws {
    let png = try read([("gAMA", Self.gamma1), ("gAMA", bigEndian(45_455))])
    #expect(png.tags.gamma == 100_000)
    #expect(png.warnings == [.colorChunk(chunk: "gAMA", offset: 49, .repeated)])
  }

  @Test("A cICP with an unspecified part leaves the decision to the next tag")
  func unspecified() throws {
    for points in [[2, 2, 0, 1], [2, 13, 0, 1], [1, 2, 0, 1], [2, 2, 2, 2]] as [[UInt8]] {
      #expect(try read([("cICP", points)]).tags.effective == .untagged)
      let tags = try read([("cICP", points), ("gAMA", Self.gamma1)]).tags
      #expect(tags.effective.description == "gAMA 1.0")
    }
  }

  @Test("A tag behind the pixels does not count, and is a warning")
  func late() throws {
    let png = HandmadePNG(width: 1, height: 1, colorType: 0, rows: [0, 7])
    let file = png.body + chunk("gAMA", Self.gamma1) + chunk("IEND", [])
    let stored = try PNGDecoder().readStored(file)
    #expect(stored.tags == PNGColorTags())
    #expect(
      stored.warnings == [.colorChunk(chunk: "gAMA", offset: png.body.count, .afterPixels)])
  }

  @Test(
    "Samples of gAMA 1.0 are light, and become sRGB", arguments: [UInt8(0), 1, 3, 100, 254, 255])
  func linear(sample: UInt8) throws {
    let found = try samples([("gAMA", Self.gamma1)], [sample, sample, sample])
    let expected = encoded(Double(sample) / 255)
    #expect(found == [expected, expected, expected, 65_535])
  }

  @Test(
    "Samples of gAMA g are light to the power g", arguments: [35_000, 45_455, 55_000, 2_000_000])
  func power(gamma: Int) throws {
    let grey: [UInt8] = [0, 1, 50, 128, 254, 255]
    let found = try samples([("gAMA", bigEndian(gamma))], grey, type: 0)
    let expected = grey.map { encoded(pow(Double($0) / 255, 100_000 / Double(gamma))) }
    #expect(stride(from: 0, to: found.count, by: 4).map { found[$0] } == expected)
  }

  @Test("No tag, sRGB, sRGB by cICP and by cHRM leave every sample as it is")
  func identity() throws {
    let levels = (0...255).map { UInt8($0) } + [0, 0]
    let expected = levels.map { Int($0) * 257 }
    let points = [31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000].flatMap(bigEndian)
    for tag in [[], [("sRGB", [0])], [("cICP", [1, 13, 0, 1])], [("cHRM", points)]] {
      let found = try samples(tag, levels)
      #expect(found.enumerated().filter { $0.offset % 4 != 3 }.map(\.element) == expected)
    }
  }

  @Test(
    "A space is told to hold all colours of a picture, or not",
    arguments: [
      ([255, 0, 0], [false, true, false, true]), ([100, 110, 105], [true, true, true, true]),
    ] as [([UInt8], [Bool])])
  func spaces(pixel: [UInt8], isWithin: [Bool]) throws {
    let png = try read([("cICP", Self.displayP3)], pixels: pixel)
    let found = try WorkingSpace.allCases.map { space in
      try png.image.converted(from: png.tags, to: space).isWithin
    }
    #expect(found == isWithin)
    let home = try png.image.converted(from: png.tags, to: .displayP3).image.bytes
    let samples = stride(from: 0, to: 6, by: 2).map { Int(home[$0]) << 8 | Int(home[$0 + 1]) }
    // There and back through the matrices: a level of 65,535 at most.
    #expect(zip(samples, pixel).allSatisfy { abs($0 - Int($1) * 257) <= 1 })
  }

  @Test("Display P3 becomes sRGB by the matrix of its primaries, cut to the range when shown")
  func displayP3() throws {
    // From linear Display P3 to linear sRGB, as CSS CGColor 4 derives it.
    let matrix = [
      [1.2249401762805598, -0.22494017628055996, 0],
      [-0.042056954709688163, 1.0420569547096881, 0],
      [-0.019637554590334432, -0.078636045550631889, 1.0982736001409663],
    ]
    for pixel in [[100, 150, 200], [255, 0, 0], [12, 250, 3], [255, 255, 255]] as [[UInt8]] {
      let light = pixel.map { decoded(Double($0) / 255) }
      let expected = matrix.map { row in encoded(zip(row, light).map(*).reduce(0, +)) }
      let found = try samples([("cICP", Self.displayP3)], pixel)
      // CSS has one more digit of the white point: a level or two of 65,535.
      let isNear = zip(found, expected).allSatisfy { abs($0 - $1) <= 8 }
      #expect(isNear, "\(found) is not \(expected)")
    }
  }

  @Test(
    "White stays white in every gamut",
    arguments: [[9, 8, 0, 1], [12, 1, 0, 1], [1, 4, 0, 1], [9, 5, 0, 1], [1, 15, 0, 1]] as [[UInt8]]
  )
  func white(points: [UInt8]) throws {
    #expect(try samples([("cICP", points)], [255, 255, 255]) == [65_535, 65_535, 65_535, 65_535])
  }

  @Test("A high dynamic range is told, compared as stored, and refused for conversion")
  func highDynamicRange() throws {
    for (transfer, name) in [(UInt8(16), "PQ"), (18, "HLG")] {
      let png = try read([("cICP", [9, transfer, 0, 1])])
      #expect(
        png.warnings.map(\.description)
          == ["cICP: \(name) (high dynamic range) compared as stored samples"])
      #expect(throws: ColorConversionError.self) { try png.image.converted(from: png.tags) }
    }
  }

  @Test(
    "Unknown code points are refused", arguments: [[99, 13, 0, 1], [1, 13, 1, 1], [1, 13, 0, 0]])
  func unknown(points: [UInt8]) throws {
    let png = try read([("cICP", points)])
    #expect(throws: ColorConversionError.self) { try png.image.converted(from: png.tags) }
  }

  @Test("Alpha and the colours of transparent pixels are kept")
  func alpha() throws {
    let png = HandmadePNG(
      width: 1, height: 1, colorType: 6, chunks: [("gAMA", Self.gamma1)],
      rows: [0, 255, 0, 255, 7])
    let stored = try PNGDecoder().readStored(png.file)
    let converted = try stored.image.converted(from: stored.tags)
    #expect(converted.bytes == [255, 255, 0, 0, 255, 255, 7, 7])
  }

  @Test("Files with other tags and other metadata are noted")
  func notes() throws {
    let first = try read([("sRGB", [0]), ("pHYs", Array(repeating: 1, count: 9))])
    let second = try read([("gAMA", Self.gamma1), ("tIME", Array(repeating: 1, count: 7))])
    #expect(
      first.notes(comparedTo: second) == [
        "colour tags differ: sRGB ≠ gAMA 1.0 (compared as stored; --color-management on converts)",
        "metadata differs: pHYs, tIME",
      ])
    #expect(first.notes(comparedTo: first).isEmpty)
    #expect(try first.notes(comparedTo: read([])) == ["metadata differs: pHYs"])
  }

  @Test("Two animations are noted")
  func animations() throws {
    let control = bigEndian(2) + bigEndian(0)
    let frame = Array(repeating: UInt8(0), count: 26)
    let moving = try read([("acTL", control), ("fcTL", frame)])
    #expect(
      moving.warnings.map(\.description)
        == ["animated PNG: only the first of 2 frames is compared"])
    #expect(
      moving.notes(comparedTo: moving) == [
        "both are animated: only one picture of each is compared"
      ])
    let slower = try read([("acTL", control), ("fcTL", frame.dropLast() + [1])])
    #expect(moving.hasOtherFrames(than: slower) && !moving.hasOtherFrames(than: moving))
    #expect(
      try read([("acTL", control)]).warnings.map(\.description)
        == ["animated PNG: only its still picture is compared, none of its 2 frames"])
  }
}
