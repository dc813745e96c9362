import Foundation

/// Turns a layer tree into display items, in pixels.
///
/// The order of a layer's parts is written here and nowhere else.
package struct DisplayListBuilder {
  private let canvas: DisplayCanvas
  private let model: ShadowModel
  /// From the current layer's space to pixels.
  private let transform: CGAffineTransform
  /// What the layers before drew outside of `items`.
  private let behind: DrawnBehind
  /// How many layers the current one lies in.
  private let depth: Int
  /// Notes which layer draws what; `nil` where nobody asks.
  private let recorder: LayerRecorder?
  /// What the current layer does to all of its items.
  private var clip: Shape?
  private var opacity = UInt16.max
  private(set) var items: [DisplayItem] = []

  /// The items of a tree whose root lies in a space that a transform maps to a canvas's pixels.
  package static func items(
    of root: CALayer, on canvas: DisplayCanvas, toPixels transform: CGAffineTransform,
    model: ShadowModel
  ) -> [DisplayItem] {
    guard transform.isFinite, !transform.isDegenerate else { return [] }
    var builder = DisplayListBuilder(
      canvas: canvas, model: model, transform: transform, behind: .nothing, depth: 0,
      recorder: nil)
    builder.draw(root)
    return builder.items
  }

  /// Tells a recorder what each layer of a tree draws.
  static func record(
    _ root: CALayer, on canvas: DisplayCanvas, toPixels transform: CGAffineTransform,
    model: ShadowModel, by recorder: LayerRecorder
  ) {
    guard transform.isFinite, !transform.isDegenerate else { return recorder.skip(root) }
    var builder = DisplayListBuilder(
      canvas: canvas, model: model, transform: transform, behind: .nothing, depth: 0,
      recorder: recorder)
    builder.draw(root)
  }

  private init(
    canvas: DisplayCanvas, model: ShadowModel, transform: CGAffineTransform, behind: DrawnBehind,
    depth: Int, recorder: LayerRecorder?
  ) {
    self.canvas = canvas
    self.model = model
    self.transform = transform
    self.behind = behind
    self.depth = depth
    self.recorder = recorder
  }

  /// A builder for what is drawn next, in another space.
  private func builder(
    _ transform: CGAffineTransform, _ recorder: LayerRecorder?
  ) -> DisplayListBuilder {
    DisplayListBuilder(
      canvas: canvas, model: model, transform: transform,
      behind: .items(items, clip: clip, opacity: opacity, over: behind), depth: depth + 1,
      recorder: recorder)
  }

  /// A builder for what a layer draws by itself, in its own space.
  private var bySelf: DisplayListBuilder {
    DisplayListBuilder(
      canvas: canvas, model: model, transform: .identity, behind: .nothing, depth: depth,
      recorder: nil)
  }

  private mutating func draw(_ layer: CALayer) {
    let opacity = layer.opacity.isNaN ? 0 : min(max(layer.opacity, 0), 1)
    let toPixels = layer.transformToSuperlayer.concatenating(transform)
    guard !layer.isHidden, opacity > 0, toPixels.isFinite, !toPixels.isDegenerate,
      depth < CALayer.maximumDepth
    else {
      recorder?.skip(layer)
      return
    }
    items += drawn(layer, toPixels, UInt16(Double(opacity) * 65535 + 0.5))
  }

  /// The items of a layer that is drawn next.
  ///
  /// The layer's builder, which holds what lies behind, has gone when they are added to `items`: else
  /// every layer would copy all that its siblings have drawn.
  private func drawn(
    _ layer: CALayer, _ toPixels: CGAffineTransform, _ opacity: UInt16
  ) -> [DisplayItem] {
    var inner = builder(toPixels, recorder)
    inner.opacity = opacity
    inner.clip = layer.masksToBounds ? inner.shape(layer.outline) : nil
    if let recorder {
      recorder.open(
        layer, bySelf.look(of: layer, opacity), clip: inner.clip, opacity: inner.opacity)
    }
    inner.drawWithShadow(layer)
    let mask = inner.items.isEmpty ? nil : layer.mask.map { unrecordedItems(of: $0, toPixels) }
    recorder?.close(mask: mask)
    if inner.items.isEmpty || inner.clip == nil && mask == nil && inner.opacity == .max {
      return inner.items
    }
    return [
      .group(
        DisplayGroup(items: inner.items, opacity: inner.opacity, clip: inner.clip, mask: mask))
    ]
  }

  /// What a layer that is no sublayer draws: a mask, or a part of a view's drawing.
  func unrecordedItems(of layer: CALayer, _ toPixels: CGAffineTransform) -> [DisplayItem] {
    var inner = builder(toPixels, nil)
    inner.draw(layer)
    return inner.items
  }

  /// A shadow cast by a path is there before the parts are, so that backdrops among them see it.
  private mutating func drawWithShadow(_ layer: CALayer) {
    if layer.shadowPath != nil, let shadow = shadow(of: layer) {
      items.append(.shadow(shadow))
      recorder?.add(shadow, bySelf.shadowLook(of: layer))
      drawParts(of: layer)
    } else {
      drawParts(of: layer)
      guard let shadow = shadow(of: layer) else { return }
      items.insert(.shadow(shadow), at: 0)
      recorder?.add(shadow, bySelf.shadowLook(of: layer))
    }
  }

  /// Filtered backdrop, background, contents, the view's drawing, sublayers, border.
  private mutating func drawParts(of layer: CALayer) {
    let below = items.count
    drawBelowSublayers(of: layer)
    recorder?.add(items[below...])
    for sublayer in layer.sublayersInDrawingOrder { draw(sublayer) }
    let above = items.count
    drawBorder(of: layer)
    recorder?.add(items[above...])
  }

  /// Filtered backdrop, background, contents.
  mutating func drawBelowSublayers(of layer: CALayer) {
    drawBackdrop(of: layer)
    if let color = layer.backgroundColor { fill(layer.paintedOutline, with: color) }
    layer.drawContents(into: &self)
    for part in layer.drawing { items += unrecordedItems(of: part, transform) }
  }

  private mutating func drawBackdrop(of layer: CALayer) {
    let outline = layer.paintedOutline
    guard outline.rect.width > 0, outline.rect.height > 0 else { return }
    for case .gaussianBlur(let radius) in layer.backgroundFilters
    where radius > 0 && radius.isFinite {
      items.append(
        .backdrop(
          DisplayBackdrop(
            shape: shape(outline), behind: allBehind.leavingOutDeepBackdrops, canvas: canvas,
            sigma: Double(radius) * lengthScale, model: model)))
    }
  }

  /// All that was drawn so far.
  private var allBehind: [DisplayItem] {
    DrawnBehind.items(items, clip: clip, opacity: opacity, over: behind).all
  }

  /// How much longer lengths are in pixels: the square root of how much larger areas are.
  private var lengthScale: Double {
    abs(Double(transform.a * transform.d - transform.b * transform.c)).squareRoot()
  }

  mutating func drawBorder(of layer: CALayer) {
    let width = Double(layer.borderWidth)
    guard width > 0, width.isFinite, let color = layer.borderColor?.resolved, color.alpha > 0 else {
      return
    }
    let outer = layer.paintedOutline
    guard outer.rect.width > 0, outer.rect.height > 0 else { return }
    let inner = layer.outline.inset(by: width)
    if let outerPixels = outer.applying(transform), let innerPixels = inner.applying(transform) {
      items.append(.fill(.ring(outer: outerPixels, inner: innerPixels), .color(color)))
      return
    }
    var ring = Path(outer)
    ring.addPath(Path(inner))
    items.append(.fill(.path(ring.applying(transform), .evenOdd), .color(color)))
  }

  /// The shadow of a layer whose parts have been drawn into `items`.
  private func shadow(of layer: CALayer) -> DisplayShadow? {
    guard layer.shadowOpacity > 0, let caster = caster(of: layer), !caster.bounds.isEmpty else {
      return nil
    }
    return shadow(of: layer, castBy: caster)
  }

  func shadow(
    of layer: CALayer, castBy caster: DisplayShadow.Caster
  ) -> DisplayShadow? {
    let opacity = Double(layer.shadowOpacity)
    guard opacity > 0, let color = layer.shadowColor else { return nil }
    let tint = color.opacity(min(opacity, 1)).resolved
    let offset = layer.shadowOffset
    guard tint.alpha > 0, offset.width.isFinite, offset.height.isFinite else { return nil }
    let radius = Double(layer.shadowRadius)
    return DisplayShadow(
      caster: caster,
      offset: offset.applying(transform),
      sigma: radius.isFinite ? max(0, radius) * lengthScale : 0,
      color: tint, model: model)
  }

  private func caster(of layer: CALayer) -> DisplayShadow.Caster? {
    if let path = layer.shadowPath { return .shape(shape(of: path)) }
    guard !items.isEmpty else { return nil }
    if let clip, layer.backgroundColor?.resolved.isOpaque ?? false {
      // Nothing that a layer draws makes its opaque background less opaque.
      return .shape(clip)
    }
    if clip == nil, items.count == 1, case .fill(let shape, .color(let color)) = items[0],
      color.isOpaque
    {
      return .shape(shape)
    }
    let casting = items.leavingOutDeepShadows
    // A masking layer casts what it shows.
    return .items(clip.map { [.group(DisplayGroup(items: casting, clip: $0))] } ?? casting)
  }

  package mutating func drawBitmapContents(of layer: CALayer) {
    guard let bitmap = layer.contents, bitmap.width > 0, bitmap.height > 0 else { return }
    let rectangle = layer.contentsRectangle(of: bitmap)
    guard rectangle.width > 0, rectangle.height > 0 else { return }
    items.append(
      .fill(
        shape(RoundedRect(rect: rectangle)),
        .image(
          ImagePaint(
            bitmap: bitmap, in: rectangle, transform,
            isNearest: layer.magnificationFilter == .nearest))))
  }

  /// Fills an outline that lies in a space of its own.
  mutating func fill(_ path: Path, _ toPoints: CGAffineTransform, with color: CGColor) {
    let pixel = color.resolved
    let outline = path.applying(toPoints.concatenating(transform))
    guard pixel.alpha > 0, !outline.isEmpty else { return }
    items.append(.fill(.path(outline, .nonZero), .color(pixel)))
  }

  /// Lays a bitmap over a rectangle of a space of its own.
  mutating func draw(
    _ bitmap: Bitmap, at rectangle: CGRect, _ toPoints: CGAffineTransform, opacity: Double
  ) {
    let toPixels = toPoints.concatenating(transform)
    guard bitmap.width > 0, bitmap.height > 0, toPixels.isFinite, !toPixels.isDegenerate else {
      return
    }
    let item = DisplayItem.fill(
      .path(Path(rectangle).applying(toPixels), .nonZero),
      .image(ImagePaint(bitmap: bitmap, in: rectangle, toPixels)))
    let alpha = UInt16(min(max(opacity, 0), 1) * 65535 + 0.5)
    items.append(
      alpha == .max ? item : .group(DisplayGroup(items: [item], opacity: alpha)))
  }

  package mutating func drawShape(of layer: CAShapeLayer) {
    guard let path = layer.path else { return }
    if let color = layer.fillColor?.resolved, color.alpha > 0 {
      items.append(.fill(shape(of: path, rule: layer.fillRule), .color(color)))
    }
    guard let color = layer.strokeColor?.resolved, color.alpha > 0 else { return }
    let stroke = Stroke(
      width: Double(layer.lineWidth), cap: layer.lineCap, join: layer.lineJoin,
      miterLimit: Double(layer.miterLimit))
    let unitsPerPixel = 1 / max(abs(Double(transform.a)), abs(Double(transform.b)), 1e-9)
    let outline = stroke.outline(of: path, tolerance: unitsPerPixel * Flattening.tolerance)
    guard !outline.isEmpty else { return }
    items.append(.fill(.path(outline.applying(transform), .nonZero), .color(color)))
  }

  package mutating func drawGradient(of layer: CAGradientLayer) {
    let bounds = layer.bounds
    func point(_ unit: CGPoint) -> CGPoint {
      CGPoint(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
        .applying(transform)
    }
    let gradient = AxialGradient(
      colors: layer.colors, locations: layer.locations, from: point(layer.startPoint),
      to: point(layer.endPoint))
    guard let gradient, bounds.width > 0, bounds.height > 0 else { return }
    items.append(.fill(shape(layer.paintedOutline), .gradient(gradient)))
  }

  private mutating func fill(_ outline: RoundedRect, with color: CGColor) {
    let pixel = color.resolved
    guard pixel.alpha > 0, outline.rect.width > 0, outline.rect.height > 0 else { return }
    items.append(.fill(shape(outline), .color(pixel)))
  }

  /// An outline of the current space in pixels.
  func shape(_ outline: RoundedRect) -> Shape {
    outline.applying(transform).map(Shape.roundedRect)
      ?? .path(Path(outline).applying(transform), .nonZero)
  }

  func shape(of path: Path, rule: CAShapeLayerFillRule = .nonZero) -> Shape {
    Shape(path.applying(transform), rule: rule)
  }
}
