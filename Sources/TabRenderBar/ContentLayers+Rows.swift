import Foundation

extension ContentLayers {
  /// A row of a list: a coloured square at the leading edge, title and subtitle, a separator.
  func makeListRow(_ index: Int, _ frame: CGRect) -> CALayer {
    let color = self.color(index)
    let row = rectangle(frame, color.opacity(0.16))
    let square = frame.height
    let side = scene.canvas.safeArea.left
    let thumbnail = rectangle(
      mirrored(CGRect(x: 0, y: 0, width: side + square, height: square), in: frame), color)
    thumbnail.name = "thumbnail"
    row.addSublayer(thumbnail)
    let sample = SampleText.row(index)
    let left = side + square + 16
    addText(sample.title, .title, x: left, baseline: 28, to: row, in: frame)
    addText(sample.subtitle, .subtitle, x: left, baseline: 47, to: row, in: frame)
    let pixel = 1 / scene.canvas.scale
    let separator = rectangle(
      CGRect(x: 0, y: frame.height - pixel, width: frame.width, height: pixel),
      system(.separator))
    separator.name = "separator"
    row.addSublayer(separator)
    return row
  }

  /// A card of a feed: a wide picture, a title and a line of text.
  func makeCard(_ index: Int, _ frame: CGRect) -> CALayer {
    let row = rectangle(frame, color(index).opacity(0.10))
    row.addSublayer(
      makePhoto(index, CGRect(x: 0, y: 0, width: frame.width, height: 200)))
    let sample = SampleText.row(index)
    addText(
      sample.title, .title, x: scene.canvas.safeArea.left + 16, baseline: 228, to: row, in: frame)
    addText(
      sample.subtitle, .subtitle, x: scene.canvas.safeArea.left + 16, baseline: 250, to: row,
      in: frame)
    return row
  }

  /// A row of a grid of photos, one pixel apart.
  func makePhotoRow(_ index: Int, _ frame: CGRect) -> CALayer {
    let row = CALayer()
    row.frame = frame
    let pixel = 1 / scene.canvas.scale
    let count = Int(Self.photoColumns)
    for column in 0..<count {
      let left = CGFloat(column) * frame.width / Self.photoColumns
      let photo = makePhoto(
        index * count + column,
        CGRect(
          x: left, y: 0, width: frame.width / Self.photoColumns - pixel,
          height: frame.height - pixel))
      photo.name = "photo.\(column + 1)"
      row.addSublayer(photo)
    }
    return row
  }

  /// A sky of two colours, a sun and hills: no file, and different for every index.
  private func makePhoto(_ index: Int, _ frame: CGRect) -> CALayer {
    let photo = CAGradientLayer()
    photo.name = "photo"
    photo.frame = frame
    photo.masksToBounds = true
    photo.colors = [color(index), color(index + 3)]
    photo.startPoint = CGPoint(x: 0.1, y: 0)
    photo.endPoint = CGPoint(x: 0.9, y: 1)
    let size = frame.height
    let sun = rectangle(
      CGRect(
        x: frame.width * (0.15 + 0.6 * Self.scattered(index)), y: size * 0.16, width: size * 0.22,
        height: size * 0.22), CGColor(white: 1, alpha: 0.75))
    sun.cornerRadius = size * 0.11
    photo.addSublayer(sun)
    for hill in 0..<2 {
      let top = size * (0.62 + 0.16 * CGFloat(hill) + 0.08 * Self.scattered(index * 7 + hill))
      let middle = frame.width * (0.2 + 0.6 * Self.scattered(index * 5 + hill + 1))
      let layer = CAShapeLayer()
      layer.path = Self.hill(top: top, middle: middle, in: frame.size)
      layer.fillColor = CGColor(white: 0, alpha: 0.22)
      photo.addSublayer(layer)
    }
    return photo
  }

  private static func hill(top: CGFloat, middle: CGFloat, in size: CGSize) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: size.height))
    path.addLine(to: CGPoint(x: 0, y: (top + size.height) / 2))
    path.addQuadCurve(
      to: CGPoint(x: size.width, y: (top + size.height) / 2),
      control: CGPoint(x: middle, y: top - (size.height - top) / 2))
    path.addLine(to: CGPoint(x: size.width, y: size.height))
    path.closeSubpath()
    return path
  }

  private func color(_ index: Int) -> CGColor {
    let palette: [SystemColor] = [
      .systemRed, .systemIndigo, .systemGreen, .systemOrange, .systemBlue, .systemPink,
      .systemTeal, .systemPurple,
    ]
    return system(palette[SampleText.wrapped(index, palette.count)])
  }

  /// A number of 0 up to 1 that looks random and depends on the index alone.
  private static func scattered(_ index: Int) -> CGFloat {
    let mixed = UInt32(truncatingIfNeeded: index &+ 1) &* 2_654_435_761
    return CGFloat(mixed >> 16) / 65536
  }
}

// MARK: Text

extension ContentLayers {
  /// The two kinds of lines.
  private enum Line {
    case title, subtitle

    var name: String { self == .title ? "title" : "subtitle" }
    var font: FontDescriptor {
      switch self {
      case .title: FontDescriptor(size: 17, weight: .semibold)
      case .subtitle: FontDescriptor(size: 14)
      }
    }
    /// The height of the grey bar that stands for it.
    var barHeight: CGFloat { self == .title ? 11 : 8 }
    var color: SystemColor { self == .title ? .label : .secondaryLabel }
  }

  /// A line of text on a baseline, or a bar in its place.
  private func addText(
    _ text: String, _ line: Line, x: CGFloat, baseline: CGFloat, to row: CALayer, in frame: CGRect
  ) {
    guard scene.showsText else {
      let width = min(CGFloat(text.count) * line.barHeight * 0.9, frame.width - x - 16)
      let bar = rectangle(
        mirrored(
          CGRect(
            x: x, y: baseline - line.barHeight, width: max(0, width), height: line.barHeight),
          in: frame),
        system(.label).opacity(line == .title ? 0.55 : 0.25))
      bar.cornerRadius = line.barHeight / 2
      bar.name = line.name
      row.addSublayer(bar)
      return
    }
    let room = Double(frame.width - x - 16)
    let text = TextLayer(text, font: line.font, color: system(line.color), fonts: fonts)
    guard let made = text.make(maximumWidth: max(0, room)) else { return }
    made.layer.name = line.name
    made.layer.frame = mirrored(
      CGRect(
        x: x, y: baseline - CGFloat(made.baseline), width: made.size.width,
        height: made.size.height), in: frame)
    row.addSublayer(made.layer)
  }

  private func mirrored(_ rect: CGRect, in frame: CGRect) -> CGRect {
    guard scene.items.direction == .rightToLeft else { return rect }
    return CGRect(
      x: frame.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }
}
