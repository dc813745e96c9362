/// A colour resolved to 8-bit sRGB, alpha not multiplied in.
///
/// The last stop before compositing: components are rounded half up to the nearest of 256 levels,
/// the alpha keeps 16 bits so that an opacity such as 0.3 does not lose precision.
package struct StraightPixel: Hashable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8
  /// 0 (transparent) … 65535 (opaque).
  package var alpha: UInt16

  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt16 = .max) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Whether painting with it at full coverage replaces what was there.
  package var isOpaque: Bool { alpha == .max }
}
