/// The version after 7: the distance HyAB in OKLab, with the lightness Lr.
///
/// B. Ottosson, "A perceptual color space for image processing" (2020), and the toe for near black
/// from his "Okhsv and Okhsl" (2021); S. Abasi, M. Amani Tehran and M. D. Fairchild, "Distance
/// metrics for very large color differences" (2020). Black and white are 1 apart. Roots are looked up
/// in a table of the same steps as pixelmatch's, which decides pixels near black.
struct OKLabMetric: PixelmatchMetric {
  let threshold: Double
  let background: PixelmatchBackground

  var slope: WhiteLumaSlope { WhiteLumaSlope() }

  func isBeyond(_ expected: UInt32, _ actual: UInt32, index: Int) -> Bool {
    let (one, two) = (cone(expected, index: index), cone(actual, index: index))
    let rest = threshold - (Self.lightness(one) - Self.lightness(two)).magnitude
    guard rest > 0 else { return true }
    let d = one - two
    let a = 1.9779984951 * d.x - 2.4285922050 * d.y + 0.4505937099 * d.z
    let b = 0.0259040371 * d.x + 0.7827717662 * d.y - 0.8086757660 * d.z
    return a * a + b * b > rest * rest
  }

  /// The cube roots of the cones' responses to a pixel over the background.
  private func cone(_ pixel: UInt32, index: Int) -> SIMD3<Double> {
    var color = StraightChannels(pixel)
    if color.alpha < 255 {
      let behind = background.color(index: index)
      let rest = 255 - color.alpha
      color.red = (color.red * color.alpha + behind.red * rest) / 255
      color.green = (color.green * color.alpha + behind.green * rest) / 255
      color.blue = (color.blue * color.alpha + behind.blue * rest) / 255
    }
    let r = Self.light.value(at: color.red)
    let g = Self.light.value(at: color.green)
    let b = Self.light.value(at: color.blue)
    return SIMD3(
      Self.root(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b),
      Self.root(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b),
      Self.root(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b))
  }

  /// Lr of the roots.
  private static func lightness(_ cone: SIMD3<Double>) -> Double {
    let lightness = 0.2104542553 * cone.x + 0.7936177850 * cone.y - 0.0040720468 * cone.z
    let (k1, k2) = (0.206, 0.03)
    let k3 = (1 + k1) / (1 + k2)
    let x = k3 * lightness - k1
    return 0.5 * (x + (x * x + 4 * k2 * k3 * lightness).squareRoot())
  }

  private static func root(_ x: Double) -> Double { roots.value(at: x * rootSteps) }

  private static let rootSteps = 4096.0

  private static let roots = StepTable(
    (0...Int(rootSteps) + 1).map { ElementaryFunctions.cbrt(Double($0) / rootSteps) })

  /// Linear light of gamma-coded 0…255.
  private static let light = StepTable((0...256).map { LabColor.linear(Double($0) / 255) })
}

/// Values at whole numbers, and straight lines between them.
private struct StepTable: Sendable {
  let values: [Double]

  init(_ values: [Double]) {
    self.values = values
  }

  func value(at x: Double) -> Double {
    let step = Int(x)
    return values[step] + (values[step + 1] - values[step]) * (x - Double(step))
  }
}

/// Luma over white, with the weights of BT.601.
struct WhiteLumaSlope: BrightnessSlope {
  func difference(_ center: UInt32, _ neighbour: UInt32, index: Int) -> Double {
    if center == neighbour { return 0 }
    let (r, g, b) = differences(center, neighbour, .white, index: index)
    return YIQ.y(r, g, b)
  }
}
