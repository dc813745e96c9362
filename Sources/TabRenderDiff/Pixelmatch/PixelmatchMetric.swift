/// How one version of pixelmatch tells colours apart.
protocol PixelmatchMetric: Sendable {
  associatedtype Slope: BrightnessSlope

  /// How its test for antialiasing sees brightness.
  var slope: Slope { get }

  /// Whether two pixels that are not alike are further apart than the threshold.
  ///
  /// `index` is their position in the picture, counted row by row.
  func isBeyond(_ expected: UInt32, _ actual: UInt32, index: Int) -> Bool
}

/// What pixelmatch puts behind transparent pixels.
package enum PixelmatchBackground: Sendable {
  case white
  /// Greens and blues that change from pixel to pixel, so that no colour hides everywhere.
  case checkerboard

  /// Red, green and blue of the background at a pixel, 0…255.
  ///
  /// Positions are counted in bytes, as pixelmatch counts them, so that red never changes.
  func color(index: Int) -> (red: Double, green: Double, blue: Double) {
    switch self {
    case .white: return (255, 255, 255)
    case .checkerboard:
      let offset = Double(4 * index)
      let green = Int(offset / 1.618033988749895) & 1
      let blue = Int(offset / 2.618033988749895) & 1
      return (48, 48 + 159 * Double(green), 48 + 159 * Double(blue))
    }
  }
}

/// The channels of a straight pixel as numbers, 0…255.
struct StraightChannels {
  var red: Double
  var green: Double
  var blue: Double
  var alpha: Double

  @inline(__always)
  init(_ pixel: UInt32) {
    red = Double(pixel & 255)
    green = Double(pixel >> 8 & 255)
    blue = Double(pixel >> 16 & 255)
    alpha = Double(pixel >> 24)
  }
}

/// The colour model YIQ, in which versions 4 to 7 measure.
///
/// After Y. Kotsarenko and F. Ramos, "Measuring perceived color difference using YIQ NTSC
/// transmission color space in mobile applications" (2010).
enum YIQ {
  /// The square of the largest distance, that of black and white being a little less.
  static let largest = 35215.0

  @inline(__always)
  static func y(_ r: Double, _ g: Double, _ b: Double) -> Double {
    r * 0.29889531 + g * 0.58662247 + b * 0.11448223
  }

  @inline(__always)
  static func i(_ r: Double, _ g: Double, _ b: Double) -> Double {
    r * 0.59597799 - g * 0.27417610 - b * 0.32180189
  }

  @inline(__always)
  static func q(_ r: Double, _ g: Double, _ b: Double) -> Double {
    r * 0.21147017 - g * 0.52261711 + b * 0.31114694
  }

  @inline(__always)
  static func square(_ y: Double, _ i: Double, _ q: Double) -> Double {
    0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }
}
