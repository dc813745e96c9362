extension DisplayList {
  /// How many pixels are blurred for backdrops: those of each backdrop on the canvas, added up.
  ///
  /// Each takes memory and time of its own, however many lie above each other.
  package var blurredPixels: Int { items.reduce(0) { $0 + $1.blurredPixels(on: canvas) } }
}

extension DisplayItem {
  /// It calls itself for groups, which are as deep as layers are.
  fileprivate func blurredPixels(on canvas: PixelRect) -> Int {
    switch self {
    case .fill, .shadow: return 0
    case .group(let group):
      return (group.items + (group.mask ?? [])).reduce(0) { $0 + $1.blurredPixels(on: canvas) }
    case .backdrop:
      let area = bounds.intersection(canvas)
      return area.width * area.height
    }
  }
}
