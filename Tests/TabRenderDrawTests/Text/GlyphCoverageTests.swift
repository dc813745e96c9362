import Foundation
import Testing
import TabRenderBase
import TabRenderDraw
import TestSupport

@Suite("Glyph coverage", .enabled(if: TestFont.inter.isPresent, TestFont.needsInter))
struct GlyphCoverageTests {
  /// The project's bound: at most 1/255 from the exact area on any pixel.
  static let levels = 1.0
  static let characters = Array("ABCDEFGHIKMOQRSWXZabcdefghjkmqrstwyz0123456789&@%?ß§é…")

  @Test("A letter covers the exact area of every pixel", arguments: 0..<characters.count)
  func letter(_ index: Int) throws {
    let layer = CATextLayer()
    layer.string = String(Self.characters[index])
    layer.font = TestFont.inter.descriptor(size: 1)
    layer.fontSize = 11 + CGFloat(index % 7)
    layer.foregroundColor = .black
    layer.frame = CGRect(
      x: 2 + 0.173 * CGFloat(index), y: 0.37 * CGFloat(index % 5), width: 20, height: 20)
    let scale = index.isMultiple(of: 2) ? 2.0 : 1
    let area = PixelRect(minX: 0, minY: 0, maxX: 70, maxY: 48)
    let bitmap = draw(layer, width: area.width, height: area.height, scale: scale)
    let reference = try Self.coverage(of: layer, scale: scale, in: area)
    var worst = 0.0
    for y in area.rows {
      for x in area.columns {
        worst = max(worst, abs(Double(bitmap[x, y].alpha) - reference[x, y] * 255))
      }
    }
    #expect(worst <= Self.levels, "\(layer.string ?? "")")
    #expect(reference.values.contains { $0 > 0.5 })
  }

  private static func coverage(
    of layer: CATextLayer, scale: CGFloat, in area: PixelRect
  ) throws -> ReferencePlane {
    let layout = try #require(layer.layout)
    let glyphs = layer.fonts.positionedGlyphs(of: layout)
    try #require(glyphs.count == 1)
    guard case .outline(let path) = glyphs[0].drawing else { throw NotAnOutline() }
    let toPixels = glyphs[0].transform
      .concatenating(
        CGAffineTransform(translationX: layer.frame.minX, y: layer.frame.minY)
      )
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
    return ReferencePolygon(path, toPixels).coverage(in: area)
  }

  private struct NotAnOutline: Error {}
}
