/// The filters of FLIP for one distance of the viewer, each a product of a row and a column.
///
/// Rows of weights go from one end to the other, an odd number of them, and are applied as they
/// stand.
struct FLIPFilters: Sendable {
  /// What the eye blurs of luminance.
  let luminance: [Float]
  /// What it blurs of red against green.
  let redGreen: [Float]
  /// What it blurs of blue against yellow: two Gaussians, weighted, of which the weights are within
  /// ``blueYellowShares``.
  let blueYellow: (near: [Float], far: [Float])
  let blueYellowShares: (near: Float, far: Float)
  /// A Gaussian of the width of an edge, and its first and second derivative.
  let edge: (smooth: [Float], first: [Float], second: [Float])

  /// How far the largest filter reaches, in pixels.
  var reach: Int { luminance.count / 2 }

  /// NVIDIA's default viewer.
  static let standard = FLIPFilters(pixelsPerDegree: 3840 * Double.pi / 180)

  init(pixelsPerDegree: Double) {
    // The widths of the contrast sensitivity, in degrees squared; the widest sets the reach.
    let reach = Int(
      (3 * (0.04 / (2 * Double.pi * Double.pi)).squareRoot() * pixelsPerDegree).rounded(.up))
    func sensitivity(_ width: Double) -> [Double] {
      Self.samples(reach) { x in
        let angle = Double.pi * x / pixelsPerDegree
        return ElementaryFunctions.exp(-angle * angle / width)
      }
    }
    luminance = Self.unit(sensitivity(0.0047))
    redGreen = Self.unit(sensitivity(0.0053))
    let (near, far) = (sensitivity(0.025), sensitivity(0.04))
    blueYellow = (Self.unit(near), Self.unit(far))
    let nearSum = 13.5 * (Double.pi / 0.025).squareRoot() * Self.square(near)
    let farSum = 34.1 * (Double.pi / 0.04).squareRoot() * Self.square(far)
    blueYellowShares = (Float(nearSum / (nearSum + farSum)), Float(farSum / (nearSum + farSum)))
    edge = Self.edge(pixelsPerDegree)
  }

  private static func edge(
    _ pixelsPerDegree: Double
  ) -> (smooth: [Float], first: [Float], second: [Float]) {
    let deviation = 0.5 * 0.082 * pixelsPerDegree
    let reach = Int((3 * deviation).rounded(.up))
    func gaussian(_ x: Double) -> Double {
      ElementaryFunctions.exp(-x * x / (2 * deviation * deviation))
    }
    let first = samples(reach) { -$0 * gaussian($0) }
    let second = samples(reach) { ($0 * $0 / (deviation * deviation) - 1) * gaussian($0) }
    return (unit(samples(reach, gaussian)), balanced(first), balanced(second))
  }

  private static func samples(_ reach: Int, _ value: (Double) -> Double) -> [Double] {
    (-reach...reach).map { value(Double($0)) }
  }

  /// Weights that sum to 1.
  private static func unit(_ weights: [Double]) -> [Float] {
    let sum = weights.reduce(0, +)
    return weights.map { Float($0 / sum) }
  }

  /// Weights whose positive part sums to 1 and whose negative part to -1.
  private static func balanced(_ weights: [Double]) -> [Float] {
    let positive = weights.reduce(0) { $0 + max(0, $1) }
    let negative = weights.reduce(0) { $0 - min(0, $1) }
    return weights.map { Float($0 / ($0 < 0 ? negative : positive)) }
  }

  private static func square(_ weights: [Double]) -> Double {
    let sum = weights.reduce(0, +)
    return sum * sum
  }
}
