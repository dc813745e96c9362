import Foundation

extension DisplayShadow {
  /// The shadow's blurred coverage, computed for the visible pixels only.
  ///
  /// Rounded rectangles with a straight middle take the nine-piece path, everything else the
  /// general blur. Without blur the shape itself is the coverage.
  func coverage(visible: PixelRect, render: @escaping (_ items: [DisplayItem], PixelRect) -> Mask)
    -> any Coverage
  {
    let kernel = GaussianKernel(sigma: sigma, model: model)
    switch caster {
    case .shape(let shape):
      let moved = shape.offsetBy(x: offset.width, y: offset.height)
      if kernel.reach == 0 { return moved.coverage(visible: visible) }
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

  /// Above this many pixels the alpha of drawn items is drawn piece by piece.
  private static let largestMask = 1 << 24

  /// The shadow of drawn items: the alpha of the items, moved.
  private func itemsCoverage(
    _ items: [DisplayItem], kernel: GaussianKernel, visible: PixelRect,
    render: @escaping ([DisplayItem], PixelRect) -> Mask
  ) -> any Coverage {
    let moved = items.map { $0.offsetBy(x: offset.width, y: offset.height) }
    let area = visible.intersection(bounds).expanded(by: kernel.reach).intersection(moved.bounds)
    if kernel.reach > 0, area.width * area.height > Self.largestMask {
      return blurred(kernel, visible: visible, sourceBounds: area) { region in
        render(moved, region).coverage(of: region, in: region)
      }
    }
    let alpha = render(moved, area)
    if kernel.reach == 0 { return MaskCoverage(bounds: area, mask: alpha) }
    return blurred(kernel, visible: visible, sourceBounds: area) { region in
      alpha.coverage(of: region, in: area)
    }
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

extension Mask {
  /// The coverage of a part of the area that the mask fills, 0…1, row by row.
  fileprivate func coverage(of region: PixelRect, in area: PixelRect) -> [Float] {
    region.rows.flatMap { row in
      let start = (row - area.minY) * width - area.minX
      return bytes[start + region.minX..<start + region.maxX].map { Float($0) / 255 }
    }
  }
}
