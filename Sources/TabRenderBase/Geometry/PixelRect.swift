package import Foundation

/// A rectangle of whole pixels: columns and rows, upper ends excluded.
package struct PixelRect: Hashable, Sendable {
  package var minX: Int
  package var minY: Int
  package var maxX: Int
  package var maxY: Int

  package init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// The rectangle of a size, at the upper left corner unless another pixel is named.
  package init(x: Int = 0, y: Int = 0, width: Int, height: Int) {
    self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
  }

  /// The pixels that a rectangle touches; empty where it has no finite area.
  ///
  /// Coordinates beyond ±2^30 are brought in to it, so that later sums cannot overflow.
  package init(covering rect: CGRect) {
    let edges = [rect.minX, rect.minY, rect.maxX, rect.maxY]
    guard !rect.isNull, edges.allSatisfy({ !$0.isNaN }) else {
      self.init(minX: 0, minY: 0, maxX: 0, maxY: 0)
      return
    }
    self.init(
      minX: Int(pixelBelow: rect.minX), minY: Int(pixelBelow: rect.minY),
      maxX: Int(pixelAbove: rect.maxX), maxY: Int(pixelAbove: rect.maxY))
  }

  package var width: Int { max(0, maxX - minX) }
  package var height: Int { max(0, maxY - minY) }
  package var isEmpty: Bool { maxX <= minX || maxY <= minY }
  package var columns: Range<Int> { minX..<max(minX, maxX) }
  package var rows: Range<Int> { minY..<max(minY, maxY) }

  package func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
  }

  /// The smallest rectangle around both; an empty one adds nothing.
  package func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  /// Grown by a number of pixels on every side.
  package func expanded(by margin: Int) -> PixelRect {
    PixelRect(
      minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin)
  }
}

extension Int {
  /// The largest coordinate that is told from a larger one; far beyond any canvas.
  private static let farthestPixel: CGFloat = 0x1p30

  /// The pixel edge at or before a coordinate, brought in to ±2^30; 0 for NaN.
  package init(pixelBelow value: CGFloat) {
    self = Int(Self.near(value).rounded(.down))
  }

  /// The pixel edge at or after a coordinate, brought in to ±2^30; 0 for NaN.
  package init(pixelAbove value: CGFloat) {
    self = Int(Self.near(value).rounded(.up))
  }

  private static func near(_ value: CGFloat) -> CGFloat {
    value.isNaN ? 0 : Swift.min(Swift.max(value, -farthestPixel), farthestPixel)
  }
}
