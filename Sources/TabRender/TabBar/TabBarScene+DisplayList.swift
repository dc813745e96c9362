extension TabBarScene {
  /// The scene resolved to pixels: its canvas, or the part of it that the canvas's crop names.
  public func makeDisplayList() -> DisplayList {
    let pixels = canvas.picturePixels
    return DisplayList(
      makeLayer(), width: pixels.width, height: pixels.height, scale: canvas.scale,
      origin: (x: pixels.x, y: pixels.y), background: backgroundColor, shadowModel: shadow.model)
  }

  /// What lies behind everything; `nil` where the canvas starts transparent.
  var backgroundColor: Color? {
    switch canvas.background {
    case .system: SystemColor.systemBackground.color.resolved(for: canvas.appearance)
    case .color(let color): color
    case .none: nil
    }
  }
}
