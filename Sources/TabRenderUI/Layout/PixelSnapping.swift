internal import Foundation

extension CGRect {
  /// The rectangle with each edge on the nearest whole pixel, half up.
  ///
  /// Edges are rounded and not sizes, so that views that touch still do.
  func snapped(scale: CGFloat) -> CGRect {
    func edge(_ position: CGFloat) -> CGFloat {
      (position * scale + 0.5).rounded(.down) / scale
    }
    let (left, top) = (edge(minX), edge(minY))
    return CGRect(x: left, y: top, width: edge(maxX) - left, height: edge(maxY) - top)
  }
}
