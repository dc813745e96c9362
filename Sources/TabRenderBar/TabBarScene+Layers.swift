import Foundation

extension TabBarScene {
  /// The scene as a layer tree, in points, its frame being the canvas.
  ///
  /// Back to front: `content`, then the layers of the bar. What carries the shadow depends on the
  /// host:
  ///
  /// | host | layers |
  /// |---|---|
  /// | `sibling` | `bar.shadow` below `bar`, with the bar's outline, not clipped |
  /// | `sublayer` | `bar.shadow`, opaque and square, first among the bar's own sublayers |
  /// | `self` | the shadow properties on `bar` |
  /// | `none` | no shadow |
  ///
  /// The layers' names are their identifiers in listings: `bar.background`, `bar.items.1.title`,
  /// and so on. Items count from 1, and so do the content's rows, however far they are scrolled.
  ///
  /// - Parameter fonts: Finds the fonts of titles and texts, and notes what it did not find.
  /// - Returns: The root of the tree, `canvas`.
  public func makeLayer(fonts: FontLibrary = .shared) -> CALayer {
    let root = CALayer()
    root.name = "canvas"
    root.frame = CGRect(origin: .zero, size: canvas.size)
    root.addSublayer(ContentLayers(scene: self, fonts: fonts).makeLayer())
    if !barFrame.isEmpty { addBar(to: root, fonts) }
    if showsChrome { addChrome(to: root, fonts) }
    return root
  }

  private func addBar(to root: CALayer, _ fonts: FontLibrary) {
    let bar = makeBarLayer(fonts)
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
  }

  /// Status bar and home indicator, and the display's rounded corners.
  private func addChrome(to root: CALayer, _ fonts: FontLibrary) {
    ChromeLayers(scene: self, fonts: fonts).makeLayers().forEach(root.addSublayer)
    root.backgroundColor = backgroundColor
    root.cornerRadius = canvas.displayCornerRadius
    root.cornerCurve = .continuous
    root.masksToBounds = canvas.displayCornerRadius > 0
  }

  /// The bar's colour, opacity included; `nil` for a floating bar's own material.
  private var barFill: CGColor? {
    let own = bar.style == .floating ? nil : Self.defaultFill(canvas.appearance)
    return (bar.fill ?? own)?.opacity(bar.fillOpacity)
  }

  private static func defaultFill(_ appearance: Appearance) -> CGColor {
    DynamicColor(light: .white, dark: CGColor(hex: 0x1C1C1E)).resolved(for: appearance)
  }

  private func makeBarLayer(_ fonts: FontLibrary) -> CALayer {
    let layer = CALayer()
    layer.name = "bar"
    layer.frame = barFrame
    layer.masksToBounds = barMasksToBounds
    roundCorners(of: layer)
    layer.borderWidth = bar.border?.width ?? 0
    layer.borderColor = bar.border?.color
    let background = CALayer()
    background.name = "bar.background"
    background.frame = layer.bounds
    if let fill = barFill { background.backgroundColor = fill } else { setMaterial(on: background) }
    // A bar that its shadow sublayer keeps unmasked still rounds its own background, so that what
    // fills the corner gaps is the shadow layer alone.
    if shadow.host == .sublayer || !barMasksToBounds && bar.style == .floating {
      roundCorners(of: background)
    }
    layer.addSublayer(background)
    ItemLayers(scene: self, fonts: fonts).makeLayers().forEach(layer.addSublayer)
    return layer
  }

  /// An approximation of iOS 26's glass: what lies behind, blurred and tinted, with a bright rim.
  private func setMaterial(on layer: CALayer) {
    layer.backgroundFilters = [.gaussianBlur(radius: 8)]
    let tint = DynamicColor(
      light: CGColor(white: 1, alpha: 0.72), dark: CGColor(hex: 0x1C1C1E, alpha: 0.78))
    layer.backgroundColor = tint.resolved(for: canvas.appearance).opacity(bar.fillOpacity)
    let rim = CALayer()
    rim.name = "bar.background.rim"
    rim.frame = layer.bounds
    roundCorners(of: rim)
    rim.borderWidth = 1
    rim.borderColor = DynamicColor(
      light: CGColor(white: 1, alpha: 0.7), dark: CGColor(white: 1, alpha: 0.16)
    ).resolved(for: canvas.appearance)
    layer.addSublayer(rim)
  }

  private func cornerExtent(_ corner: CACornerMask) -> CGFloat {
    drawnCorners.contains(corner) ? CGFloat(drawnCornerRadius) : 0
  }

  private func makeShadowLayer(frame: CGRect) -> CALayer {
    let layer = CALayer()
    layer.name = "bar.shadow"
    layer.frame = frame
    setShadow(on: layer)
    if bar.style == .floating, bar.fill == nil, shadow.fill == nil {
      // A fill would show through the glass; the outline casts the shadow instead.
      layer.shadowPath = Path(
        roundedRect: layer.bounds, cornerRadius: cornerRadius, corners: drawnCorners,
        curve: drawnCornerCurve)
    } else {
      layer.backgroundColor = shadow.fill ?? Self.defaultFill(canvas.appearance)
    }
    return layer
  }

  private func setShadow(on layer: CALayer) {
    layer.shadowColor = shadow.color
    layer.shadowOffset = shadow.offset
    layer.shadowOpacity = Float(shadow.opacity)
    layer.shadowRadius = shadow.radius
  }

  private func roundCorners(of layer: CALayer) {
    layer.cornerRadius = cornerRadius
    layer.maskedCorners = drawnCorners
    layer.cornerCurve = drawnCornerCurve
  }

  private var showsHairline: Bool {
    let isTopRounded =
      drawnCornerRadius > 0
      && !drawnCorners.isDisjoint(with: [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    return bar.hairline ?? !isTopRounded
  }

  /// One pixel above the straight part of the bar's top edge, 30 % black, as iOS 17 and 18 draw it;
  /// white on dark.
  private func makeHairline() -> CALayer {
    let layer = CALayer()
    layer.name = "bar.hairline"
    let pixel = 1 / canvas.scale
    let (left, right) = (cornerExtent(.layerMinXMinYCorner), cornerExtent(.layerMaxXMinYCorner))
    layer.frame = CGRect(
      x: barFrame.minX + left, y: barFrame.minY - pixel, width: barFrame.width - left - right,
      height: pixel)
    layer.backgroundColor = DynamicColor(
      light: CGColor(white: 0, alpha: 0.3), dark: CGColor(white: 1, alpha: 0.15)
    ).resolved(for: canvas.appearance)
    return layer
  }
}
