/// Coverage of a general outline.
struct PathCoverage: Coverage {
  /// A lower outline, such as a letter's, meets one band or two: it is flattened where it is drawn,
  /// by the thread that draws it.
  private static let lowHeight = 64

  let bounds: PixelRect
  private let path: Path
  private let rule: CAShapeLayerFillRule
  /// The outline's edges, where many bands need them.
  private let sharedEdges: [Edge]?

  init(_ path: Path, rule: CAShapeLayerFillRule) {
    bounds = Shape.path(path, rule).bounds
    self.path = path
    self.rule = rule
    sharedEdges = bounds.height > Self.lowHeight ? Flattening.edges(of: path, rule: rule) : nil
  }

  func rows(in band: PixelRect) -> any CoverageRows {
    let region = band.intersection(bounds)
    let edges = sharedEdges ?? Flattening.edges(of: path, rule: rule)
    let coverage = AreaAccumulator.coverage(of: edges, rule: rule, in: region)
    return MaskRows(origin: region, mask: Mask(quantizing: coverage, in: region))
  }
}

/// Coverage that is stored pixel by pixel.
struct MaskCoverage: Coverage {
  let bounds: PixelRect
  let mask: Mask

  func rows(in band: PixelRect) -> any CoverageRows { MaskRows(origin: bounds, mask: mask) }
}

/// The rows of a mask that lies somewhere on the canvas; nothing is covered outside of it.
struct MaskRows: CoverageRows {
  let origin: PixelRect
  let mask: Mask

  func fill(_ bytes: inout MutableSpan<UInt8>, row: Int, columns: Range<Int>) -> UniformRun {
    bytes.copy(
      mask, row: row - origin.minY, firstColumn: origin.minX, columns: columns)
    return .none(at: columns.lowerBound)
  }
}

extension Mask {
  /// A mask of a region's coverage, rounded half up; empty for an empty region.
  init(quantizing coverage: [Float], in region: PixelRect) {
    guard !region.isEmpty else {
      self.init(width: 0, height: 0)
      return
    }
    var bytes = [UInt8](repeating: 0, count: coverage.count)
    var span = bytes.mutableSpan
    CoverageKernels.quantize(coverage.span, into: &span)
    self.init(width: region.width, height: region.height, bytes: bytes)
  }
}

extension MutableSpan<UInt8> {
  /// Writes a mask's row, which starts at a canvas column, into the bytes of some columns.
  ///
  /// Bytes outside the mask become 0.
  mutating func copy(_ mask: Mask, row: Int, firstColumn: Int, columns: Range<Int>) {
    guard row >= 0, row < mask.height else {
      update(repeating: 0)
      return
    }
    let inside = columns.clamped(to: firstColumn..<firstColumn + mask.width)
    let start = row * mask.width - firstColumn
    let source = mask.bytes.span
    for column in columns.lowerBound..<max(inside.lowerBound, columns.lowerBound) {
      self[column - columns.lowerBound] = 0
    }
    for column in inside { self[column - columns.lowerBound] = source[start + column] }
    for column in inside.upperBound..<max(columns.upperBound, inside.upperBound) {
      self[column - columns.lowerBound] = 0
    }
  }
}
