import Foundation
import Testing
import TabRenderDraw
import TestSupport
import TabRenderBase

@Suite("Hostile text", .enabled(if: TestFont.inter.isPresent, TestFont.needsInter))
struct HostileTextTests {
  static let cases = [
    NamedText("ten thousand marks", "a" + String(repeating: "\u{301}", count: 10_000)),
    NamedText("a mark first", "\u{301}\u{301}"),
    NamedText("nothing but joiners", "\u{200D}\u{200D}\u{200C}"),
    NamedText("all controls", text(Array(0..<160))),
    NamedText("a null", "a\0b"),
    NamedText("unbalanced embeddings", String(repeating: "\u{202B}x\u{2067}", count: 500)),
    NamedText("closings without openings", String(repeating: "\u{202C}\u{2069}", count: 500)),
    NamedText("an override", "\u{202E}Home\u{202C}"),
    NamedText("noncharacters", text([0xFFFF, 0x10FFFF, 0xFDD0])),
    NamedText("private use", "\u{E000}\u{F0000}"),
    NamedText("lonely selectors", "\u{FE0F}\u{FE0E}\u{E0100}"),
    NamedText("a half flag", "🇩"),
    NamedText("joined emoji without end", String(repeating: "👩\u{200D}", count: 300)),
    NamedText("line breaks", String(repeating: "\n", count: 2_000)),
    NamedText("spaces", String(repeating: " ", count: 5_000)),
    NamedText("every script", "aбγאبहกあ汉한ຂႠ🂡𐍈"),
  ]

  private static func text(_ scalars: [UInt32]) -> String {
    String(String.UnicodeScalarView(scalars.compactMap(Unicode.Scalar.init)))
  }

  @Test("Nothing crashes, and every number is finite", arguments: cases, [CGFloat.infinity, 40, 0])
  func survives(_ sample: NamedText, _ width: CGFloat) throws {
    let library = FontLibrary()
    for maximumLines in [0, 1] {
      var style = TextStyle(font: FontDescriptor(size: 16))
      style.maximumLines = maximumLines
      let layout = try library.layout(sample.text, style: style, width: width)
      #expect(layout.size.width.isFinite && layout.size.height.isFinite)
      for glyph in library.positionedGlyphs(of: layout) { #expect(glyph.transform.isFinite) }
    }
  }

  @Test("Controls draw nothing")
  func controls() throws {
    let library = FontLibrary()
    let style = TextStyle(font: FontDescriptor(size: 16))
    let plain = try library.layout("ab", style: style)
    let controlled = try library.layout("a\0\u{7}\u{1B}b", style: style)
    #expect(controlled.size == plain.size)
    #expect(library.problems.isEmpty)
  }

  @Test("A megabyte is cut, with a warning")
  func megabyte() throws {
    let library = FontLibrary()
    let text = String(repeating: "word ", count: 200_000)
    let layout = try library.layout(
      text, style: TextStyle(font: FontDescriptor(size: 16)), width: 300)
    #expect(layout.isTruncated)
    #expect(library.problems == [.textCut(length: 1_000_000, limit: FontLibrary.longestText)])
  }

  @Test("A text layer of any size draws something or nothing, never fails")
  func layers() {
    for size in [0, -1, CGFloat.nan, .infinity, 1e-9, 1e9] {
      let layer = CATextLayer()
      layer.string = "Home 😀"
      layer.fontSize = size
      layer.isWrapped = true
      layer.truncationMode = .end
      layer.frame = CGRect(x: 0.3, y: 0.4, width: size, height: size)
      let bitmap = draw(layer, width: 16, height: 16)
      #expect(bitmap.width == 16)
    }
  }
}
