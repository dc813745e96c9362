/// A colour in CIE L\*a\*b\* under D65, the white of sRGB.
package struct LabColor: Hashable, Sendable {
  /// Lightness, 0 for black to 100 for white.
  package var lightness: Double
  /// From green, negative, to red.
  package var a: Double
  /// From blue, negative, to yellow.
  package var b: Double

  /// Creates a colour.
  package init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// Creates the colour of gamma-coded sRGB, each channel 0…1; what lies outside is clamped.
  ///
  /// The matrix is that of IEC 61966-2-1, and its own sums are the white, so that every grey is
  /// neutral.
  package init(red: Double, green: Double, blue: Double) {
    self.init(
      linearRed: Self.linear(red), green: Self.linear(green), blue: Self.linear(blue))
  }

  /// Creates the colour of linear sRGB, each channel 0…1.
  init(linearRed r: Double, green g: Double, blue b: Double) {
    let x = Self.curve((0.4124 * r + 0.3576 * g + 0.1805 * b) / (0.4124 + 0.3576 + 0.1805))
    let y = Self.curve(0.2126 * r + 0.7152 * g + 0.0722 * b)
    let z = Self.curve((0.0193 * r + 0.1192 * g + 0.9505 * b) / (0.0193 + 0.1192 + 0.9505))
    self.init(lightness: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z))
  }

  /// The linear light of a gamma-coded channel of sRGB.
  static func linear(_ channel: Double) -> Double {
    let value = max(0, min(1, channel))
    return value <= 0.04045
      ? value / 12.92 : ElementaryFunctions.pow((value + 0.055) / 1.055, 2.4)
  }

  /// The cube root of CIE 1976, with its straight part near black.
  private static func curve(_ t: Double) -> Double {
    t > 216.0 / 24389 ? ElementaryFunctions.cbrt(t) : (24389.0 / 27 * t + 16) / 116
  }
}
