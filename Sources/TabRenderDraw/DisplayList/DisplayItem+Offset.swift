import Foundation

extension DisplayItem {
  /// The same item elsewhere, by a distance in pixels that need not be whole.
  package func offsetBy(x: Double, y: Double) -> DisplayItem {
    switch self {
    case .fill(let shape, let paint):
      .fill(shape.offsetBy(x: x, y: y), paint.offsetBy(x: x, y: y))
    case .shadow(let shadow): .shadow(shadow.offsetBy(x: x, y: y))
    case .group(let group): .group(group.offsetBy(x: x, y: y))
    case .backdrop(let backdrop): .backdrop(backdrop.offsetBy(x: x, y: y))
    }
  }
}

extension DisplayShadow {
  fileprivate func offsetBy(x: Double, y: Double) -> DisplayShadow {
    let moved: Caster =
      switch caster {
      case .shape(let shape): .shape(shape.offsetBy(x: x, y: y))
      case .items(let items): .items(items.map { $0.offsetBy(x: x, y: y) })
      }
    return DisplayShadow(caster: moved, offset: offset, sigma: sigma, color: color, model: model)
  }
}

extension DisplayGroup {
  fileprivate func offsetBy(x: Double, y: Double) -> DisplayGroup {
    DisplayGroup(
      items: items.map { $0.offsetBy(x: x, y: y) }, opacity: opacity,
      clip: clip?.offsetBy(x: x, y: y), mask: mask?.map { $0.offsetBy(x: x, y: y) })
  }
}

extension DisplayBackdrop {
  fileprivate func offsetBy(x: Double, y: Double) -> DisplayBackdrop {
    DisplayBackdrop(
      shape: shape.offsetBy(x: x, y: y), behind: behind.map { $0.offsetBy(x: x, y: y) },
      canvas: canvas.offsetBy(x: x, y: y), sigma: sigma, model: model)
  }
}

extension DisplayCanvas {
  fileprivate func offsetBy(x: Double, y: Double) -> DisplayCanvas {
    let rect = CGRect(
      x: CGFloat(bounds.minX) + x, y: CGFloat(bounds.minY) + y, width: CGFloat(bounds.width),
      height: CGFloat(bounds.height))
    return DisplayCanvas(bounds: PixelRect(covering: rect), background: background)
  }
}

extension Paint {
  fileprivate func offsetBy(x: Double, y: Double) -> Paint {
    switch self {
    case .color: self
    case .gradient(let gradient): .gradient(gradient.offsetBy(x: x, y: y))
    case .image(let image):
      .image(
        ImagePaint(
          bitmap: image.bitmap,
          transform: image.transform.concatenating(CGAffineTransform(translationX: x, y: y)),
          isNearest: image.isNearest))
    }
  }
}
