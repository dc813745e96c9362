import TabRenderBase

extension UIColor {
  /// Opaque black: a brightness of 0.
  public static let black = UIColor(white: 0, alpha: 1)
  /// Opaque grey: a brightness of a third.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// Opaque grey: a brightness of two thirds.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// Opaque white: a brightness of 1.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Opaque grey: a brightness of 0.5.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Opaque red: 1, 0, 0.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Opaque green: 0, 1, 0.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Opaque blue: 0, 0, 1.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Opaque cyan: 0, 1, 1.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Opaque yellow: 1, 1, 0.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Opaque magenta: 1, 0, 1.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Opaque orange: 1, 0.5, 0.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Opaque purple: 0.5, 0, 0.5.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Opaque brown: 0.6, 0.4, 0.2.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Transparent black.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// The default tint of views; the blue of the system.
  public static let tintColor = UIColor(.systemBlue)
}
