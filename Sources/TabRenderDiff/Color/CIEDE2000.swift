/// The colour difference CIEDE2000, as Sharma, Wu and Dalal wrote it down in 2005.
///
/// About 1 is just noticeable side by side. All three parametric factors are 1.
package enum CIEDE2000 {
  /// The difference of two colours; 0 for equal ones, and the same both ways round.
  package static func difference(_ first: LabColor, _ second: LabColor) -> Double {
    let chroma = (first.chroma + second.chroma) / 2
    let scale = 1 + 0.5 * (1 - seventh(chroma))
    let one = Hue(first, scale: scale)
    let two = Hue(second, scale: scale)

    let lightness = (first.lightness + second.lightness) / 2
    let meanChroma = (one.chroma + two.chroma) / 2
    let turn = one.turn(to: two)
    let dL = second.lightness - first.lightness
    let dC = two.chroma - one.chroma
    let dH = 2 * (one.chroma * two.chroma).squareRoot() * ElementaryFunctions.sin(turn / 2)

    let hue = one.mean(with: two)
    let off = (lightness - 50) * (lightness - 50)
    let wL = dL / (1 + 0.015 * off / (20 + off).squareRoot())
    let wC = dC / (1 + 0.045 * meanChroma)
    let wH = dH / (1 + 0.015 * meanChroma * hueWeight(hue))
    return (wL * wL + wC * wC + wH * wH + rotation(hue, meanChroma) * wC * wH).squareRoot()
  }

  /// √(C⁷ / (C⁷ + 25⁷)), which grows from 0 to 1 with the chroma.
  private static func seventh(_ chroma: Double) -> Double {
    let c = chroma / 25
    let c3 = c * c * c
    let c7 = c3 * c3 * c
    return (c7 / (c7 + 1)).squareRoot()
  }

  /// T: how much a turn of the hue counts at that hue, in radians.
  private static func hueWeight(_ hue: Double) -> Double {
    1 - 0.17 * ElementaryFunctions.cos(hue - degrees(30))
      + 0.24 * ElementaryFunctions.cos(2 * hue)
      + 0.32 * ElementaryFunctions.cos(3 * hue + degrees(6))
      - 0.20 * ElementaryFunctions.cos(4 * hue - degrees(63))
  }

  /// R_T: chroma and hue pull together in the blues.
  private static func rotation(_ hue: Double, _ chroma: Double) -> Double {
    let steps = (hue / degrees(1) - 275) / 25
    let angle = degrees(60) * ElementaryFunctions.exp(-steps * steps)
    return -2 * seventh(chroma) * ElementaryFunctions.sin(angle)
  }

  private static func degrees(_ angle: Double) -> Double { angle * Double.pi / 180 }
}

extension CIEDE2000 {
  /// The chroma and hue of a colour whose a is stretched near grey.
  private struct Hue {
    var chroma: Double
    /// In radians, 0…2π; 0 for grey.
    var angle: Double

    init(_ color: LabColor, scale: Double) {
      let a = color.a * scale
      chroma = (a * a + color.b * color.b).squareRoot()
      let angle = ElementaryFunctions.atan2(color.b, a)
      self.angle = angle < 0 ? angle + 2 * Double.pi : angle
    }

    /// Half a turn, and what rounding may add to that of two opposite hues.
    private static let half = Double.pi + 1e-12

    /// The shorter turn to the other hue; none where one of them is grey.
    func turn(to other: Hue) -> Double {
      guard chroma * other.chroma != 0 else { return 0 }
      let turn = other.angle - angle
      if turn > Self.half { return turn - 2 * Double.pi }
      return turn < -Self.half ? turn + 2 * Double.pi : turn
    }

    /// The hue in the middle of the shorter turn; the coloured one's where the other is grey.
    func mean(with other: Hue) -> Double {
      let sum = angle + other.angle
      guard chroma * other.chroma != 0 else { return sum }
      guard (angle - other.angle).magnitude > Self.half else { return sum / 2 }
      return sum < 2 * Double.pi ? (sum + 2 * Double.pi) / 2 : (sum - 2 * Double.pi) / 2
    }
  }
}

extension LabColor {
  fileprivate var chroma: Double { (a * a + b * b).squareRoot() }
}
