extension DynamicColor {
  /// The colour in the appearance.
  public func resolved(for appearance: TabBarScene.Appearance) -> CGColor {
    switch appearance {
    case .light: light
    case .dark: dark
    }
  }
}
