import Foundation
import TabRender
import Testing

@Suite("Tab bar metrics")
struct TabBarMetricsTests {
  /// x and width of the buttons in view dumps and screenshots of iOS 17 and 18.
  @Test(
    "Item frames are those of real bars",
    arguments: [
      (320.0, [2.0, 82, 162, 242], [76.0, 76, 76, 76]),
      (375, [2, 96, 190, 283], [90, 90, 89, 90]),
      (390, [2, 100, 197, 295], [94, 93, 94, 93]),
      (393, [2, 100, 199, 297], [94, 95, 94, 94]),
      (414, [2, 85, 168, 250, 333], [79, 79, 78, 79, 79]),
      (393, [2, 68, 133, 199, 264, 330], [62, 61, 62, 61, 62, 61]),
    ] as [(Double, [Double], [Double])])
  func itemFrames(width: Double, x: [Double], widths: [Double]) {
    let frames = TabBarMetrics.itemFrames(count: x.count, width: width)
    #expect(frames.map { Double($0.minX) } == x)
    #expect(frames.map { Double($0.width) } == widths)
    #expect(frames.allSatisfy { $0.minY == 1 && $0.height == 48 })
  }

  @Test("No items, or no room for them, give no frames")
  func nothing() {
    #expect(TabBarMetrics.itemFrames(count: 0, width: 393).isEmpty)
    #expect(TabBarMetrics.itemFrames(count: 8, width: 20).isEmpty)
  }
}
