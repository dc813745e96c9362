import Foundation

/// What scrolls behind the bar, as layers.
struct ContentLayers {
  static let rowHeight: CGFloat = 64
  static let cardPitch: CGFloat = 280
  static let squareSize: CGFloat = 20
  static let photoColumns: CGFloat = 3

  let scene: TabBarScene
  let fonts: FontLibrary

  func makeLayer() -> CALayer {
    let layer = CALayer()
    layer.name = "content"
    layer.frame = CGRect(origin: .zero, size: scene.canvas.size)
    layer.masksToBounds = true
    let fills = makeFills()
    guard !fills.isEmpty else { return layer }
    let scrolled = CALayer()
    scrolled.name = "content.rows"
    scrolled.frame = layer.bounds.offsetBy(dx: 0, dy: -scroll)
    fills.forEach(scrolled.addSublayer)
    layer.addSublayer(scrolled)
    return layer
  }

  private func makeFills() -> [CALayer] {
    switch scene.content.kind {
    case .none: []
    case .solid(let color): [rectangle(visible, color)]
    case .list: rows(height: Self.rowHeight, makeListRow)
    case .feed: rows(height: Self.cardPitch, makeCard)
    case .photo: rows(height: photoPitch, makePhotoRow)
    case .stripes: rows(height: Self.squareSize, makeStripe)
    case .checker: rows(height: Self.squareSize, makeCheckerRow)
    case .picture(let bitmap): [picture(bitmap)]
    }
  }

  /// How far the content is scrolled; by default so that the bar's top edge cuts a row in half.
  private var scroll: CGFloat {
    if let scroll = scene.content.scroll { return CGFloat(scroll) }
    let pitch: CGFloat
    switch scene.content.kind {
    case .list: pitch = Self.rowHeight
    case .feed: pitch = Self.cardPitch
    case .photo: pitch = photoPitch
    default: return 0
    }
    let below = (scene.barFrame.minY - pitch / 2).truncatingRemainder(dividingBy: pitch)
    return below > 0 ? pitch - below : -below
  }

  var photoPitch: CGFloat { max(1, scene.canvas.size.width / Self.photoColumns) }

  /// The canvas in scrolled coordinates.
  private var visible: CGRect {
    CGRect(origin: CGPoint(x: 0, y: scroll), size: scene.canvas.size)
  }

  /// The visible ones of endlessly many rows of one height.
  private func rows(height: CGFloat, _ make: (Int, CGRect) -> CALayer) -> [CALayer] {
    let first = Int((visible.minY / height).rounded(.down))
    let last = Int((visible.maxY / height).rounded(.up))
    return (first..<max(first, last)).map { index in
      let row = make(
        index, CGRect(x: 0, y: CGFloat(index) * height, width: visible.width, height: height))
      row.name = "content.rows.\(index + 1)"
      row.nameParts()
      return row
    }
  }

  private func makeStripe(_ index: Int, _ frame: CGRect) -> CALayer {
    rectangle(frame, index.isMultiple(of: 2) ? system(.systemRed) : system(.systemBackground))
  }

  private func makeCheckerRow(_ index: Int, _ frame: CGRect) -> CALayer {
    let row = rectangle(frame, system(.systemGray5))
    let columns = Int((frame.width / Self.squareSize).rounded(.up))
    for column in 0..<columns where !(index + column).isMultiple(of: 2) {
      row.addSublayer(
        rectangle(
          CGRect(
            x: CGFloat(column) * Self.squareSize, y: 0, width: Self.squareSize,
            height: Self.squareSize), system(.systemGray2)))
    }
    return row
  }

  private func picture(_ bitmap: Bitmap) -> CALayer {
    let layer = CALayer()
    let width = scene.canvas.size.width
    layer.frame = CGRect(
      x: 0, y: 0, width: width,
      height: width * CGFloat(bitmap.height) / CGFloat(max(1, bitmap.width)))
    layer.contents = bitmap
    return layer
  }

  func rectangle(_ frame: CGRect, _ color: CGColor) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color
    return layer
  }

  func system(_ color: SystemColor) -> CGColor {
    color.color.resolved(for: scene.canvas.appearance)
  }
}
