import Foundation
import Testing
import TabRender
import TestSupport

@Suite("Layer map")
struct LayerMapTests {
  @Test("Frames are absolute, in points, and touch pixels of the picture")
  func frames() {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let outer = CALayer()
    outer.frame = CGRect(x: 10, y: 20, width: 50, height: 50)
    outer.transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0)
    let inner = CALayer()
    inner.frame = CGRect(x: 5, y: 5, width: 10, height: 10.25)
    root.addSublayer(outer)
    outer.addSublayer(inner)
    let map = LayerMap(root, width: 200, height: 200, scale: 2, origin: (x: 10, y: 0))
    #expect(map.nodes[1].frame == CGRect(x: -15, y: -5, width: 100, height: 100))
    #expect(map.nodes[2].frame == CGRect(x: -5, y: 5, width: 20, height: 20.5))
    #expect(map.nodes[2].pixels == PixelRect(minX: -20, minY: 10, maxX: 20, maxY: 51))
  }

  @Test("A hidden layer is listed without what it holds, and draws nothing")
  func hidden() {
    let root = CALayer()
    let layer = RandomLayer.filled(CGRect(x: 0, y: 0, width: 4, height: 4))
    layer.addSublayer(RandomLayer.filled(CGRect(x: 0, y: 0, width: 4, height: 4)))
    root.addSublayer(layer)
    layer.isHidden = true
    let map = LayerMap(root, width: 8, height: 8, scale: 1)
    #expect(map.nodes.map(\.isHidden) == [false, true])
    #expect(map.drawings.isEmpty)
  }

  @Test("A scale that cannot be drawn leaves the root alone", arguments: [0, .nan, .infinity])
  func noScale(_ scale: Double) {
    let root = CALayer()
    root.addSublayer(CALayer())
    #expect(LayerMap(root, width: 8, height: 8, scale: scale).nodes.count == 1)
  }

  @Test("A tree deeper than what is drawn ends where drawing does")
  func deep() {
    let root = CALayer()
    var layer = root
    for _ in 0..<600 {
      let inner = CALayer()
      layer.addSublayer(inner)
      layer = inner
    }
    #expect(LayerMap(root, width: 8, height: 8, scale: 1).nodes.count == CALayer.maximumDepth)
  }

  @Test("The text of a tree is a line of JSON for each layer")
  func treeText() {
    let root = CALayer()
    root.name = "a \"b\""
    root.frame = CGRect(x: 0, y: 0, width: 131, height: 49)
    let shape = CAShapeLayer()
    shape.frame = CGRect(x: 131, y: 1.0 / 3, width: 10.5, height: 0)
    shape.isHidden = true
    root.addSublayer(shape)
    let text = LayerMap(root, width: 8, height: 8, scale: 2).treeText
    #expect(
      text == """
        { "n": 1, "id": "a \\"b\\"", "type": "layer", "frame": [0.0, 0.0, 131.0, 49.0], "px": [0, 0, 262, 98] }
        { "n": 2, "id": "a \\"b\\".1", "type": "shape", "frame": [131.0, 0.333, 10.5, 0.0], "px": [262, 0, 21, 1], "hidden": true }

        """)
  }

  @Test("An item shows its title, and whether that is cut")
  func items() throws {
    var scene = TabBarScene()
    scene.content.kind = .none
    scene.items.list = ["Search", "A title that no button has room for, by far"].map {
      TabBarScene.Item(title: $0, icon: nil, badge: nil)
    }
    let items = scene.makeLayerMap().nodes.filter { $0.kind == .item }
    #expect(items.map(\.id) == ["bar.items.1", "bar.items.2"])
    #expect(items.map(\.isTruncated) == [false, true])
    #expect(items.first?.title == "Search")
  }
}
