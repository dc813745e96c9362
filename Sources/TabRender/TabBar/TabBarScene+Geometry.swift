public import Foundation

extension TabBarScene {
  /// The bar's rectangle on the canvas, in points, unrounded.
  ///
  /// It stands on the canvas's bottom edge, lifted by the bottom inset and narrowed by the left and
  /// right ones, and never reaches above the top inset.
  public var barFrame: CGRect {
    let insets = bar.insets
    let bottom = canvas.size.height - insets.bottom
    let height = min(bar.height + bar.bottomInset, bottom - insets.top)
    return CGRect(
      x: insets.left, y: bottom - max(0, height),
      width: max(0, canvas.size.width - insets.left - insets.right), height: max(0, height))
  }

  /// The radius that is drawn: at most half of the bar's shorter side.
  public var drawnCornerRadius: Double {
    min(bar.cornerRadius, min(barFrame.width, barFrame.height) / 2)
  }

  /// Whether the bar's layer masks to its bounds: as asked for, else unless a sublayer carries the
  /// shadow.
  public var barMasksToBounds: Bool {
    bar.masksToBounds ?? (shadow.host != .sublayer)
  }

  /// The rectangle that the shadow can reach, in points, not cut at the canvas; `nil` when there is
  /// no shadow to see.
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
