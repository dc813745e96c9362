import Foundation
import Testing
import TabRenderBase
import TabRenderDraw
import TestSupport

@Suite(
  "Corners of real pictures",
  .enabled(if: TruthPicture.arePresent, "needs ../shared/truth beside the package"))
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
    let picture = try TruthPicture.read(corner.name)
    let root = CALayer()
    root.frame = CGRect(
      x: 0, y: 0, width: Double(corner.size.width) / corner.scale,
      height: Double(corner.size.height) / corner.scale)
    let layer = CALayer()
    layer.frame = corner.frame
    layer.cornerRadius = corner.radius
    layer.cornerCurve = corner.curve
    layer.backgroundColor = .black
    root.addSublayer(layer)
    let drawn = draw(
      root, width: corner.size.width, height: corner.size.height, scale: corner.scale)
    var errors: [Double] = []
    for y in 0..<picture.height {
      for x in 0..<picture.width where drawn[x, y].alpha > 0 && drawn[x, y].alpha < 255 {
        // Blue and red layers alike leave no green of the white background.
        errors.append(Double(255 - Int(picture[x, y].green)) - Double(drawn[x, y].alpha))
      }
    }
    let worst = errors.map(abs).max() ?? .infinity
    let mean = errors.map(abs).reduce(0, +) / Double(errors.count)
    let bias = errors.reduce(0, +) / Double(errors.count)
    #expect(worst <= corner.maximum, "mean \(mean), bias \(bias)")
    #expect(mean <= corner.mean, "bias \(bias)")
  }
}
