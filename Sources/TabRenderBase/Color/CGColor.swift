/// A colour with straight (not premultiplied) alpha, in sRGB or Display P3.
///
/// Components are nominally 0…1 and gamma-encoded with the sRGB transfer curve, which both spaces
/// share. Values outside 0…1, NaN included, are clamped when the colour is resolved to pixels.
public struct CGColor: Hashable, Sendable {
  /// The set of primaries that the components refer to.
  public enum Space: Hashable, Sendable {
    /// sRGB (IEC 61966-2-1): BT.709 primaries, D65 white.
    case sRGB
    /// Display P3: DCI-P3 primaries, D65 white, sRGB transfer curve.
    case displayP3
  }

  /// The primaries of the components.
  public var space: Space
  /// The red component, gamma-encoded, 0…1.
  public var red: Double
  /// The green component, gamma-encoded, 0…1.
  public var green: Double
  /// The blue component, gamma-encoded, 0…1.
  public var blue: Double
  /// The opacity, 0 (transparent) … 1 (opaque).
  public var alpha: Double

  /// Creates a colour from gamma-encoded components; alpha is 1 when it is not given.
  public init(
    _ space: Space = .sRGB, red: Double, green: Double, blue: Double, alpha: Double = 1
  ) {
    self.space = space
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a grey of the given gamma-encoded brightness.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates an sRGB colour from a number written as 0xRRGGBB; higher bits are ignored.
  public init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xff) / 255,
      green: Double(hex >> 8 & 0xff) / 255,
      blue: Double(hex & 0xff) / 255,
      alpha: alpha)
  }

  /// The same colour with its alpha multiplied by `opacity`.
  public func opacity(_ opacity: Double) -> CGColor {
    var color = self
    color.alpha *= opacity
    return color
  }

  /// Opaque black.
  public static let black = CGColor(white: 0)
  /// Opaque white.
  public static let white = CGColor(white: 1)
  /// Transparent black.
  public static let clear = CGColor(white: 0, alpha: 0)
}
