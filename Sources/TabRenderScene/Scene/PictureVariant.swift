/// Which of a scene's pictures it is: in what scale, and in which appearance.
public struct PictureVariant: Hashable, Sendable {
  /// Pixels per point.
  public var scale: Double
  /// Light or dark.
  public var appearance: TabBarScene.Appearance

  /// Creates a variant.
  public init(scale: Double, appearance: TabBarScene.Appearance) {
    self.scale = scale
    self.appearance = appearance
  }
}
