/// A colour that may differ between the light and the dark appearance.
public struct DynamicColor: Hashable, Sendable {
  /// The colour in the light appearance.
  public var light: CGColor
  /// The colour in the dark appearance.
  public var dark: CGColor

  /// Creates a colour with a value for each appearance.
  public init(light: CGColor, dark: CGColor) {
    self.light = light
    self.dark = dark
  }

  /// Creates a colour that is the same in both appearances.
  public init(_ color: CGColor) {
    self.init(light: color, dark: color)
  }
}
