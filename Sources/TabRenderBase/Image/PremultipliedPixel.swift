/// One pixel of a ``Bitmap``: 8-bit sRGB with the alpha multiplied into the colour.
public struct PremultipliedPixel: Hashable, Sendable {
  /// The red sample, at most ``alpha``.
  public var red: UInt8
  /// The green sample, at most ``alpha``.
  public var green: UInt8
  /// The blue sample, at most ``alpha``.
  public var blue: UInt8
  /// The opacity, 0…255.
  public var alpha: UInt8

  /// Creates a pixel from premultiplied samples; alpha is 255 when it is not given.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Transparent black, what an empty bitmap holds.
  public static let transparent = PremultipliedPixel(red: 0, green: 0, blue: 0, alpha: 0)
}
