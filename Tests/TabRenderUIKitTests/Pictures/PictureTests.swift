import TabRenderDraw
import TabRenderUIKit
import TestSupport
import Testing

/// Pictures of views against pictures of layers that are made by hand.
@MainActor @Suite struct PictureTests {
  /// Both pictures, on white, at two pixels per point.
  private func expect(
    _ view: UIView, _ width: Int, _ height: Int, equals layers: [CALayer],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let host = ViewHost(view, CGFloat(width), CGFloat(height))
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: width, height: height)
    root.backgroundColor = .white
    layers.forEach(root.addSublayer)
    let expected = draw(root, width: width * 2, height: height * 2, scale: 2)
    #expect(try host.image() == expected, sourceLocation: sourceLocation)
  }

  private func layer(_ frame: CGRect, _ color: CGColor?, radius: CGFloat = 0) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color
    layer.cornerRadius = radius
    return layer
  }

  @Test func `a rounded bar with a shadow is drawn as its layers are`() throws {
    let root = UIView()
    let bar = UIView(frame: CGRect(x: 5, y: 40, width: 90, height: 40))
    bar.backgroundColor = .systemYellow
    bar.layer.cornerRadius = 12
    bar.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    bar.layer.shadowOpacity = 0.3
    bar.layer.shadowOffset = CGSize(width: 0, height: -4)
    let dot = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    dot.backgroundColor = UIColor.systemRed.withAlphaComponent(0.5)
    dot.alpha = 0.5
    bar.addSubview(dot)
    root.addSubview(bar)
    let expected = layer(bar.frame, CGColor(hex: 0xFFCC00), radius: 12)
    expected.maskedCorners = bar.layer.maskedCorners
    expected.shadowOpacity = 0.3
    expected.shadowOffset = CGSize(width: 0, height: -4)
    let inner = layer(dot.frame, CGColor(hex: 0xFF3B30, alpha: 0.5))
    inner.opacity = 0.5
    expected.addSublayer(inner)
    try expect(root, 100, 80, equals: [expected])
  }

  @Test func `what draw(_:) fills and strokes lies behind the subviews`() throws {
    final class Drawing: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.blue.setFill()
        UIBezierPath(ovalIn: rect.insetBy(dx: 5, dy: 5)).fill()
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.clip(to: CGRect(x: 0, y: 0, width: 30, height: 60))
        context.setStrokeColor(UIColor.red.cgColor)
        context.setLineWidth(4)
        context.move(to: CGPoint(x: 0, y: 30))
        context.addLine(to: CGPoint(x: 60, y: 30))
        context.strokePath()
        context.restoreGState()
        context.translateBy(x: 40, y: 0)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      }
    }
    let view = Drawing(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    let cover = UIView(frame: CGRect(x: 25, y: 25, width: 10, height: 10))
    cover.backgroundColor = .green
    view.addSubview(cover)
    let oval = CAShapeLayer()
    oval.path = Path(ellipseIn: CGRect(x: 5, y: 5, width: 50, height: 50))
    oval.fillColor = CGColor(red: 0, green: 0, blue: 1)
    let line = CAShapeLayer()
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 30))
    path.addLine(to: CGPoint(x: 60, y: 30))
    line.path = path
    line.strokeColor = CGColor(red: 1, green: 0, blue: 0)
    line.lineWidth = 4
    let clipped = layer(CGRect(x: 0, y: 0, width: 30, height: 60), nil)
    clipped.masksToBounds = true
    clipped.addSublayer(line)
    let square = layer(
      CGRect(x: 40, y: 0, width: 4, height: 4), CGColor(red: 0, green: 0, blue: 1))
    try expect(
      view, 60, 60,
      equals: [
        oval, clipped, square,
        layer(CGRect(x: 25, y: 25, width: 10, height: 10), CGColor(red: 0, green: 1, blue: 0)),
      ])
  }

  @Test func `a label lies in the middle of its height`() throws {
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 80, height: 40))
    label.text = "Home"
    label.font = .systemFont(ofSize: 12, weight: .medium)
    label.textColor = .red
    label.textAlignment = .center
    let root = UIView()
    root.addSubview(label)
    let text = CATextLayer()
    text.string = "Home"
    text.font = FontDescriptor(size: 12, weight: .medium)
    text.fontSize = 12
    text.foregroundColor = CGColor(red: 1, green: 0, blue: 0)
    text.alignmentMode = .center
    text.truncationMode = .end
    let height = try FontLibrary.shared.metrics(of: text.font).lineHeight
    let top = ((10 + (40 - height) / 2) * 2 + 0.5).rounded(.down) / 2
    text.frame = CGRect(x: 10, y: top, width: 80, height: height)
    try expect(root, 100, 60, equals: [text])
  }

  @Test func `a symbol takes the tint, in the middle of its view`() throws {
    let view = UIImageView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
    view.image = UIImage(
      systemName: "star.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 14))
    view.contentMode = .center
    let root = UIView()
    root.tintColor = .systemGreen
    root.addSubview(view)
    let side = view.intrinsicContentSize.width
    let shape = CAShapeLayer()
    shape.frame = CGRect(x: 30 - side / 2, y: 30 - side / 2, width: side, height: side)
    shape.path = Symbol.named("star.fill")?.outline.applying(
      CGAffineTransform(scaleX: side / 24, y: side / 24))
    shape.fillColor = CGColor(hex: 0x34C759)
    try expect(root, 60, 60, equals: [shape])
  }

  @Test(arguments: [
    (UIView.ContentMode.scaleToFill, CGRect(x: 0, y: 0, width: 40, height: 20)),
    (.scaleAspectFit, CGRect(x: 10, y: 0, width: 20, height: 20)),
    (.scaleAspectFill, CGRect(x: 0, y: -10, width: 40, height: 40)),
    (.center, CGRect(x: 16, y: 6, width: 8, height: 8)),
    (.bottomRight, CGRect(x: 32, y: 12, width: 8, height: 8)),
  ])
  func `pictures lie as the content mode says`(mode: UIView.ContentMode, rect: CGRect) throws {
    var bitmap = Bitmap(width: 16, height: 16)
    for x in 0..<16 {
      for y in 0..<8 {
        bitmap[x, y] = PremultipliedPixel(red: 9, green: UInt8(x * 9), blue: 99, alpha: 255)
      }
    }
    let view = UIImageView(image: UIImage(cgImage: bitmap, scale: 2))
    view.contentMode = mode
    view.clipsToBounds = true
    let root = UIView()
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    root.addSubview(view)
    let picture = layer(rect, nil)
    picture.contents = bitmap
    let clip = layer(view.frame, nil)
    clip.masksToBounds = true
    clip.addSublayer(picture)
    try expect(root, 40, 20, equals: [clip])
  }

  @Test func `a blur has the filter and the tint of its style`() throws {
    let root = UIView()
    root.backgroundColor = .red
    let effect = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    effect.frame = CGRect(x: 10, y: 10, width: 40, height: 20)
    effect.layer.cornerRadius = 10
    root.addSubview(effect)
    let expected = layer(effect.frame, CGColor(white: 1, alpha: 0.74), radius: 10)
    expected.backgroundFilters = [.gaussianBlur(radius: 8)]
    try expect(
      root, 60, 40,
      equals: [
        layer(CGRect(x: 0, y: 0, width: 60, height: 40), CGColor(red: 1, green: 0, blue: 0)),
        expected,
      ])
  }

  @Test func `a layer class of a view is used`() throws {
    final class Gradient: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    let view = Gradient()
    let gradient = try #require(view.layer as? CAGradientLayer)
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    let expected = CAGradientLayer()
    expected.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
    expected.colors = gradient.colors
    try expect(view, 30, 30, equals: [expected])
  }

  @Test func `an animation that stays changes the picture, another does not`() throws {
    let view = UIView()
    let dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    dot.backgroundColor = .black
    view.addSubview(dot)
    let moving = CABasicAnimation(keyPath: "position.x")
    moving.toValue = 25
    dot.layer.add(moving, forKey: nil)
    #expect(dot.layer.position.x == 5)
    moving.fillMode = .forwards
    moving.isRemovedOnCompletion = false
    dot.layer.add(moving, forKey: nil)
    try expect(
      view, 30, 10, equals: [layer(CGRect(x: 20, y: 0, width: 10, height: 10), .black)])
  }

  @Test func `a renderer draws pictures of its own`() throws {
    let image = UIGraphicsImageRenderer(
      size: CGSize(width: 10, height: 10), format: .default()
    ).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
    }
    #expect(image.size == CGSize(width: 10, height: 10))
    let bitmap = try #require(image.cgImage)
    #expect(bitmap[0, 0] == PremultipliedPixel(red: 255, green: 0, blue: 0, alpha: 255))
    #expect(bitmap[bitmap.width - 1, 0].alpha == 0)
    let data = try #require(image.pngData())
    #expect(UIImage(data: data, scale: image.scale)?.cgImage == bitmap)
  }
}
