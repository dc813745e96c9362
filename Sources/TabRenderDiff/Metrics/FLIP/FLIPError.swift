/// How FLIP makes an error of differences of colour and of features.
enum FLIPError {
  typealias Lanes = SIMD8<Float>

  /// The error of the distance HyAB between two perceived colours, 0…1.
  ///
  /// Raised to 0.7, and spread so that 0.4 of the largest distance becomes an error of 0.95.
  @inline(__always)
  static func color(_ one: (Lanes, Lanes, Lanes), _ two: (Lanes, Lanes, Lanes)) -> Lanes {
    let distance = powered(one, two)
    let knee = 0.4 * largest
    let low = distance * (0.95 / knee)
    let high = 0.95 + (distance - knee) * (0.05 / (largest - knee))
    return low.replacing(with: high, where: distance .>= knee)
  }

  /// The colour's error, raised where edges or points differ.
  @inline(__always)
  static func combined(color: Lanes, edges: Lanes, points: Lanes) -> Lanes {
    let zero = Lanes.zero
    let feature = pointwiseMax(
      pointwiseMax(edges, zero - edges), pointwiseMax(points, zero - points))
    let exponent = 1 - (feature * Float(0.5.squareRoot())).squareRoot()
    return FLIPPower.pow(color, exponent)
  }

  @inline(__always)
  private static func powered(
    _ one: (Lanes, Lanes, Lanes), _ two: (Lanes, Lanes, Lanes)
  ) -> Lanes {
    let lightness = one.0 - two.0
    let (a, b) = (one.1 - two.1, one.2 - two.2)
    let distance =
      pointwiseMax(lightness, Lanes.zero - lightness) + (a * a + b * b).squareRoot()
    return FLIPPower.pow(distance, Lanes(repeating: 0.7))
  }

  /// The largest distance, to which pure green and pure blue come.
  private static let largest = powered(
    FLIPColor.perceived(red: .zero, green: .one, blue: .zero),
    FLIPColor.perceived(red: .zero, green: .zero, blue: .one))[0]
}
