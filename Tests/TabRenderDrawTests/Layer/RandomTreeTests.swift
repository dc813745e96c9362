import Foundation
import Testing
import TabRenderBase
import TabRenderDraw
import TestSupport

/// Trees that nobody thought of: every property at once, in any combination.
@Suite("Random layer trees")
struct RandomTreeTests {
  /// A pixel passes several layers and groups, each rounded to 8 bits.
  static let levels = 3

  @Test("They look like the reference", arguments: UInt64(1)...60)
  func matchesReference(_ seed: UInt64) {
    var random = SplitMix(state: seed)
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 48, height: 40)
    for _ in 0..<3 { root.addSublayer(RandomLayer.make(depth: 2, &random)) }
    let background: CGColor? = seed % 3 == 0 ? nil : .white
    let model = ShadowModel.allCases[Int(seed % 3)]
    let bitmap = draw(
      root, width: 48, height: 40, background: background, shadowModel: model)
    let reference = ReferenceRenderer(scale: 1, background: background, shadowModel: model)
      .render(root, over: .canvas(48, 40))
    let deviation = Deviation(of: bitmap, from: reference)
    #expect(deviation.levels <= Self.levels, "\(deviation)")
  }
}
