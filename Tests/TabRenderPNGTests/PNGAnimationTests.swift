import Testing
import TabRenderBase
import TabRenderPNG
import TestSupport

@Suite("Animated PNG files")
struct PNGAnimationTests {
  private static func frame(_ level: UInt8, alpha: UInt8 = 255) -> Bitmap {
    Bitmap(
      width: 3, height: 2, bytes: (0..<6).flatMap { _ in [level, level / 2, level / 3, alpha] })
  }

  @Test("An animation has its chunks in APNG's order, numbered together")
  func order() throws {
    let file = try PNGEncoder().encode(
      animation: [Self.frame(90), Self.frame(30)], seconds: 0.7, scale: 2)
    let found = chunks(of: file)
    #expect(
      found.map(\.name) == [
        "IHDR", "acTL", "sRGB", "pHYs", "fcTL", "IDAT", "fcTL", "fdAT", "IEND",
      ])
    #expect(found[1].data == bigEndian(2) + bigEndian(0))
    let numbers = [found[4], found[6], found[7]].map { Array($0.data[..<4]) }
    #expect(numbers == [bigEndian(0), bigEndian(1), bigEndian(2)])
    #expect(
      Array(found[4].data[4...])
        == bigEndian(3) + bigEndian(2) + bigEndian(0) + bigEndian(0) + [0, 70, 0, 100, 0, 0])
  }

  @Test(
    "Each frame's pixels are those given",
    arguments: [(UInt8(255), UInt8(255)), (255, 120)])
  func pixels(firstAlpha: UInt8, secondAlpha: UInt8) throws {
    let frames = [Self.frame(90, alpha: firstAlpha), Self.frame(30, alpha: secondAlpha)]
    let file = try PNGEncoder().encode(animation: frames, seconds: 1)
    let first = try PNGDecoder().decode(file)
    #expect((first == frames[0]) as Bool)
    // The second frame is a picture of its own once its data is called IDAT.
    let found = chunks(of: file)
    let single =
      HandmadePNG.signature
      + found.flatMap { part -> [UInt8] in
        switch part.name {
        case "IHDR", "IEND": chunk(part.name, part.data)
        case "fdAT": chunk("IDAT", Array(part.data[4...]))
        default: []
        }
      }
    let second = try PNGDecoder().decode(single)
    #expect((second == frames[1]) as Bool)
  }

  @Test("Frames of different sizes, or none, are refused")
  func refused() {
    #expect(throws: PNGError.invalidSize(width: 0, height: 0)) {
      try PNGEncoder().encode(animation: [], seconds: 1)
    }
    #expect(throws: PNGError.invalidSize(width: 1, height: 1)) {
      try PNGEncoder().encode(
        animation: [Self.frame(1), Bitmap(width: 1, height: 1)], seconds: 1)
    }
  }
}
