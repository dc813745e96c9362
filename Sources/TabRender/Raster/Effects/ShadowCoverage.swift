import Foundation

extension DisplayShadow {
  /// The shadow's blurred coverage, computed for the visible pixels only.
  ///
  /// Rounded rectangles with a straight middle take the nine-piece path, everything else the
  /// general blur. Without blur the shape itself is the coverage.
  func coverage(visible: PixelRect, render: (_ items: [DisplayItem], PixelRect) -> Mask)
    -> any Coverage
  {
    let kernel = GaussianKernel(sigma: sigma, model: model)
    switch caster {
    case .shape(let shape):
      let moved = shape.offsetBy(x: offset.width, y: offset.height)
      if kernel.reach == 0 { return moved.coverage }
      if case .roundedRect(let outline) = moved,
        let pieces = NinePieceShadow(outline, kernel: kernel, visible: visible.intersection(bounds))
      {
        return pieces
      }
      return blurred(
        kernel, visible: visible, sourceBounds: moved.bounds, source: moved.preciseCoverage)
    case .items(let items):
      return itemsCoverage(items, kernel: kernel, visible: visible, render: render)
    }
  }

  /// The shadow of drawn items: their alpha, moved by whole pixels and a rest below one.
  private func itemsCoverage(
    _ items: [DisplayItem], kernel: GaussianKernel, visible: PixelRect,
    render: ([DisplayItem], PixelRect) -> Mask
  ) -> any Coverage {
    let shift = SubpixelShift(offset)
    let needed = visible.intersection(bounds).expanded(by: kernel.reach + 1)
      .offset(x: -shift.x, y: -shift.y).intersection(items.bounds)
    guard !needed.isEmpty else {
      return MaskCoverage(bounds: needed, mask: Mask(width: 0, height: 0))
    }
    let alpha = render(items, needed)
    let moved = shift.applied(to: alpha, at: needed)
    if kernel.reach == 0 {
      return MaskCoverage(
        bounds: moved.bounds,
        mask: Mask(quantizing: moved.coverage(in: moved.bounds), in: moved.bounds))
    }
    return blurred(
      kernel, visible: visible, sourceBounds: moved.bounds, source: moved.coverage)
  }

  private func blurred(
    _ kernel: GaussianKernel, visible: PixelRect, sourceBounds: PixelRect,
    source: @escaping GaussianBlur.Source
  ) -> any Coverage {
    let region = visible.intersection(bounds)
      .intersection(sourceBounds.expanded(by: kernel.reach))
    let blur = GaussianBlur(kernel: kernel, source: source, sourceBounds: sourceBounds)
    return MaskCoverage(bounds: region, mask: blur.mask(for: region))
  }
}

/// A shift split into whole pixels and a rest of 0 up to 1 on each axis.
private struct SubpixelShift {
  let x: Int
  let y: Int
  let restX: Float
  let restY: Float

  init(_ offset: CGSize) {
    x = Int(pixelBelow: offset.width)
    y = Int(pixelBelow: offset.height)
    restX = Float(offset.width - CGFloat(x))
    restY = Float(offset.height - CGFloat(y))
  }

  func applied(to mask: Mask, at area: PixelRect) -> MovedMask {
    MovedMask(mask: mask, origin: area.offset(x: x, y: y), restX: restX, restY: restY)
  }
}

/// A mask moved by a part of a pixel: what a pixel holds is spread over the pixels it then covers.
private struct MovedMask {
  let mask: Mask
  let origin: PixelRect
  let restX: Float
  let restY: Float

  var bounds: PixelRect {
    PixelRect(
      minX: origin.minX, minY: origin.minY, maxX: origin.maxX + (restX > 0 ? 1 : 0),
      maxY: origin.maxY + (restY > 0 ? 1 : 0))
  }

  func coverage(in region: PixelRect) -> [Float] {
    var result: [Float] = []
    result.reserveCapacity(region.width * region.height)
    for y in region.rows {
      for x in region.columns {
        let here = between(at(x - 1, y), at(x, y), restX)
        let above = restY > 0 ? between(at(x - 1, y - 1), at(x, y - 1), restX) : 0
        result.append(between(above, here, restY) / 255)
      }
    }
    return result
  }

  private func between(_ before: Float, _ here: Float, _ rest: Float) -> Float {
    rest > 0 ? before * rest + here * (1 - rest) : here
  }

  private func at(_ x: Int, _ y: Int) -> Float {
    guard origin.columns.contains(x), origin.rows.contains(y) else { return 0 }
    return Float(mask.bytes[(y - origin.minY) * mask.width + x - origin.minX])
  }
}
