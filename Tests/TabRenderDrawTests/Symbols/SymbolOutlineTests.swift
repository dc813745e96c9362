import Foundation
import Testing
import TabRenderBase
import TabRenderDraw

/// What all drawings have in common, so that they look like one set.
@Suite struct SymbolOutlineTests {
  @Test(arguments: Symbol.all.map(\.name))
  func `outline lies in the grid, is of even size and centred`(name: String) throws {
    let outline = try #require(Symbol.named(name)).outline
    let ink = outline.boundingBox
    try #require(!outline.isEmpty)
    #expect(outline.elements.allSatisfy { $0.isFiniteLine })
    #expect(CGRect(x: 0.5, y: 0.5, width: 23, height: 23).contains(ink))
    #expect((16...22.7).contains(max(ink.width, ink.height)))
    #expect(abs(ink.midX - 12) <= 0.75)
    #expect(abs(ink.midY - 12) <= 0.75)
  }

  @Test(arguments: Symbol.all.map(\.name))
  func `contours do not cross, so both fill rules give the same picture`(name: String) throws {
    let outline = try #require(Symbol.named(name)).outline
    let nonZero = SymbolPicture.alpha(of: outline, rule: .nonZero, pixelsPerPoint: 3)
    #expect(nonZero == SymbolPicture.alpha(of: outline, rule: .evenOdd, pixelsPerPoint: 3))
    #expect(nonZero.contains(255))
  }

  @Test(arguments: Symbol.all.map(\.name))
  func `contours enclose the ink that is drawn`(name: String) throws {
    let outline = try #require(Symbol.named(name)).outline
    let alpha = SymbolPicture.alpha(of: outline, rule: .nonZero, pixelsPerPoint: 3)
    let drawn = alpha.reduce(0.0) { $0 + Double($1) } / 255 / 9
    // Coverage is rounded to 1/255 in each of the pixels at an edge.
    #expect(abs(drawn - outline.enclosedArea) < 0.25)
  }

  @Test func `solid form has more ink than the form in lines`() throws {
    // What is bold in lines already, or is knocked out where it was drawn.
    for symbol in try SymbolTests.solid() {
      let plain = try #require(symbol.plain)
      #expect(symbol.outline.enclosedArea > plain.outline.enclosedArea, "\(symbol.name)")
    }
  }
}

extension Path.Element {
  fileprivate var isFiniteLine: Bool {
    switch self {
    case .move(let to), .line(let to): to.x.isFinite && to.y.isFinite
    case .closeSubpath: true
    default: false
    }
  }
}

/// Draws outlines on the grid of symbols.
enum SymbolPicture {
  /// The alpha of each pixel of a picture of the grid.
  static func alpha(
    of path: Path, rule: CAShapeLayerFillRule, pixelsPerPoint scale: Double
  ) -> [UInt8] {
    let layer = CAShapeLayer()
    layer.path = path
    layer.fillRule = rule
    let side = Int(Symbol.gridSize * scale)
    let bitmap = Renderer().render(
      DisplayList(layer, width: side, height: side, scale: scale))
    return stride(from: 3, to: bitmap.bytes.count, by: 4).map { bitmap.bytes[$0] }
  }
}
