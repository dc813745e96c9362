import Foundation

/// An icon in an item's colour.
struct IconDrawing {
  /// A symbol's grid against its box: so that a circle has the 23.3 pt that SF Symbols' globe has
  /// in a bar of iOS 18, in a box of 24.
  private static let symbolScale = 23.3 / 21

  private let icon: TabBarScene.Icon
  private let color: CGColor

  init(_ icon: TabBarScene.Icon, isSelected: Bool, color: CGColor) {
    self.color = color
    guard case .symbol(let name) = icon, isSelected, let filled = Symbol.named(name)?.filled else {
      self.icon = icon
      return
    }
    self.icon = .symbol(filled.name)
  }

  /// The size in points that the icon takes in the layout, in a box of some size.
  func size(in box: Double) -> CGSize {
    switch icon {
    case .symbol: CGSize(width: box, height: box)
    case .svg(let icon): Self.fitted(icon.size, box)
    case .template(let bitmap):
      Self.fitted(CGSize(width: bitmap.width, height: bitmap.height), box)
    }
  }

  func makeLayer(frame: CGRect, box: Double) -> CALayer {
    switch icon {
    case .symbol(let name): makeSymbol(Symbol.named(name), frame, box)
    case .svg(let icon): makeShapes(icon, frame)
    case .template(let bitmap): makeTemplate(bitmap, frame)
    }
  }

  private func makeSymbol(_ symbol: Symbol?, _ frame: CGRect, _ box: Double) -> CALayer {
    let layer = CAShapeLayer()
    layer.name = "icon"
    layer.frame = frame
    guard let symbol else { return layer }
    let scale = box / Symbol.gridSize * Self.symbolScale
    let inset = (Double(frame.width) - Symbol.gridSize * scale) / 2
    layer.path = symbol.outline.applying(
      CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: inset, ty: inset))
    layer.fillRule = symbol.fillRule
    layer.fillColor = color
    return layer
  }

  private func makeShapes(_ icon: SVGIcon, _ frame: CGRect) -> CALayer {
    let layer = CALayer()
    layer.name = "icon"
    layer.frame = frame
    for part in icon.parts(fitting: layer.bounds) {
      let shape = CAShapeLayer()
      shape.path = part.path
      shape.fillRule = part.fillRule
      shape.fillColor = color
      layer.addSublayer(shape)
    }
    return layer
  }

  private func makeTemplate(_ bitmap: Bitmap, _ frame: CGRect) -> CALayer {
    let layer = CALayer()
    layer.name = "icon"
    layer.frame = frame
    layer.backgroundColor = color
    let mask = CALayer()
    mask.frame = layer.bounds
    mask.contents = bitmap
    layer.mask = mask
    return layer
  }

  /// The largest size of some proportions in a square.
  private static func fitted(_ size: CGSize, _ box: Double) -> CGSize {
    let longer = max(size.width, size.height, 1)
    return CGSize(width: box * size.width / longer, height: box * size.height / longer)
  }
}
