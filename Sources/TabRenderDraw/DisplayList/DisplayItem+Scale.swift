import Foundation

extension DisplayItem {
  /// The same item in pixels that are larger or smaller.
  ///
  /// - Parameter factor: How much larger the item becomes, seen from the origin; above 0.
  /// - Returns: The item, with every length multiplied.
  package func scaled(by factor: Double) -> DisplayItem {
    switch self {
    case .fill(let shape, let paint): .fill(shape.scaled(by: factor), paint.scaled(by: factor))
    case .shadow(let shadow): .shadow(shadow.scaled(by: factor))
    case .group(let group): .group(group.scaled(by: factor))
    case .backdrop(let backdrop): .backdrop(backdrop.scaled(by: factor))
    }
  }
}

extension Shape {
  /// The same shape in pixels that are larger or smaller.
  package func scaled(by factor: Double) -> Shape {
    let scale = CGAffineTransform(scaleX: factor, y: factor)
    switch self {
    case .roundedRect(let shape): return .roundedRect(shape.applying(scale) ?? shape)
    case .ring(let outer, let inner):
      return .ring(
        outer: outer.applying(scale) ?? outer, inner: inner.applying(scale) ?? inner)
    case .path(let path, let rule): return .path(path.applying(scale), rule)
    }
  }
}

extension DisplayShadow {
  fileprivate func scaled(by factor: Double) -> DisplayShadow {
    let caster: Caster =
      switch caster {
      case .shape(let shape): .shape(shape.scaled(by: factor))
      case .items(let items): .items(items.map { $0.scaled(by: factor) })
      }
    return DisplayShadow(
      caster: caster,
      offset: CGSize(width: offset.width * factor, height: offset.height * factor),
      sigma: sigma * factor, color: color, model: model)
  }
}

extension DisplayGroup {
  fileprivate func scaled(by factor: Double) -> DisplayGroup {
    DisplayGroup(
      items: items.map { $0.scaled(by: factor) }, opacity: opacity,
      clip: clip?.scaled(by: factor), mask: mask?.map { $0.scaled(by: factor) })
  }
}

extension DisplayBackdrop {
  fileprivate func scaled(by factor: Double) -> DisplayBackdrop {
    let rect = CGRect(
      x: CGFloat(canvas.bounds.minX) * factor, y: CGFloat(canvas.bounds.minY) * factor,
      width: CGFloat(canvas.bounds.width) * factor,
      height: CGFloat(canvas.bounds.height) * factor)
    return DisplayBackdrop(
      shape: shape.scaled(by: factor), behind: behind.map { $0.scaled(by: factor) },
      canvas: DisplayCanvas(bounds: PixelRect(covering: rect), background: canvas.background),
      sigma: sigma * factor, model: model)
  }
}

extension Paint {
  fileprivate func scaled(by factor: Double) -> Paint {
    switch self {
    case .color: self
    case .gradient(let gradient): .gradient(gradient.scaled(by: factor))
    case .image(let image):
      .image(
        ImagePaint(
          bitmap: image.bitmap,
          transform: image.transform.concatenating(
            CGAffineTransform(scaleX: factor, y: factor)), isNearest: image.isNearest))
    }
  }
}
