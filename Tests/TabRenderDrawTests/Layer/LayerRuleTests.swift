import Foundation
import Testing
import TabRenderBase
import TabRenderDraw
import TestSupport

@Suite("Rules of the layer tree")
struct LayerRuleTests {
  /// The canvas is rounded to 8 bits after every layer, the expectation once.
  static let level = 1.0

  private static let red = CGColor(hex: 0xff0000)
  private static let green = CGColor(hex: 0x00ff00)
  private static let blue = CGColor(hex: 0x0000ff)

  // MARK: Order

  @Test("Background, contents, sublayers and border lie over each other in this order")
  func order() {
    let layer = Self.layer(0, 0, 20, 20, Self.red)
    layer.contents = Self.solid(10, 10, [0, 255, 0, 255])
    layer.contentsGravity = .topLeft
    layer.addSublayer(Self.layer(5, 0, 10, 20, Self.blue))
    layer.borderWidth = 2
    layer.borderColor = .white
    let bitmap = Self.draw(layer)
    Self.expect(bitmap, 1, 10, [255, 255, 255, 255])
    Self.expect(bitmap, 10, 1, [255, 255, 255, 255])
    Self.expect(bitmap, 3, 5, [0, 255, 0, 255])
    Self.expect(bitmap, 7, 5, [0, 0, 255, 255])
    Self.expect(bitmap, 3, 15, [255, 0, 0, 255])
  }

  @Test("The border lies above sublayers that reach over it, inside the bounds")
  func borderAboveSublayers() {
    let layer = Self.layer(4, 4, 12, 12, nil)
    layer.addSublayer(Self.layer(-2, -2, 16, 16, Self.red))
    layer.borderWidth = 3
    layer.borderColor = Self.blue
    let bitmap = Self.draw(layer)
    Self.expect(bitmap, 3, 10, [255, 0, 0, 255])
    Self.expect(bitmap, 4, 10, [0, 0, 255, 255])
    Self.expect(bitmap, 6, 10, [0, 0, 255, 255])
    Self.expect(bitmap, 7, 10, [255, 0, 0, 255])
  }

  @Test("A translucent border shows the background through it once")
  func translucentBorder() {
    let layer = Self.layer(2, 2, 16, 16, .white)
    layer.borderWidth = 4
    layer.borderColor = CGColor(white: 0, alpha: 0.25)
    let bitmap = Self.draw(layer)
    Self.expect(bitmap, 3, 3, [191.25, 191.25, 191.25, 255])
    Self.expect(bitmap, 10, 10, [255, 255, 255, 255])
  }

  @Test("The border is a line of the layer's width along its rounded outline")
  func roundedBorder() {
    let layer = Self.layer(2, 2, 36, 36, nil)
    layer.cornerRadius = 14
    layer.borderWidth = 4.5
    layer.borderColor = Self.blue
    let bitmap = Self.draw(layer, 40)
    let outer = ReferenceRoundedRect(CGRect(x: 2, y: 2, width: 36, height: 36), radius: 14)
    let inner = ReferenceRoundedRect(
      CGRect(x: 6.5, y: 6.5, width: 27, height: 27), radius: 9.5)
    let (out, hole) = (outer.coverage(in: .canvas(40, 40)), inner.coverage(in: .canvas(40, 40)))
    for y in 0..<40 {
      for x in 0..<40 {
        Self.expect(bitmap, x, y, channel: 3, 255 * (out[x, y] - hole[x, y]))
      }
    }
  }

  @Test("A border wider than half the layer fills it")
  func wideBorder() {
    let layer = Self.layer(2, 2, 16, 10, Self.red)
    layer.borderWidth = 30
    layer.borderColor = Self.blue
    let bitmap = Self.draw(layer)
    Self.expect(bitmap, 2, 2, [0, 0, 255, 255])
    Self.expect(bitmap, 10, 7, [0, 0, 255, 255])
    Self.expect(bitmap, 10, 12, [0, 0, 0, 0])
  }

  @Test("Equal zPositions keep the order of the sublayers, others go before it")
  func zOrder() {
    let layer = Self.layer(0, 0, 20, 20, nil)
    for (z, color) in [(1.0, Self.red), (0, Self.green), (1, Self.blue), (-1, .white)] {
      let sublayer = Self.layer(0, 0, 20, 20, color)
      sublayer.zPosition = z
      layer.addSublayer(sublayer)
    }
    Self.expect(Self.draw(layer), 5, 5, [0, 0, 255, 255])
    layer.children[2].isHidden = true
    Self.expect(Self.draw(layer), 5, 5, [255, 0, 0, 255])
    layer.children[0].isHidden = true
    Self.expect(Self.draw(layer), 5, 5, [0, 255, 0, 255])
    layer.children[1].isHidden = true
    Self.expect(Self.draw(layer), 5, 5, [255, 255, 255, 255])
  }

  @Test("Many equal zPositions stay in order")
  func stableOrder() {
    let layer = Self.layer(0, 0, 20, 20, nil)
    for index in 0..<200 {
      let sublayer = Self.layer(0, 0, 20, 20, CGColor(white: Double(index) / 255))
      sublayer.zPosition = index % 2 == 0 ? 1 : 0
      layer.addSublayer(sublayer)
    }
    Self.expect(Self.draw(layer), 5, 5, [198, 198, 198, 255])
  }

  @Test("A hidden layer is left out with its sublayers, shadow and mask", arguments: [true, false])
  func hidden(_ isHidden: Bool) {
    let layer = Self.layer(0, 0, 20, 20, Self.red)
    layer.addSublayer(Self.layer(0, 0, 5, 5, Self.blue))
    layer.shadowOpacity = 1
    layer.isHidden = isHidden
    let isEmpty = Self.draw(layer).bytes.allSatisfy { $0 == 0 }
    #expect(isEmpty == isHidden)
  }

  // MARK: Groups

  @Test("Opacity fades overlapping parts as one")
  func groupOpacity() {
    let layer = Self.layer(0, 0, 20, 20, Self.red)
    layer.addSublayer(Self.layer(5, 5, 10, 10, Self.blue))
    layer.opacity = 0.5
    let bitmap = Self.draw(layer, background: .white)
    Self.expect(bitmap, 2, 2, [255, 127.5, 127.5, 255])
    Self.expect(bitmap, 10, 10, [127.5, 127.5, 255, 255])
  }

  @Test("Opacity fades the shadow with the layer, also where the layer covers it")
  func groupOpacityOverShadow() {
    let layer = Self.layer(4, 8, 12, 8, .white)
    layer.shadowOpacity = 0.5
    layer.shadowRadius = 0
    layer.shadowOffset = CGSize(width: 0, height: -4)
    layer.opacity = 0.4
    let bitmap = Self.draw(layer, background: Self.red)
    Self.expect(bitmap, 10, 5, [255 * (1 - 0.2), 0, 0, 255])
    Self.expect(bitmap, 10, 10, [255, 255 * 0.4, 255 * 0.4, 255])
  }

  @Test("Nested opacities multiply")
  func nestedOpacity() {
    let layer = Self.layer(0, 0, 20, 20, nil)
    let inner = Self.layer(0, 0, 20, 20, .white)
    inner.opacity = 0.5
    layer.opacity = 0.5
    layer.addSublayer(inner)
    Self.expect(Self.draw(layer, background: .black), 5, 5, [63.75, 63.75, 63.75, 255])
  }

  @Test(
    "Opacities outside 0…1 are clamped",
    arguments: [(-1, 0), (Float.nan, 0), (2, 255), (.infinity, 255)])
  func clampedOpacity(_ opacity: Float, _ level: Double) {
    let layer = Self.layer(0, 0, 20, 20, Self.red)
    layer.opacity = opacity
    Self.expect(Self.draw(layer), 5, 5, [level, 0, 0, level])
  }

  @Test("A mask's alpha multiplies the layer, its shadow included")
  func mask() {
    let layer = Self.layer(4, 4, 10, 10, Self.red)
    layer.shadowOpacity = 1
    layer.shadowRadius = 0
    layer.shadowOffset = CGSize(width: 4, height: 0)
    let mask = Self.layer(-2, -2, 14, 7, CGColor(white: 0, alpha: 0.5))
    layer.mask = mask
    let bitmap = Self.draw(layer)
    Self.expect(bitmap, 5, 5, [127.5, 0, 0, 127.5])
    Self.expect(bitmap, 15, 5, [0, 0, 0, 127.5])
    Self.expect(bitmap, 17, 5, [0, 0, 0, 0])
    Self.expect(bitmap, 5, 10, [0, 0, 0, 0])
  }

  @Test("A mask is placed in the bounds of its layer and its own opacity counts")
  func maskSpace() {
    let layer = Self.layer(4, 4, 10, 10, Self.red)
    layer.bounds.origin = CGPoint(x: 100, y: 50)
    let mask = Self.layer(105, 50, 5, 10, .black)
    mask.opacity = 0.25
    layer.mask = mask
    let bitmap = Self.draw(layer)
    Self.expect(bitmap, 6, 6, [0, 0, 0, 0])
    Self.expect(bitmap, 10, 6, [63.75, 0, 0, 63.75])
  }

  @Test("A mask that draws nothing hides the layer", arguments: [true, false])
  func emptyMask(_ isHidden: Bool) {
    let layer = Self.layer(4, 4, 10, 10, Self.red)
    let mask = Self.layer(0, 0, 10, 10, isHidden ? .black : nil)
    mask.isHidden = isHidden
    layer.mask = mask
    let isEmpty = Self.draw(layer).bytes.allSatisfy { $0 == 0 }
    #expect(isEmpty)
  }

  // MARK: Corners and clips

  @Test("The corner radius does not clip contents and sublayers", arguments: [false, true])
  func cornersClipOnlyWhenMasking(_ masks: Bool) {
    let layer = Self.layer(0, 0, 20, 20, nil)
    layer.cornerRadius = 10
    layer.masksToBounds = masks
    layer.addSublayer(Self.layer(0, 0, 20, 20, Self.red))
    let contents = Self.layer(20, 0, 20, 20, nil)
    contents.cornerRadius = 10
    contents.masksToBounds = masks
    contents.contents = Self.solid(1, 1, [0, 0, 255, 255])
    let root = Self.layer(0, 0, 40, 40, nil)
    [layer, contents].forEach(root.addSublayer)
    let bitmap = Self.draw(root, 40)
    Self.expect(bitmap, 0, 0, masks ? [0, 0, 0, 0] : [255, 0, 0, 255])
    Self.expect(bitmap, 20, 0, masks ? [0, 0, 0, 0] : [0, 0, 255, 255])
    Self.expect(bitmap, 10, 10, [255, 0, 0, 255])
  }

  @Test("A masking layer's edge is the outline's coverage, once")
  func maskedEdgeOnce() {
    let layer = Self.layer(0, 0, 20, 20, .black)
    layer.cornerRadius = 10
    layer.masksToBounds = true
    layer.borderWidth = 3
    layer.addSublayer(Self.layer(0, 0, 20, 20, .black))
    let bitmap = Self.draw(layer)
    let coverage = ReferenceRoundedRect(layer.bounds, radius: 10).coverage(in: .canvas(20, 20))
    for y in 0..<20 {
      for x in 0..<20 { Self.expect(bitmap, x, y, channel: 3, 255 * coverage[x, y]) }
    }
  }

  @Test("An unmasked layer's background and border each have their own edge")
  func unmaskedEdges() {
    let layer = Self.layer(2.5, 2, 15, 16, .black)
    layer.borderWidth = 3
    let bitmap = Self.draw(layer)
    Self.expect(bitmap, 2, 10, channel: 3, 255 * 0.75)
  }

  @Test("Masking clips what sublayers draw outside, and the layer's own shadow")
  func masking() {
    let layer = Self.layer(5, 5, 10, 10, Self.red)
    layer.masksToBounds = true
    layer.shadowOpacity = 1
    layer.addSublayer(Self.layer(-5, 3, 30, 4, Self.blue))
    let bitmap = Self.draw(layer)
    for y in 0..<20 {
      for x in 0..<20 where !(5..<15).contains(x) || !(5..<15).contains(y) {
        Self.expect(bitmap, x, y, [0, 0, 0, 0])
      }
    }
    Self.expect(bitmap, 10, 10, [0, 0, 255, 255])
  }

  @Test("A masking layer casts the shadow of what it shows")
  func maskedCaster() {
    let layer = Self.layer(0, 0, 20, 20, nil)
    layer.masksToBounds = true
    layer.shadowOpacity = 1
    layer.shadowRadius = 0
    layer.shadowOffset = CGSize(width: -8, height: -8)
    layer.addSublayer(Self.layer(10, 10, 20, 20, Self.red))
    let bitmap = Self.draw(layer)
    Self.expect(bitmap, 5, 5, [0, 0, 0, 255])
    Self.expect(bitmap, 15, 5, [0, 0, 0, 0])
    Self.expect(bitmap, 15, 15, [255, 0, 0, 255])
  }

  @Test(
    "A radius that does not fit is half of the shorter side",
    arguments: [5.0, 50, 1e300, .greatestFiniteMagnitude])
  func clampedRadius(_ radius: Double) {
    let layer = Self.layer(2, 4, 16, 10, .black)
    layer.cornerRadius = radius
    let bitmap = Self.draw(layer)
    let coverage = ReferenceRoundedRect(layer.frame, radius: 5).coverage(in: .canvas(20, 20))
    for y in 0..<20 {
      for x in 0..<20 { Self.expect(bitmap, x, y, channel: 3, 255 * coverage[x, y]) }
    }
  }

  @Test("A radius that is no length draws square corners", arguments: [-3.0, .nan, .infinity, 0])
  func noRadius(_ radius: Double) {
    let layer = Self.layer(2, 4, 16, 10, .black)
    layer.cornerRadius = radius
    Self.expect(Self.draw(layer), 2, 4, [0, 0, 0, 255])
  }

  // MARK: Shadows

  @Test("A layer that draws nothing casts no shadow, one with a shadow path does")
  func shadowNeedsAlpha() {
    let layer = Self.layer(5, 10, 10, 8, nil)
    layer.shadowOpacity = 1
    layer.shadowRadius = 0
    #expect(Self.draw(layer).bytes.allSatisfy { $0 == 0 })
    layer.shadowPath = Path(CGRect(x: 0, y: 0, width: 10, height: 8))
    Self.expect(Self.draw(layer), 10, 8, [0, 0, 0, 255])
  }

  @Test("The shadow is cast by background, contents, sublayers and border together")
  func shadowOfEverything() {
    let layer = Self.layer(0, 0, 8, 40, nil)
    layer.borderWidth = 1
    layer.borderColor = CGColor(white: 1, alpha: 0.5)
    layer.addSublayer(Self.layer(10, 20, 5, 5, .white))
    layer.contents = Self.solid(1, 1, [255, 255, 255, 255])
    layer.contentsGravity = .topLeft
    layer.shadowRadius = 0
    layer.shadowOpacity = 1
    layer.shadowOffset = CGSize(width: 16, height: 0)
    let bitmap = Self.draw(layer, 40)
    Self.expect(bitmap, 16, 0, [0, 0, 0, 255])
    Self.expect(bitmap, 16, 10, [0, 0, 0, 127.5])
    Self.expect(bitmap, 20, 10, [0, 0, 0, 0])
    Self.expect(bitmap, 28, 22, [0, 0, 0, 255])
  }

  @Test("The alpha of what casts the shadow counts")
  func translucentCaster() {
    let layer = Self.layer(2, 10, 16, 8, CGColor(white: 1, alpha: 0.5))
    layer.shadowRadius = 0
    layer.shadowOpacity = 0.5
    layer.shadowOffset = CGSize(width: 0, height: -6)
    let bitmap = Self.draw(layer, background: .white)
    Self.expect(bitmap, 10, 6, [191.25, 191.25, 191.25, 255])
  }

  @Test("A shadow path replaces what the layer draws")
  func shadowPathReplaces() {
    let layer = Self.layer(2, 2, 6, 6, Self.red)
    layer.shadowRadius = 0
    layer.shadowOpacity = 1
    layer.shadowOffset = .zero
    layer.shadowPath = Path(CGRect(x: 10, y: 10, width: 4, height: 4))
    let bitmap = Self.draw(layer)
    Self.expect(bitmap, 13, 13, [0, 0, 0, 255])
    Self.expect(bitmap, 9, 9, [0, 0, 0, 0])
  }

  @Test("A shadow path is filled by the non-zero rule")
  func shadowPathRule() {
    let layer = Self.layer(0, 0, 20, 20, nil)
    var path = Path(CGRect(x: 2, y: 2, width: 16, height: 16))
    path.addRect(CGRect(x: 6, y: 6, width: 8, height: 8))
    layer.shadowPath = path
    layer.shadowRadius = 0
    layer.shadowOpacity = 1
    layer.shadowOffset = .zero
    Self.expect(Self.draw(layer), 10, 10, [0, 0, 0, 255])
  }

  @Test("A shadow is not left out under its layer")
  func shadowUnderLayer() {
    let layer = Self.layer(0, 0, 20, 20, CGColor(white: 1, alpha: 0.5))
    layer.shadowPath = Path(layer.bounds)
    layer.shadowRadius = 0
    layer.shadowOpacity = 0.4
    layer.shadowOffset = .zero
    let bitmap = Self.draw(layer, background: .white)
    Self.expect(bitmap, 10, 10, [204, 204, 204, 255])
  }

  @Test("The alpha of the shadow's colour multiplies its opacity")
  func shadowColorAlpha() {
    let layer = Self.layer(0, 0, 20, 20, nil)
    layer.shadowPath = Path(layer.bounds)
    layer.shadowColor = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    layer.shadowRadius = 0
    layer.shadowOpacity = 0.5
    layer.shadowOffset = .zero
    Self.expect(Self.draw(layer), 10, 10, [63.75, 0, 0, 63.75])
  }

  @Test("The default shadow is black, 3 points up, σ 3 and off until its opacity is set")
  func shadowDefaults() {
    let layer = CALayer()
    #expect(layer.shadowColor == .black)
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(layer.shadowRadius == 3)
    #expect(layer.shadowOpacity == 0)
    #expect(layer.opacity == 1)
    #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(layer.borderColor == .black)
    #expect(layer.maskedCorners == .all)
    #expect(!layer.masksToBounds)
  }

  @Test("A shadow turns and grows with its layer", arguments: [0, 0.5, 2])
  func shadowOfTransformed(_ angle: Double) {
    let layer = Self.layer(14, 14, 12, 10, .white)
    layer.cornerRadius = 3
    layer.shadowOpacity = 1
    layer.shadowRadius = 1.5
    layer.shadowOffset = CGSize(width: 2, height: -4)
    layer.transform = CGAffineTransform(rotationAngle: angle).scaledBy(x: 1.5, y: 1.5)
    Self.expectReference(layer, 40, background: .white)
  }

  // MARK: Geometry

  @Test("Frame, bounds, position and anchor point place a layer")
  func geometry() {
    let layer = CALayer()
    layer.anchorPoint = CGPoint(x: 0, y: 1)
    layer.bounds = CGRect(x: 7, y: 9, width: 6, height: 4)
    layer.position = CGPoint(x: 3, y: 12)
    #expect(layer.frame == CGRect(x: 3, y: 8, width: 6, height: 4))
    layer.backgroundColor = Self.red
    layer.addSublayer(Self.layer(8, 10, 2, 2, Self.blue))
    let bitmap = Self.draw(layer)
    Self.expect(bitmap, 3, 8, [255, 0, 0, 255])
    Self.expect(bitmap, 4, 9, [0, 0, 255, 255])
    Self.expect(bitmap, 6, 9, [255, 0, 0, 255])
    Self.expect(bitmap, 9, 8, [0, 0, 0, 0])
  }

  @Test("Fractional edges cover their part of a pixel")
  func fractionalFrame() {
    let bitmap = Self.draw(Self.layer(2.25, 3.5, 4, 4, .black))
    Self.expect(bitmap, 2, 5, [0, 0, 0, 191.25])
    Self.expect(bitmap, 6, 5, [0, 0, 0, 63.75])
    Self.expect(bitmap, 2, 3, [0, 0, 0, 95.625])
  }

  @Test(
    "Transforms map a layer with all that belongs to it",
    arguments: [
      CGAffineTransform(scaleX: 1.5, y: 0.7), CGAffineTransform(rotationAngle: 0.6),
      CGAffineTransform(scaleX: -1, y: 1),
      CGAffineTransform(a: 1, b: 0.2, c: -0.4, d: 0.9, tx: 3, ty: -2),
      CGAffineTransform(translationX: 2.3, y: -1.7),
    ])
  func transforms(_ transform: CGAffineTransform) {
    for masks in [false, true] {
      let layer = Self.layer(10, 12, 20, 14, Self.red)
      layer.cornerRadius = 5
      layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
      layer.borderWidth = 2
      layer.masksToBounds = masks
      layer.addSublayer(Self.layer(-3, 4, 15, 5, Self.blue))
      layer.transform = transform
      Self.expectReference(layer, 40, background: .white)
    }
  }

  @Test("A border shows where the hole inside it lies off the canvas")
  func borderAtTheEdge() {
    let layer = Self.layer(-30, -10, 32, 40, nil)
    layer.cornerRadius = 4
    layer.cornerCurve = .continuous
    layer.borderWidth = 4
    let bitmap = Self.draw(layer)
    Self.expect(bitmap, 1, 10, [0, 0, 0, 255])
    Self.expect(bitmap, 2, 10, [0, 0, 0, 0])
  }

  @Test("A thin border of a turned layer is a thin line", arguments: [0.3, 0.6, 1, 1.4])
  func thinTurnedBorder(_ width: Double) {
    let layer = Self.layer(8, 10, 24, 18, nil)
    layer.borderWidth = width
    layer.transform = CGAffineTransform(rotationAngle: 0.3)
    Self.expectReference(layer, 40, background: .white)
  }

  // MARK: Colours, pictures, gradients

  @Test("A translucent fill is source-over", arguments: [0.1, 0.25, 0.5, 0.9])
  func sourceOver(_ alpha: Double) {
    let layer = Self.layer(0, 0, 20, 20, CGColor(red: 0.2, green: 0.4, blue: 0.8, alpha: alpha))
    let bitmap = Self.draw(layer, background: .white)
    Self.expect(
      bitmap, 5, 5,
      [51, 102, 204].map { $0 * alpha + 255 * (1 - alpha) } + [255])
  }

  @Test("Display P3 colours are converted to sRGB")
  func displayP3() {
    let color = CGColor(.displayP3, red: 0.6, green: 0.4, blue: 0.3)
    let expected = ReferenceColor.premultiplied(color).levels
    Self.expect(Self.draw(Self.layer(0, 0, 20, 20, color)), 5, 5, expected)
    #expect(abs(expected[0] - 161) <= 2, "\(expected)")
  }

  @Test("A picture is placed by its gravity", arguments: CALayerContentsGravity.allCases)
  func gravity(_ gravity: CALayerContentsGravity) {
    let layer = Self.layer(8, 6, 24, 16, nil)
    layer.contents = Self.solid(6, 8, [0, 0, 255, 255])
    layer.contentsGravity = gravity
    Self.expectReference(layer, 40)
  }

  @Test("A picture at the canvas's scale is copied pixel for pixel")
  func pixelForPixel() {
    let layer = Self.layer(2, 3, 5, 4, nil)
    var picture = Bitmap(width: 10, height: 8)
    for y in 0..<8 {
      for x in 0..<10 {
        picture[x, y] = PremultipliedPixel(red: UInt8(x * 20), green: UInt8(y * 30), blue: 7)
      }
    }
    layer.contents = picture
    let bitmap = Self.draw(layer, 20, scale: 2)
    for y in 0..<8 {
      for x in 0..<10 { #expect(bitmap[x + 4, y + 6] == picture[x, y]) }
    }
  }

  @Test("A gradient runs between its points, mixed in premultiplied colours")
  func gradient() {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 4, y: 4, width: 32, height: 32)
    layer.colors = [Self.red, Self.blue.opacity(0.5), .white]
    layer.locations = [0.1, 0.4, 0.9]
    layer.startPoint = CGPoint(x: 0, y: 0.2)
    layer.endPoint = CGPoint(x: 1, y: 0.7)
    layer.cornerRadius = 12
    Self.expectReference(layer, 40, background: .white)
    let plain = CAGradientLayer()
    plain.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    plain.colors = [.black, .white]
    Self.expect(Self.draw(plain), 3, 4, [4.5, 4.5, 4.5].map { $0 / 20 * 255 } + [255])
  }

  @Test("A gradient without colours draws nothing, with one it fills the layer")
  func degenerateGradients() {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    #expect(Self.draw(layer).bytes.allSatisfy { $0 == 0 })
    layer.colors = [Self.red]
    Self.expect(Self.draw(layer), 3, 17, [255, 0, 0, 255])
    layer.colors = [Self.red, Self.blue]
    layer.endPoint = layer.startPoint
    Self.expect(Self.draw(layer), 3, 17, [0, 0, 255, 255])
  }

  @Test("A shape layer fills, then strokes, outside its bounds too")
  func shapeLayer() {
    let layer = CAShapeLayer()
    layer.path = Path(CGRect(x: 4, y: 4, width: 10, height: 10))
    layer.fillColor = Self.red
    layer.strokeColor = Self.blue
    layer.lineWidth = 2
    let bitmap = Self.draw(layer)
    Self.expect(bitmap, 3, 8, [0, 0, 255, 255])
    Self.expect(bitmap, 4, 8, [0, 0, 255, 255])
    Self.expect(bitmap, 5, 8, [255, 0, 0, 255])
    Self.expect(bitmap, 2, 8, [0, 0, 0, 0])
  }

  // MARK: Numbers that are no places

  @Test("Numbers that are no places draw nothing and end", arguments: BadNumber.allCases)
  func badNumbers(_ number: BadNumber) {
    for value in [Double.nan, .infinity, -.infinity] {
      let layer = Self.layer(2, 2, 10, 10, Self.red)
      layer.shadowOpacity = 0.5
      number.set(value, on: layer)
      let bitmap = Self.draw(layer)
      #expect(bitmap.bytes.allSatisfy { $0 == 0 } == number.hidesLayer(value), "\(value)")
    }
  }

  @Test("Huge numbers end", arguments: BadNumber.allCases, [1e6, 1e9, 1e18, 1e300, -1e9, -1e300])
  func hugeNumbers(_ number: BadNumber, _ value: Double) {
    let layer = Self.layer(2, 2, 10, 10, Self.red)
    layer.shadowOpacity = 0.5
    number.set(value, on: layer)
    let bitmap = Self.draw(layer)
    let isPremultiplied = stride(from: 0, to: bitmap.bytes.count, by: 4).allSatisfy { start in
      bitmap.bytes[start..<start + 3].allSatisfy { $0 <= bitmap.bytes[start + 3] }
    }
    #expect(isPremultiplied)
  }

  @Test("A layer larger than the canvas fills it", arguments: [1e3, 1e4])
  func largeFrame(_ side: Double) {
    let layer = Self.layer(-side / 2, -side / 2, side, side, Self.red)
    layer.cornerRadius = side / 8
    layer.borderWidth = 3
    Self.expect(Self.draw(layer), 10, 10, [255, 0, 0, 255])
  }

  @Test(
    "A layer far larger than the canvas fills it",
    arguments: [1e6, 1e9])
  func hugeFrame(_ side: Double) {
    let layer = Self.layer(-side / 2, -side / 2, side, side, Self.red)
    layer.cornerRadius = side / 8
    layer.borderWidth = 3
    Self.expect(Self.draw(layer), 10, 10, [255, 0, 0, 255])
  }

  /// A property that can be set to a number which is no place.
  enum BadNumber: CaseIterable {
    case x, y, width, height, anchor, transform, boundsX, radius, border, shadowRadius
    case shadowOffset, shadowOpacity, zPosition, contentsScale, path, shadowPath, lineWidth, color
    case locations

    /// Whether the layer is then nowhere, or has no colour: an alpha that is no number is 0.
    func hidesLayer(_ value: Double) -> Bool {
      switch self {
      case .x, .y, .width, .height, .anchor, .transform, .boundsX: true
      case .color: !(value > 0)
      default: false
      }
    }

    func set(_ value: Double, on layer: CALayer) {
      let shape = CAShapeLayer()
      switch self {
      case .x: layer.position.x = value
      case .y: layer.position.y = value
      case .width: layer.bounds.size.width = value
      case .height: layer.bounds.size.height = value
      case .anchor: layer.anchorPoint.x = value
      case .transform: layer.transform.a = value
      case .boundsX: layer.bounds.origin.x = value
      case .radius: layer.cornerRadius = value
      case .border: layer.borderWidth = value
      case .shadowRadius: layer.shadowRadius = value
      case .shadowOffset: layer.shadowOffset.width = value
      case .shadowOpacity: layer.shadowOpacity = Float(value)
      case .zPosition: layer.zPosition = value
      case .contentsScale:
        layer.contents = LayerRuleTests.solid(2, 2, [1, 2, 3, 4])
        layer.contentsGravity = .center
        layer.contentsScale = value
      case .path:
        var path = Path()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: value, y: 5))
        path.addCurve(
          to: CGPoint(x: 5, y: value), control1: CGPoint(x: value, y: value),
          control2: CGPoint(x: -value, y: 3))
        shape.path = path
        shape.strokeColor = .white
        layer.addSublayer(shape)
      case .shadowPath:
        layer.shadowPath = Path(
          roundedRect: CGRect(x: 0, y: -value, width: value, height: value), cornerRadius: value)
      case .lineWidth:
        shape.path = Path(CGRect(x: 0, y: 0, width: 9, height: 9))
        shape.strokeColor = .white
        shape.lineWidth = value
        layer.addSublayer(shape)
      case .color: layer.backgroundColor = CGColor(red: value, green: 0, blue: value, alpha: value)
      case .locations:
        let gradient = CAGradientLayer()
        gradient.frame = layer.bounds
        gradient.colors = [.white, .black]
        gradient.locations = [value, value]
        gradient.startPoint.x = value
        layer.addSublayer(gradient)
      }
    }
  }

  // MARK: Drawing

  private static func layer(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: CGColor?
  ) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: width, height: height)
    layer.backgroundColor = color
    return layer
  }

  private static func solid(_ width: Int, _ height: Int, _ pixel: [UInt8]) -> Bitmap {
    Bitmap(
      width: width, height: height,
      bytes: Array(repeatElement(pixel, count: width * height).joined()))
  }

  private static func draw(
    _ layer: CALayer, _ side: Int = 20, scale: Double = 1, background: CGColor? = nil
  ) -> Bitmap {
    TestSupport.draw(
      layer, width: side, height: side, scale: scale, background: background)
  }

  private static func expectReference(
    _ layer: CALayer, _ side: Int, background: CGColor? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let bitmap = draw(layer, side, background: background)
    let reference = ReferenceRenderer(scale: 1, background: background)
      .render(layer, over: .canvas(side, side))
    let deviation = Deviation(of: bitmap, from: reference)
    #expect(Double(deviation.levels) <= level, "\(deviation)", sourceLocation: sourceLocation)
  }

  private static func expect(
    _ bitmap: Bitmap, _ x: Int, _ y: Int, _ levels: [Double],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let got = bitmap[x, y].channels
    #expect(
      zip(got, levels).allSatisfy { abs(Double($0) - $1) <= level },
      "(\(x), \(y)): got \(got), expected \(levels)", sourceLocation: sourceLocation)
  }

  private static func expect(
    _ bitmap: Bitmap, _ x: Int, _ y: Int, channel: Int, _ expected: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let got = Double(bitmap[x, y].channels[channel])
    guard abs(got - expected) > level else { return }
    Issue.record(
      "(\(x), \(y)): got \(got), expected \(expected)", sourceLocation: sourceLocation)
  }
}
