/// What is drawn on a canvas: resolved to pixels, bounded, in drawing order.
///
/// A value without references, so that it can be drawn on any thread. Make one from a layer tree
/// with ``init(_:width:height:scale:origin:background:shadowModel:)``.
public struct DisplayList: Hashable, Sendable {
  /// The canvas's width in pixels.
  public let width: Int
  /// The canvas's height in pixels.
  public let height: Int
  package let background: StraightPixel?
  package let items: [DisplayItem]

  package init(width: Int, height: Int, background: StraightPixel?, items: [DisplayItem]) {
    self.width = max(0, width)
    self.height = max(0, height)
    self.background = background
    self.items = items
  }

  package var canvas: PixelRect { PixelRect(minX: 0, minY: 0, maxX: width, maxY: height) }
}
