import Foundation
import Testing
import TabRenderBase
import TabRenderDraw
import TestSupport

@Suite("CATextLayer", .enabled(if: TestFont.inter.isPresent, TestFont.needsInter))
struct CATextLayerTests {
  @Test("Defaults are Core Animation's")
  func defaults() {
    let layer = CATextLayer()
    #expect(layer.string == nil)
    #expect(layer.fontSize == 36)
    #expect(layer.foregroundColor == .white)
    #expect(!layer.isWrapped)
    #expect(layer.truncationMode == .none)
    #expect(layer.alignmentMode == .natural)
  }

  @Test("Text stands at the top of the bounds, in the text's colour")
  func top() throws {
    let layer = Self.layer("H", width: 40, height: 40)
    layer.foregroundColor = CGColor(red: 1, green: 0, blue: 0)
    let bitmap = draw(layer, width: 40, height: 40)
    let layout = try #require(layer.layout)
    let rows = (0..<40).filter { y in (0..<40).contains { bitmap[$0, y].alpha > 0 } }
    let top = layout.firstBaseline - layout.metrics.capHeight
    #expect(rows.first == Int(top.rounded(.down)))
    #expect(rows.last == Int(layout.firstBaseline.rounded(.up)) - 1)
    #expect(bitmap.bytes.chunked(by: 4).allSatisfy { $0[0] == $0[3] && $0[1] == 0 && $0[2] == 0 })
  }

  @Test("Text goes on over the bounds unless the layer masks to them")
  func overflow() {
    let layer = Self.layer("HHHHHH", width: 20, height: 30)
    func reaches() -> Bool {
      let bitmap = draw(layer, width: 80, height: 30)
      return (0..<30).contains { y in (21..<80).contains { bitmap[$0, y].alpha > 0 } }
    }
    #expect(reaches())
    layer.masksToBounds = true
    #expect(!reaches())
  }

  @Test("Wrapped text that is truncated fills the lines that fit")
  func wrappedAndTruncated() throws {
    let layer = Self.layer("The quick brown fox jumps over the dog", width: 80, height: 50)
    layer.isWrapped = true
    layer.truncationMode = .end
    let layout = try #require(layer.layout)
    #expect(layout.lines.count == Int(50 / layout.metrics.lineHeight))
    #expect(layout.isTruncated)
  }

  @Test("A layer that cannot find its font draws nothing and tells why")
  func noFont() {
    let layer = Self.layer("Home", width: 80, height: 30)
    layer.fonts = FontLibrary(search: FontSearch(file: "/no/such.otf"))
    #expect(draw(layer, width: 80, height: 30) == Bitmap(width: 80, height: 30))
    #expect(layer.fonts.problems == [.failed(.file(path: "/no/such.otf", .notFound))])
  }

  @Test("A layer without text opens no font", arguments: [nil, ""])
  func noText(_ string: String?) {
    let layer = Self.layer(string, width: 80, height: 30)
    layer.fonts = FontLibrary()
    _ = draw(layer, width: 80, height: 30)
    #expect(layer.fonts.fontFiles.isEmpty)
  }

  @Test(
    "Emoji keep their colours and take the text's alpha",
    .enabled(if: TestFont.emoji.isPresent, TestFont.needsAll))
  func emoji() {
    let layer = Self.layer("😀", width: 40, height: 40)
    let opaque = draw(layer, width: 40, height: 40)[12, 14]
    #expect(opaque.red > 200 && opaque.green > 120 && opaque.blue < 120 && opaque.alpha == 255)
    layer.foregroundColor = CGColor(white: 0, alpha: 0.5)
    #expect(draw(layer, width: 40, height: 40)[12, 14].alpha == 128)
  }

  private static func layer(_ string: String?, width: CGFloat, height: CGFloat) -> CATextLayer {
    let layer = CATextLayer()
    layer.string = string
    layer.fontSize = 20
    layer.frame = CGRect(x: 0, y: 0, width: width, height: height)
    return layer
  }
}

extension [UInt8] {
  fileprivate func chunked(by count: Int) -> [ArraySlice<UInt8>] {
    stride(from: 0, to: self.count, by: count).map { self[$0..<$0 + count] }
      .map { ArraySlice(Array($0)) }
  }
}
