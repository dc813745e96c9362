/// Whether antialiasing explains why a pixel of two pictures differs.
///
/// It does where the pixel lies, in one of them, on the slope of an edge (``SlopeDetector``) that both
/// pictures have: what lies on its two sides has the same colours in both, the pixel is a mix of
/// these two in both (``EdgeCoverage``), and only how much of each it takes has changed, by a
/// quarter of the pixel at most. So a stroke that only one picture has is never explained, however thin and pale
/// it is. Colours are looked at as they are over a middle grey, on which
/// black and white edges both show; where that brightness is the same, the alphas decide. Samples of
/// 16 bits are looked at in 8.
///
/// It keeps the last rows it has looked at, so it is cheap to create, and cheapest to ask about one
/// row after the other. Where the sizes differ, what only one picture has does not exist.
package struct AntialiasingTest: Sendable {
  private var expected: PixelRows
  private var actual: PixelRows
  private let detector = SlopeDetector(slope: GreySlope())

  /// Creates a test of pixels that both pictures have.
  package init(expected: StoredImage, actual: StoredImage) {
    let width = min(expected.width, actual.width)
    let height = min(expected.height, actual.height)
    self.expected = PixelRows(expected, width: width, height: height, reading: .visible)
    self.actual = PixelRows(actual, width: width, height: height, reading: .visible)
  }

  /// Whether antialiasing explains the difference of the pixel at column `x`, row `y`.
  ///
  /// - Precondition: both pictures have the pixel.
  package mutating func explains(x: Int, y: Int) -> Bool {
    expected.load(around: y, reach: 2)
    actual.load(around: y, reach: 2)
    return isOnSameEdge(expected, actual, x: x, y: y)
      || isOnSameEdge(actual, expected, x: x, y: y)
  }

  /// Whether the pixel lies on a slope of `rows` whose sides and whose mixes `others` have too.
  private func isOnSameEdge(_ rows: PixelRows, _ others: PixelRows, x: Int, y: Int) -> Bool {
    guard detector.explains(rows, others, x: x, y: y),
      let (dark, bright) = detector.extremes(rows, x: x, y: y)
    else { return false }
    let one = EdgeCoverage(
      pixel: rows[x, y], sides: (rows[dark.x, dark.y], rows[bright.x, bright.y]))
    let two = EdgeCoverage(
      pixel: others[x, y], sides: (others[dark.x, dark.y], others[bright.x, bright.y]))
    return one.isOfSameEdge(as: two)
  }
}

/// Brightness over a middle grey, in whole numbers, so that alike is exact.
private struct GreySlope: BrightnessSlope {
  private static let grey = 128_000

  func difference(_ center: UInt32, _ neighbour: UInt32, index: Int) -> Double {
    if center == neighbour { return 0 }
    let difference = Self.brightness(center) - Self.brightness(neighbour)
    return Double(difference != 0 ? difference : Int(center >> 24) - Int(neighbour >> 24))
  }

  /// Luma with the weights of BT.601 in thousandths, times 255.
  private static func brightness(_ word: UInt32) -> Int {
    let luma = 299 * Int(word & 255) + 587 * Int(word >> 8 & 255) + 114 * Int(word >> 16 & 255)
    let alpha = Int(word >> 24)
    return luma * alpha + grey * (255 - alpha)
  }
}
