import Foundation

/// What scrolls behind the bar, as layers.
struct ContentLayers {
  let scene: TabBarScene

  func makeLayer() -> CALayer {
    let layer = CALayer()
    layer.name = "content"
    layer.frame = CGRect(origin: .zero, size: scene.canvas.size)
    layer.masksToBounds = true
    let fills = makeFills()
    guard !fills.isEmpty else { return layer }
    let scrolled = CALayer()
    scrolled.name = "scrolled"
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
    case .stripes: rows(height: Self.squareSize, makeStripe)
    case .checker: rows(height: Self.squareSize, makeCheckerRow)
    case .picture(let bitmap): [picture(bitmap)]
    }
  }

  /// How far the content is scrolled; by default so that the bar's top edge cuts a row in half.
  var scroll: CGFloat {
    if let scroll = scene.content.scroll { return scroll }
    let pitch: CGFloat
    switch scene.content.kind {
    case .list: pitch = Self.rowHeight
    case .feed: pitch = Self.cardPitch
    default: return 0
    }
    let below = (scene.barFrame.minY - pitch / 2).truncatingRemainder(dividingBy: pitch)
    return below > 0 ? pitch - below : -below
  }

  private static let rowHeight: CGFloat = 64
  private static let cardPitch: CGFloat = 280
  private static let squareSize: CGFloat = 20

  /// The canvas in scrolled coordinates.
  private var visible: CGRect {
    CGRect(origin: CGPoint(x: 0, y: scroll), size: scene.canvas.size)
  }

  /// The visible ones of endlessly many rows of one height.
  private func rows(height: CGFloat, _ make: (Int, CGRect) -> CALayer) -> [CALayer] {
    let first = Int((visible.minY / height).rounded(.down))
    let last = Int((visible.maxY / height).rounded(.up))
    return (first..<max(first, last)).map { index in
      make(
        index,
        CGRect(x: 0, y: CGFloat(index) * height, width: visible.width, height: height))
    }
  }

  private func makeListRow(_ index: Int, _ frame: CGRect) -> CALayer {
    let color = Self.color(index, scene.canvas.appearance)
    let row = rectangle(frame, color.opacity(0.16))
    let square = frame.height
    row.addSublayer(rectangle(CGRect(x: 0, y: 0, width: square, height: square), color))
    let title = CGFloat(96 + Self.scattered(index, 100))
    let subtitle = CGFloat(150 + Self.scattered(index + 31, 110))
    row.addSublayer(textBar(x: square + 16, y: 17, width: title, height: 11, alpha: 0.55))
    row.addSublayer(textBar(x: square + 16, y: 38, width: subtitle, height: 8, alpha: 0.25))
    let pixel = 1 / scene.canvas.scale
    row.addSublayer(
      rectangle(
        CGRect(x: 0, y: frame.height - pixel, width: frame.width, height: pixel),
        system(.separator)))
    return row
  }

  private func makeCard(_ index: Int, _ frame: CGRect) -> CALayer {
    let color = Self.color(index, scene.canvas.appearance)
    let row = rectangle(frame, color.opacity(0.10))
    let picture = CAGradientLayer()
    picture.frame = CGRect(x: 0, y: 0, width: frame.width, height: 200)
    picture.colors = [color, Self.color(index + 3, scene.canvas.appearance)]
    picture.startPoint = CGPoint(x: 0, y: 0)
    picture.endPoint = CGPoint(x: 1, y: 1)
    row.addSublayer(picture)
    let title = CGFloat(140 + Self.scattered(index, 100))
    row.addSublayer(textBar(x: 16, y: 218, width: title, height: 13, alpha: 0.55))
    row.addSublayer(textBar(x: 16, y: 242, width: frame.width - 120, height: 8, alpha: 0.25))
    return row
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

  private func textBar(
    x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat, alpha: Double
  ) -> CALayer {
    let layer = rectangle(
      CGRect(x: x, y: y, width: width, height: height), system(.label).opacity(alpha))
    layer.cornerRadius = height / 2
    return layer
  }

  private func rectangle(_ frame: CGRect, _ color: Color) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color
    return layer
  }

  private func system(_ color: SystemColor) -> Color {
    color.color.resolved(for: scene.canvas.appearance)
  }

  private static let palette: [SystemColor] = [
    .systemRed, .systemIndigo, .systemGreen, .systemOrange, .systemBlue, .systemPink, .systemTeal,
    .systemPurple,
  ]

  private static func color(_ index: Int, _ appearance: TabBarScene.Appearance) -> Color {
    let count = palette.count
    return palette[((index % count) + count) % count].color.resolved(for: appearance)
  }

  /// A number below `limit` that looks random and depends on the index alone.
  private static func scattered(_ index: Int, _ limit: Int) -> Int {
    let mixed = UInt32(truncatingIfNeeded: index) &* 2_654_435_761
    return Int(mixed >> 16) % limit
  }
}
