import Foundation
import Testing
import TabRenderBar
import TabRenderBase

@Suite("Warnings of a tab bar scene")
struct TabBarWarningTests {
  @Test("there are none for the default scene and the sublayer that goes unmasked")
  func none() {
    var scene = TabBarScene()
    #expect(scene.warnings.isEmpty)
    scene.shadow.host = .sublayer
    #expect(scene.warnings.isEmpty)
  }

  @Test("a shadow inside the mask is named", arguments: [TabBarScene.ShadowHost.sublayer, .`self`])
  func clipped(host: TabBarScene.ShadowHost) {
    var scene = TabBarScene()
    scene.shadow.host = host
    scene.bar.masksToBounds = true
    #expect(scene.warnings == [host == .sublayer ? .sublayerClipped : .ownShadowClipped])
    scene.shadow.opacity = 0
    #expect(scene.warnings.isEmpty)
  }

  @Test("a radius that does not fit is half of the shorter side")
  func clampedRadius() {
    var scene = TabBarScene()
    scene.bar.cornerRadius = 500
    #expect(scene.warnings == [.cornerRadiusClamped(requested: 500, drawn: 41.5, side: 83)])
    scene.bar.corners = []
    #expect(scene.warnings.isEmpty)
  }

  @Test("a shadow just inside the canvas is no stray, one point further is")
  func strayShadow() {
    var scene = TabBarScene()
    scene.shadow.offset = CGSize(width: 0, height: 110)
    #expect(scene.warnings.isEmpty)
    scene.shadow.offset.height = 111
    #expect(scene.warnings == [.shadowOutsideCanvas])
  }

  @Test("a bar without area says only that")
  func emptyBar() {
    var scene = TabBarScene()
    scene.bar.insets.left = 500
    #expect(scene.warnings == [.emptyBar])
  }
}

@Suite("Devices")
struct DeviceTests {
  @Test("the default is the list's own iPhone 16")
  func defaultDevice() {
    #expect(Device.named("IPHONE-16") == .iPhone16)
  }

  @Test("names are unique and lower-case")
  func names() {
    let names = Device.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0 == $0.lowercased() })
  }
}
