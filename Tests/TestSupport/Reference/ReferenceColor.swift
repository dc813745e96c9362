import Foundation
package import TabRenderBase

/// Colours as the reference paints them: red, green and blue rounded half up to 8 bits in sRGB, as
/// the target stores them; the alpha is not rounded.
package enum ReferenceColor {
  package static func premultiplied(_ color: CGColor) -> ReferencePixel {
    let alpha = unit(color.alpha)
    let components = sRGB(color).map { ($0 * 255 + 0.5).rounded(.down) / 255 * alpha }
    return ReferencePixel(
      red: components[0], green: components[1], blue: components[2], alpha: alpha)
  }

  package static func unit(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, 0), 1) }

  private static func sRGB(_ color: CGColor) -> [Double] {
    let encoded = [unit(color.red), unit(color.green), unit(color.blue)]
    guard color.space == .displayP3 else { return encoded }
    let linear = encoded.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    return displayP3ToSRGB.map { row in
      let value = unit(zip(row, linear).map { $0 * $1 }.reduce(0, +))
      return value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    }
  }

  /// Linear Display P3 to linear sRGB, both with white D65 (x 0.3127, y 0.3290), from the
  /// primaries in SMPTE RP 431-2 and ITU-R BT.709.
  private static let displayP3ToSRGB = [
    [1.2249401762805598, -0.2249401762805598, 0],
    [-0.0420569547096881, 1.0420569547096881, 0],
    [-0.0196375545903344, -0.0786360455506319, 1.0982736001409663],
  ]
}
