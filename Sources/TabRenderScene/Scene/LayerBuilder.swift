import Foundation

/// Makes layers of their descriptions.
struct LayerBuilder {
  /// What colours are resolved for.
  let appearance: TabBarScene.Appearance
  /// The pictures that layers show, by their files.
  let pictures: [String: Bitmap]
  /// Finds the fonts of texts.
  let fonts: FontLibrary

  /// A layer with its mask and sublayers: a tree of its own.
  func layer(_ description: LayerDescription) -> CALayer {
    let layer = ownLayer(description.kind)
    layer.name = description.id
    setGeometry(of: layer, description)
    setLook(of: layer, description)
    setContents(of: layer, description)
    if let shadow = description.shadow { setShadow(of: layer, shadow) }
    layer.mask = description.mask.map { self.layer($0.layer) }
    for child in description.children { layer.addSublayer(self.layer(child)) }
    return layer
  }

  private func setGeometry(of layer: CALayer, _ description: LayerDescription) {
    layer.anchorPoint = description.anchorPoint
    if let frame = description.frame {
      layer.bounds = CGRect(origin: .zero, size: frame.size)
      layer.position = CGPoint(
        x: frame.minX + layer.anchorPoint.x * frame.width,
        y: frame.minY + layer.anchorPoint.y * frame.height)
    } else {
      layer.bounds = description.bounds
      layer.position = description.position
    }
    layer.transform = description.transform
    layer.zPosition = description.zPosition
  }

  private func setLook(of layer: CALayer, _ description: LayerDescription) {
    layer.isHidden = description.isHidden
    layer.opacity = Float(description.opacity)
    layer.masksToBounds = description.masksToBounds
    layer.cornerRadius = description.cornerRadius
    layer.maskedCorners = description.corners
    layer.cornerCurve = description.cornerCurve
    layer.backgroundColor = color(description.fill)
    layer.backgroundFilters = description.backgroundBlur.map { [.gaussianBlur(radius: $0)] } ?? []
    layer.borderWidth = description.border?.width ?? 0
    layer.borderColor = color(description.border?.color)
  }

  private func setContents(of layer: CALayer, _ description: LayerDescription) {
    layer.contents = description.contents.flatMap { pictures[$0] }
    layer.contentsGravity = description.contentsGravity
    layer.contentsScale = description.contentsScale
    layer.magnificationFilter = description.magnificationFilter
  }

  private func setShadow(of layer: CALayer, _ shadow: LayerShadowDescription) {
    layer.shadowColor = color(shadow.color)
    layer.shadowOpacity = Float(shadow.opacity)
    layer.shadowOffset = shadow.offset
    layer.shadowRadius = shadow.radius
    layer.shadowPath = shadow.path?.path
  }

  private func color(_ color: DynamicColor?) -> CGColor? { color?.resolved(for: appearance) }
}

extension LayerBuilder {
  private func ownLayer(_ kind: LayerDescription.Kind) -> CALayer {
    switch kind {
    case .plain: CALayer()
    case .shape(let shape): layer(shape)
    case .gradient(let gradient): layer(gradient)
    case .text(let text): layer(text)
    }
  }

  private func layer(_ shape: ShapeDescription) -> CALayer {
    let layer = CAShapeLayer()
    layer.path = shape.path.path
    layer.fillColor = color(shape.fill)
    layer.fillRule = shape.fillRule
    layer.strokeColor = color(shape.stroke)
    layer.lineWidth = shape.lineWidth
    layer.lineCap = shape.lineCap
    layer.lineJoin = shape.lineJoin
    layer.miterLimit = shape.miterLimit
    return layer
  }

  private func layer(_ gradient: GradientDescription) -> CALayer {
    let layer = CAGradientLayer()
    layer.colors = gradient.colors.map { $0.resolved(for: appearance) }
    layer.locations = gradient.locations
    layer.startPoint = gradient.startPoint
    layer.endPoint = gradient.endPoint
    return layer
  }

  private func layer(_ text: TextDescription) -> CALayer {
    let layer = CATextLayer()
    layer.string = text.string
    layer.font = text.font
    layer.fontSize = text.font.pointSize
    layer.foregroundColor = color(text.color)
    layer.alignmentMode = text.alignment
    layer.truncationMode = text.truncation
    layer.isWrapped = text.isWrapped
    layer.maximumLines = text.maximumLines
    layer.fonts = fonts
    return layer
  }
}
