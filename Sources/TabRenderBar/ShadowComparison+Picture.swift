import Foundation

extension ShadowComparison {
  /// The comparison as one picture, drawn at the scene's scale.
  ///
  /// A column for each host, its caption above: the lower part of the screen, below it the bar's top left corner
  /// enlarged without smoothing, below that, from the second column on, the difference between
  /// the first column and this one in that corner: black where they agree, brighter where they
  /// differ more.
  ///
  /// - Parameters:
  ///   - renderer: Draws the picture.
  ///   - fonts: Finds the font of the captions.
  /// - Returns: A bitmap of ``pictureSize``.
  public func makePicture(renderer: Renderer, fonts: FontLibrary = .shared) -> Bitmap {
    let layout = Layout(scene: scene, count: columns.count)
    let root = CALayer()
    root.frame = CGRect(origin: .zero, size: layout.size)
    for (index, column) in columns.enumerated() {
      let left = layout.left(of: index)
      for caption in captions(of: column, at: CGPoint(x: left, y: layout.margin), layout, fonts) {
        root.addSublayer(caption)
      }
      root.addSublayer(
        panel(column.picture, layout.lowerPart, at: CGPoint(x: left, y: layout.lowerTop), layout))
      root.addSublayer(
        panel(column.picture, layout.corner, at: CGPoint(x: left, y: layout.cornerTop), layout))
      guard index > 0, let first = columns.first else { continue }
      let difference = column.picture.difference(from: first.picture)
      root.addSublayer(
        panel(difference, layout.corner, at: CGPoint(x: left, y: layout.differenceTop), layout))
    }
    let pixels = pictureSize
    let list = DisplayList(
      root, width: pixels.width, height: pixels.height, scale: scene.canvas.scale,
      background: SystemColor.systemGray5.color.resolved(for: scene.canvas.appearance))
    return renderer.render(list)
  }

  /// The host's name, and what the corner gaps show.
  private func captions(
    of column: Column, at origin: CGPoint, _ layout: Layout, _ fonts: FontLibrary
  ) -> [CALayer] {
    func line(_ text: String, _ font: FontDescriptor, _ color: SystemColor, _ y: CGFloat)
      -> CALayer?
    {
      let color = color.color.resolved(for: scene.canvas.appearance)
      let made = TextLayer(text, font: font, color: color, fonts: fonts)
        .make(maximumWidth: Double(layout.columnWidth))
      made?.layer.frame.origin = CGPoint(x: origin.x, y: origin.y + y)
      return made?.layer
    }
    return [
      line(column.host.title, FontDescriptor(size: 17, weight: .semibold), .label, 0),
      line(column.finding, FontDescriptor(size: 13), .secondaryLabel, 24),
    ].compactMap(\.self)
  }

  /// The size of the picture in pixels.
  public var pictureSize: (width: Int, height: Int) {
    let size = Layout(scene: scene, count: columns.count).size
    let scale = scene.canvas.scale
    return (Int((size.width * scale).rounded(.up)), Int((size.height * scale).rounded(.up)))
  }

  /// A part of a picture, enlarged to the width of a column.
  private func panel(
    _ picture: Bitmap, _ part: CGRect, at origin: CGPoint, _ layout: Layout
  ) -> CALayer {
    let zoom = layout.columnWidth / part.width
    let frame = CALayer()
    frame.frame = CGRect(
      x: origin.x, y: origin.y, width: layout.columnWidth, height: part.height * zoom)
    frame.masksToBounds = true
    let whole = CALayer()
    whole.frame = CGRect(
      x: -part.minX * zoom, y: -part.minY * zoom,
      width: CGFloat(picture.width) / scene.canvas.scale * zoom,
      height: CGFloat(picture.height) / scene.canvas.scale * zoom)
    whole.contents = picture
    whole.magnificationFilter = .nearest
    frame.addSublayer(whole)
    return frame
  }

  /// Where things lie in the picture, in points.
  private struct Layout {
    let margin: CGFloat = 16
    let captionHeight: CGFloat = 50
    let columnWidth: CGFloat
    let size: CGSize
    /// The part of the canvas around the bar.
    let lowerPart: CGRect
    /// The part of the canvas around the bar's top left corner.
    let corner: CGRect
    let lowerTop: CGFloat
    let cornerTop: CGFloat
    let differenceTop: CGFloat

    init(scene: TabBarScene, count: Int) {
      let canvas = scene.canvas.size
      let bar = scene.barFrame
      columnWidth = canvas.width
      let above = min(bar.minY, 180)
      lowerPart = CGRect(
        x: 0, y: bar.minY - above, width: canvas.width, height: canvas.height - bar.minY + above)
      let width = min(canvas.width, max(24, scene.drawnCornerRadius * 2))
      let height = width / 2
      corner = CGRect(
        x: min(max(0, bar.minX - width / 8), canvas.width - width),
        y: min(max(0, bar.minY - height / 4), canvas.height - height), width: width, height: height)
      let cornerHeight = corner.height * columnWidth / corner.width
      lowerTop = margin + captionHeight
      cornerTop = lowerTop + lowerPart.height + margin
      differenceTop = cornerTop + cornerHeight + margin
      let bottom = count > 1 ? differenceTop + cornerHeight : cornerTop + cornerHeight
      size = CGSize(
        width: margin + CGFloat(count) * (columnWidth + margin), height: bottom + margin)
    }

    func left(of column: Int) -> CGFloat { margin + CGFloat(column) * (columnWidth + margin) }
  }
}

extension TabBarScene.ShadowHost {
  /// Where the shadow is, for a caption.
  fileprivate var title: String {
    switch self {
    case .sibling: "Shadow in a sibling view"
    case .sublayer: "Shadow in a sublayer of the bar"
    case .`self`: "Shadow on the bar itself"
    case .none: "No shadow"
    }
  }
}

extension ShadowComparison.Column {
  /// What the corner gaps show, for a caption.
  fileprivate var finding: String {
    guard gapPixels > 0 else { return "The bar has no corner gaps" }
    if isClear { return "Content shows in all \(gapPixels) px of the corner gaps" }
    if isCovered { return "The content is covered in all \(gapPixels) px of the corner gaps" }
    return "Content shows in \(gapPixelsShowingContent) of \(gapPixels) px of the corner gaps"
  }
}

extension Bitmap {
  /// Black where two bitmaps agree; red to yellow to white as their largest difference grows.
  fileprivate func difference(from other: Bitmap) -> Bitmap {
    var result = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let (a, b) = (self[x, y], other[x, y])
        let delta =
          [
            Int(a.red) - Int(b.red), Int(a.green) - Int(b.green), Int(a.blue) - Int(b.blue),
            Int(a.alpha) - Int(b.alpha),
          ].map(abs).max() ?? 0
        result[x, y] = Self.heat(delta)
      }
    }
    return result
  }

  /// The first level of a difference is already a clear dark red.
  private static func heat(_ delta: Int) -> PremultipliedPixel {
    guard delta > 0 else { return PremultipliedPixel(red: 0, green: 0, blue: 0) }
    let red = min(255, 96 + delta * 2)
    let green = min(255, max(0, (delta - 64) * 2))
    let blue = min(255, max(0, (delta - 191) * 4))
    return PremultipliedPixel(red: UInt8(red), green: UInt8(green), blue: UInt8(blue))
  }
}
