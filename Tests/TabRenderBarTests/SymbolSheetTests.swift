import Foundation
import Testing
import TabRenderBar
import TabRenderDraw
import TabRenderPNG
import TabRenderBase

@Suite struct SymbolSheetTests {
  @Test func `sheet has room for all rows and columns`() {
    let symbols = Array(Symbol.all.prefix(7))
    let sheet = SymbolSheet(symbols: symbols, columns: 3, iconSize: 48, spacing: 10)
    #expect(sheet.size == CGSize(width: 184, height: 184))
    #expect(SymbolSheet(symbols: []).makeLayer().children.isEmpty)
    #expect(SymbolSheet(symbols: symbols, columns: 0).size == CGSize(width: 40, height: 232))
  }

  @Test func `symbols stand row by row, each in its own square`() throws {
    let symbols = Array(Symbol.all.prefix(5))
    let layer = SymbolSheet(symbols: symbols, columns: 3, iconSize: 48, spacing: 10).makeLayer()
    #expect(layer.children.map(\.name) == symbols.map(\.name))
    #expect(
      layer.children.map(\.frame.origin) == [
        CGPoint(x: 10, y: 10), CGPoint(x: 68, y: 10), CGPoint(x: 126, y: 10),
        CGPoint(x: 10, y: 68), CGPoint(x: 68, y: 68),
      ])
    #expect(layer.children.allSatisfy { $0.frame.size == CGSize(width: 48, height: 48) })
  }

  /// Pictures to be looked at: `swift test --attachments-path <folder>` keeps them.
  @Test(arguments: [24, 48, 144])
  func `sheet of all symbols shows every symbol`(iconSize: Int) throws {
    let sheet = SymbolSheet(iconSize: Double(iconSize), spacing: Double(iconSize) / 4)
    let picture = Renderer(threads: 2).render(
      DisplayList(
        sheet.makeLayer(), width: Int(sheet.size.width), height: Int(sheet.size.height), scale: 1,
        background: .white))
    Attachment.record(try PNGEncoder().encode(picture), named: "symbols-\(iconSize).png")
    let pitch = iconSize + iconSize / 4
    for index in Symbol.all.indices {
      let (row, column) = index.quotientAndRemainder(dividingBy: sheet.columns)
      let origin = (x: iconSize / 4 + column * pitch, y: iconSize / 4 + row * pitch)
      let isDrawn = (0..<iconSize).contains { y in
        (0..<iconSize).contains { x in picture[origin.x + x, origin.y + y].red < 64 }
      }
      #expect(isDrawn, "\(Symbol.names[index])")
    }
  }
}
