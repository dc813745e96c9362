extension TabBarScene {
  /// The scene resolved to pixels: its canvas, or the part of it that the canvas's crop names.
  ///
  /// - Parameter fonts: Finds the fonts of titles and texts.
  /// - Returns: The list, on a transparent canvas where the display's corners are rounded.
  public func makeDisplayList(fonts: FontLibrary = .shared) -> DisplayList {
    makeDisplayList(of: makeLayer(fonts: fonts))
  }

  /// A tree on the scene's canvas, which may have more layers than the scene's own.
  package func makeDisplayList(of root: CALayer) -> DisplayList {
    let pixels = canvas.picturePixels
    return DisplayList(
      root, width: pixels.width, height: pixels.height, scale: canvas.scale,
      origin: (x: pixels.x, y: pixels.y), background: showsChrome ? nil : backgroundColor,
      shadowModel: shadow.model)
  }

  /// What the scene's layers are called, where they are in the picture and what each draws.
  package func makeLayerMap(fonts: FontLibrary = .shared) -> LayerMap {
    makeLayerMap(of: makeLayer(fonts: fonts))
  }

  /// The same for a tree on the scene's canvas, which may have more layers than the scene's own.
  package func makeLayerMap(of root: CALayer) -> LayerMap {
    let pixels = canvas.picturePixels
    return LayerMap(
      root, width: pixels.width, height: pixels.height, scale: canvas.scale,
      origin: (x: pixels.x, y: pixels.y), background: showsChrome ? nil : backgroundColor,
      shadowModel: shadow.model)
  }

  /// What lies behind everything; `nil` where the canvas starts transparent.
  var backgroundColor: CGColor? {
    switch canvas.background {
    case .system: SystemColor.systemBackground.color.resolved(for: canvas.appearance)
    case .color(let color): color
    case .none: nil
    }
  }
}
