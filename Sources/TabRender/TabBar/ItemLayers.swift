import Foundation

/// The items of a tab bar: a disc in the place of each icon.
struct ItemLayers {
  /// An icon's box: 24 pt, 8 pt below the bar's top edge.
  private static let iconSize: CGFloat = 24
  private static let iconTop: CGFloat = 8

  let scene: TabBarScene

  func makeLayers() -> [CALayer] {
    let frames = TabBarMetrics.itemFrames(
      count: scene.items.count, width: Double(scene.barFrame.width))
    return frames.enumerated().map { index, frame in
      let layer = CALayer()
      layer.name = "item.\(index)"
      layer.frame = CGRect(
        x: frame.midX - Self.iconSize / 2, y: Self.iconTop, width: Self.iconSize,
        height: Self.iconSize)
      layer.cornerRadius = Self.iconSize / 2
      layer.backgroundColor = index == scene.items.selected ? tint : Self.unselected
      return layer
    }
  }

  /// The grey of an unselected item on a white iOS 17 bar.
  private static let unselected = Color(hex: 0x999999)

  private var tint: Color {
    scene.items.tint ?? SystemColor.systemBlue.color.resolved(for: scene.canvas.appearance)
  }
}
