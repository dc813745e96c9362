import Testing
import TabRenderBase
import TabRenderPNG
import TestSupport

@Suite("PNG metadata")
struct PNGMetadataTests {
  private let bitmap = Bitmap(width: 2, height: 2)

  @Test(
    "The density is 72 dots per inch and scale, in pixels per metre",
    arguments: [(1.0, 2835), (2, 5669), (3, 8504), (2.625, 7441)])
  func density(scale: Double, perMetre: Int) throws {
    let found = try chunks(of: PNGEncoder().encode(bitmap, scale: scale))
    let names = found.map(\.name)
    #expect(
      names == ["IHDR", "sRGB", "PLTE", "tRNS", "pHYs", "IDAT", "IEND"]
        || names == ["IHDR", "sRGB", "pHYs", "IDAT", "IEND"])
    #expect(found.first { $0.name == "sRGB" }?.data == [0])
    let expected = bigEndian(perMetre) + bigEndian(perMetre) + [1]
    #expect(found.first { $0.name == "pHYs" }?.data == expected)
  }

  @Test("No metadata leaves the pixels only")
  func none() throws {
    let found = try chunks(of: PNGEncoder(metadata: .none).encode(bitmap))
    #expect(Set(found.map(\.name)).isSubset(of: ["IHDR", "PLTE", "tRNS", "IDAT", "IEND"]))
  }

  @Test("Text keeps its order, is tEXt in ASCII and iTXt otherwise, and has no date")
  func text() throws {
    let entries = [
      PNGText(keyword: "Software", text: "TabRender"), PNGText(keyword: "Title", text: "Übersicht"),
      PNGText(keyword: "Comment", text: ""),
    ]
    let found = try chunks(of: PNGEncoder(metadata: .full(entries)).encode(bitmap))
    let texts = found.filter {
      $0.name.hasSuffix("Xt") || $0.name.hasSuffix("XT") || $0.name == "tEXt"
    }
    #expect(texts.map(\.name) == ["tEXt", "iTXt", "tEXt"])
    #expect(texts[0].data == Array("Software\0TabRender".utf8))
    #expect(texts[1].data == Array("Title\0\0\0\0\0Übersicht".utf8))
    #expect(texts[2].data == Array("Comment\0".utf8))
    #expect(!found.contains { $0.name == "tIME" })
  }

  @Test(
    "A keyword outside PNG's rules is refused",
    arguments: [
      "", " a", "a ", "a  b", "a\nb", "Ü", String(repeating: "k", count: 80),
    ])
  func keyword(_ keyword: String) {
    let encoder = PNGEncoder(metadata: .full([PNGText(keyword: keyword, text: "")]))
    #expect(throws: PNGError.invalidText(keyword: keyword)) { try encoder.encode(bitmap) }
  }

  @Test("A scale without a density is refused", arguments: [0, -1, 1e9, Double.infinity])
  func scale(_ scale: Double) {
    #expect(throws: PNGError.invalidScale(scale)) { try PNGEncoder().encode(bitmap, scale: scale) }
  }

  @Test("A picture of no size is refused, and so is one beyond PNG's limit")
  func size() {
    #expect(throws: PNGError.invalidSize(width: 0, height: 4)) {
      try PNGEncoder().encode(Bitmap(width: 0, height: 4))
    }
    #expect(throws: PNGError.invalidSize(width: 1 << 31, height: 1)) {
      try PNGError.checkSize(width: 1 << 31, height: 1)
    }
  }
}
