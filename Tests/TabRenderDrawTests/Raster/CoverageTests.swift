import Foundation
import Testing
import TabRenderBase
import TabRenderDraw
import TestSupport

@Suite("Coverage")
struct CoverageTests {
  /// The project's bound: at most 1/255 from the exact area on any pixel.
  static let levels = 1.0

  private static let canvas = PixelRect.canvas(64, 48)

  /// Position, size and radius in pixels.
  struct Case: CustomTestStringConvertible, Sendable {
    var rect: CGRect
    var radius: Double
    var testDescription: String { "\(rect) r \(radius)" }
  }

  static let cases = [
    Case(rect: CGRect(x: 4, y: 4, width: 50, height: 36), radius: 0),
    Case(rect: CGRect(x: 4.3, y: 4.7, width: 50.1, height: 36.9), radius: 0),
    Case(rect: CGRect(x: 4, y: 4, width: 50, height: 36), radius: 10),
    Case(rect: CGRect(x: 4.25, y: 4.5, width: 50, height: 36), radius: 10),
    Case(rect: CGRect(x: 4.9, y: 3.1, width: 51.3, height: 37.7), radius: 17.3),
    Case(rect: CGRect(x: 4, y: 4, width: 40, height: 40), radius: 20),
    Case(rect: CGRect(x: 4.5, y: 4.5, width: 39, height: 39), radius: 200),
    Case(rect: CGRect(x: 2, y: 10, width: 60, height: 20), radius: 10),
    Case(rect: CGRect(x: 5.2, y: 5.2, width: 0.4, height: 30), radius: 0.2),
    Case(rect: CGRect(x: 5.2, y: 5.2, width: 0.4, height: 0.5), radius: 0.1),
    Case(rect: CGRect(x: 5.9, y: 5.9, width: 2.2, height: 2.2), radius: 1.1),
    Case(rect: CGRect(x: 10.2, y: 8.4, width: 40, height: 30), radius: 0.7),
    Case(rect: CGRect(x: -20.3, y: -15.6, width: 60, height: 50), radius: 24.5),
    Case(rect: CGRect(x: -400, y: -300.5, width: 450.5, height: 340), radius: 168.1),
    Case(rect: CGRect(x: -500, y: 8, width: 1064, height: 30), radius: 15),
  ]

  @Test("A rounded rectangle covers the exact area of every pixel", arguments: cases)
  func roundedRect(_ shape: Case) {
    let layer = Self.layer(shape)
    let reference = ReferenceRoundedRect(shape.rect, radius: shape.radius)
      .coverage(in: Self.canvas)
    Self.expect(layer, toCover: reference)
  }

  @Test("Every choice of corners is rounded exactly", arguments: 0..<16)
  func corners(_ bits: Int) {
    let shape = Case(rect: CGRect(x: 5.3, y: 4.6, width: 50.2, height: 38.5), radius: 15.4)
    let layer = Self.layer(shape)
    layer.maskedCorners = CACornerMask(rawValue: UInt(bits))
    let reference = ReferenceRoundedRect(
      shape.rect, radius: shape.radius, corners: layer.maskedCorners)
    Self.expect(layer, toCover: reference.coverage(in: Self.canvas))
  }

  @Test("A continuous corner covers the area inside its curve", arguments: 0..<16)
  func continuous(_ bits: Int) {
    let shape = Case(rect: CGRect(x: 5.3, y: 4.6, width: 50.2, height: 38.5), radius: 11)
    let layer = Self.layer(shape)
    layer.cornerCurve = .continuous
    layer.maskedCorners = CACornerMask(rawValue: UInt(bits))
    let path = Path(
      roundedRect: shape.rect, cornerRadius: 11, corners: layer.maskedCorners, curve: .continuous)
    Self.expect(layer, toCover: ReferencePolygon(path).coverage(in: Self.canvas))
  }

  @Test("A turned rounded rectangle is exact", arguments: [0.1, 0.7, 1.5, 3.0])
  func turned(_ angle: Double) {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 36, height: 24)
    layer.cornerRadius = 9
    layer.position = CGPoint(x: 30.3, y: 22.8)
    layer.backgroundColor = .black
    layer.transform = CGAffineTransform(rotationAngle: angle)
    let outline = ReferenceRoundedRect(layer.bounds, radius: 9)
    let reference = ReferencePolygon(outline, layer.transformToSuperlayer)
    Self.expect(layer, toCover: reference.coverage(in: Self.canvas))
  }

  /// Where an outline crosses itself or another, one pixel's coverage is made from the sum of the
  /// signed areas in it, which is not the area that the rule fills.
  static let pixelsPerCrossing = 4
  /// Half of a pixel, in levels.
  static let levelsAtCrossings = 128.0

  @Test(
    "An outline that crosses itself is off only where it crosses",
    arguments: Figure.allCases.filter { $0.crossings > 0 })
  func crossing(_ figure: Figure) {
    for rule in [CAShapeLayerFillRule.nonZero, .evenOdd] {
      let layer = CAShapeLayer()
      layer.path = figure.path
      layer.fillRule = rule
      let reference = ReferencePolygon(figure.path).coverage(in: Self.canvas, rule: rule)
      let errors = Self.errors(of: layer, from: reference)
      let off = errors.filter { $0.levels > Self.levels }
      #expect(off.count <= Self.pixelsPerCrossing * figure.crossings, "\(rule): \(off)")
      #expect(off.allSatisfy { $0.levels <= Self.levelsAtCrossings }, "\(rule): \(off)")
    }
  }

  @Test(
    "A path covers the exact area of every pixel",
    arguments: Figure.allCases.filter { $0.crossings == 0 })
  func path(_ figure: Figure) {
    for rule in figure.exactRules {
      let layer = CAShapeLayer()
      layer.path = figure.path
      layer.fillRule = rule
      let reference = ReferencePolygon(figure.path).coverage(in: Self.canvas, rule: rule)
      Self.expect(layer, toCover: reference)
    }
  }

  @Test("A line along a path covers the exact area of every pixel", arguments: LineStyle.all)
  func stroke(_ style: LineStyle) {
    let layer = CAShapeLayer()
    layer.path = style.figure.path
    layer.fillColor = nil
    layer.strokeColor = .black
    layer.lineWidth = style.width
    layer.lineCap = style.cap
    layer.lineJoin = style.join
    let reference = ReferenceStroke(layer, style.figure.path)
      .coverage(.identity, Self.canvas)
    Self.expect(layer, toCover: reference)
  }

  private static func layer(_ shape: Case) -> CALayer {
    let layer = CALayer()
    layer.frame = shape.rect
    layer.cornerRadius = shape.radius
    layer.backgroundColor = .black
    return layer
  }

  private static func expect(_ layer: CALayer, toCover reference: ReferencePlane) {
    let worst = errors(of: layer, from: reference).max { $0.levels < $1.levels }
    #expect(worst?.levels ?? 0 <= levels, "\(String(describing: worst))")
  }

  private static func errors(
    of layer: CALayer, from reference: ReferencePlane
  ) -> [(levels: Double, x: Int, y: Int, expected: Double)] {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: canvas.width, height: canvas.height)
    root.addSublayer(layer)
    let bitmap = draw(root, width: canvas.width, height: canvas.height)
    return canvas.rows.flatMap { y in
      canvas.columns.map { x in
        let expected = 255 * reference[x, y]
        return (abs(Double(bitmap[x, y].alpha) - expected), x, y, expected)
      }
    }
  }
}

/// Outlines for the tests of coverage, in a canvas of 64 × 48.
enum Figure: CaseIterable {
  case circle, ellipse, hugeCircle, blob, wave, sliver, star, donut, twoDiscs, arrow, manyRects
  case polyline, arc, frame

  /// At how many places the outline crosses itself.
  var crossings: Int {
    switch self {
    case .star: 5
    case .wave, .twoDiscs: 2
    case .polyline: 1
    default: 0
    }
  }

  /// The rules by which no part is inside twice, so that the sum of signed areas is the area.
  var exactRules: [CAShapeLayerFillRule] {
    self == .frame ? [.evenOdd] : [.nonZero, .evenOdd]
  }

  var path: Path {
    var path = Path()
    switch self {
    case .circle: path.addEllipse(in: CGRect(x: 10.2, y: 5.7, width: 36.4, height: 36.4))
    case .ellipse: path.addEllipse(in: CGRect(x: -6.2, y: 5.7, width: 66.4, height: 20.4))
    case .hugeCircle: path.addEllipse(in: CGRect(x: -900, y: 10.3, width: 2000, height: 2000))
    case .blob:
      path.move(to: CGPoint(x: 8, y: 30))
      path.addCurve(
        to: CGPoint(x: 55, y: 20), control1: CGPoint(x: 5, y: -20),
        control2: CGPoint(x: 40, y: 2))
      path.addQuadCurve(to: CGPoint(x: 8, y: 30), control: CGPoint(x: 50, y: 60))
      path.closeSubpath()
    case .wave:
      path.move(to: CGPoint(x: 2, y: 40))
      path.addCurve(
        to: CGPoint(x: 60, y: 40), control1: CGPoint(x: 20, y: -10),
        control2: CGPoint(x: 40, y: 80))
      path.addLine(to: CGPoint(x: 60, y: 46.5))
      path.addLine(to: CGPoint(x: 2, y: 46.5))
    case .sliver:
      path.move(to: CGPoint(x: 1, y: 10.1))
      path.addLine(to: CGPoint(x: 62.3, y: 12.4))
      path.addLine(to: CGPoint(x: 62.1, y: 12.7))
    case .star: path.addPolygon([(32, 2), (48, 46), (6, 18), (58, 18), (16, 46)])
    case .donut:
      path.addEllipse(in: CGRect(x: 8, y: 3.5, width: 42, height: 42))
      path.addArc(
        center: CGPoint(x: 29, y: 24.5), radius: 10.3, startAngle: 2 * .pi, endAngle: 0,
        clockwise: true)
      path.closeSubpath()
    case .twoDiscs:
      path.addEllipse(in: CGRect(x: 6, y: 8, width: 30.5, height: 30.5))
      path.addEllipse(in: CGRect(x: 24, y: 10, width: 30.5, height: 30.5))
    case .arrow:
      path.addPolygon([(4, 20), (36, 20), (36, 6), (60, 24), (36, 42), (36, 28), (4, 28)])
    case .manyRects:
      for step in 0..<12 {
        path.addRect(
          CGRect(x: 2.1 + Double(step) * 5.07, y: 4.3, width: 2.3, height: 3 * Double(step) + 0.6))
      }
    case .polyline:
      path.move(to: CGPoint(x: 6, y: 40))
      path.addLine(to: CGPoint(x: 20, y: 8.5))
      path.addLine(to: CGPoint(x: 33, y: 40))
      path.addLine(to: CGPoint(x: 57, y: 30))
    case .frame:
      // Both outlines turn the same way and lie in the same pixels.
      path.addPolygon([(10, 4.2), (55, 12.3), (48, 43), (4, 36)])
      path.addPolygon([(10.4, 4.9), (54.4, 12.8), (47.6, 42.3), (4.7, 35.5)])
    case .arc:
      path.addArc(
        center: CGPoint(x: 30, y: 26), radius: 17, startAngle: 0.3, endAngle: 4.4,
        clockwise: false)
    }
    return path
  }
}

/// How a line is drawn along a figure.
struct LineStyle: CustomTestStringConvertible, Sendable {
  var figure: Figure
  var width: Double
  var cap = CAShapeLayerLineCap.butt
  var join = CAShapeLayerLineJoin.miter

  var testDescription: String { "\(figure), \(width) px, \(cap), \(join)" }

  static let all =
    CAShapeLayerLineCap.allCases.flatMap { cap in
      CAShapeLayerLineJoin.allCases.map {
        LineStyle(figure: .polyline, width: 5.5, cap: cap, join: $0)
      }
    } + [
      LineStyle(figure: .arrow, width: 3), LineStyle(figure: .arrow, width: 0.6, join: .round),
      LineStyle(figure: .circle, width: 4.4, join: .bevel),
      LineStyle(figure: .arc, width: 6, cap: .round, join: .bevel),
      LineStyle(figure: .arc, width: 1, cap: .square, join: .bevel),
    ]
}

extension Path {
  fileprivate mutating func addPolygon(_ points: [(Double, Double)]) {
    for (index, point) in points.enumerated() {
      let point = CGPoint(x: point.0, y: point.1)
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
    closeSubpath()
  }
}
