import Foundation

/// Coverage of an upright rounded rectangle: four corner tiles, straight edges, a full middle.
///
/// Only the tiles are computed pixel by pixel; the rest is a product of how far each row and
/// column lies inside.
struct RoundedRectCoverage: Coverage {
  let bounds: PixelRect
  fileprivate let rect: CGRect
  /// Rows and columns at the top left and the bottom right that hold curves; may be empty.
  fileprivate let corners: [CornerTile]

  /// `nil` where opposite corners' tiles would share pixels; the outline is then a general path.
  init?(_ shape: RoundedRect, visible: PixelRect) {
    let bounds = Shape.roundedRect(shape).bounds
    let tiles = CornerTile.areas(of: shape, in: bounds)
    guard CornerTile.areDisjoint(tiles) else { return nil }
    self.bounds = bounds
    rect = shape.rect
    var path = Path()
    shape.append(to: &path)
    let seen = tiles.map { $0.intersection(visible) }
    let edges = seen.allSatisfy(\.isEmpty) ? [] : Flattening.edges(of: path, rule: .nonZero)
    corners = zip(tiles, seen).map { tile, area in
      let coverage = AreaAccumulator.coverage(of: edges, rule: .nonZero, in: area)
      return CornerTile(
        area: tile, seen: area, mask: Mask(quantizing: coverage, in: area))
    }
  }

  func rows(in band: PixelRect) -> any CoverageRows { RoundedRectRows(coverage: self) }
}

private struct RoundedRectRows: CoverageRows {
  let coverage: RoundedRectCoverage

  func fill(_ bytes: inout MutableSpan<UInt8>, row: Int, columns: Range<Int>) -> UniformRun {
    let rect = coverage.rect
    let vertical = overlap(row, rect.minY, rect.maxY)
    guard vertical > 0 else { return UniformRun(columns: columns, coverage: 0) }
    let firstFull = Int(pixelAbove: rect.minX)
    var full = columns.clamped(to: firstFull..<max(firstFull, Int(pixelBelow: rect.maxX)))
    for corner in coverage.corners where corner.area.rows.contains(row) {
      if corner.area.minX == coverage.bounds.minX {
        full = max(full.lowerBound, min(corner.area.maxX, full.upperBound))..<full.upperBound
      } else {
        full = full.lowerBound..<min(full.upperBound, max(corner.area.minX, full.lowerBound))
      }
    }
    if full.isEmpty { full = columns.upperBound..<columns.upperBound }
    for side in [columns.lowerBound..<full.lowerBound, full.upperBound..<columns.upperBound] {
      for column in side {
        let horizontal = overlap(column, rect.minX, rect.maxX)
        bytes[column - columns.lowerBound] = level(vertical * horizontal)
      }
    }
    for corner in coverage.corners where corner.area.rows.contains(row) {
      let part = corner.seen.columns.clamped(to: columns)
      guard !part.isEmpty else { continue }
      bytes.withPart(part.lowerBound - columns.lowerBound..<part.upperBound - columns.lowerBound) {
        $0.copy(
          corner.mask, row: row - corner.seen.minY, firstColumn: corner.seen.minX, columns: part)
      }
    }
    return UniformRun(columns: full, coverage: level(vertical))
  }

  /// How much of the pixel between `index` and `index + 1` lies between two edges.
  private func overlap(_ index: Int, _ lower: CGFloat, _ upper: CGFloat) -> Double {
    max(0, min(Double(index + 1), Double(upper)) - max(Double(index), Double(lower)))
  }

  private func level(_ coverage: Double) -> UInt8 { UInt8(coverage * 255 + 0.5) }
}

/// The pixels that a rounded corner's curve touches, and their coverage.
struct CornerTile: Sendable {
  let area: PixelRect
  /// The part of the area that is visible, and so in the mask.
  let seen: PixelRect
  let mask: Mask

  /// The areas of the rounded corners of an outline.
  static func areas(of shape: RoundedRect, in bounds: PixelRect) -> [PixelRect] {
    guard !shape.isRect, !bounds.isEmpty else { return [] }
    let extent = shape.cornerExtent
    let left = Int(pixelAbove: shape.rect.minX + extent.width)
    let top = Int(pixelAbove: shape.rect.minY + extent.height)
    let right = Int(pixelBelow: shape.rect.maxX - extent.width)
    let bottom = Int(pixelBelow: shape.rect.maxY - extent.height)
    let all: [(CACornerMask, PixelRect)] = [
      (
        .layerMinXMinYCorner,
        PixelRect(minX: bounds.minX, minY: bounds.minY, maxX: left, maxY: top)
      ),
      (
        .layerMaxXMinYCorner,
        PixelRect(minX: right, minY: bounds.minY, maxX: bounds.maxX, maxY: top)
      ),
      (
        .layerMinXMaxYCorner,
        PixelRect(minX: bounds.minX, minY: bottom, maxX: left, maxY: bounds.maxY)
      ),
      (
        .layerMaxXMaxYCorner,
        PixelRect(minX: right, minY: bottom, maxX: bounds.maxX, maxY: bounds.maxY)
      ),
    ]
    return all.filter { shape.corners.contains($0.0) }.map(\.1)
  }

  static func areDisjoint(_ areas: [PixelRect]) -> Bool {
    for (index, area) in areas.enumerated() {
      for other in areas[(index + 1)...] where !area.intersection(other).isEmpty { return false }
    }
    return true
  }
}
