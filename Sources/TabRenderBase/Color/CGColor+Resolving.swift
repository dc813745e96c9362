extension CGColor {
  /// The colour as 8-bit sRGB with a 16-bit alpha, each rounded half up and clamped to its range.
  package var resolved: StraightPixel {
    let (red, green, blue) = sRGBComponents
    return StraightPixel(
      red: Self.level(red), green: Self.level(green), blue: Self.level(blue),
      alpha: UInt16(Self.unit(alpha) * 65535 + 0.5))
  }

  /// The components in gamma-encoded sRGB; outside 0…1 for colours that sRGB cannot show.
  package var sRGBComponents: (red: Double, green: Double, blue: Double) {
    guard space == .displayP3 else { return (red, green, blue) }
    let r = Self.linear(red)
    let g = Self.linear(green)
    let b = Self.linear(blue)
    // Display P3 to sRGB for a common D65 white (0.3127, 0.3290), from the primaries of SMPTE
    // EG 432-1 and ITU-R BT.709.
    return (
      Self.encoded(1.2249401762805598 * r - 0.2249401762805598 * g),
      Self.encoded(-0.0420569547096881 * r + 1.0420569547096881 * g),
      Self.encoded(
        -0.0196375545903344 * r - 0.0786360455506319 * g + 1.0982736001409663 * b)
    )
  }

  private static func level(_ value: Double) -> UInt8 { UInt8(unit(value) * 255 + 0.5) }

  private static func unit(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }

  /// The sRGB transfer curve of IEC 61966-2-1, odd about zero.
  package static func linear(_ value: Double) -> Double {
    let magnitude = abs(value)
    let result =
      magnitude <= 0.04045
      ? magnitude / 12.92 : ElementaryFunctions.pow((magnitude + 0.055) / 1.055, 2.4)
    return value < 0 ? -result : result
  }

  private static func encoded(_ value: Double) -> Double {
    let magnitude = abs(value)
    let result =
      magnitude <= 0.0031308
      ? magnitude * 12.92 : 1.055 * ElementaryFunctions.pow(magnitude, 1 / 2.4) - 0.055
    return value < 0 ? -result : result
  }
}
