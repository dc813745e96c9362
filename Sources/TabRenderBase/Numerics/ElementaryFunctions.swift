/// Exponential, logarithm and circular functions that give the same bits on every machine.
///
/// A C library may round the last bit of `exp` or `sin` either way, and one bit can decide a
/// pixel. These series use only `+ − × ÷` and rounding, which IEEE 754 defines exactly. Relative
/// error is below 4e-16 · (1 + |x|) over the ranges that drawing needs.
package enum ElementaryFunctions {
  private static let ln2High = 0.693147180369123816490
  private static let ln2Low = 1.90821492927058770002e-10

  /// e to the power of `x`; 0 below -745, infinity above 709.
  package static func exp(_ x: Double) -> Double {
    guard x > -745 else { return x.isNaN ? x : 0 }
    guard x < 709 else { return .infinity }
    let n = (x / (ln2High + ln2Low)).rounded()
    let r = (x - n * ln2High) - n * ln2Low
    // |r| ≤ 0.35: the 17th term is below 1e-22.
    var sum = 1.0
    for k in stride(from: 17, to: 0, by: -1) { sum = 1 + sum * r / Double(k) }
    return scaled(sum, byPowerOf2: Int(n))
  }

  /// The natural logarithm of a positive number; `-infinity` for zero, NaN below it.
  package static func log(_ x: Double) -> Double {
    guard x > 0 else { return x == 0 ? -.infinity : .nan }
    guard x.isFinite else { return x }
    var exponent = Double(x.exponent)
    var m = x.significand
    if m > 1.4142135623730951 {
      m /= 2
      exponent += 1
    }
    // log m = 2 artanh z with |z| ≤ 0.172: z^33/33 is below 1e-26.
    let z = (m - 1) / (m + 1)
    let z2 = z * z
    var sum = 0.0
    for k in stride(from: 31, to: 0, by: -2) { sum = 1 / Double(k) + sum * z2 }
    return exponent * ln2High + (exponent * ln2Low + 2 * z * sum)
  }

  /// `base` raised to `exponent`, for a base of 0 or more.
  package static func pow(_ base: Double, _ exponent: Double) -> Double {
    base == 0 ? (exponent == 0 ? 1 : 0) : exp(exponent * log(base))
  }

  /// The sine of an angle in radians.
  package static func sin(_ x: Double) -> Double { cosineAndSine(x).sine }

  /// The cosine of an angle in radians.
  package static func cos(_ x: Double) -> Double { cosineAndSine(x).cosine }

  /// Cosine and sine of an angle in radians; exact at multiples of a quarter turn near zero.
  package static func cosineAndSine(_ x: Double) -> (cosine: Double, sine: Double) {
    guard x.isFinite else { return (.nan, .nan) }
    let quarters = (x / (Double.pi / 2)).rounded()
    let r = (x - quarters * 1.5707963267341256) - quarters * 6.077100506506192e-11
    // |r| ≤ π/4: the terms left out are below 1e-19.
    let r2 = r * r
    var sine = 1.0
    for k in stride(from: 19.0, to: 2, by: -2) { sine = 1 - sine * r2 / (k * (k - 1)) }
    sine *= r
    var cosine = 1.0
    for k in stride(from: 18.0, to: 1, by: -2) { cosine = 1 - cosine * r2 / (k * (k - 1)) }
    switch quarters.truncatingRemainder(dividingBy: 4) {
    case 0: return (cosine, sine)
    case 1, -3: return (-sine, cosine)
    case 2, -2: return (-cosine, -sine)
    default: return (sine, -cosine)
    }
  }

  private static func scaled(_ x: Double, byPowerOf2 n: Int) -> Double {
    if n < -1000 {
      return x * Double(sign: .plus, exponent: n + 1000, significand: 1)
        * Double(sign: .plus, exponent: -1000, significand: 1)
    }
    return x * Double(sign: .plus, exponent: n, significand: 1)
  }
}
