import Foundation
import Testing
import TabRenderBase
import TabRenderDraw
import TestSupport

@Suite("Corners of real pictures")
struct CornerTruthTests {
  /// A picture of one layer and how far its edge is from exact coverage, in levels.
  ///
  /// `render(in:)` turns arcs into few chords, which cut inside the curve; exact coverage is meant
  /// to differ. The bounds are what was measured, rounded up.
  struct Corner: CustomTestStringConvertible, Sendable {
    var name: String
    var size: (width: Int, height: Int)
    var scale: Double
    var frame: CGRect
    var radius: Double
    var curve = CALayerCornerCurve.circular
    var maximum: Double
    var mean: Double

    var testDescription: String { name }

    /// The library's picture of the layer.
    var drawn: Bitmap {
      let root = CALayer()
      root.frame = CGRect(
        x: 0, y: 0, width: Double(size.width) / scale, height: Double(size.height) / scale)
      let layer = CALayer()
      layer.frame = frame
      layer.cornerRadius = radius
      layer.cornerCurve = curve
      layer.backgroundColor = .black
      root.addSublayer(layer)
      return draw(root, width: size.width, height: size.height, scale: scale)
    }

    static let all = [
      Corner(
        name: "blueprint_corner_r10_1x", size: (100, 100), scale: 1,
        frame: CGRect(x: 0, y: 0, width: 100, height: 100), radius: 10, maximum: 13, mean: 6),
      Corner(
        name: "blueprint_capsule_r50_1x", size: (200, 100), scale: 1,
        frame: CGRect(x: 0, y: 0, width: 200, height: 100), radius: 50, maximum: 16, mean: 3.6),
      Corner(
        name: "bsw_roundedCorners_r10cont_3x", size: (300, 300), scale: 3,
        frame: CGRect(x: 25, y: 25, width: 50, height: 50), radius: 10, curve: .continuous,
        maximum: 62, mean: 23),
    ]
  }

  @Test("Snapshot corners are near exact coverage", arguments: Corner.all)
  func snapshot(_ corner: Corner) throws {
    let drawn = corner.drawn
    let edge = try MeasuredLevel.all(of: corner.name, in: "corner-levels").filter {
      (1..<255).contains(drawn[$0.x, $0.y].alpha)
    }
    let alphas = stride(from: 3, to: drawn.bytes.count, by: 4).lazy.map { drawn.bytes[$0] }
    try #require(edge.count == alphas.count { (1..<255).contains($0) }, "The whole edge counts.")
    let errors = edge.map { $0.level - Double(drawn[$0.x, $0.y].alpha) }
    let worst = errors.map(abs).max() ?? .infinity
    let mean = errors.map(abs).reduce(0, +) / Double(errors.count)
    let bias = errors.reduce(0, +) / Double(errors.count)
    #expect(worst <= corner.maximum, "mean \(mean), bias \(bias)")
    #expect(mean <= corner.mean, "bias \(bias)")
  }
}
