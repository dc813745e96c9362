import Foundation
import TabRenderBase
import TabRenderDraw
import TestSupport

/// The layer trees that people build to give a tab bar rounded corners and a shadow, the right one
/// and the wrong ones, on a screen of 390 × 844 points over flat red.
enum TabBarTree: String, CaseIterable {
  case s0, s1, s2, s3, s4, s4b, s4c, s5a, s5b, s5c, s5NoFill, s6, s7, s8, s9, s10, s11, s12, s13
  case s13NoFill, s14, s15, s16, s16NoBar, s17, s18

  static let screen = CGSize(width: 390, height: 844)
  static let scale = 3.0
  static let frame = CGRect(x: 0, y: 761, width: 390, height: 83)
  static let topCorners: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
  static let red = CGColor(hex: 0xff0000)
  static let gray = CGColor(hex: 0x808080)
  static let lightGray = CGColor(hex: 0xaaaaaa)
  static let darkGray = CGColor(hex: 0x555555)

  /// The bar and 120 points above it, in pixels at 3x; below the bar the screen ends.
  static let region = PixelRect(minX: 0, minY: 641 * 3, maxX: 390 * 3, maxY: 844 * 3)

  /// The bar and 120 points above it, in points.
  static let bar = CGRect(x: 0, y: 641, width: 390, height: 203)
  /// The bar's left end and 50 points above it, in points.
  static let leftEnd = CGRect(x: 0, y: 711, width: 160, height: 133)

  /// What is drawn of a part of the screen, at 2 pixels per point: small enough for a debug build.
  func displayList(of part: CGRect) -> DisplayList {
    DisplayList(
      tree(), width: Int(part.width) * 2, height: Int(part.height) * 2, scale: 2,
      origin: (x: Int(part.minX) * 2, y: Int(part.minY) * 2), background: .white)
  }

  /// Whether the tree looks the same in a mirror.
  var isSymmetric: Bool { ![.s4c, .s7, .s8, .s17].contains(self) }

  /// The outline that several layers share, whose edge pixels are composited more than once.
  var sharedOutline: Outline {
    let bar = Self.layer(Self.frame, nil)
    bar.maskedCorners = Self.topCorners
    switch self {
    case .s1, .s2, .s3, .s4, .s4b, .s4c:
      bar.cornerRadius = self == .s1 ? 20 : self == .s4 ? 18 : 25
      if self != .s1 { bar.maskedCorners = .all }
    case .s10: bar.cornerRadius = 40
    default: bar.cornerRadius = 16
    }
    if self == .s18 { bar.cornerCurve = .continuous }
    return Outline(bar)
  }

  func tree() -> CALayer {
    let root = Self.layer(CGRect(origin: .zero, size: Self.screen), nil)
    root.addSublayer(Self.layer(CGRect(origin: .zero, size: Self.screen), Self.red))
    layers().forEach(root.addSublayer)
    return root
  }

  private func layers() -> [CALayer] {
    switch self {
    case .s0: [Self.shadowView(), Self.maskedBar()]
    case .s1: [shadowOnMaskedBar()]
    case .s2: [ownShadow(withBackground: false)]
    case .s3: [ownShadow(withBackground: true)]
    case .s4: [shapeAtIndexZero(withBackground: false, barWidth: 390)]
    case .s4b: [shapeAtIndexZero(withBackground: true, barWidth: 390)]
    case .s4c: [shapeAtIndexZero(withBackground: false, barWidth: 844)]
    case .s5a: [Self.squareShadowLayer(Self.frame), Self.maskedBar()]
    case .s5b: [shadowSublayer(masked: true)]
    case .s5c: [shadowSublayer(masked: false)]
    case .s5NoFill: [pathShadow(Path(Self.frame.atOrigin)), Self.maskedBar(fill: nil)]
    case .s6:
      [
        pathShadow(
          Path(roundedRect: Self.frame.atOrigin, cornerRadius: 16, corners: Self.topCorners)),
        Self.maskedBar(fill: CGColor(white: 1, alpha: 0.8)),
      ]
    case .s7: [floatingCapsule()]
    case .s8: [clippedCapsule()]
    case .s9: [maskedByLayer()]
    case .s10: [addedThreeTimes()]
    case .s11: greenSibling()
    case .s12: [faintShadow(), Self.layer(Self.frame, .white)]
    case .s13: [defaults(fill: .white)]
    case .s13NoFill: [defaults(fill: nil)]
    case .s14: [Self.shadowView(), Self.maskedBar(fill: .black)]
    case .s15: [Self.shadowView(), hiddenBar()]
    case .s16: [fadedShadowView(), Self.maskedBar()]
    case .s16NoBar: [fadedShadowView()]
    case .s17: [behindSiblings()]
    case .s18: [Self.shadowView(.continuous), Self.maskedBar(.continuous)]
    }
  }

  static func layer(_ frame: CGRect, _ color: CGColor?) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color
    return layer
  }

  private static func shadowView(_ curve: CALayerCornerCurve = .circular) -> CALayer {
    let view = squareShadowLayer(frame)
    view.cornerRadius = 16
    view.maskedCorners = topCorners
    view.cornerCurve = curve
    return view
  }

  private static func squareShadowLayer(_ frame: CGRect) -> CALayer {
    let layer = layer(frame, .white)
    layer.shadowColor = .black
    layer.shadowOffset = CGSize(width: 0, height: -8)
    layer.shadowOpacity = 0.3
    layer.shadowRadius = 10
    return layer
  }

  private static func maskedBar(
    _ curve: CALayerCornerCurve = .circular, fill: CGColor? = .white
  ) -> CALayer {
    let bar = layer(frame, nil)
    bar.cornerRadius = 16
    bar.maskedCorners = topCorners
    bar.cornerCurve = curve
    bar.masksToBounds = true
    bar.addSublayer(layer(frame.atOrigin, fill))
    return bar
  }

  private func shadowOnMaskedBar() -> CALayer {
    let bar = Self.layer(Self.frame, .white)
    bar.cornerRadius = 20
    bar.maskedCorners = Self.topCorners
    bar.masksToBounds = true
    bar.shadowOffset = .zero
    bar.shadowRadius = 6
    bar.shadowOpacity = 0.16
    return bar
  }

  private func ownShadow(withBackground: Bool) -> CALayer {
    let bar = Self.layer(Self.frame, CGColor(hex: 0xf2f2f7))
    bar.cornerRadius = 25
    bar.shadowColor = Self.lightGray
    bar.shadowOffset = .zero
    bar.shadowRadius = 5
    bar.shadowOpacity = 0.5
    if withBackground { bar.addSublayer(Self.layer(Self.frame.atOrigin, .white)) }
    return bar
  }

  private func shapeAtIndexZero(withBackground: Bool, barWidth: Double) -> CALayer {
    var frame = Self.frame
    frame.size.width = barWidth
    let bar = Self.layer(frame, nil)
    if withBackground { bar.addSublayer(Self.layer(Self.frame.atOrigin, .white)) }
    let shape = CAShapeLayer()
    shape.path = Path(
      roundedRect: Self.frame.atOrigin, cornerRadius: 18, corners: Self.topCorners)
    shape.fillColor = .white
    shape.strokeColor = Self.gray
    shape.lineWidth = 1
    shape.shadowColor = Self.gray
    shape.shadowOffset = CGSize(width: 0, height: -2)
    shape.shadowRadius = 8
    shape.shadowOpacity = 0.21
    shape.shadowPath = Path(roundedRect: Self.frame.atOrigin, cornerRadius: 18)
    bar.insertSublayer(shape, at: 0)
    return bar
  }

  private func shadowSublayer(masked: Bool) -> CALayer {
    let bar = Self.maskedBar()
    bar.masksToBounds = masked
    bar.insertSublayer(Self.squareShadowLayer(Self.frame.atOrigin), at: 0)
    return bar
  }

  private func pathShadow(_ path: Path) -> CALayer {
    let view = Self.squareShadowLayer(Self.frame)
    view.backgroundColor = nil
    view.shadowPath = path
    return view
  }

  private func floatingCapsule() -> CALayer {
    let bar = Self.layer(Self.frame, .clear)
    let shape = CAShapeLayer()
    shape.path = Path(
      roundedRect: CGRect(x: 20, y: -35, width: 350, height: 72), cornerRadius: 41.5)
    shape.fillColor = .white
    shape.shadowColor = Self.darkGray
    shape.shadowOffset = CGSize(width: 5, height: 5)
    shape.shadowRadius = 36
    shape.shadowOpacity = 0.8
    bar.insertSublayer(shape, at: 0)
    return bar
  }

  private func clippedCapsule() -> CALayer {
    let bar = Self.layer(Self.frame, nil)
    bar.masksToBounds = true
    let shape = CAShapeLayer()
    shape.path = Path(
      roundedRect: CGRect(x: 30, y: 5, width: 330, height: 93), cornerRadius: 195)
    shape.fillColor = .white
    shape.borderWidth = 1
    shape.shadowColor = Self.lightGray
    shape.shadowOffset = CGSize(width: 5, height: 5)
    shape.shadowRadius = 25
    shape.shadowOpacity = 0.3
    bar.insertSublayer(shape, at: 0)
    return bar
  }

  private func maskedByLayer() -> CALayer {
    let bar = Self.squareShadowLayer(Self.frame)
    let mask = CAShapeLayer()
    mask.path = Path(
      roundedRect: Self.frame.atOrigin, cornerRadius: 16, corners: Self.topCorners)
    bar.mask = mask
    return bar
  }

  private func addedThreeTimes() -> CALayer {
    let bar = Self.layer(Self.frame, nil)
    for _ in 0..<3 {
      let view = Self.layer(Self.frame.atOrigin, .white)
      view.cornerRadius = 40
      view.maskedCorners = Self.topCorners
      view.shadowColor = Self.gray
      view.shadowOffset = CGSize(width: 0, height: -7)
      view.shadowRadius = 5
      view.shadowOpacity = 0.1
      bar.addSublayer(view)
    }
    return bar
  }

  private func greenSibling() -> [CALayer] {
    let view = Self.layer(
      CGRect(x: 0, y: 761, width: 390, height: 50), CGColor(hex: 0x00ff00))
    view.cornerRadius = 50
    view.shadowOffset = CGSize(width: 0, height: -10)
    view.shadowOpacity = 0.3
    return [view, Self.layer(Self.frame, nil)]
  }

  private func faintShadow() -> CALayer {
    let view = Self.squareShadowLayer(Self.frame)
    view.shadowColor = CGColor(white: 0.5, alpha: 0.1)
    view.shadowOpacity = 0.1
    return view
  }

  private func defaults(fill: CGColor?) -> CALayer {
    let layer = Self.layer(Self.frame, fill)
    layer.shadowOpacity = 1
    if fill == nil { layer.shadowPath = Path(Self.frame.atOrigin) }
    return layer
  }

  private func hiddenBar() -> CALayer {
    let bar = Self.maskedBar()
    bar.isHidden = true
    return bar
  }

  private func fadedShadowView() -> CALayer {
    let view = Self.shadowView()
    view.opacity = 0.5
    return view
  }

  private func behindSiblings() -> CALayer {
    let bar = Self.layer(Self.frame, CGColor(hex: 0x00ff00))
    bar.addSublayer(
      Self.layer(CGRect(x: 100, y: 10, width: 50, height: 50), CGColor(hex: 0x0000ff)))
    let shadow = Self.squareShadowLayer(Self.frame.atOrigin)
    shadow.zPosition = -1
    bar.addSublayer(shadow)
    return bar
  }
}

extension CGRect {
  /// The rectangle of the same size at the origin.
  var atOrigin: CGRect { CGRect(origin: .zero, size: size) }
}

/// A named place on the screen, the middle of a square of one point.
enum Probe: String, CaseIterable {
  case gapL, gapL2, topEdge, top, above, far, `in`

  var point: CGPoint {
    switch self {
    case .gapL: CGPoint(x: 2, y: 763)
    case .gapL2: CGPoint(x: 4, y: 765)
    case .topEdge: CGPoint(x: 195, y: 760.5)
    case .top: CGPoint(x: 195, y: 755)
    case .above: CGPoint(x: 195, y: 740)
    case .far: CGPoint(x: 195, y: 690)
    case .in: CGPoint(x: 195, y: 800)
    }
  }

  /// The pixel that holds the point at 3 pixels per point.
  var pixel: (x: Int, y: Int) {
    (
      Int((point.x * TabBarTree.scale).rounded(.down)),
      Int((point.y * TabBarTree.scale).rounded(.down))
    )
  }

  /// The mean colour of the square of one point around the probe: red, green, blue, alpha.
  func mean(in bitmap: Bitmap) -> [Double] {
    let side = TabBarTree.scale
    let square = CGRect(
      x: (point.x - 0.5) * side, y: (point.y - 0.5) * side, width: side, height: side)
    let area = PixelRect(covering: square)
    let weights = ReferenceRoundedRect(square).coverage(in: area)
    var sum = [0.0, 0, 0, 0]
    for y in area.rows {
      for x in area.columns {
        for (channel, level) in bitmap[x, y].channels.enumerated() {
          sum[channel] += Double(level) * weights[x, y] / (side * side)
        }
      }
    }
    return sum
  }
}
