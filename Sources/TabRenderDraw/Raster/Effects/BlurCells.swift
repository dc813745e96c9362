/// Cells of several pixels, in which the source of a very wide blur is taken.
///
/// A blur sees 2.8 σ and more around what is visible, thousands of times a small canvas's area. A
/// Gaussian hardly changes within σ / 64, so there the source is drawn smaller: each of its
/// pixels has the mean coverage of a square. The kernel itself stays as it is. An edge
/// anywhere in a cell of width c is off by at most c² / (8σ²√(2πe)) = 7.4e-6, which is below 1/512
/// of a level. Where edges of several items coincide, their coverage is composited cell by cell; that
/// is off by at most c / (4σ√(2π)), 0.4 levels.
enum BlurCells {
  /// Up to this many pixels a source is taken as it is.
  static let most = 1 << 24

  private static let cellsPerSigma = 64.0

  /// How many pixels a cell is wide and high for a source that fills an area.
  static func size(_ kernel: GaussianKernel, source area: PixelRect) -> Int {
    guard area.width * area.height > most else { return 1 }
    return max(1, Int(kernel.sigma / cellsPerSigma))
  }
}

extension GaussianBlur {
  /// The blur of a shape, to be asked for visible pixels only.
  init(of shape: Shape, kernel: GaussianKernel, visible: PixelRect) {
    let reached = visible.expanded(by: kernel.reach).intersection(shape.bounds)
    let cell = BlurCells.size(kernel, source: reached)
    let drawn = cell > 1 ? shape.scaled(by: 1 / Double(cell)) : shape
    self.init(
      kernel: kernel, cell: cell, source: drawn.preciseCoverage, sourceBounds: drawn.bounds)
  }

  /// The pixels that the blur of the source can reach.
  var bounds: PixelRect {
    PixelRect(
      minX: sourceBounds.minX * cell, minY: sourceBounds.minY * cell,
      maxX: sourceBounds.maxX * cell, maxY: sourceBounds.maxY * cell
    ).expanded(by: kernel.reach)
  }
}

extension PixelRect {
  /// The cells, counted from the pixel at the origin, that hold the rectangle.
  func inCells(_ cell: Int) -> PixelRect {
    guard cell > 1 else { return self }
    func below(_ value: Int) -> Int { value >= 0 ? value / cell : -((cell - 1 - value) / cell) }
    return PixelRect(
      minX: below(minX), minY: below(minY), maxX: -below(-maxX), maxY: -below(-maxY))
  }
}
