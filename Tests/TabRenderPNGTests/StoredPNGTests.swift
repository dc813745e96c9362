import Testing
import TabRenderBase
import TabRenderPNG
import TestSupport

@Suite("PNG as stored")
struct StoredPNGTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var kind: PictureKind
    var interlaced: Bool
    var testDescription: String { "\(kind.testDescription)\(interlaced ? ", interlaced" : "")" }

    static let all = PictureKind.all.flatMap {
      [Case(kind: $0, interlaced: false), Case(kind: $0, interlaced: true)]
    }

    func picture(width: Int, height: Int) -> StoredImage {
      kind.picture(width: width, height: height).withoutPaddingBits
    }
  }

  @Test("Every form, depth and interlacing gives the samples that were stored", arguments: Case.all)
  func samples(example: Case) throws {
    for (width, height) in [(1, 1), (3, 5), (5, 3), (9, 9), (8, 1), (33, 11)] {
      let picture = example.picture(width: width, height: height)
      let file = HandmadePNG(picture, interlaced: example.interlaced).file
      let stored = try PNGDecoder().readStored(file)
      let isSame = stored.image == picture
      #expect(isSame, "\(width)×\(height)")
      #expect(stored.warnings.filter { !isPaletteIndex($0) }.isEmpty)
    }
  }

  @Test("Bits that pad a row are read as zero, whatever is stored")
  func padding() throws {
    let png = HandmadePNG(width: 3, height: 2, depth: 1, colorType: 0, rows: [0, 0xBF, 0, 0x5F])
    #expect(try PNGDecoder().readStored(png.file).image.bytes == [0xA0, 0x40])
  }

  @Test("The highest index beyond the palette is told")
  func paletteIndex() throws {
    let png = HandmadePNG(
      width: 3, height: 1, depth: 4, colorType: 3, chunks: [("PLTE", [9, 9, 9])],
      rows: [0, 0x0C, 0x20])
    let stored = try PNGDecoder().readStored(png.file)
    #expect(stored.warnings == [.paletteIndex(highest: 12, colors: 1)])
    #expect(stored.image.palette == [0xFF09_0909])
  }

  @Test("An ancillary chunk's wrong checksum is a warning with its place, a critical one an error")
  func checksums() throws {
    let png = HandmadePNG(
      width: 1, height: 1, colorType: 0,
      chunks: [("gAMA", bigEndian(45_455)), ("tEXt", [65, 0])],
      rows: [0, 7])
    let names = chunks(of: png.file).map(\.name)
    var end = 8
    for (index, chunk) in chunks(of: png.file).enumerated() {
      let start = end
      end += 12 + chunk.data.count
      var file = png.file
      file[end - 1] ^= 1
      if ["gAMA", "tEXt"].contains(chunk.name) {
        let stored = try PNGDecoder().readStored(file)
        #expect(stored.warnings == [.checksum(chunk: chunk.name, offset: start)])
        #expect(stored.tags.gamma == (chunk.name == "gAMA" ? nil : 45_455))
      } else {
        #expect {
          try PNGDecoder().readStored(file)
        } throws: { error in
          guard case .checksum(names[index], start, _, _) = error as? PNGError else { return false }
          return true
        }
      }
    }
  }

  @Test(
    "An orientation is told in both byte orders",
    arguments: [
      [0x4D, 0x4D, 0, 0x2A, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0],
      [0x49, 0x49, 0x2A, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0],
    ] as [[UInt8]])
  func orientation(data: [UInt8]) throws {
    for count in 0...data.count {
      let png = HandmadePNG(
        width: 1, height: 1, colorType: 0, chunks: [("eXIf", Array(data[..<count]))], rows: [0, 7])
      let warnings = try PNGDecoder().readStored(png.file).warnings
      #expect(warnings == (count >= 20 ? [.orientation(6)] : []))
    }
  }

  @Test("Bytes behind the end are told, and not read")
  func trailing() throws {
    let png = HandmadePNG(width: 1, height: 1, colorType: 0, rows: [0, 7])
    let stored = try PNGDecoder().readStored(png.file + [1, 2, 3])
    #expect(stored.warnings == [.trailingBytes(count: 3, offset: png.file.count)])
  }

  @Test("A damaged stream is an error also where the end is missing")
  func damageBeforeMissingEnd() {
    let png = HandmadePNG(width: 1, height: 1, colorType: 0, rows: [0, 7])
    var data = chunks(of: png.file)[1].data
    data[data.count - 1] ^= 1
    let file = HandmadePNG.signature + chunk("IHDR", png.header) + chunk("IDAT", data)
    #expect(throws: PNGError.self) { try PNGDecoder().readStored(file) }
  }

  @Test("A file that is not made says beside its pixels what the file would", arguments: [1, 2.5])
  func notMade(scale: Double) throws {
    var bitmap = Bitmap(width: 3, height: 2)
    bitmap[1, 1] = PremultipliedPixel(red: 64, green: 64, blue: 64, alpha: 128)
    for metadata in [PNGMetadata.none, .dpi, .full([PNGText(keyword: "Title", text: "a")])] {
      let encoder = PNGEncoder(metadata: metadata)
      let read = try PNGDecoder().readStored(try encoder.encode(bitmap, scale: scale))
      let stored = try encoder.stored(StoredImage(bitmap), scale: scale)
      #expect(stored.image == StoredImage(bitmap))
      #expect(stored.tags == read.tags)
      #expect(stored.metadata == read.metadata)
      #expect(stored.warnings.isEmpty && read.warnings.isEmpty)
    }
  }

  private func isPaletteIndex(_ warning: PNGWarning) -> Bool {
    if case .paletteIndex = warning { true } else { false }
  }
}

extension StoredImage {
  /// The same picture with the bits that pad its rows cleared.
  var withoutPaddingBits: StoredImage {
    let spare = rowBytes * 8 - width * form.samples * bitDepth
    let bytes = self.bytes.enumerated().map { index, byte in
      (index + 1) % rowBytes == 0 ? (byte >> UInt8(spare)) << UInt8(spare) : byte
    }
    return StoredImage(
      width: width, height: height, form: form, bitDepth: bitDepth, palette: palette,
      transparentSamples: transparentSamples, bytes: bytes)
  }
}
