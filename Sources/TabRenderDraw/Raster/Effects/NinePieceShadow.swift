import Foundation

/// The blurred coverage of a rounded rectangle large enough to have a straight middle.
///
/// Nine pieces: a tile for each corner, whose inner row and column, being out of the reach of any
/// curve, repeat along the edges; and the full middle. The cost is that of the tiles.
struct NinePieceShadow: Coverage {
  let bounds: PixelRect
  private let left: Int
  private let right: Int
  private let top: Int
  private let bottom: Int
  private let tiles: Tiles

  private struct Tiles {
    var topLeft: ShadowTile
    var topRight: ShadowTile
    var bottomLeft: ShadowTile
    var bottomRight: ShadowTile
  }

  /// `nil` where the corners' tiles would meet.
  init?(_ shape: RoundedRect, kernel: GaussianKernel, visible: PixelRect) {
    let reach = kernel.reach
    let outline = Shape.roundedRect(shape).bounds
    let curve = shape.cornerExtent
    func extent(_ size: CGFloat, _ corners: CACornerMask) -> CGFloat {
      shape.corners.isDisjoint(with: corners) ? 0 : size
    }
    let leftEnd = shape.rect.minX + extent(curve.width, .left)
    let rightEnd = shape.rect.maxX - extent(curve.width, .right)
    let topEnd = shape.rect.minY + extent(curve.height, .top)
    let bottomEnd = shape.rect.maxY - extent(curve.height, .bottom)
    bounds = outline.expanded(by: reach)
    left = Int(pixelAbove: leftEnd) + reach + 1
    right = Int(pixelBelow: rightEnd) - reach - 1
    top = Int(pixelAbove: topEnd) + reach + 1
    bottom = Int(pixelBelow: bottomEnd) - reach - 1
    guard left <= right, top <= bottom else { return nil }
    let blur = GaussianBlur(of: .roundedRect(shape), kernel: kernel, visible: visible)
    let bounds = bounds
    func tile(columns: Range<Int>, rows: Range<Int>, innerColumn: Int, innerRow: Int) -> ShadowTile
    {
      ShadowTile(
        columns: ShadowTile.needed(columns, of: visible.columns, inner: innerColumn),
        rows: ShadowTile.needed(rows, of: visible.rows, inner: innerRow), blur: blur)
    }
    let leftColumns = bounds.minX..<left
    let rightColumns = right..<bounds.maxX
    let topRows = bounds.minY..<top
    let bottomRows = bottom..<bounds.maxY
    tiles = Tiles(
      topLeft: tile(columns: leftColumns, rows: topRows, innerColumn: left - 1, innerRow: top - 1),
      topRight: tile(columns: rightColumns, rows: topRows, innerColumn: right, innerRow: top - 1),
      bottomLeft: tile(
        columns: leftColumns, rows: bottomRows, innerColumn: left - 1, innerRow: bottom),
      bottomRight: tile(
        columns: rightColumns, rows: bottomRows, innerColumn: right, innerRow: bottom))
  }

  func rows(in band: PixelRect) -> any CoverageRows { Rows(shadow: self) }

  private struct Rows: CoverageRows {
    let shadow: NinePieceShadow

    func fill(_ bytes: inout MutableSpan<UInt8>, row: Int, columns: Range<Int>) -> UniformRun {
      let (leftTile, rightTile, tileRow) = shadow.tiles(row: row)
      let middle = columns.clamped(to: shadow.left..<max(shadow.left, shadow.right))
      let split =
        middle.isEmpty
        ? min(max(shadow.left, columns.lowerBound), columns.upperBound) : middle.lowerBound
      let uniform = middle.isEmpty ? split..<split : middle
      leftTile.write(
        row: tileRow, to: &bytes, columns: columns.lowerBound..<uniform.lowerBound,
        origin: columns.lowerBound)
      rightTile.write(
        row: tileRow, to: &bytes, columns: uniform.upperBound..<columns.upperBound,
        origin: columns.lowerBound)
      return UniformRun(
        columns: uniform,
        coverage: uniform.isEmpty ? 0 : leftTile.coverage(column: shadow.left - 1, row: tileRow))
    }
  }

  /// The tiles that a row belongs to, and the row of theirs that shows there.
  private func tiles(row: Int) -> (left: ShadowTile, right: ShadowTile, row: Int) {
    if row >= bottom { return (tiles.bottomLeft, tiles.bottomRight, row) }
    return (tiles.topLeft, tiles.topRight, min(row, top - 1))
  }
}

/// A corner of a nine-piece shadow: the part of it that is looked at.
private struct ShadowTile: Sendable {
  let columns: Range<Int>
  let rows: Range<Int>
  private let mask: Mask

  init(columns: Range<Int>, rows: Range<Int>, blur: GaussianBlur) {
    self.columns = columns
    self.rows = rows
    mask = blur.mask(
      for: PixelRect(
        minX: columns.lowerBound, minY: rows.lowerBound, maxX: columns.upperBound,
        maxY: rows.upperBound))
  }

  /// The visible part of a tile's range, or else the inner line that repeats along the edges.
  static func needed(_ range: Range<Int>, of visible: Range<Int>, inner: Int) -> Range<Int> {
    let part = range.clamped(to: visible)
    return part.isEmpty ? inner..<inner + 1 : part
  }

  func coverage(column: Int, row: Int) -> UInt8 {
    guard columns.contains(column), rows.contains(row) else { return 0 }
    return mask.bytes[(row - rows.lowerBound) * mask.width + column - columns.lowerBound]
  }

  func write(row: Int, to bytes: inout MutableSpan<UInt8>, columns: Range<Int>, origin: Int) {
    guard !columns.isEmpty else { return }
    bytes.withPart(columns.lowerBound - origin..<columns.upperBound - origin) { part in
      part.copy(
        mask, row: row - rows.lowerBound, firstColumn: self.columns.lowerBound, columns: columns)
    }
  }
}

extension CACornerMask {
  fileprivate static let left: CACornerMask = [.layerMinXMinYCorner, .layerMinXMaxYCorner]
  fileprivate static let right: CACornerMask = [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
  fileprivate static let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
  fileprivate static let bottom: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
}
