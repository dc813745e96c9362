import Testing
import TabRenderBase
import TestSupport

@Suite("Stored image")
struct StoredImageTests {
  /// Every width up to past two bytes of single bits, so that each loop ends everywhere it can.
  private static let widths = Array(1...19)

  @Test(
    "A picture of up to 8 bits has the samples of a bitmap where every straight word is the same",
    arguments: PictureKind.all)
  func sameSamples(kind: PictureKind) {
    for width in Self.widths {
      let picture = kind.picture(width: width, height: 3)
      var bitmap = picture.makeBitmap()
      let drawn = StoredImage(bitmap)
      let isSame = (0..<3).allSatisfy { words8(picture, row: $0) == words8(drawn, row: $0) }
      #expect(picture.hasSameSamples(as: bitmap) == (isSame && picture.bitDepth <= 8))
      #expect(drawn.hasSameSamples(as: bitmap))
      bitmap[width - 1, 2].alpha ^= 1
      #expect(!picture.hasSameSamples(as: bitmap))
      #expect(!drawn.hasSameSamples(as: bitmap))
      #expect(!drawn.hasSameSamples(as: Bitmap(width: width, height: 2)))
    }
  }

  @Test(
    "A row becomes the same straight 8-bit words as sample by sample", arguments: PictureKind.all)
  func straight8(kind: PictureKind) {
    for width in Self.widths {
      let picture = kind.picture(width: width, height: 2)
      for y in 0..<2 {
        let expected = (0..<width).map { SlowSamples(picture).word8(x: $0, y: y) }
        #expect(words8(picture, row: y) == expected)
      }
    }
  }

  @Test(
    "A row becomes the same straight 16-bit words as sample by sample", arguments: PictureKind.all)
  func straight16(kind: PictureKind) {
    for width in Self.widths {
      let picture = kind.picture(width: width, height: 2)
      for y in 0..<2 {
        let expected = (0..<width).map { SlowSamples(picture).word16(x: $0, y: y) }
        #expect(words16(picture, row: y) == expected)
      }
    }
  }

  @Test("A key of 16 bits matches on all of them")
  func key16() {
    let picture = StoredImage(
      width: 2, height: 1, form: .rgb, bitDepth: 16, transparentSamples: [0x1234, 5, 6],
      bytes: [0x12, 0x34, 0, 5, 0, 6, 0x12, 0x35, 0, 5, 0, 6])
    #expect(words16(picture, row: 0) == [0x0000_0006_0005_1234, 0xFFFF_0006_0005_1235])
  }

  @Test("A key's bits above the depth do not count")
  func keyBits() {
    let picture = StoredImage(
      width: 2, height: 1, form: .grey, bitDepth: 2, transparentSamples: [0xFFF2],
      bytes: [0b1011_0000])
    #expect(words8(picture, row: 0) == [0x00AA_AAAA, 0xFFFF_FFFF])
  }

  @Test("An index beyond the palette is opaque black")
  func index() {
    let picture = StoredImage(
      width: 3, height: 1, form: .palette, bitDepth: 8, palette: [0x8001_0203, 0],
      bytes: [0, 2, 255])
    #expect(words8(picture, row: 0) == [0x8001_0203, 0xFF00_0000, 0xFF00_0000])
  }

  @Test("Each 16-bit sample is rounded to the nearest of 8 bits")
  func rounding() {
    let levels = Array(UInt16.min...UInt16.max)
    let picture = StoredImage(
      width: levels.count, height: 1, form: .grey, bitDepth: 16,
      bytes: levels.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] })
    let expected = levels.map { UInt32((Double($0) / 257).rounded()) }
    #expect(words8(picture, row: 0).map { $0 & 0xFF } == expected)
  }

  @Test("Rows of a picture without width or height are empty")
  func empty() {
    let picture = StoredImage(width: 0, height: 3, form: .rgb, bitDepth: 8, bytes: [])
    #expect(words8(picture, row: 2).isEmpty)
    #expect(words16(picture, row: 2).isEmpty)
    #expect(picture.makeBitmap() == Bitmap(width: 0, height: 3))
  }

  @Test("A bitmap made straight and premultiplied again has the same bytes")
  func bitmap() {
    var bytes: [UInt8] = []
    for alpha in 0...255 {
      for level in 0...alpha { bytes += [UInt8(level), UInt8(alpha - level), 0, UInt8(alpha)] }
    }
    let bitmap = Bitmap(width: bytes.count / 4, height: 1, bytes: bytes)
    let stored = StoredImage(bitmap)
    #expect(stored.form == .rgba && stored.bitDepth == 8)
    let isSame = stored.makeBitmap() == bitmap
    #expect(isSame)
  }

  @Test("A bitmap of a picture holds its 8-bit words times alpha", arguments: PictureKind.all)
  func makeBitmap(kind: PictureKind) {
    let picture = kind.picture(width: 9, height: 3)
    let expected = (0..<27).flatMap { index -> [UInt8] in
      let word = SlowSamples(picture).word8(x: index % 9, y: index / 9)
      let alpha = word >> 24
      return [0, 8, 16].map { UInt8((Double((word >> $0 & 255) * alpha) / 255).rounded()) }
        + [UInt8(alpha)]
    }
    let isSame = picture.makeBitmap().bytes == expected
    #expect(isSame)
  }

  private func words8(_ picture: StoredImage, row y: Int) -> [UInt32] {
    var words = [UInt32](repeating: 0, count: picture.width)
    var span = words.mutableSpan
    picture.straight8(row: y, into: &span)
    return words
  }

  private func words16(_ picture: StoredImage, row y: Int) -> [UInt64] {
    var words = [UInt64](repeating: 0, count: picture.width)
    var span = words.mutableSpan
    picture.straight16(row: y, into: &span)
    return words
  }
}
