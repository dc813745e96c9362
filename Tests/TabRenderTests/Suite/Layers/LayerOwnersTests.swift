import Foundation
import TabRender
import Testing
import TestSupport

@Suite("Owners of pixels")
struct LayerOwnersTests {
  private static let size = (width: 48, height: 40)

  private static func owners(of root: CALayer) -> LayerOwners {
    LayerOwners(LayerMap(root, width: size.width, height: size.height, scale: 1))
  }

  private static func randomTree(_ seed: UInt64) -> CALayer {
    var random = SplitMix(state: seed)
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    for _ in 0..<3 { root.addSublayer(RandomLayer.make(depth: 3, &random)) }
    return root
  }

  @Test("Where the picture of a random tree is not empty, a layer draws", arguments: UInt64(1)...60)
  func coverageIsThatOfThePicture(_ seed: UInt64) {
    let root = Self.randomTree(seed)
    let pixels = draw(root, width: Self.size.width, height: Self.size.height).pixels
    let covered = Self.owners(of: root).mask(of: "canvas")?.bytes ?? []
    let missing = pixels.indices.filter { index in
      pixels[index].alpha > 0 && covered[index] == 0
    }
    #expect(missing == [])
  }

  @Test(
    "What changes with a layer's colour lies where the layer draws", arguments: UInt64(1)...30)
  func differencesLieInTheLayer(_ seed: UInt64) {
    let root = Self.randomTree(seed)
    let before = draw(root, width: Self.size.width, height: Self.size.height).pixels
    for layer in root.descendants {
      layer.name = "changed"
      layer.invertColors()
      let after = draw(root, width: Self.size.width, height: Self.size.height).pixels
      let mask = Self.owners(of: root).mask(of: "changed")?.bytes
      let outside = before.indices.filter {
        before[$0] != after[$0] && (mask?[$0] ?? 0) == 0
      }
      #expect(outside == [])
      layer.invertColors()
      layer.name = nil
    }
  }

  @Test(
    "Of a random tree of opaque layers the one that changed owns most", arguments: UInt64(1)...60)
  func changedLayerOwnsMost(_ seed: UInt64) {
    let root = Self.randomTree(seed)
    for layer in root.descendants {
      layer.opacity = 1
      layer.shadowOpacity = 0
      layer.mask = nil
      layer.backgroundColor = layer.backgroundColor?.withAlpha1
      layer.borderColor = layer.borderColor?.withAlpha1
    }
    let before = draw(root, width: Self.size.width, height: Self.size.height, background: .white)
    for layer in root.descendants {
      layer.name = "changed"
      layer.invertColors()
      let after = draw(root, width: Self.size.width, height: Self.size.height, background: .white)
      let diff = ImageDiff(expected: StoredImage(before), actual: StoredImage(after))
      let owned = Self.owners(of: root).owners(of: diff)
      let most = owned.first?.id
      #expect(most == (diff.summary.differingPixels > 0 ? "changed" : nil), "\(owned)")
      layer.invertColors()
      layer.name = nil
    }
  }

  @Test("A hidden layer owns nothing, nor does one that is clipped or masked away")
  func invisible() {
    let root = CALayer()
    let clip = CALayer()
    clip.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    clip.masksToBounds = true
    clip.cornerRadius = 5
    let inside = RandomLayer.filled(CGRect(x: 0, y: 0, width: 40, height: 40))
    inside.name = "inside"
    clip.addSublayer(inside)
    root.addSublayer(clip)
    let owners = Self.owners(of: root)
    #expect(owners.owner(x: 5, y: 5) == "inside")
    #expect(owners.owner(x: 9, y: 5) == "inside")
    #expect(owners.owner(x: 0, y: 0) == "canvas")
    #expect(owners.owner(x: 10, y: 5) == "canvas")
    #expect(owners.owner(x: 48, y: 0) == nil)
    inside.mask = RandomLayer.filled(CGRect(x: 0, y: 0, width: 5, height: 40))
    #expect(Self.owners(of: root).owner(x: 4, y: 5) == "inside")
    #expect(Self.owners(of: root).owner(x: 6, y: 5) == "canvas")
    inside.opacity = 0
    #expect(Self.owners(of: root).owner(x: 4, y: 5) == "canvas")
  }

  @Test("A pixel belongs to what covers half of it, else to the topmost that draws there")
  func halfCovered() {
    let root = CALayer()
    let below = RandomLayer.filled(CGRect(x: 0, y: 0, width: 10, height: 10))
    let above = RandomLayer.filled(CGRect(x: 4.5, y: 0, width: 10, height: 10))
    (below.name, above.name) = ("below", "above")
    root.addSublayer(below)
    root.addSublayer(above)
    #expect(Self.owners(of: root).owner(x: 4, y: 4) == "above")
    above.opacity = 0.4
    #expect(Self.owners(of: root).owner(x: 4, y: 4) == "below")
    #expect(Self.owners(of: root).owner(x: 12, y: 4) == "above")
  }

  @Test("A border above sublayers belongs to its layer")
  func border() {
    let root = CALayer()
    let framed = RandomLayer.filled(CGRect(x: 0, y: 0, width: 10, height: 10))
    framed.name = "framed"
    framed.borderWidth = 2
    let inner = RandomLayer.filled(CGRect(x: 0, y: 0, width: 10, height: 10))
    inner.name = "inner"
    framed.addSublayer(inner)
    root.addSublayer(framed)
    #expect(Self.owners(of: root).owner(x: 1, y: 5) == "framed")
    #expect(Self.owners(of: root).owner(x: 5, y: 5) == "inner")
  }

  @Test("A layer's mask holds its shadow and what is inside it, and nothing else")
  func mask() throws {
    let root = CALayer()
    let card = RandomLayer.filled(CGRect(x: 10, y: 10, width: 10, height: 10))
    card.name = "card"
    card.shadowOpacity = 0.2
    card.shadowRadius = 0
    card.shadowOffset = CGSize(width: 0, height: 5)
    card.addSublayer(RandomLayer.filled(CGRect(x: 12, y: 0, width: 2, height: 2)))
    root.addSublayer(RandomLayer.filled(CGRect(x: 0, y: 0, width: 48, height: 40)))
    root.addSublayer(card)
    let mask = try #require(Self.owners(of: root).mask(of: "card"))
    let expected = (0..<40).flatMap { y in
      (0..<48).map { x -> UInt8 in
        let isInColumns = (10..<20).contains(x) && (10..<25).contains(y)
        let isInSublayer = (22..<24).contains(x) && (10..<12).contains(y)
        // What casts the shadow is the layer with its sublayers.
        let isInItsShadow = (22..<24).contains(x) && (15..<17).contains(y)
        return isInColumns || isInSublayer || isInItsShadow ? 255 : 0
      }
    }
    let isExpected = mask.bytes == expected
    #expect(isExpected)
    #expect(Self.owners(of: root).mask(of: "nobody") == nil)
  }

  /// Two pictures of which every pixel differs.
  private static func allDiffer(_ width: Int, _ height: Int) -> ImageDiff {
    let transparent = Bitmap(width: width, height: height)
    let opaque = Bitmap(
      width: width, height: height, bytes: Array(repeating: 255, count: width * height * 4))
    return ImageDiff(expected: StoredImage(transparent), actual: StoredImage(opaque))
  }

  @Test("What no layer draws, and what lies outside the canvas, belongs to the root")
  func rootOwnsTheRest() {
    let root = CALayer()
    let dot = RandomLayer.filled(CGRect(x: 0, y: 0, width: 2, height: 2))
    root.addSublayer(dot)
    let owned = Self.owners(of: root).owners(of: Self.allDiffer(50, 50))
    #expect(
      owned == [
        SuiteResults.Layer(id: "canvas", pixels: 2496),
        SuiteResults.Layer(id: "canvas.1", pixels: 4),
      ])
  }

  @Test("512 layers inside each other, rounded, clipped and faded, are told apart")
  func deep() {
    let root = CALayer()
    var layer = root
    for depth in 1..<CALayer.maximumDepth {
      let inner = RandomLayer.filled(CGRect(x: 0, y: 0, width: 48, height: 40))
      inner.cornerRadius = 3
      inner.masksToBounds = true
      inner.opacity = 0.999
      inner.name = "\(depth)"
      layer.addSublayer(inner)
      layer = inner
    }
    let owned = Self.owners(of: root).owners(of: Self.allDiffer(48, 40))
    #expect(owned.reduce(0) { $0 + $1.pixels } == 48 * 40)
  }
}

extension Bitmap {
  fileprivate var pixels: [PremultipliedPixel] {
    (0..<height).flatMap { y in (0..<width).map { x in self[x, y] } }
  }
}

extension CGColor {
  fileprivate var withAlpha1: CGColor { CGColor(red: red, green: green, blue: blue) }
  fileprivate var inverse: CGColor {
    CGColor(red: 1 - red, green: 1 - green, blue: 1 - blue, alpha: alpha)
  }
}

extension CALayer {
  fileprivate func invertColors() {
    backgroundColor = backgroundColor?.inverse
    borderColor = borderColor?.inverse
    if let shape = self as? CAShapeLayer { shape.fillColor = shape.fillColor?.inverse }
  }
}
