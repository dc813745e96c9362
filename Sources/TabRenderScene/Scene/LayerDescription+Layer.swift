import Foundation
package import TabRenderDraw
package import TabRenderBar

extension LayerDescription {
  /// The layer with its mask and sublayers.
  ///
  /// - Parameters:
  ///   - appearance: What the colours are resolved for.
  ///   - fonts: Finds the fonts of texts.
  /// - Returns: A tree of its own.
  package func makeLayer(_ appearance: TabBarScene.Appearance, fonts: FontLibrary) -> CALayer {
    let layer = makeOwnLayer(appearance, fonts)
    layer.name = id
    layer.bounds = bounds
    layer.anchorPoint = anchorPoint
    layer.position = position
    layer.transform = transform
    layer.zPosition = zPosition
    layer.isHidden = isHidden
    layer.opacity = Float(opacity)
    layer.masksToBounds = masksToBounds
    layer.cornerRadius = cornerRadius
    layer.maskedCorners = corners
    layer.cornerCurve = cornerCurve
    layer.backgroundColor = fill?.resolved(for: appearance)
    layer.backgroundFilters = backgroundBlur.map { [.gaussianBlur(radius: $0)] } ?? []
    layer.borderWidth = border?.width ?? 0
    layer.borderColor = border?.color.resolved(for: appearance)
    layer.contents = contents
    layer.contentsGravity = contentsGravity
    layer.contentsScale = contentsScale
    layer.magnificationFilter = magnificationFilter
    setShadow(on: layer, appearance)
    layer.mask = mask.first?.makeLayer(appearance, fonts: fonts)
    for child in children { layer.addSublayer(child.makeLayer(appearance, fonts: fonts)) }
    return layer
  }

  private func setShadow(on layer: CALayer, _ appearance: TabBarScene.Appearance) {
    guard let shadow else { return }
    layer.shadowColor = shadow.color.resolved(for: appearance)
    layer.shadowOpacity = Float(shadow.opacity)
    layer.shadowOffset = shadow.offset
    layer.shadowRadius = shadow.radius
    layer.shadowPath = shadow.path
  }

  private func makeOwnLayer(_ appearance: TabBarScene.Appearance, _ fonts: FontLibrary) -> CALayer {
    switch kind {
    case .plain: CALayer()
    case .shape(let shape): shape.makeLayer(appearance)
    case .gradient(let gradient): gradient.makeLayer(appearance)
    case .text(let text): text.makeLayer(appearance, fonts)
    }
  }
}

extension ShapeDescription {
  fileprivate func makeLayer(_ appearance: TabBarScene.Appearance) -> CALayer {
    let layer = CAShapeLayer()
    layer.path = path
    layer.fillColor = fill?.resolved(for: appearance)
    layer.fillRule = fillRule
    layer.strokeColor = stroke?.resolved(for: appearance)
    layer.lineWidth = lineWidth
    layer.lineCap = lineCap
    layer.lineJoin = lineJoin
    layer.miterLimit = miterLimit
    return layer
  }
}

extension GradientDescription {
  fileprivate func makeLayer(_ appearance: TabBarScene.Appearance) -> CALayer {
    let layer = CAGradientLayer()
    layer.colors = colors.map { $0.resolved(for: appearance) }
    layer.locations = locations
    layer.startPoint = startPoint
    layer.endPoint = endPoint
    return layer
  }
}

extension TextDescription {
  fileprivate func makeLayer(
    _ appearance: TabBarScene.Appearance, _ fonts: FontLibrary
  ) -> CALayer {
    let layer = CATextLayer()
    layer.string = text
    layer.font = font
    layer.fontSize = font.pointSize
    layer.foregroundColor = color.resolved(for: appearance)
    layer.alignmentMode = alignment
    layer.truncationMode = truncation
    layer.isWrapped = isWrapped
    layer.maximumLines = maximumLines
    layer.fonts = fonts
    return layer
  }
}
