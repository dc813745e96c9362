import Foundation
import Testing
import TabRenderBase
import TabRenderDraw
import TestSupport

@Suite("Colour glyphs")
struct ColorGlyphTests {
  @Test("A glyph of layers is drawn in its palette's colours and the text's own")
  func layers() throws {
    try HandmadeFont().withFile { path in
      let layer = CATextLayer()
      layer.string = "A"
      layer.fonts = FontLibrary(search: FontSearch(file: path))
      layer.fontSize = 20
      layer.foregroundColor = CGColor(red: 0, green: 0, blue: 1)
      layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      let bitmap = draw(layer, width: 20, height: 20)
      #expect(bitmap[5, 10] == PremultipliedPixel(red: 255, green: 0, blue: 0))
      #expect(bitmap[15, 10] == PremultipliedPixel(red: 0, green: 0, blue: 255))
      #expect(bitmap[5, 1] == .transparent)
      #expect(layer.fonts.problems.isEmpty)
    }
  }

  @Test("A font without heights in OS/2 is measured at its letters")
  func measuredHeights() throws {
    try HandmadeFont().withFile { path in
      let library = FontLibrary(search: FontSearch(file: path))
      let metrics = try library.metrics(of: FontDescriptor(size: 10))
      #expect(metrics.ascender == 8)
      #expect(metrics.descender == -2)
      #expect(metrics.capHeight == 0)
    }
  }

  @Test(
    "An emoji is a picture as large as its strike says",
    .enabled(if: TestFont.emoji.isPresent, TestFont.needsAll))
  func strike() throws {
    let library = FontLibrary(search: FontSearch(file: TestFont.emoji.path))
    let style = TextStyle(font: FontDescriptor(size: 109))
    let layout = try library.layout("😀", style: style)
    let glyph = try #require(library.positionedGlyphs(of: layout).first)
    guard case .bitmap(let bitmap, let place) = glyph.drawing else {
      Issue.record("not a picture")
      return
    }
    let box = place.applying(glyph.transform)
    #expect(abs(box.width - CGFloat(bitmap.width)) < 1e-9)
    #expect(abs(box.height - CGFloat(bitmap.height)) < 1e-9)
  }

  @Test(
    "Skin tones, families and flags are one glyph each",
    .enabled(if: TestFont.emoji.isPresent, TestFont.needsAll),
    arguments: ["👍🏽", "👨‍👩‍👧", "🇩🇪", "1️⃣", "❤️"])
  func oneGlyph(_ emoji: String) throws {
    let library = FontLibrary()
    let style = TextStyle(font: FontDescriptor(size: 16))
    let layout = try library.layout(emoji, style: style)
    #expect(library.positionedGlyphs(of: layout).count == 1)
    #expect(library.problems.isEmpty)
  }
}
