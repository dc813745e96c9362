import Foundation
import TabRenderBase
import TabRenderDraw
import Testing
import TestSupport

/// One property after the other is changed: the digest of that layer's look must be another one, and
/// those of all other layers the same.
@Suite("What a layer is by itself")
struct LayerLookTests {
  /// A layer with a property to change, and what has another digest then.
  struct Change: CustomTestStringConvertible, Sendable {
    let property: String
    let apply: @Sendable (CALayer) -> Void
    let id: String
    var testDescription: String { property }

    init(_ property: String, id: String = "layer", _ apply: @escaping @Sendable (CALayer) -> Void) {
      (self.property, self.id, self.apply) = (property, id, apply)
    }
  }

  private static let red = CGColor(red: 1, green: 0, blue: 0)
  private static let shadow = "layer.shadow"
  private static let square = Path(CGRect(x: 0, y: 0, width: 9, height: 9))

  static let changes: [Change] = [
    Change("bounds") { $0.bounds.size.width += 1 },
    Change("position") { $0.position.x += 1 },
    Change("anchorPoint") { $0.anchorPoint.y = 0 },
    Change("transform") { $0.transform = CGAffineTransform(rotationAngle: 0.1) },
    Change("zPosition") { $0.zPosition = 1 },
    Change("isHidden") { $0.isHidden = true },
    Change("opacity") { $0.opacity = 0.51 },
    Change("backgroundFilters") { $0.backgroundFilters = [.gaussianBlur(radius: 2)] },
    Change("backgroundColor") { $0.backgroundColor = red },
    Change("contents") { $0.contents = Bitmap(width: 2, height: 1) },
    Change("drawing") { layer in
      let part = CALayer()
      part.frame = CGRect(x: 1, y: 1, width: 4, height: 4)
      part.backgroundColor = red
      layer.drawing = [part]
    },
    Change("contentsGravity") { $0.contentsGravity = .left },
    Change("magnificationFilter") { $0.magnificationFilter = .nearest },
    Change("contentsScale") { $0.contentsScale = 2 },
    Change("cornerRadius") { $0.cornerRadius = 5 },
    Change("maskedCorners") { $0.maskedCorners = .layerMinXMinYCorner },
    Change("cornerCurve") { $0.cornerCurve = .continuous },
    Change("borderWidth") { $0.borderWidth = 2 },
    Change("borderColor") { $0.borderColor = red },
    Change("masksToBounds") { $0.masksToBounds = true },
    Change("mask") { $0.mask?.cornerRadius = 2 },
    Change("shadowColor", id: shadow) { $0.shadowColor = red },
    Change("shadowOffset", id: shadow) { $0.shadowOffset.width = 1 },
    Change("shadowOpacity", id: shadow) { $0.shadowOpacity = 0.31 },
    Change("shadowRadius", id: shadow) { $0.shadowRadius = 4 },
    Change("shadowPath", id: shadow) { $0.shadowPath = square },
  ]

  static let shapeChanges: [Change] = [
    change("path") { (layer: CAShapeLayer) in layer.path = square },
    change("fillColor") { (layer: CAShapeLayer) in layer.fillColor = red },
    change("fillRule") { (layer: CAShapeLayer) in layer.fillRule = .evenOdd },
    change("strokeColor") { (layer: CAShapeLayer) in layer.strokeColor = red },
    change("lineWidth") { (layer: CAShapeLayer) in layer.lineWidth = 3 },
    change("lineCap") { (layer: CAShapeLayer) in layer.lineCap = .round },
    change("lineJoin") { (layer: CAShapeLayer) in layer.lineJoin = .round },
    change("miterLimit") { (layer: CAShapeLayer) in layer.miterLimit = 1 },
  ]

  static let gradientChanges: [Change] = [
    change("colors") { (layer: CAGradientLayer) in layer.colors = [.white, red] },
    change("locations") { (layer: CAGradientLayer) in layer.locations = [0.2, 0.9] },
    change("startPoint") { (layer: CAGradientLayer) in layer.startPoint = .zero },
    change("endPoint") { (layer: CAGradientLayer) in layer.endPoint = .zero },
  ]

  static let textChanges: [Change] = [
    change("string") { (layer: CATextLayer) in layer.string = "two words" },
    change("font") { (layer: CATextLayer) in layer.font = FontDescriptor(size: 12, weight: .bold) },
    change("fontSize") { (layer: CATextLayer) in layer.fontSize = 13 },
    change("foregroundColor") { (layer: CATextLayer) in layer.foregroundColor = red },
    change("isWrapped") { (layer: CATextLayer) in layer.isWrapped = false },
    change("truncationMode") { (layer: CATextLayer) in layer.truncationMode = .none },
    change("alignmentMode") { (layer: CATextLayer) in layer.alignmentMode = .center },
    change("tracking") { (layer: CATextLayer) in layer.tracking = 1 },
    change("maximumLines") { (layer: CATextLayer) in layer.maximumLines = 1 },
    change("direction") { (layer: CATextLayer) in layer.direction = .rightToLeft },
  ]

  private static func change<Layer: CALayer>(
    _ property: String, _ apply: @escaping @Sendable (Layer) -> Void
  ) -> Change {
    Change(property) { layer in (layer as? Layer).map(apply) }
  }

  @Test("Every property counts for its layer alone", arguments: changes)
  func layer(_ change: Change) {
    expect(change, on: CALayer())
  }

  @Test("Every property of a shape counts for it alone", arguments: shapeChanges)
  func shape(_ change: Change) {
    let shape = CAShapeLayer()
    var path = Path()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 20, y: 5))
    path.addLine(to: CGPoint(x: 2, y: 9))
    shape.path = path
    shape.strokeColor = .black
    expect(change, on: shape)
  }

  @Test("Every property of a gradient counts for it alone", arguments: gradientChanges)
  func gradient(_ change: Change) {
    let gradient = CAGradientLayer()
    gradient.colors = [.white, .black]
    expect(change, on: gradient)
  }

  @Test("Every property of a text counts for it alone", arguments: textChanges)
  func text(_ change: Change) {
    let text = CATextLayer()
    text.string = "one two three four five six"
    text.fontSize = 12
    text.isWrapped = true
    text.maximumLines = 2
    text.truncationMode = .end
    expect(change, on: text)
  }

  @Test("No property is left out")
  func all() {
    let walked: [(CALayer, [Change])] = [
      (CALayer(), Self.changes), (CAShapeLayer(), Self.shapeChanges),
      (CAGradientLayer(), Self.gradientChanges), (CATextLayer(), Self.textChanges),
    ]
    // Names and a kept picture draw nothing, other layers have looks of their own, and a library is
    // what it finds.
    let others = [
      "name", "isItem", "children", "superlayer", "fonts", "shouldRasterize", "rasterizationScale",
    ]
    for (layer, changes) in walked {
      let properties = Mirror(reflecting: layer).children.compactMap(\.label)
      #expect(Set(properties).subtracting(others) == Set(changes.map(\.property)))
    }
  }

  @Test("The canvas and what lies behind all layers count for the root")
  func canvas() {
    let root = CALayer()
    root.name = "root"
    let digests = [CGColor.white, .black].flatMap { color in
      [8, 9].map { width in
        LayerMap(root, width: width, height: 8, scale: 1, background: color)
          .nodes.compactMap(\.look?.digest)
      }
    }
    #expect(Set(digests).count == 4)
  }

  private func expect(_ change: Change, on layer: CALayer) {
    let root = tree(around: layer)
    let before = digests(root)
    #expect(before[2] == before[1] && before[3] == before[1])
    change.apply(layer)
    let after = digests(root)
    #expect(after[2] == after[1])
    let ids = Set((before[1] ?? [:]).keys).union((after[1] ?? [:]).keys)
    let changed = ids.filter { before[1]?[$0] != after[1]?[$0] }
    let isHidden = layer.isHidden
    #expect(changed == (isHidden ? ["layer", "inner", Self.shadow] : [change.id]))
  }

  /// The digests by the layers' names, for each scale; hidden layers have none.
  private func digests(_ root: CALayer) -> [Int: [String: String]] {
    let scales = [1, 2, 3].map { scale in
      let map = LayerMap(root, width: 90 * scale, height: 60 * scale, scale: Double(scale))
      let digests = map.nodes.compactMap { node in node.look.map { (node.id, $0.digest) } }
      return (scale, Dictionary(uniqueKeysWithValues: digests))
    }
    return Dictionary(uniqueKeysWithValues: scales)
  }

  /// A layer with everything set, among others.
  private func tree(around layer: CALayer) -> CALayer {
    let (root, other, inner, mask) = (CALayer(), CALayer(), CALayer(), CALayer())
    for (index, layer) in [root, other, inner, mask].enumerated() {
      layer.frame = CGRect(x: index, y: index, width: 80, height: 50)
      layer.backgroundColor = .white
    }
    (root.name, other.name, inner.name, layer.name) = ("root", "other", "inner", "layer")
    layer.frame = CGRect(x: 10, y: 10, width: 60, height: 40)
    layer.backgroundColor = .white
    layer.contents = Bitmap(width: 1, height: 1)
    layer.contentsGravity = .center
    layer.opacity = 0.5
    layer.cornerRadius = 4
    layer.borderWidth = 1
    layer.mask = mask
    layer.shadowOpacity = 0.3
    layer.addSublayer(inner)
    root.addSublayer(layer)
    root.addSublayer(other)
    return root
  }
}
