/// How a stored sample means light: 0…1 in, linear 0…1 out.
enum TransferCurve: Hashable, Sendable {
  /// The curve of IEC 61966-2-1.
  case sRGB
  /// The sample to a power; 1 is linear.
  case power(Double)
  /// The inverse of the camera's curve of BT.709 and BT.2020.
  case bt709
  /// A parametric curve of ICC.1, 10.18, in its longest form.
  ///
  /// (a x + b)^g + e from x = d on, and c x + f before.
  case parametric(g: Double, a: Double, b: Double, c: Double, d: Double, e: Double, f: Double)
  /// Values of 0…65,535 at even distances, between which lines are drawn; at least two.
  case table([UInt16])

  func linear(_ x: Double) -> Double {
    let y =
      switch self {
      case .sRGB: CGColor.linear(x)
      case .power(let exponent): Self.power(x, exponent)
      case .bt709: x < 0.081 ? x / 4.5 : Self.power((x + 0.099) / 1.099, 1 / 0.45)
      case .parametric(let g, let a, let b, let c, let d, let e, let f):
        x >= d ? Self.power(a * x + b, g) + e : c * x + f
      case .table(let values): Self.interpolated(x, values)
      }
    // A parametric curve may leave the range, or be no number at all.
    return y > 0 ? min(y, 1) : 0
  }

  private static func power(_ base: Double, _ exponent: Double) -> Double {
    if base <= 0 { return 0 }
    return exponent == 1 ? base : ElementaryFunctions.pow(base, exponent)
  }

  private static func interpolated(_ x: Double, _ values: [UInt16]) -> Double {
    let position = x * Double(values.count - 1)
    let index = min(Int(position), values.count - 2)
    let (low, high) = (Double(values[index]), Double(values[index + 1]))
    return (low + (high - low) * (position - Double(index))) / 65_535
  }

  /// Whether the curve is that of sRGB, but for the rounding of a profile's numbers.
  ///
  /// 1/2000 of white's light: a power of 2.2, which is another curve, is off by 1/250.
  var isSRGB: Bool {
    self == .sRGB
      || (0...32).allSatisfy { step in
        let x = Double(step) / 32
        return abs(linear(x) - TransferCurve.sRGB.linear(x)) <= 1 / 2000
      }
  }
}
