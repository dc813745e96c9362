import Foundation

/// What the system draws over an app: status bar and home indicator.
///
/// The glyphs are simple shapes; their positions are those of current iPhones, scaled with the width.
struct ChromeLayers {
  let scene: TabBarScene
  let fonts: FontLibrary

  private var width: CGFloat { scene.canvas.size.width }
  private var isMirrored: Bool { scene.items.direction == .rightToLeft }
  private var color: CGColor {
    SystemColor.label.color.resolved(for: scene.canvas.appearance)
  }

  func makeLayers() -> [CALayer] {
    var layers: [CALayer] = []
    let hasRoom = scene.barFrame.minY >= scene.canvas.safeArea.top
    if scene.canvas.safeArea.top >= 20, hasRoom { layers += makeStatusBar() }
    if scene.canvas.safeArea.bottom > 0 { layers.append(makeHomeIndicator()) }
    return layers
  }

  /// 144 × 5 pt, 8 pt above the bottom, on a canvas 402 pt wide.
  private func makeHomeIndicator() -> CALayer {
    let size = CGSize(width: (min(width, 834) * 144 / 402).rounded(), height: 5)
    let layer = CALayer()
    layer.name = "homeIndicator"
    layer.frame = CGRect(
      x: (width - size.width) / 2, y: scene.canvas.size.height - 8 - size.height, width: size.width,
      height: size.height)
    layer.cornerRadius = size.height / 2
    layer.backgroundColor = DynamicColor(light: .black, dark: .white)
      .resolved(for: scene.canvas.appearance)
    return layer
  }

  /// Time at the leading side, signal, Wi-Fi and battery at the trailing one.
  private func makeStatusBar() -> [CALayer] {
    let hasEars = scene.canvas.safeArea.top >= 40
    let middle = hasEars ? scene.canvas.safeArea.top / 2 + 3 : 10
    let side = hasEars ? width * 0.174 : 50
    let glyphs = makeGlyphs()
    glyphs.frame.origin = CGPoint(
      x: (isMirrored ? side : width - side) - glyphs.frame.width / 2,
      y: middle - glyphs.frame.height / 2)
    var layers = [glyphs]
    if let time = makeTime(size: hasEars ? 17 : 12) {
      time.frame.origin = CGPoint(
        x: (isMirrored ? width - side : side) - time.frame.width / 2,
        y: middle - time.frame.height / 2)
      layers.append(time)
    }
    return layers
  }

  private func makeTime(size: CGFloat) -> CALayer? {
    guard scene.showsText else { return nil }
    let font = FontDescriptor(size: size, weight: .semibold)
    let layer = TextLayer("9:41", font: font, color: color, fonts: fonts)
      .make(maximumWidth: Double(width))?.layer
    layer?.name = "statusBar.time"
    return layer
  }

  private func makeGlyphs() -> CALayer {
    let group = CALayer()
    group.name = "statusBar.glyphs"
    group.frame = CGRect(x: 0, y: 0, width: 77, height: 13)
    addSignal(to: group)
    addWiFi(to: group)
    addBattery(to: group)
    return group
  }

  private func addSignal(to group: CALayer) {
    for bar in 0..<4 {
      let height = 4.5 + CGFloat(bar) * 2.6
      group.addSublayer(
        block(CGRect(x: CGFloat(bar) * 5, y: 12.5 - height, width: 3.2, height: height), 1))
    }
  }

  /// Three arcs of a quarter circle around a point at the bottom.
  private func addWiFi(to group: CALayer) {
    let layer = CAShapeLayer()
    let center = CGPoint(x: 34.5, y: 12)
    var path = Path()
    for radius in [10.4, 6.6] {
      var arc = Path()
      arc.addArc(
        center: center, radius: radius, startAngle: -0.75 * .pi, endAngle: -0.25 * .pi,
        clockwise: false)
      path.addPath(arc)
    }
    layer.path = path
    layer.fillColor = nil
    layer.strokeColor = color
    layer.lineWidth = 2.4
    group.addSublayer(layer)
    let tip = CAShapeLayer()
    var wedge = Path()
    wedge.move(to: center)
    wedge.addArc(
      center: center, radius: 3.7, startAngle: -0.75 * .pi, endAngle: -0.25 * .pi, clockwise: false)
    wedge.closeSubpath()
    tip.path = wedge
    tip.fillColor = color
    group.addSublayer(tip)
  }

  private func addBattery(to group: CALayer) {
    let frame = block(CGRect(x: 50, y: 0.2, width: 24.5, height: 12.6), 4)
    frame.backgroundColor = nil
    frame.borderWidth = 1
    frame.borderColor = color.opacity(0.4)
    group.addSublayer(frame)
    group.addSublayer(block(CGRect(x: 52, y: 2.2, width: 20.5, height: 8.6), 2.4))
    let pole = block(CGRect(x: 75.5, y: 4.4, width: 1.5, height: 4.2), 0.75)
    pole.backgroundColor = color.opacity(0.5)
    group.addSublayer(pole)
  }

  private func block(_ frame: CGRect, _ radius: CGFloat) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.cornerRadius = radius
    layer.backgroundColor = color
    return layer
  }
}
