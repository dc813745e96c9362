import Foundation
import Testing
import TabRenderBase
import TabRenderDraw
import TestSupport

/// What no sensible tree holds must neither crash nor take for ever.
@Suite("Limits")
struct LimitTests {
  private static func draw(_ layer: CALayer, scale: Double = 1) -> Bitmap {
    Renderer(threads: 2).render(DisplayList(layer, width: 40, height: 40, scale: scale))
  }

  private static func square(_ color: CGColor? = .black) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    layer.backgroundColor = color
    return layer
  }

  /// Layers inside each other, the innermost last.
  private static func chain(_ count: Int, _ make: () -> CALayer) -> [CALayer] {
    let layers = (0..<count).map { _ in make() }
    for (outer, inner) in zip(layers, layers.dropFirst()) { outer.addSublayer(inner) }
    return layers
  }

  @Test("Only so many layers inside each other are drawn")
  func depth() {
    for (count, isDrawn) in [(CALayer.maximumDepth, true), (CALayer.maximumDepth + 1, false)] {
      let layers = Self.chain(count) { Self.square(nil) }
      layers[count - 1].backgroundColor = .black
      #expect((Self.draw(layers[0])[20, 20].alpha == 255) == isDrawn)
    }
  }

  @Test("Thousands of layers inside each other do no harm")
  func farTooDeep() {
    let layers = Self.chain(10_000) {
      let layer = Self.square()
      layer.masksToBounds = true
      return layer
    }
    #expect(Self.draw(layers[0])[20, 20].alpha == 255)
    // Taken apart from the inside, as a chain is freed by recursion.
    for layer in layers.reversed() { layer.removeFromSuperlayer() }
  }

  @Test("The layers beside each other cost the same each", .timeLimit(.minutes(1)))
  func manySiblings() {
    let root = Self.square(nil)
    // A layer that copied what its siblings drew would take hours for all of them.
    for _ in 0..<50_000 {
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
      layer.backgroundColor = .black
      root.addSublayer(layer)
    }
    #expect(DisplayList(root, width: 40, height: 40, scale: 1).items.count == 50_000)
  }

  @Test("A layer cannot be its own mask, nor masked by a layer around it")
  func maskCycle() async {
    await #expect(processExitsWith: .failure) {
      let layer = CALayer()
      layer.mask = layer
    }
    await #expect(processExitsWith: .failure) {
      let outer = CALayer()
      let inner = CALayer()
      outer.addSublayer(inner)
      inner.mask = outer
    }
  }

  @Test(
    "Outlines beyond all measure are drawn as far as they can be", arguments: [1e150, 1e200, 1e308])
  func distantOutlines(_ far: Double) {
    let layer = CAShapeLayer()
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 20))
    path.addLine(to: CGPoint(x: far, y: 20))
    path.addQuadCurve(to: CGPoint(x: -far, y: far), control: CGPoint(x: far, y: -far))
    layer.path = path
    layer.strokeColor = .black
    layer.lineCap = .round
    layer.lineJoin = .round
    layer.lineWidth = 4
    let sheared = Self.square()
    sheared.bounds.size = CGSize(width: far, height: far / 2)
    sheared.cornerRadius = far / 8
    sheared.transform = CGAffineTransform(a: 1, b: 0.5, c: 0.2, d: 1, tx: 0, ty: 0)
    let root = Self.square(nil)
    root.addSublayer(layer)
    root.addSublayer(sheared)
    let bitmap = Self.draw(root, scale: 3)
    #expect(bitmap.width == 40)
  }

  @Test("Shadows within shadows do not double the work for ever", arguments: [false, true])
  func nestedShadows(_ masks: Bool) {
    let layers = Self.chain(20) {
      let layer = Self.square(CGColor(white: 0, alpha: 0.5))
      layer.masksToBounds = masks
      layer.shadowOpacity = 0.5
      return layer
    }
    #expect(Self.draw(layers[0])[20, 20].alpha > 0)
  }

  @Test("Backdrops behind backdrops do not double the work for ever")
  func manyBackdrops() {
    let root = Self.square(.white)
    for _ in 0..<20 {
      let layer = Self.square(CGColor(white: 0, alpha: 0.1))
      layer.backgroundFilters = [.gaussianBlur(radius: 2)]
      root.addSublayer(layer)
    }
    #expect(Self.draw(root)[20, 20].red < 255)
  }

  /// A blur of a part of what lies behind, the first one of the smallest part.
  private static func glass(_ index: Int) -> CALayer {
    let layer = CALayer()
    let margin = CGFloat(12 - 4 * index)
    layer.frame = CGRect(x: margin, y: margin, width: 40 - 2 * margin, height: 40 - 2 * margin)
    layer.backgroundFilters = [.gaussianBlur(radius: 2)]
    return layer
  }

  @Test("A backdrop sees the backdrops below it as a picture of them shows them", arguments: 1...2)
  func backdropsOverPicture(count: Int) {
    let root = Self.square(.white)
    let stripe = Self.square(.black)
    stripe.frame = CGRect(x: 17, y: 0, width: 5, height: 40)
    root.addSublayer(stripe)
    for index in 0..<count { root.addSublayer(Self.glass(index)) }
    let picture = Self.square(nil)
    picture.contents = Self.draw(root)
    picture.addSublayer(Self.glass(count))
    root.addSublayer(Self.glass(count))
    let isSame = Self.draw(root) == Self.draw(picture)
    #expect(isSame)
  }

  @Test(
    "A blur of any width takes no more memory than the canvas needs", arguments: [1e3, 1e6, 1e300])
  func wideBlurs(_ radius: Double) {
    let root = Self.square(CGColor(hex: 0xFF0000))
    let glass = Self.square(nil)
    glass.backgroundFilters = [.gaussianBlur(radius: radius)]
    root.addSublayer(glass)
    #expect(Self.draw(root)[20, 20] == PremultipliedPixel(red: 255, green: 0, blue: 0))
  }

  @Test("A backdrop does not show what a clip hides, and shows the shadow of a layer around it")
  func backdropInside() {
    let root = Self.square(.white)
    let clipping = CALayer()
    clipping.frame = CGRect(x: 20, y: 0, width: 20, height: 40)
    clipping.masksToBounds = true
    let hidden = CALayer()
    hidden.frame = CGRect(x: -20, y: 0, width: 20, height: 40)
    hidden.backgroundColor = CGColor(hex: 0xFF0000)
    let glass = CALayer()
    glass.frame = CGRect(x: 0, y: 0, width: 20, height: 40)
    glass.backgroundFilters = [.gaussianBlur(radius: 4)]
    clipping.addSublayer(hidden)
    clipping.addSublayer(glass)
    root.addSublayer(clipping)
    #expect(Self.draw(root)[21, 20] == PremultipliedPixel(red: 255, green: 255, blue: 255))

    let shadowed = Self.square(.white)
    let caster = Self.square(nil)
    caster.shadowPath = Path(CGRect(x: -100, y: -100, width: 300, height: 300))
    caster.shadowOpacity = 1
    let over = Self.square(nil)
    over.backgroundFilters = [.gaussianBlur(radius: 2)]
    caster.addSublayer(over)
    shadowed.addSublayer(caster)
    #expect(Self.draw(shadowed)[20, 20] == PremultipliedPixel(red: 0, green: 0, blue: 0))
  }
}
