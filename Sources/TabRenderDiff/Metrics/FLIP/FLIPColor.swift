/// The colour spaces of FLIP, for eight pixels at a time.
///
/// Colours are relative to the white of linear sRGB. The opponents are those of YCxCz without its
/// factors and its offset, which a filter whose weights sum to 1 keeps: the luminance Y, X − Y and
/// Y − Z.
enum FLIPColor {
  typealias Lanes = SIMD8<Float>

  /// From linear sRGB to X, Y and Z, each row divided by its sum, the white.
  private static let toXYZ: [[Double]] = [
    [10_135_552, 8_788_810, 4_435_075],
    [2_613_072, 8_788_810, 887_015],
    [1_425_312, 8_788_810, 70_074_185],
  ].map { row in row.map { $0 / row.reduce(0, +) } }

  private static let forward = FLIPMatrix(toXYZ)
  private static let backward = FLIPMatrix(MatrixInverse.inverse(toXYZ) ?? toXYZ)

  /// The opponents of a colour; the last number is 0.
  @inline(__always)
  static func opponents(_ color: SeenColor) -> SIMD4<Float> {
    let light = LinearLight.of16Bits
    let r = Float(light[color.red])
    let g = Float(light[color.green])
    let b = Float(light[color.blue])
    let (x, y, z) = forward.apply(Lanes(repeating: r), Lanes(repeating: g), Lanes(repeating: b))
    return SIMD4(y[0], x[0] - y[0], y[0] - z[0], 0)
  }

  /// L\*, a\* and b\* with the colours weakened in the dark, as Hunt found, of filtered opponents.
  @inline(__always)
  static func perceived(y: Lanes, cx: Lanes, cz: Lanes) -> (Lanes, Lanes, Lanes) {
    let (r, g, b) = backward.apply(y + cx, y, y - cz)
    return perceived(
      red: r.clamped(lowerBound: .zero, upperBound: .one),
      green: g.clamped(lowerBound: .zero, upperBound: .one),
      blue: b.clamped(lowerBound: .zero, upperBound: .one))
  }

  /// The same of linear sRGB.
  @inline(__always)
  static func perceived(red: Lanes, green: Lanes, blue: Lanes) -> (Lanes, Lanes, Lanes) {
    let (x, y, z) = forward.apply(red, green, blue)
    let (fx, fy, fz) = (curve(x), curve(y), curve(z))
    let lightness = 116 * fy - 16
    let hunt = 0.01 * lightness
    return (lightness, hunt * (500 * (fx - fy)), hunt * (200 * (fy - fz)))
  }

  @inline(__always)
  private static func curve(_ t: Lanes) -> Lanes {
    let line = t * Float(841.0 / 108) + Float(4.0 / 29)
    return line.replacing(with: FLIPPower.cbrt(t), where: t .> Float(216.0 / 24389))
  }
}

/// Nine numbers that turn three into three.
struct FLIPMatrix: Sendable {
  private let rows: [SIMD4<Float>]

  init(_ rows: [[Double]]) {
    self.rows = rows.map { SIMD4(Float($0[0]), Float($0[1]), Float($0[2]), 0) }
  }

  @inline(__always)
  func apply(
    _ a: FLIPColor.Lanes, _ b: FLIPColor.Lanes, _ c: FLIPColor.Lanes
  ) -> (FLIPColor.Lanes, FLIPColor.Lanes, FLIPColor.Lanes) {
    (
      a * rows[0].x + b * rows[0].y + c * rows[0].z,
      a * rows[1].x + b * rows[1].y + c * rows[1].z,
      a * rows[2].x + b * rows[2].y + c * rows[2].z
    )
  }
}
