import Foundation

extension TabBarScene {
  /// The scene as a layer tree, in points, its frame being the canvas.
  ///
  /// Back to front: `content`, then the layers of the bar. What carries the shadow depends on the
  /// host:
  ///
  /// | host | layers |
  /// |---|---|
  /// | `sibling` | `TabBarShadow` below `tabBar`, with the bar's outline, not clipped |
  /// | `sublayer` | `TabBarShadow`, opaque and square, first among the bar's own sublayers |
  /// | `self` | the shadow properties on `tabBar` |
  /// | `none` | no shadow |
  public func makeLayer() -> CALayer {
    let root = CALayer()
    root.name = "canvas"
    root.frame = CGRect(origin: .zero, size: canvas.size)
    root.addSublayer(ContentLayers(scene: self).makeLayer())
    guard !barFrame.isEmpty else { return root }
    let bar = makeBarLayer()
    switch shadow.host {
    case .sibling:
      let caster = makeShadowLayer(frame: barFrame)
      roundCorners(of: caster)
      root.addSublayer(caster)
    case .sublayer:
      bar.insertSublayer(makeShadowLayer(frame: bar.bounds), at: 0)
    case .`self`:
      setShadow(on: bar)
    case .none: break
    }
    root.addSublayer(bar)
    if showsHairline { root.addSublayer(makeHairline()) }
    return root
  }

  /// The bar's colour, opacity included.
  var barFill: Color {
    (bar.fill ?? Self.defaultFill(canvas.appearance)).opacity(bar.fillOpacity)
  }

  private static func defaultFill(_ appearance: Appearance) -> Color {
    DynamicColor(light: .white, dark: Color(hex: 0x1C1C1E)).resolved(for: appearance)
  }

  private func makeBarLayer() -> CALayer {
    let layer = CALayer()
    layer.name = "tabBar"
    layer.frame = barFrame
    layer.masksToBounds = barMasksToBounds
    roundCorners(of: layer)
    layer.borderWidth = bar.border?.width ?? 0
    layer.borderColor = bar.border?.color
    let background = CALayer()
    background.name = "barBackground"
    background.frame = layer.bounds
    background.backgroundColor = barFill
    // A bar that its shadow sublayer keeps unmasked still rounds its own background, so that what
    // fills the corner gaps is the shadow layer alone.
    if shadow.host == .sublayer { roundCorners(of: background) }
    layer.addSublayer(background)
    ItemLayers(scene: self).makeLayers().forEach(layer.addSublayer)
    return layer
  }

  private func makeShadowLayer(frame: CGRect) -> CALayer {
    let layer = CALayer()
    layer.name = "TabBarShadow"
    layer.frame = frame
    layer.backgroundColor = shadow.fill ?? Self.defaultFill(canvas.appearance)
    setShadow(on: layer)
    return layer
  }

  private func setShadow(on layer: CALayer) {
    layer.shadowColor = shadow.color
    layer.shadowOffset = shadow.offset
    layer.shadowOpacity = Float(shadow.opacity)
    layer.shadowRadius = shadow.radius
  }

  private func roundCorners(of layer: CALayer) {
    layer.cornerRadius = bar.cornerRadius
    layer.maskedCorners = bar.corners
    layer.cornerCurve = bar.cornerCurve
  }

  private var showsHairline: Bool {
    let isTopRounded =
      drawnCornerRadius > 0
      && !bar.corners.isDisjoint(with: [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    return bar.hairline ?? !isTopRounded
  }

  /// One pixel above the bar's top edge, 30 % black, as iOS 17 and 18 draw it; white on dark.
  private func makeHairline() -> CALayer {
    let layer = CALayer()
    layer.name = "hairline"
    let pixel = 1 / canvas.scale
    layer.frame = CGRect(
      x: barFrame.minX, y: barFrame.minY - pixel, width: barFrame.width, height: pixel)
    layer.backgroundColor = DynamicColor(
      light: Color(white: 0, alpha: 0.3), dark: Color(white: 1, alpha: 0.15)
    ).resolved(for: canvas.appearance)
    return layer
  }
}
