/// Roots and powers of eight numbers at a time, near to the last bits of `Float`.
///
/// Made of + − × ÷ and rounding alone, so their bits are the same on every machine.
enum FLIPPower {
  typealias Lanes = SIMD8<Float>

  /// The cube root of numbers above 0.
  @inline(__always)
  static func cbrt(_ x: Lanes) -> Lanes {
    // A third of the exponent's bits, near to 5 %; each step cubes what the error is.
    let pattern = Lanes(SIMD8<Int32>(truncatingIfNeeded: bits(x)))
    let third = whole32(pattern * Float(1.0 / 3)) &+ 0x2A51_19F2
    var root = number(SIMD8<UInt32>(truncatingIfNeeded: third))
    for _ in 0..<2 {
      let cube = root * root * root
      root *= (cube + 2 * x) / (2 * cube + x)
    }
    return root
  }

  /// Numbers raised to exponents; 0 for numbers below 1e-30.
  @inline(__always)
  static func pow(_ base: Lanes, _ exponent: Lanes) -> Lanes {
    exp2(exponent * log2(base)).replacing(with: 0, where: base .< 1e-30)
  }

  /// The binary logarithm of normal numbers.
  @inline(__always)
  private static func log2(_ x: Lanes) -> Lanes {
    // x = m · 2ⁿ with m in 0.7…1.42, so that numbers near 1 lose nothing.
    let shifted = bits(x) &- 0x3F35_04F3
    let exponent = SIMD8<Int32>(truncatingIfNeeded: shifted) &>> 23
    let mantissa =
      bits(x) &- SIMD8<UInt32>(truncatingIfNeeded: exponent &<< 23)
    let m = number(mantissa)
    // ln m = 2 artanh z, |z| ≤ 0.172: the terms left out are below 1e-9.
    let z = (m - 1) / (m + 1)
    let z2 = z * z
    var series = Lanes(repeating: 1 / 9)
    series = series * z2 + Float(1.0 / 7)
    series = series * z2 + Float(1.0 / 5)
    series = series * z2 + Float(1.0 / 3)
    series = series * z2 + Float(1)
    return Lanes(exponent) + z * series * Float(2.8853900817779268)
  }

  /// 2 raised to -126…126; what lies outside is clamped.
  @inline(__always)
  private static func exp2(_ x: Lanes) -> Lanes {
    let bounded = x.clamped(
      lowerBound: Lanes(repeating: -126), upperBound: Lanes(repeating: 126))
    let whole = bounded.rounded(.toNearestOrEven)
    // |r| ≤ 0.347: the terms left out are below 1e-8.
    let r = (bounded - whole) * Float(0.6931471805599453)
    var series = Lanes(repeating: 1 / 720)
    series = series * r + Float(1.0 / 120)
    series = series * r + Float(1.0 / 24)
    series = series * r + Float(1.0 / 6)
    series = series * r + Float(0.5)
    series = series * r + Float(1)
    series = series * r + Float(1)
    let power = (whole32(whole) &+ 127) &<< 23
    return series * number(SIMD8<UInt32>(truncatingIfNeeded: power))
  }

  @inline(__always)
  private static func bits(_ x: Lanes) -> SIMD8<UInt32> {
    var bits = SIMD8<UInt32>()
    for lane in 0..<8 { bits[lane] = x[lane].bitPattern }
    return bits
  }

  @inline(__always)
  private static func number(_ bits: SIMD8<UInt32>) -> Lanes {
    var x = Lanes()
    for lane in 0..<8 { x[lane] = Float(bitPattern: bits[lane]) }
    return x
  }

  @inline(__always)
  private static func whole32(_ x: Lanes) -> SIMD8<Int32> {
    SIMD8<Int32>(truncatingIfNeeded: SIMD8<Int32>(x, rounding: .towardZero))
  }
}
