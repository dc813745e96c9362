public import Foundation

extension TabBarScene {
  /// The numbers of the bar's style.
  package var metrics: TabBarMetrics { TabBarMetrics(style: bar.style) }

  /// The bar's rectangle on the canvas, in points, unrounded.
  ///
  /// It stands on the canvas's bottom edge, a floating one 21 pt above it, lifted by the bottom
  /// inset and narrowed by the left and right ones, and never reaches above the top inset. Without
  /// a bar it has no height.
  public var barFrame: CGRect {
    let insets = bar.insets
    let isFloating = bar.style == .floating
    let bottom =
      canvas.size.height - insets.bottom - (isFloating ? TabBarMetrics.floatingMargin : 0)
    let wanted = (bar.height ?? metrics.barHeight) + (isFloating ? 0 : bar.bottomInset)
    let height = showsBar ? max(0, min(wanted, bottom - insets.top)) : 0
    let room = max(0, canvas.size.width - insets.left - insets.right)
    let width =
      isFloating
      ? TabBarMetrics.platterWidth(count: shownItems.count, canvas: Double(room)) : Double(room)
    return CGRect(
      x: insets.left + (room - CGFloat(width)) / 2, y: bottom - height, width: CGFloat(width),
      height: height)
  }

  /// The items that there is room for: on a narrow canvas four and "More" where there are more than
  /// five.
  public var shownItems: [Item] {
    let most = canvas.size.width < Self.widthForMoreItems ? 5 : 8
    guard items.list.count > most else { return items.list }
    return items.list.prefix(most - 1) + [Item.more]
  }

  /// The narrowest iPad.
  private static let widthForMoreItems: CGFloat = 744

  /// The corners that are rounded.
  public var drawnCorners: CACornerMask {
    bar.corners
      ?? (bar.style == .floating ? .all : [.layerMinXMinYCorner, .layerMaxXMinYCorner])
  }

  /// The radius that is asked for, or the style's.
  public var cornerRadius: Double { bar.cornerRadius ?? (bar.style == .floating ? 31 : 16) }

  /// The radius that is drawn: at most half of the bar's shorter side.
  public var drawnCornerRadius: Double {
    min(cornerRadius, min(barFrame.width, barFrame.height) / 2)
  }

  /// The shape of the corners.
  public var drawnCornerCurve: CALayerCornerCurve {
    bar.cornerCurve ?? (bar.style == .floating ? .continuous : .circular)
  }

  /// Whether the bar's layer masks to its bounds: as asked for, else unless a sublayer carries the
  /// shadow.
  public var barMasksToBounds: Bool {
    bar.masksToBounds ?? (shadow.host != .sublayer)
  }

  /// Whether status bar, home indicator and the display's rounded corners are drawn.
  public var showsChrome: Bool {
    switch content.kind {
    case .list, .feed, .photo, .picture: canvas.showsChrome ?? true
    case .stripes, .checker, .solid, .none: canvas.showsChrome ?? false
    }
  }

  /// Whether content and status bar have text.
  public var showsText: Bool { content.showsText ?? !items.list.isEmpty }

  /// The rectangle that the shadow can reach, in points, not cut at the canvas.
  ///
  /// `nil` when there is no shadow to see.
  public var shadowExtent: CGRect? {
    let isVisible = shadow.host != .none && shadow.opacity > 0 && shadow.color.alpha > 0
    guard isVisible, !barFrame.isEmpty else { return nil }
    let reach = Double(shadow.model.reach(sigma: shadow.radius * canvas.scale)) / canvas.scale
    return barFrame.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
      .insetBy(dx: -reach, dy: -reach)
  }
}

extension TabBarScene.Canvas {
  /// The part of the canvas that the picture shows, in points; empty when the crop lies beside it.
  public var pictureFrame: CGRect {
    let whole = CGRect(origin: .zero, size: size)
    guard let crop else { return whole }
    let frame = whole.intersection(crop)
    return frame.isNull ? .zero : frame
  }

  /// The part of the canvas that the picture shows, in pixels: edges rounded half up.
  public var picturePixels: (x: Int, y: Int, width: Int, height: Int) {
    let frame = pictureFrame
    let (left, top) = (pixels(frame.minX), pixels(frame.minY))
    return (left, top, pixels(frame.maxX) - left, pixels(frame.maxY) - top)
  }

  private func pixels(_ points: Double) -> Int {
    Int((points * scale + 0.5).rounded(.down))
  }
}
