import Foundation
import Testing
import TabRenderBar
import TabRenderBase
import TabRenderDraw
import TestSupport

@Suite("Tab bar scene")
struct TabBarSceneTests {
  /// Rounding to 8 bits after each layer.
  static let level = 1
  /// Shadow view and bar share an outline, whose edge pixels are composited once for each.
  static let levelsOnSharedEdges = 2

  static let red = PremultipliedPixel(red: 255, green: 0, blue: 0)
  static let white = PremultipliedPixel(red: 255, green: 255, blue: 255)

  static func plainScene(_ host: TabBarScene.ShadowHost) -> TabBarScene {
    var scene = TabBarScene()
    scene.content.kind = .solid(CGColor(hex: 0xFF0000))
    scene.items.list = []
    scene.shadow.host = host
    return scene
  }

  @Test(
    "Every pixel follows the rules of layers",
    arguments: [TabBarScene.ShadowHost.sibling, .`self`, .none])
  func matchesReference(_ host: TabBarScene.ShadowHost) {
    let scene = Self.plainScene(host)
    let bitmap = Renderer(threads: 2).render(scene.makeDisplayList())
    #expect(bitmap.width == 1179 && bitmap.height == 2556)
    let region = PixelRect(minX: 0, minY: 2190, maxX: 1179, maxY: 2556)
    let reference = ReferenceRenderer(scale: 3, background: .white)
      .render(scene.makeLayer(), over: region)
    let outline = ReferenceRoundedRect(
      CGRect(x: 0, y: 2307, width: 1179, height: 249), radius: 48,
      corners: [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    ).coverage(in: region)
    func isEdge(_ x: Int, _ y: Int) -> Bool { outline[x, y] > 0 && outline[x, y] < 1 }
    let inside = Deviation(of: bitmap, from: reference) { !isEdge($0, $1) }
    let edge = Deviation(of: bitmap, from: reference, where: isEdge)
    #expect(inside.levels <= Self.level, "\(inside)")
    #expect(edge.levels <= Self.levelsOnSharedEdges, "\(edge)")
    for y in 0..<region.minY { #expect((0..<1179).allSatisfy { bitmap[$0, y] == Self.red }) }
  }

  @Test("A shadow sublayer paints the corner gaps white")
  func sublayerCoversGaps() {
    let bitmap = Renderer().render(Self.plainScene(.sublayer).makeDisplayList())
    let whole = 2307..<2556
    #expect(whole.allSatisfy { y in (0..<1179).allSatisfy { bitmap[$0, y] == Self.white } })
  }

  @Test("A clipped shadow sublayer leaves no trace", arguments: [TabBarScene.ShadowHost.sublayer])
  func clippedSublayer(_ host: TabBarScene.ShadowHost) {
    var clipped = Self.plainScene(host)
    clipped.bar.masksToBounds = true
    let bitmap = Renderer().render(clipped.makeDisplayList())
    #expect(bitmap == Renderer().render(Self.plainScene(.none).makeDisplayList()))
  }

  @Test("A crop shows the same pixels as the whole picture")
  func crop() {
    var scene = TabBarScene()
    let whole = Renderer().render(scene.makeDisplayList())
    scene.canvas.crop = CGRect(x: 7, y: 700, width: 101.5, height: 152)
    let part = Renderer().render(scene.makeDisplayList())
    #expect(part.width == 305 && part.height == 456)
    for y in 0..<part.height {
      #expect((0..<part.width).allSatisfy { part[$0, y] == whole[21 + $0, 2100 + y] })
    }
  }

  @Test("An empty bar draws the content alone")
  func emptyBar() {
    var scene = Self.plainScene(.sibling)
    scene.bar.height = 0
    scene.bar.bottomInset = 0
    let bitmap = Renderer().render(scene.makeDisplayList())
    #expect((0..<bitmap.height).allSatisfy { bitmap[600, $0] == Self.red })
  }
}
