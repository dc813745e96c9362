package import Foundation

/// One thing to draw, in pixels, with nothing left to decide.
package indirect enum DisplayItem: Hashable, Sendable {
  case fill(Shape, Paint)
  case shadow(DisplayShadow)
  case group(DisplayGroup)
  case backdrop(DisplayBackdrop)

  /// The pixels that it can change.
  package var bounds: PixelRect {
    switch self {
    case .fill(let shape, _): shape.bounds
    case .shadow(let shadow): shadow.bounds
    case .group(let group): group.bounds
    case .backdrop(let backdrop): backdrop.shape.bounds
    }
  }
}

/// The pixels that are drawn on, and what they hold before anything is drawn.
package struct DisplayCanvas: Hashable, Sendable {
  package let bounds: PixelRect
  /// `nil` for transparency.
  package let background: StraightPixel?

  package init(bounds: PixelRect, background: StraightPixel?) {
    self.bounds = bounds
    self.background = background
  }
}

/// What lies behind a shape, blurred and drawn inside it.
package struct DisplayBackdrop: Hashable, Sendable {
  package let shape: Shape
  /// Everything drawn before, back to front.
  package let behind: [DisplayItem]
  /// What is behind everything.
  package let canvas: DisplayCanvas
  /// The standard deviation of the Gaussian in pixels.
  package let sigma: Double
  package let model: ShadowModel

  package init(
    shape: Shape, behind: [DisplayItem], canvas: DisplayCanvas, sigma: Double, model: ShadowModel
  ) {
    self.shape = shape
    self.behind = behind
    self.canvas = canvas
    self.sigma = min(max(0, sigma), DisplayShadow.widestSigma)
    self.model = model
  }
}

/// A blurred, tinted copy of a shape or of what some items cover.
package struct DisplayShadow: Hashable, Sendable {
  /// What casts the shadow.
  package enum Caster: Hashable, Sendable {
    case shape(Shape)
    case items([DisplayItem])

    var bounds: PixelRect {
      switch self {
      case .shape(let shape): shape.bounds
      case .items(let items): items.bounds
      }
    }
  }

  package let caster: Caster
  /// The shift in pixels.
  package let offset: CGSize
  /// The standard deviation of the Gaussian in pixels.
  package let sigma: Double
  /// The tint; its alpha holds the shadow's opacity.
  package let color: StraightPixel
  package let model: ShadowModel
  package let bounds: PixelRect

  /// On a canvas of any size a wider Gaussian looks as flat as this one.
  static let widestSigma = 20_000.0

  /// Creates a shadow; a σ below 0 counts as 0, one above 20,000 px as 20,000 px.
  package init(
    caster: Caster, offset: CGSize, sigma: Double, color: StraightPixel, model: ShadowModel
  ) {
    let sigma = min(max(0, sigma), Self.widestSigma)
    self.caster = caster
    self.offset = offset
    self.sigma = sigma
    self.color = color
    self.model = model
    let area = caster.bounds
    bounds =
      area.isEmpty
      ? area
      : PixelRect(
        covering: CGRect(
          x: CGFloat(area.minX) + offset.width, y: CGFloat(area.minY) + offset.height,
          width: CGFloat(area.width), height: CGFloat(area.height))
      ).expanded(by: model.reach(sigma: sigma))
  }
}

/// Items that are clipped, masked or faded as one.
///
/// Drawn items count with the product of the clip's coverage, the mask's alpha and the opacity.
package struct DisplayGroup: Hashable, Sendable {
  package let items: [DisplayItem]
  /// 0…65535.
  package let opacity: UInt16
  package let clip: Shape?
  package let mask: [DisplayItem]?
  package let bounds: PixelRect

  package init(
    items: [DisplayItem], opacity: UInt16 = .max, clip: Shape? = nil, mask: [DisplayItem]? = nil
  ) {
    self.items = items
    self.opacity = opacity
    self.clip = clip
    self.mask = mask
    var bounds = items.bounds
    if let clip { bounds = bounds.intersection(clip.bounds) }
    if let mask { bounds = bounds.intersection(mask.bounds) }
    self.bounds = bounds
  }
}

extension [DisplayItem] {
  /// The pixels that any of the items can change.
  package var bounds: PixelRect {
    reduce(PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)) { $0.union($1.bounds) }
  }
}
