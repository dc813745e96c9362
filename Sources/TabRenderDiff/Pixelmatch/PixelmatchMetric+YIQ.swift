/// Versions 5 and 6: each colour over white in YIQ, then the difference.
struct WhiteYIQMetric: PixelmatchMetric, BrightnessSlope {
  /// The square of the largest distance that still counts as alike.
  let limit: Double

  var slope: Self { self }

  func isBeyond(_ expected: UInt32, _ actual: UInt32, index: Int) -> Bool {
    let (a, b) = (Self.overWhite(expected), Self.overWhite(actual))
    let y = YIQ.y(a.red, a.green, a.blue) - YIQ.y(b.red, b.green, b.blue)
    let i = YIQ.i(a.red, a.green, a.blue) - YIQ.i(b.red, b.green, b.blue)
    let q = YIQ.q(a.red, a.green, a.blue) - YIQ.q(b.red, b.green, b.blue)
    return YIQ.square(y, i, q) > limit
  }

  func difference(_ center: UInt32, _ neighbour: UInt32, index: Int) -> Double {
    if center == neighbour { return 0 }
    let (a, b) = (Self.overWhite(center), Self.overWhite(neighbour))
    return YIQ.y(a.red, a.green, a.blue) - YIQ.y(b.red, b.green, b.blue)
  }

  private static func overWhite(_ pixel: UInt32) -> StraightChannels {
    var color = StraightChannels(pixel)
    guard color.alpha < 255 else { return color }
    let alpha = color.alpha / 255
    color.red = 255 + (color.red - 255) * alpha
    color.green = 255 + (color.green - 255) * alpha
    color.blue = 255 + (color.blue - 255) * alpha
    return color
  }
}

/// Version 7: the difference of the colours over a background, in YIQ.
struct YIQMetric: PixelmatchMetric, BrightnessSlope {
  /// The square of the largest distance that still counts as alike.
  let limit: Double
  let background: PixelmatchBackground

  var slope: Self { self }

  func isBeyond(_ expected: UInt32, _ actual: UInt32, index: Int) -> Bool {
    let (r, g, b) = differences(expected, actual, background, index: index)
    return YIQ.square(YIQ.y(r, g, b), YIQ.i(r, g, b), YIQ.q(r, g, b)) > limit
  }

  func difference(_ center: UInt32, _ neighbour: UInt32, index: Int) -> Double {
    if center == neighbour { return 0 }
    let (r, g, b) = differences(center, neighbour, background, index: index)
    return YIQ.y(r, g, b)
  }
}

/// Red, green and blue of one pixel over a background less those of another one.
package func differences(
  _ first: UInt32, _ second: UInt32, _ background: PixelmatchBackground, index: Int
) -> (red: Double, green: Double, blue: Double) {
  let (a, b) = (StraightChannels(first), StraightChannels(second))
  guard a.alpha < 255 || b.alpha < 255 else {
    return (a.red - b.red, a.green - b.green, a.blue - b.blue)
  }
  let behind = background.color(index: index)
  let alpha = a.alpha - b.alpha
  return (
    (a.red * a.alpha - b.red * b.alpha - behind.red * alpha) / 255,
    (a.green * a.alpha - b.green * b.alpha - behind.green * alpha) / 255,
    (a.blue * a.alpha - b.blue * b.alpha - behind.blue * alpha) / 255
  )
}
