import Foundation
import Testing
import TabRenderBase
import TabRenderDraw
import TestSupport

@Suite("Shadows")
struct ShadowTests {
  /// The project's bound: one level off anywhere.
  ///
  /// The strongest shadow, black at opacity 1 on
  /// white, shows every error of the blur undiminished.
  static let levels = 1

  static let sigmas = [0.25, 0.5, 1, 2.5, 8, 30, 100, 200]

  /// How the library comes to a shadow: from the numbers of a rounded rectangle, from any path,
  /// or from the alpha of what the layer draws.
  enum Caster: CaseIterable {
    case roundedRect, path, fill, fillAndSublayer
  }

  @Test(
    "A rounded rectangle's shadow is a Gaussian of its coverage", arguments: sigmas,
    Caster.allCases)
  func gaussian(_ sigma: Double, _ caster: Caster) {
    for model in ShadowModel.allCases {
      Shadowed(sigma: sigma, model: model).check(caster)
    }
  }

  @Test(
    "An offset moves the shape before it is blurred", arguments: [0.25, 1, 8, 30],
    [(0, -8), (3, 5), (0.5, 0.25), (-7.3, 4.6), (200, 0), (0, -500)])
  func offset(_ sigma: Double, _ offset: (Double, Double)) {
    for caster in Caster.allCases {
      Shadowed(sigma: sigma, offset: CGSize(width: offset.0, height: offset.1)).check(caster)
    }
  }

  @Test("Every choice of corners casts its own shadow", arguments: 0..<16, [0, 0.5, 2.5, 30])
  func corners(_ bits: Int, _ sigma: Double) {
    let corners = CACornerMask(rawValue: UInt(bits))
    for caster in Caster.allCases { Shadowed(sigma: sigma, corners: corners).check(caster) }
  }

  @Test("Shapes partly or wholly off the canvas cast their shadow onto it", arguments: [1, 8, 100])
  func offCanvas(_ sigma: Double) {
    let rects = [
      CGRect(x: -60, y: -40, width: 100, height: 70), CGRect(x: -90, y: 10, width: 80, height: 40),
      CGRect(x: 100, y: 60, width: 300, height: 200), CGRect(x: 10, y: 100, width: 60, height: 50),
      CGRect(x: -400, y: -300, width: 1000, height: 800),
      CGRect(x: 20, y: -800, width: 80, height: 600),
      CGRect(x: -5000, y: 30, width: 10000, height: 40),
    ]
    for rect in rects {
      for caster in Caster.allCases {
        Shadowed(sigma: sigma, rect: rect, radius: 12).check(caster)
      }
    }
  }

  @Test("Shapes smaller than the blur cast faint shadows", arguments: [1, 2.5, 8, 30])
  func small(_ sigma: Double) {
    let rects = [
      CGRect(x: 60, y: 40, width: 1, height: 1), CGRect(x: 59.6, y: 40.3, width: 3.2, height: 2.1),
      CGRect(x: 20, y: 40.5, width: 80, height: 0.5), CGRect(x: 50, y: 5, width: 7, height: 70),
      CGRect(x: 52, y: 37, width: 14, height: 14),
    ]
    for rect in rects {
      for caster in Caster.allCases {
        Shadowed(sigma: sigma, rect: rect, radius: 7).check(caster)
      }
    }
  }

  @Test("Odd sizes and places do not matter", arguments: [0.25, 1.3, 4.7, 17.9])
  func fractional(_ sigma: Double) {
    let rect = CGRect(x: 30.37, y: 20.81, width: 61.13, height: 37.59)
    for caster in Caster.allCases { Shadowed(sigma: sigma, rect: rect, radius: 11.7).check(caster) }
  }

  @Test("Points are scaled: σ is the radius times the scale", arguments: [2.0, 3.0])
  func scale(_ scale: Double) {
    for caster in Caster.allCases {
      Shadowed(sigma: 9, offset: CGSize(width: 3, height: -8), scale: scale).check(caster)
    }
  }

  @Test("A continuous corner casts its own shadow", arguments: [0, 1, 8, 30])
  func continuous(_ sigma: Double) {
    for caster in Caster.allCases { Shadowed(sigma: sigma, curve: .continuous).check(caster) }
  }

  @Test(
    "Any path casts a shadow",
    arguments: Figure.allCases.filter { $0.crossings == 0 && $0.exactRules.contains(.nonZero) })
  func paths(_ figure: Figure) {
    for sigma in [0.0, 1, 8] {
      let layer = CALayer()
      layer.shadowPath = figure.path
      layer.shadowRadius = sigma
      layer.shadowOpacity = 1
      layer.shadowOffset = CGSize(width: 1.5, height: 2)
      Shadowed(sigma: sigma).check(layer)
    }
  }

  @Test("Colour and opacity tint the shadow", arguments: [0.1, 0.3, 0.77, 1])
  func tint(_ opacity: Double) {
    let layer = CALayer()
    layer.frame = CGRect(x: 30, y: 25, width: 60, height: 40)
    layer.shadowPath = Path(CGRect(x: 0, y: 0, width: 60, height: 40))
    layer.shadowColor = CGColor(red: 0.2, green: 0.6, blue: 0.9, alpha: 0.8)
    layer.shadowOpacity = Float(opacity)
    layer.shadowRadius = 6
    Shadowed(sigma: 6).check(layer)
  }
}

/// One shape that casts a shadow, black on white; all lengths in pixels.
struct Shadowed {
  var sigma: Double
  var model = ShadowModel.screen
  var offset = CGSize.zero
  var rect = CGRect(x: 22, y: 18, width: 80, height: 48)
  var radius = 16.0
  var corners = CACornerMask.all
  var curve = CALayerCornerCurve.circular
  var scale = 1.0

  static let canvas = PixelRect.canvas(124, 84)

  func check(_ caster: ShadowTests.Caster) {
    check(layer(caster), "\(self) \(caster)")
  }

  func check(_ layer: CALayer, _ name: String = "") {
    let root = CALayer()
    root.frame = CGRect(
      x: 0, y: 0, width: Double(Self.canvas.width) / scale,
      height: Double(Self.canvas.height) / scale)
    root.addSublayer(layer)
    let bitmap = draw(
      root, width: Self.canvas.width, height: Self.canvas.height, scale: scale,
      background: .white, shadowModel: model)
    let reference = ReferenceRenderer(scale: scale, background: .white, shadowModel: model)
      .render(root, over: Self.canvas)
    let deviation = Deviation(of: bitmap, from: reference)
    #expect(deviation.levels <= ShadowTests.levels, "\(name): \(deviation)")
  }

  private func layer(_ caster: ShadowTests.Caster) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(
      x: rect.minX / scale, y: rect.minY / scale, width: rect.width / scale,
      height: rect.height / scale)
    layer.shadowRadius = sigma / scale
    layer.shadowOpacity = 1
    layer.shadowOffset = CGSize(width: offset.width / scale, height: offset.height / scale)
    let path = Path(
      roundedRect: layer.bounds, cornerRadius: radius / scale, corners: corners, curve: curve)
    switch caster {
    case .roundedRect: layer.shadowPath = path
    case .path: layer.shadowPath = path.elementsOnly
    case .fill, .fillAndSublayer:
      layer.backgroundColor = .black
      layer.cornerRadius = radius / scale
      layer.maskedCorners = corners
      layer.cornerCurve = curve
    }
    if caster == .fillAndSublayer {
      let inner = CALayer()
      inner.frame = layer.bounds.insetBy(
        dx: 0.4 * layer.bounds.width, dy: 0.4 * layer.bounds.height)
      inner.backgroundColor = CGColor(white: 0.3)
      layer.addSublayer(inner)
    }
    return layer
  }
}

extension Path {
  /// The same outline that no longer knows that it is a rounded rectangle.
  var elementsOnly: Path {
    var path = Path()
    for element in elements {
      switch element {
      case .move(let end): path.move(to: end)
      case .line(let end): path.addLine(to: end)
      case .quadCurve(let end, let control): path.addQuadCurve(to: end, control: control)
      case .conic(let end, let control, let weight):
        path.addConic(to: end, control: control, weight: weight)
      case .curve(let end, let control1, let control2):
        path.addCurve(to: end, control1: control1, control2: control2)
      case .closeSubpath: path.closeSubpath()
      }
    }
    return path
  }
}
