import Foundation
import Testing
import TabRenderBase
import TabRenderPNG
import TestSupport

@Suite("ICC profile")
struct ICCProfileTests {
  /// A profile of three primaries, byte by byte.
  private struct Handmade {
    var space = "RGB "
    var curve: [UInt8] = Array("curv".utf8) + bigEndian(0) + bigEndian(0)
    /// The columns of sRGB under D50, as its usual profile has them.
    var primaries = [
      [0.4360657, 0.2224884, 0.0139160], [0.3851471, 0.7168732, 0.0970764],
      [0.1430664, 0.0606079, 0.7140961],
    ]

    var bytes: [UInt8] {
      let colors = primaries.map {
        Array("XYZ ".utf8) + bigEndian(0) + $0.flatMap(ICCProfileTests.fixed)
      }
      let tags =
        space == "GRAY"
        ? [("kTRC", curve)]
        : zip(["rXYZ", "gXYZ", "bXYZ"], colors)
          .map { ($0, $1) } + ["rTRC", "gTRC", "bTRC"].map { ($0, curve) }
      var table = bigEndian(tags.count)
      var data: [UInt8] = []
      for (name, bytes) in tags {
        table +=
          Array(name.utf8) + bigEndian(132 + tags.count * 12 + data.count)
          + bigEndian(bytes.count)
        data += bytes
      }
      let header =
        Array(repeating: UInt8(0), count: 8) + Array("mntr\(space)XYZ ".utf8)
        + Array(repeating: 0, count: 12) + Array("acsp".utf8) + Array(repeating: 0, count: 88)
      return bigEndian(132 + table.count - 4 + data.count) + header + table + data
    }

    func file(_ pixels: [UInt8], type: UInt8 = 2, cut: Int = 0) -> [UInt8] {
      let chunk = ("iCCP", Array("test\0\0".utf8) + stored(bytes.dropLast(cut)))
      return HandmadePNG(
        width: type == 0 ? pixels.count : pixels.count / 3, height: 1, colorType: type,
        chunks: [chunk], rows: [0] + pixels
      ).file
    }
  }

  fileprivate static func fixed(_ value: Double) -> [UInt8] {
    bigEndian(Int((value * 65_536).rounded()))
  }

  private func reds(_ file: [UInt8]) throws -> [Int] {
    let png = try PNGDecoder().readStored(file)
    let bytes = try png.image.converted(from: png.tags).bytes
    return stride(from: 0, to: bytes.count, by: 8).map { Int(bytes[$0]) << 8 | Int(bytes[$0 + 1]) }
  }

  private func encoded(_ light: Double) -> Int {
    let value = light <= 0.0031308 ? 12.92 * light : 1.055 * pow(light, 1 / 2.4) - 0.055
    return Int((value * 65_535).rounded())
  }

  @Test("Linear samples become sRGB")
  func linear() throws {
    let levels: [UInt8] = [0, 1, 64, 255]
    let pixels = levels.flatMap { [$0, $0, $0] }
    #expect(try reds(Handmade().file(pixels)) == levels.map { encoded(Double($0) / 255) })
  }

  @Test("A curve of one number is a power, one of many is drawn through its values")
  func curves() throws {
    var power = Handmade()
    power.curve = Array("curv".utf8) + bigEndian(0) + bigEndian(1) + [2, 0]
    #expect(try reds(power.file([51, 51, 51])) == [encoded(0.04)])
    var table = Handmade()
    table.curve = Array("curv".utf8) + bigEndian(0) + bigEndian(3) + [0, 0, 0x40, 0, 0xFF, 0xFF]
    #expect(try reds(table.file([51, 51, 51])) == [encoded(Double(0x4000) * 0.4 / 65_535)])
  }

  @Test("The profile of sRGB itself changes nothing")
  func sRGB() throws {
    var profile = Handmade()
    let numbers = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045]
    profile.curve =
      Array("para".utf8) + bigEndian(0) + [0, 3, 0, 0] + numbers.flatMap(Self.fixed)
    let levels = (0...255).map { UInt8($0) }
    #expect(try reds(profile.file(levels.flatMap { [$0, 0, 9] })) == levels.map { Int($0) * 257 })
  }

  @Test("A grey profile has a curve alone")
  func grey() throws {
    var profile = Handmade()
    profile.space = "GRAY"
    #expect(try reds(profile.file([0, 51, 255], type: 0)) == [0, encoded(0.2), 65_535])
  }

  @Test("A profile cut anywhere, or with any byte changed, is refused or converts")
  func damaged() throws {
    let bytes = Handmade().bytes
    for cut in 1...bytes.count {
      #expect(throws: ColorConversionError.self) { try reds(Handmade().file([1, 2, 3], cut: cut)) }
    }
    for index in bytes.indices {
      var changed = bytes
      changed[index] ^= 0xFF
      let chunk = ("iCCP", Array("test\0\0".utf8) + stored(changed[...]))
      let file = HandmadePNG(
        width: 1, height: 1, colorType: 2, chunks: [chunk], rows: [0, 1, 2, 3]
      ).file
      let png = try PNGDecoder().readStored(file)
      do throws(ColorConversionError) {
        let image = try png.image.converted(from: png.tags)
        #expect(image.width == 1)
      } catch {
        #expect(error.description.hasPrefix("iCCP \"test\" cannot be converted"))
      }
    }
  }

  @Test("Profiles are the same by their bytes, not by their name or compression")
  func same() throws {
    let file = Handmade().file([1, 2, 3])
    var other = chunks(of: file)
    other[1].data = Array("other\0\0".utf8) + other[1].data.dropFirst(6)
    let renamed = HandmadePNG.signature + other.flatMap { chunk($0.name, $0.data) }
    let first = try PNGDecoder().readStored(file)
    let second = try PNGDecoder().readStored(renamed)
    #expect(first.tags != second.tags)
    let notes = first.notes(comparedTo: second)
    #expect(notes.count == 1 && notes[0].hasPrefix("both are tagged iCCP"))
    #expect(first.tags.profile?.digest == SHA256.hexadecimal(of: Handmade().bytes))
  }
}
