import Foundation
import Testing
import TabRender
import TestSupport

@Suite("Identifiers of layers")
struct LayerIdentifierTests {
  private static func named(_ name: String?, _ sublayers: [CALayer] = []) -> CALayer {
    let layer = CALayer()
    layer.name = name
    layer.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    sublayers.forEach(layer.addSublayer)
    return layer
  }

  private static func identifiers(_ root: CALayer, scale: Double = 1) -> [String] {
    LayerMap(root, width: 8, height: 8, scale: scale).nodes.map(\.id)
  }

  @Test("A layer is called by its name, without one by its place in the layer that holds it")
  func namesAndPlaces() {
    let root = Self.named(
      nil, [Self.named("card", [Self.named(nil), Self.named("")]), Self.named(nil)])
    #expect(Self.identifiers(root) == ["canvas", "card", "card.1", "card.2", "canvas.2"])
  }

  @Test("A name that is taken gets a number that is free")
  func repeatedNames() {
    let root = Self.named("a", ["b", "b", "b.2", "b", "a", "a.7"].map { Self.named($0) })
    #expect(Self.identifiers(root) == ["a", "b", "b.2", "b.2.2", "b.3", "a.2", "a.7"])
  }

  @Test("A name goes before what a place would be called")
  func nameBeforePlace() {
    let root = Self.named("a", [Self.named(nil), Self.named("a.1")])
    #expect(Self.identifiers(root) == ["a", "a.1.2", "a.1"])
  }

  @Test("No two are alike in random trees with few names", arguments: UInt64(1)...40)
  func unique(_ seed: UInt64) {
    var random = SplitMix(state: seed)
    let root = Self.named(nil)
    for _ in 0..<4 { root.addSublayer(RandomLayer.make(depth: 3, &random)) }
    let names = ["a", "b", "a.1", "a.shadow", "a.2", "canvas", "canvas.1", "b.shadow.2"]
    for layer in root.descendants where random.chance(0.5) {
      layer.name = names[Int(random.next() % UInt64(names.count))]
    }
    let identifiers = Self.identifiers(root)
    #expect(Set(identifiers).count == identifiers.count, "\(identifiers)")
  }

  @Test("Scale, order in depth and what is hidden change no identifier")
  func stable() {
    let root = Self.named(
      nil, [Self.named(nil, [Self.named(nil)]), Self.named("b"), Self.named(nil)])
    let before = Self.identifiers(root)
    root.children[0].zPosition = 9
    #expect(
      Self.identifiers(root, scale: 3) == ["canvas", "b", "canvas.3", "canvas.1", "canvas.1.1"])
    #expect(Set(before) == Set(Self.identifiers(root)))
    root.children[1].isHidden = true
    #expect(Set(before) == Set(Self.identifiers(root)))
  }

  @Test("A shadow is called after its layer, and a layer that is called so is its shadow")
  func shadows() {
    let (card, caster) = (Self.named("card"), Self.named("bar.shadow"))
    for layer in [card, caster] {
      layer.backgroundColor = .white
      layer.shadowOpacity = 1
    }
    let map = LayerMap(Self.named(nil, [card, caster]), width: 8, height: 8, scale: 1)
    #expect(map.nodes.map(\.id) == ["canvas", "card", "card.shadow", "bar.shadow"])
    #expect(map.nodes.map(\.kind) == [.layer, .layer, .shadow, .shadow])
    #expect(map.nodes.map(\.parent) == [nil, 0, 1, 0])
  }

  @Test("The tab bar's layers are called after what they are")
  func tabBar() {
    let identifiers = TabBarScene().makeLayerMap().nodes.map(\.id)
    let expected = [
      "canvas", "content", "content.rows", "content.rows.3", "content.rows.3.thumbnail",
      "content.rows.3.title", "bar", "bar.background", "bar.shadow", "bar.items.1",
      "bar.items.1.icon", "bar.items.1.title", "bar.items.3.badge", "homeIndicator",
      "statusBar.time",
    ]
    #expect(expected.filter { !identifiers.contains($0) } == [])
    #expect(Set(identifiers).count == identifiers.count)
  }

  @Test(
    "Every host's shadow is bar.shadow",
    arguments: [TabBarScene.ShadowHost.sibling, .sublayer, .`self`])
  func barShadow(_ host: TabBarScene.ShadowHost) {
    var scene = TabBarScene()
    scene.items.list = []
    scene.shadow.host = host
    let shadows = scene.makeLayerMap().nodes.filter { $0.kind == .shadow }
    #expect(shadows.map(\.id) == ["bar.shadow"])
  }
}
