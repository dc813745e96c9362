import Foundation
package import TabRenderBase
package import TabRenderDraw

/// Draws a layer tree in `Double`, one plain step per rule, as slowly as it takes.
///
/// A layer is a group: shadow, background, contents, sublayers in stable `zPosition` order,
/// border. `masksToBounds` multiplies the group by the coverage of the rounded bounds, then come
/// `opacity` and `mask`. Only what an outline's edge leaves open is a matter of decision: a
/// layer that masks to its bounds draws its background and its border's outer edge square, so
/// that the edge is applied once.
package struct ReferenceRenderer {
  package var scale: Double
  package var background: CGColor?
  package var shadowModel = ShadowModel.screen

  package init(scale: Double, background: CGColor? = nil, shadowModel: ShadowModel = .screen) {
    self.scale = scale
    self.background = background
    self.shadowModel = shadowModel
  }

  /// The tree's picture over some pixels of a canvas.
  package func render(_ layer: CALayer, over area: PixelRect) -> ReferencePicture {
    var picture = ReferencePicture(
      area: area,
      filledWith: background.map(ReferenceColor.premultiplied) ?? ReferencePixel())
    let toPixels = CGAffineTransform(scaleX: scale, y: scale)
    if let front = group(layer, toPixels, area) { picture.draw(front) }
    return picture
  }

  /// A layer with everything that belongs to it; `nil` where nothing is drawn.
  private func group(
    _ layer: CALayer, _ superToPixels: CGAffineTransform, _ area: PixelRect
  ) -> ReferencePicture? {
    let opacity = ReferenceColor.unit(Double(layer.opacity))
    guard !layer.isHidden, opacity > 0 else { return nil }
    let toPixels = layer.transformToSuperlayer.concatenating(superToPixels)
    guard toPixels.isFinite, !toPixels.isDegenerate else { return nil }
    var picture = body(layer, toPixels, area)
    let clip = layer.masksToBounds ? Outline(layer).coverage(toPixels, area) : nil
    if let shadow = shadow(of: layer, toPixels, area) {
      var back = ReferencePicture(area: area)
      back.paint(shadow.color, through: shadow.plane)
      back.draw(picture)
      picture = back
    }
    if let clip { picture.multiply(by: clip) }
    if opacity < 1 { picture.pixels = picture.pixels.map { $0.scaled(by: opacity) } }
    if let mask = layer.mask {
      let shares = group(mask, toPixels, area)?.alpha ?? ReferencePlane(area: area)
      picture.multiply(by: shares)
    }
    return picture
  }

  /// Background, contents, sublayers and border, before the clip.
  private func body(
    _ layer: CALayer, _ toPixels: CGAffineTransform, _ area: PixelRect
  ) -> ReferencePicture {
    var picture = ReferencePicture(area: area)
    var outline = Outline(layer)
    let inner = outline.inset(by: layer.borderWidth)
    if layer.masksToBounds { outline.makeSquare() }
    let fill = outline.coverage(toPixels, area)
    if let color = layer.backgroundColor {
      picture.paint(ReferenceColor.premultiplied(color), through: fill)
    }
    drawContents(of: layer, fill, toPixels, &picture)
    for sublayer in layer.children.enumerated().sorted(by: {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }) {
      if let front = group(sublayer.element, toPixels, area) { picture.draw(front) }
    }
    if let color = layer.borderColor, layer.borderWidth > 0, layer.borderWidth.isFinite {
      let hole = inner.coverage(toPixels, area)
      picture.paint(
        ReferenceColor.premultiplied(color), through: fill.combined(with: hole) { max(0, $0 - $1) })
    }
    return picture
  }

  /// The shadow's coverage, blurred, and its colour with the opacity multiplied in.
  ///
  /// Offset and radius are lengths of the layer's own space: the shadow turns and grows with the
  /// layer. A layer that masks to its bounds casts what is left of it.
  private func shadow(
    of layer: CALayer, _ toPixels: CGAffineTransform, _ area: PixelRect
  ) -> (plane: ReferencePlane, color: ReferencePixel)? {
    let opacity = ReferenceColor.unit(Double(layer.shadowOpacity))
    guard let color = layer.shadowColor, opacity > 0 else { return nil }
    let lengthScale = abs(toPixels.a * toPixels.d - toPixels.b * toPixels.c)
      .squareRoot()
    let radius = layer.shadowRadius.isFinite ? max(0, layer.shadowRadius) : 0
    let sigma = radius * lengthScale
    let reach = ReferenceShadow.reach(sigma: sigma, model: shadowModel)
    let offset = layer.shadowOffset.applying(toPixels)
    let moved = CGAffineTransform(translationX: offset.width, y: offset.height)
    let caster = area.expanded(by: reach)
    let source: ReferencePlane
    if let path = layer.shadowPath {
      source = Self.coverage(of: path, toPixels.concatenating(moved), caster)
    } else {
      var casting = body(layer, toPixels.concatenating(moved), caster)
      if layer.masksToBounds {
        casting.multiply(by: Outline(layer).coverage(toPixels.concatenating(moved), caster))
      }
      source = casting.alpha
    }
    let plane = ReferenceShadow.blur(source, sigma: sigma, model: shadowModel, over: area)
    return (plane, ReferenceColor.premultiplied(color).scaled(by: opacity))
  }

  // MARK: Contents

  private func drawContents(
    of layer: CALayer, _ fill: ReferencePlane, _ toPixels: CGAffineTransform,
    _ picture: inout ReferencePicture
  ) {
    if let gradient = layer as? CAGradientLayer {
      let toBounds = toPixels.inverted()
      let ramp = ReferenceGradient(gradient)
      picture.paint(through: fill) { x, y in
        ramp.color(at: CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(toBounds))
      }
    }
    if let bitmap = layer.contents {
      ReferenceContents(layer, bitmap).draw(toPixels, in: &picture)
    }
    guard let shape = layer as? CAShapeLayer, let path = shape.path else { return }
    if let color = shape.fillColor {
      picture.paint(
        ReferenceColor.premultiplied(color),
        through: Self.coverage(of: path, toPixels, picture.area, shape.fillRule))
    }
    if let color = shape.strokeColor, shape.lineWidth > 0, shape.lineWidth.isFinite {
      picture.paint(
        ReferenceColor.premultiplied(color),
        through: ReferenceStroke(shape, path).coverage(toPixels, picture.area))
    }
  }

  /// A path's coverage; circular rounded rectangles from their numbers, not from their elements.
  package static func coverage(
    of path: Path, _ toPixels: CGAffineTransform, _ area: PixelRect,
    _ rule: CAShapeLayerFillRule = .nonZero
  ) -> ReferencePlane {
    if let shape = path.roundedRect, shape.curve == .circular {
      return Outline(shape).coverage(toPixels, area)
    }
    return ReferencePolygon(path, toPixels).coverage(in: area, rule: rule)
  }
}

/// A layer's outline in its own space.
package struct Outline {
  package var shape: ReferenceRoundedRect
  package var curve: CALayerCornerCurve

  package init(_ layer: CALayer) {
    shape = ReferenceRoundedRect(
      layer.bounds, radius: layer.cornerRadius, corners: layer.maskedCorners)
    curve = layer.cornerCurve
  }

  package init(_ rounded: RoundedRect) {
    shape = ReferenceRoundedRect(
      rounded.rect, radius: rounded.cornerRadius, corners: rounded.corners)
    curve = rounded.curve
  }

  package func inset(by width: Double) -> Outline {
    var inner = self
    inner.shape = shape.inset(by: width.isFinite ? width : 0)
    return inner
  }

  package mutating func makeSquare() {
    shape.radius = 0
  }

  /// The exact circle where the transform keeps it, else a fine polygon.
  ///
  /// The continuous curve is defined by measurements, so its points come from the library.
  package func coverage(_ toPixels: CGAffineTransform, _ area: PixelRect) -> ReferencePlane {
    if curve == .continuous, shape.radius > 0 {
      let rect = CGRect(
        x: shape.minX, y: shape.minY, width: shape.maxX - shape.minX,
        height: shape.maxY - shape.minY)
      let path = Path(
        roundedRect: rect, cornerRadius: shape.radius, corners: shape.corners, curve: .continuous)
      return ReferencePolygon(path, toPixels).coverage(in: area)
    }
    let upright = toPixels.b == 0 && toPixels.c == 0 && toPixels.a > 0 && toPixels.d > 0
    guard upright, toPixels.a == toPixels.d || shape.radius == 0 else {
      return ReferencePolygon(shape, toPixels).coverage(in: area)
    }
    var pixels = shape
    pixels.minX = shape.minX * toPixels.a + toPixels.tx
    pixels.maxX = shape.maxX * toPixels.a + toPixels.tx
    pixels.minY = shape.minY * toPixels.d + toPixels.ty
    pixels.maxY = shape.maxY * toPixels.d + toPixels.ty
    pixels.radius = shape.radius * toPixels.a
    return pixels.coverage(in: area)
  }
}
