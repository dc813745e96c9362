import Foundation
import Testing
import TabRenderDraw
import TabRenderBase

@Suite("Font metrics", .enabled(if: TestFont.inter.isPresent, TestFont.needsInter))
struct FontMetricsTests {
  @Test("Metrics are those of the tables, times the size", arguments: [10.0, 17, 34.5])
  func tables(_ size: CGFloat) throws {
    let tables = try FontTables(.inter)
    let unit = size / (try tables.signed("head", at: 18))
    let metrics = try FontLibrary().metrics(of: TestFont.inter.descriptor(size: size))
    #expect(metrics.ascender == (try tables.signed("hhea", at: 4)) * unit)
    #expect(metrics.descender == (try tables.signed("hhea", at: 6)) * unit)
    #expect(metrics.leading == (try tables.signed("hhea", at: 8)) * unit)
    #expect(metrics.xHeight == (try tables.signed("OS/2", at: 86)) * unit)
    #expect(metrics.capHeight == (try tables.signed("OS/2", at: 88)) * unit)
    #expect(metrics.lineHeight == metrics.ascender - metrics.descender)
  }

  @Test("The outline of H is as high as the font says capitals are")
  func outline() throws {
    let library = FontLibrary()
    let layout = try library.layout("H", style: TextStyle(font: FontDescriptor(size: 100)))
    let glyph = try #require(library.positionedGlyphs(of: layout).first)
    guard case .outline(let path) = glyph.drawing else {
      Issue.record("H is not an outline")
      return
    }
    let box = path.applying(glyph.transform).boundingBox
    #expect(abs(box.height - layout.metrics.capHeight) < 1e-9)
    #expect(abs(box.maxY - layout.firstBaseline) < 1e-9)
  }

  @Test(
    "A size that is no size measures nothing", arguments: [0, -4, .nan, -.infinity] as [CGFloat])
  func noSize(_ size: CGFloat) throws {
    let font = FontDescriptor(size: size)
    #expect(font.pointSize == 0)
    #expect(try FontLibrary().metrics(of: font).lineHeight == 0)
    let layout = try FontLibrary().layout("Home", style: TextStyle(font: font))
    #expect(layout.size == .zero)
  }

  @Test("A huge size counts as ten thousand points")
  func hugeSize() {
    #expect(FontDescriptor(size: .infinity).pointSize == 10_000)
  }
}
