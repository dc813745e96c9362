import Foundation

/// The items of a tab bar as layers, from the bar's corner.
struct ItemLayers {
  let scene: TabBarScene
  let fonts: FontLibrary

  private var metrics: TabBarMetrics { scene.metrics }
  private var isMirrored: Bool { scene.items.direction == .rightToLeft }

  /// A layer for the selection of a floating bar, then one for each item, then the badges above all.
  func makeLayers() -> [CALayer] {
    let items = scene.shownItems
    let width = Double(scene.barFrame.width)
    let frames = metrics.buttonFrames(count: items.count, width: width)
    guard frames.count == items.count else { return [] }
    let ordered = isMirrored ? Array(frames.reversed()) : frames
    var layers: [CALayer] = []
    if metrics.style == .floating, let selected, ordered.indices.contains(selected) {
      layers.append(makePill(ordered[selected]))
    }
    var badges: [CALayer] = []
    let room = titleRoom(frames)
    for (index, item) in items.enumerated() {
      let (layer, badge) = makeItem(item, ordered[index], index, titleRoom: room)
      layers.append(layer)
      if let badge { badges.append(badge) }
    }
    return layers + badges
  }

  /// The selected item among those shown: what has no room is under "More".
  private var selected: Int? {
    scene.items.selected.map { min($0, scene.shownItems.count - 1) }
  }

  /// How wide titles may be so that neighbours do not touch, where buttons overlap too.
  private func titleRoom(_ frames: [CGRect]) -> Double {
    let widths =
      frames.map { Double($0.width) }
      + zip(frames, frames.dropFirst()).map {
        Double($1.minX - $0.minX)
      }
    return max(0, (widths.min() ?? 0) - 4)
  }

  private func makeItem(
    _ item: TabBarScene.Item, _ frame: CGRect, _ index: Int, titleRoom: Double
  ) -> (layer: CALayer, badge: CALayer?) {
    let isSelected = index == selected
    let layer = CALayer()
    layer.name = "bar.items.\(index + 1)"
    layer.isItem = true
    layer.frame = frame
    let color = isSelected ? tint : unselectedTint
    let title = scene.items.showsLabels ? makeTitle(item.title, color, frame, titleRoom) : nil
    var iconFrame: CGRect?
    if let icon = item.icon {
      let drawing = IconDrawing(icon, isSelected: isSelected, color: color)
      let rect = rect(of: drawing.size(in: metrics.iconSize), beside: title, frame)
      layer.addSublayer(drawing.makeLayer(frame: snapped(rect, in: frame), box: metrics.iconSize))
      iconFrame = rect
    }
    if let title { layer.addSublayer(title) }
    layer.nameParts()
    let badge = item.badge.map { makeBadge($0, iconFrame, frame) }
    badge?.name = layer.name.map { "\($0).badge" }
    badge?.nameParts()
    badge?.frame.origin.x += frame.minX
    badge?.frame.origin.y += frame.minY
    return (layer, badge)
  }

  /// Above the title, or centred where there are no titles; beside it in a compact bar.
  private func rect(of size: CGSize, beside title: CATextLayer?, _ frame: CGRect) -> CGRect {
    var rect = metrics.iconFrame(size: size, buttonWidth: Double(frame.width))
    if metrics.style == .compact, let title {
      rect.origin.x = isMirrored ? title.frame.maxX + 5 : title.frame.minX - 5 - size.width
    } else if title == nil, metrics.style != .compact {
      rect.origin.y = (frame.height - size.height) / 2
    }
    return rect
  }

  private func makeTitle(
    _ title: String, _ color: CGColor, _ frame: CGRect, _ room: Double
  ) -> CATextLayer? {
    guard !title.isEmpty else { return nil }
    let size = scene.items.titleSize ?? metrics.titleSize
    let iconRoom = metrics.style == .compact ? metrics.iconSize + 5 : 0
    let text = TextLayer(
      title, font: FontDescriptor(size: size, weight: metrics.titleWeight), color: color,
      fonts: fonts)
    guard let made = text.make(maximumWidth: max(0, room - iconRoom)) else {
      return nil
    }
    let contentWidth = made.size.width + iconRoom
    var left = (Double(frame.width) - contentWidth) / 2
    if !isMirrored { left += iconRoom }
    let baseline =
      metrics.style == .compact
      ? metrics.iconCenter + made.capHeight / 2 : metrics.titleBaseline - Double(frame.minY)
    made.layer.frame = CGRect(
      x: scene.pixelAligned(left + Double(frame.minX)) - Double(frame.minX),
      y: baseline - made.baseline, width: made.size.width, height: made.size.height)
    return made.layer
  }

  private func makeBadge(
    _ badge: TabBarScene.Badge, _ icon: CGRect?, _ frame: CGRect
  ) -> CALayer {
    let text = TextLayer(
      badge.text, font: FontDescriptor(size: metrics.badgeTextSize(hasIcon: icon != nil)),
      color: .white, fonts: fonts
    ).make(maximumWidth: max(10, Double(frame.width) / 2 - 8))
    var rect = metrics.badgeFrame(
      textWidth: text.map { Double($0.size.width) } ?? 0, icon: icon,
      buttonWidth: Double(frame.width))
    if text == nil { rect = rect.insetBy(dx: 4, dy: 4).offsetBy(dx: -2, dy: -2) }
    if isMirrored { rect.origin.x = 2 * (icon?.midX ?? frame.width / 2) - rect.maxX }
    let layer = CALayer()
    rect = snapped(rect, in: frame)
    layer.frame = rect
    layer.cornerRadius = rect.height / 2
    layer.backgroundColor = SystemColor.systemRed.color.resolved(for: scene.canvas.appearance)
    guard let text else { return layer }
    let capTop = (Double(rect.height) - text.capHeight) / 2
    text.layer.frame = CGRect(
      x: (rect.width - text.size.width) / 2,
      y: CGFloat(scene.pixelAligned(capTop + text.capHeight) - text.baseline),
      width: text.size.width, height: text.size.height)
    layer.addSublayer(text.layer)
    return layer
  }

  private func makePill(_ frame: CGRect) -> CALayer {
    let layer = CALayer()
    layer.name = "bar.selection"
    layer.frame = frame
    layer.cornerRadius = TabBarMetrics.pillRadius
    layer.cornerCurve = .continuous
    layer.backgroundColor = SystemColor.label.color.resolved(for: scene.canvas.appearance)
      .opacity(0.08)
    return layer
  }

  /// A frame moved left to the nearest pixel, so that upright lines stay sharp.
  private func snapped(_ rect: CGRect, in frame: CGRect) -> CGRect {
    let scale = scene.canvas.scale
    let x = ((rect.minX + frame.minX) * scale).rounded(.down) / scale - frame.minX
    return CGRect(x: x, y: rect.minY, width: rect.width, height: rect.height)
  }

  private var tint: CGColor {
    scene.items.tint ?? SystemColor.systemBlue.color.resolved(for: scene.canvas.appearance)
  }

  /// On a white bar of iOS 17 measured as (153, 153, 153); dark and floating bars are not measured.
  private var unselectedTint: CGColor {
    if let color = scene.items.unselectedTint { return color }
    let color =
      metrics.style == .floating
      ? SystemColor.label.color
      : DynamicColor(light: CGColor(hex: 0x999999), dark: CGColor(hex: 0x8E8E93))
    return color.resolved(for: scene.canvas.appearance)
  }
}
