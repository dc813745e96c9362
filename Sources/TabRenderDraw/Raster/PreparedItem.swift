/// A display item with all that several bands need of it computed once.
///
/// Shadows have become coverage, so only two kinds are left.
indirect enum PreparedItem: Sendable {
  case fill(any Coverage, PreparedPaint, bounds: PixelRect)
  case group(PreparedGroup)

  var bounds: PixelRect {
    switch self {
    case .fill(_, _, let bounds): bounds
    case .group(let group): group.bounds
    }
  }
}

/// A group whose clip and mask are ready to be asked for coverage.
///
/// A clip that is a rectangle of whole pixels is in the bounds already.
struct PreparedGroup: Sendable {
  let items: [PreparedItem]
  let opacity: UInt16
  let clip: (any Coverage)?
  let mask: [PreparedItem]?
  let bounds: PixelRect

  /// Whether the group does more than keep to its bounds.
  var isPartial: Bool { clip != nil || mask != nil || opacity < .max }
}

/// A paint that is ready to give its colours.
enum PreparedPaint: Sendable {
  case color(StraightPixel)
  case gradient(GradientShader)
  case image(ImageShader)

  init?(_ paint: Paint) {
    switch paint {
    case .color(let color): self = .color(color)
    case .gradient(let gradient): self = .gradient(GradientShader(gradient: gradient))
    case .image(let image):
      guard let shader = ImageShader(image) else { return nil }
      self = .image(shader)
    }
  }
}

extension PreparedItem {
  /// Prepares the items of a list that can be seen inside a rectangle.
  ///
  /// Backdrops that were blurred already are taken from `backdrops`, others are put there.
  static func prepare(
    _ items: [DisplayItem], visible: PixelRect, _ backdrops: BackdropCache
  ) -> [PreparedItem] {
    items.compactMap { PreparedItem($0, visible: visible, backdrops) }
  }

  /// `nil` where nothing of the item is visible.
  private init?(_ item: DisplayItem, visible: PixelRect, _ backdrops: BackdropCache) {
    let bounds = item.bounds.intersection(visible)
    guard !bounds.isEmpty else { return nil }
    switch item {
    case .fill(let shape, let paint):
      guard let paint = PreparedPaint(paint) else { return nil }
      self = .fill(shape.coverage(visible: bounds), paint, bounds: bounds)
    case .shadow(let shadow):
      let coverage = shadow.coverage(visible: bounds) { items, region in
        Renderer.alpha(of: items, in: region)
      }
      let area = bounds.intersection(coverage.bounds)
      guard !area.isEmpty else { return nil }
      self = .fill(coverage, .color(shadow.color), bounds: area)
    case .backdrop(let backdrop):
      guard let shader = backdrops.shader(of: backdrop, visible: bounds) else { return nil }
      self = .fill(backdrop.shape.coverage(visible: bounds), .image(shader), bounds: bounds)
    case .group(let group):
      guard group.opacity > 0 else { return nil }
      self = .group(
        PreparedGroup(
          items: Self.prepare(group.items, visible: bounds, backdrops),
          opacity: group.opacity,
          clip: group.clip.flatMap { $0.coversWholePixels ? nil : $0.coverage(visible: bounds) },
          mask: group.mask.map { Self.prepare($0, visible: bounds, backdrops) },
          bounds: bounds))
    }
  }
}
