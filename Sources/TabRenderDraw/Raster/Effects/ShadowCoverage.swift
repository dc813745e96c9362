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
      return mask(
        of: GaussianBlur(of: moved, kernel: kernel, visible: visible.intersection(bounds)),
        visible: visible)
    case .items(let items):
      return itemsCoverage(items, kernel: kernel, visible: visible, render: render)
    }
  }

  /// The shadow of drawn items: the alpha of the items, moved.
  private func itemsCoverage(
    _ items: [DisplayItem], kernel: GaussianKernel, visible: PixelRect,
    render: @escaping ([DisplayItem], PixelRect) -> Mask
  ) -> any Coverage {
    var moved = items.map { $0.offsetBy(x: offset.width, y: offset.height) }
    let reached = visible.intersection(bounds).expanded(by: kernel.reach)
    let cell = BlurCells.size(kernel, source: reached.intersection(moved.bounds))
    if cell > 1 { moved = moved.map { $0.scaled(by: 1 / Double(cell)) } }
    let area = reached.inCells(cell).intersection(moved.bounds)
    if kernel.reach > 0, area.width * area.height > BlurCells.most {
      // Only a canvas as large, or a narrow blur, comes here: its alpha is drawn piece by piece.
      let drawn = moved
      let blur = GaussianBlur(
        kernel: kernel, cell: cell,
        source: { region in render(drawn, region).coverage(of: region, in: region) },
        sourceBounds: area)
      return mask(of: blur, visible: visible)
    }
    let alpha = render(moved, area)
    if kernel.reach == 0 { return MaskCoverage(bounds: area, mask: alpha) }
    let blur = GaussianBlur(
      kernel: kernel, cell: cell, source: { alpha.coverage(of: $0, in: area) },
      sourceBounds: area)
    return mask(of: blur, visible: visible)
  }

  private func mask(of blur: GaussianBlur, visible: PixelRect) -> any Coverage {
    let region = visible.intersection(bounds).intersection(blur.bounds)
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
