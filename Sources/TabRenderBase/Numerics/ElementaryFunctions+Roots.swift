extension ElementaryFunctions {
  /// The cube root; that of a negative number is negative.
  ///
  /// Its relative error is below 4e-16.
  package static func cbrt(_ x: Double) -> Double {
    guard x != 0, x.isFinite else { return x }
    let size = x.magnitude
    // Below the smallest normal number the bits of the exponent say nothing.
    guard size >= Double.leastNormalMagnitude else {
      return cbrt(x * 0x1p54) * 0x1p-18
    }
    // A third of the exponent's bits, near to 5 %; each step cubes what the error is.
    var root = Double(bitPattern: size.bitPattern / 3 + 0x2A9F_7893_0000_0000)
    for _ in 0..<3 {
      let cube = root * root * root
      root *= (cube + 2 * size) / (2 * cube + size)
    }
    return x < 0 ? -root : root
  }

  /// The angle of the point (`x`, `y`), in radians, from -π to π; 0 at the origin.
  package static func atan2(_ y: Double, _ x: Double) -> Double {
    guard x != 0 || y != 0 else { return 0 }
    let (across, up) = (x.magnitude, y.magnitude)
    let octant = up <= across ? arctangent(up / across) : Double.pi / 2 - arctangent(across / up)
    let half = x < 0 ? Double.pi - octant : octant
    return y < 0 ? -half : half
  }

  /// The arctangent of 0…1.
  private static func arctangent(_ slope: Double) -> Double {
    // Beyond tan(π/8), measured from the diagonal.
    let isSteep = slope > 0.41421356237309503
    let t = isSteep ? (slope - 1) / (slope + 1) : slope
    // |t| ≤ 0.4143: the terms left out are below 1e-18.
    let t2 = t * t
    var sum = 0.0
    for k in stride(from: 45.0, to: 0, by: -2) { sum = 1 / k - sum * t2 }
    return isSteep ? Double.pi / 4 + t * sum : t * sum
  }
}
