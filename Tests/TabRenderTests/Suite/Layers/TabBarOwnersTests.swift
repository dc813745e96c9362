import Foundation
import TabRender
import Testing
import TestSupport

/// The main picture, at one pixel a point: one layer changes, and the differences must name it.
@Suite("Owners of the main picture")
struct TabBarOwnersTests {
  private static func scene() -> TabBarScene {
    var scene = TabBarScene()
    scene.canvas.scale = 1
    return scene
  }

  private static func owned(
    _ scene: TabBarScene, _ change: (inout TabBarScene) -> Void
  ) -> [SuiteResults.Layer] {
    var changed = scene
    change(&changed)
    let before = Renderer().render(scene.makeDisplayList())
    let after = Renderer().render(changed.makeDisplayList())
    let owners = LayerOwners(changed.makeLayerMap())
    return owners.owners(
      of: ImageDiff(expected: StoredImage(before), actual: StoredImage(after)),
      LayerChanges(
        from: LayerList(LayerOwners(scene.makeLayerMap()), picture: ""),
        to: LayerList(owners, picture: "")))
  }

  @Test("Every layer whose color changes owns all that differs")
  func colors() {
    let root = Self.scene().makeLayer()
    let (width, height) = Self.scene().canvas.pixelSize
    let before = draw(root, width: width, height: height)
    let list = LayerList(
      LayerOwners(LayerMap(root, width: width, height: height, scale: 1)), picture: "")
    var count = 0
    for layer in root.descendants {
      guard let name = layer.name, let color = OwnColor(layer: layer).value else { continue }
      OwnColor(layer: layer).value = color.inverse
      let after = draw(root, width: width, height: height)
      let owners = LayerOwners(LayerMap(root, width: width, height: height, scale: 1))
      let diff = ImageDiff(expected: StoredImage(before), actual: StoredImage(after))
      let owned = owners.owners(
        of: diff, LayerChanges(from: list, to: LayerList(owners, picture: "")))
      OwnColor(layer: layer).value = color
      guard diff.summary.differingPixels > 0 else { continue }
      count += 1
      #expect(owned == [.init(id: name, pixels: diff.summary.differingPixels)])
    }
    #expect(count > 60)
  }

  @Test(
    "A shadow that changed owns its halo", arguments: [TabBarScene.ShadowHost.sibling, .`self`])
  func shadow(_ host: TabBarScene.ShadowHost) {
    var scene = Self.scene()
    scene.shadow.host = host
    scene.bar.masksToBounds = host == .sibling
    let changes: [(inout TabBarScene) -> Void] = [
      { $0.shadow.radius = 11 }, { $0.shadow.opacity = 0.35 }, { $0.shadow.offset.height = -6 },
    ]
    for change in changes {
      let owned = Self.owned(scene, change)
      #expect(owned.first?.id == "bar.shadow", "\(owned)")
    }
  }

  @Test(
    "A shadow that changed a little is named at every scale",
    arguments: [TabBarScene.ShadowHost.sibling, .`self`], [1, 2, 3])
  func faintShadow(_ host: TabBarScene.ShadowHost, scale: Double) {
    var scene = TabBarScene()
    scene.canvas.scale = scale
    scene.shadow.host = host
    scene.bar.masksToBounds = host == .sibling
    var changed = scene
    changed.shadow.opacity += 0.005
    let diff = ImageDiff(
      expected: StoredImage(Renderer().render(scene.makeDisplayList())),
      actual: StoredImage(Renderer().render(changed.makeDisplayList())))
    let (before, after) = (
      LayerOwners(scene.makeLayerMap()), LayerOwners(changed.makeLayerMap())
    )
    let changes = LayerChanges(
      from: LayerList(before, picture: ""), to: LayerList(after, picture: ""))
    #expect(
      after.owners(of: diff, changes) == [
        .init(id: "bar.shadow", pixels: diff.summary.differingPixels)
      ])
  }

  @Test("A title that changed owns what differs")
  func titles() {
    let owned = Self.owned(Self.scene()) { $0.items.list[1].title = "Scarce" }
    #expect(owned.first?.id == "bar.items.2.title", "\(owned)")
  }
}

/// The colour that a layer draws with.
private struct OwnColor {
  let layer: CALayer

  var value: CGColor? {
    get {
      switch layer {
      case let text as CATextLayer: text.foregroundColor
      case let shape as CAShapeLayer: shape.fillColor
      default: layer.backgroundColor
      }
    }
    nonmutating set {
      switch layer {
      case let text as CATextLayer: text.foregroundColor = newValue
      case let shape as CAShapeLayer: shape.fillColor = newValue
      default: layer.backgroundColor = newValue
      }
    }
  }
}

extension CGColor {
  fileprivate var inverse: CGColor {
    CGColor(red: 1 - red, green: 1 - green, blue: 1 - blue, alpha: alpha)
  }
}
