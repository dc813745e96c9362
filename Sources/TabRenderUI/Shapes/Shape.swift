public import Foundation
public import TabRenderBase
internal import TabRenderDraw

/// An outline for any rectangle, which as a view is filled with the foreground style.
public protocol Shape: View, Sendable {
  /// The outline in a rectangle, in points.
  nonisolated func path(in rect: CGRect) -> Path
}

/// A shape that can be made smaller on all sides.
public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape
  /// The shape, smaller by a distance on all sides.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension Shape where Body == Never {
  /// Never asked for: a shape of the library has no body.
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

extension Shape {
  /// The shape filled with the foreground style.
  public static func _makeNodes(_ view: Self, in context: _ViewContext) -> _NodeList {
    .shape(view, ForegroundStyle(), context)
  }

  /// The shape filled with a style.
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _ShapeView<
    Self, S
  > {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// The shape's outline as a line whose middle is on it.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The shape's outline as a line whose middle is on it.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
    _StrokedShapeView(shape: self, style: content, stroke: style)
  }
}

extension InsettableShape {
  /// The shape's outline as a line that lies inside of it.
  public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    inset(by: lineWidth / 2).stroke(content, lineWidth: lineWidth)
  }
}

/// How a shape is filled.
public struct FillStyle: Equatable, Sendable {
  /// Whether parts that the outline goes around twice are left out.
  public var isEOFilled: Bool
  /// Accepted; edges are always antialiased.
  public var isAntialiased: Bool

  /// Creates a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// How an outline is drawn as a line.
public struct StrokeStyle: Equatable, Sendable {
  /// The width in points.
  public var lineWidth: CGFloat
  /// The ends.
  public var lineCap: CGLineCap
  /// The corners.
  public var lineJoin: CGLineJoin
  /// How far sharp corners reach, in half widths.
  public var miterLimit: CGFloat

  /// Creates a style.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
  }
}

/// The ends of lines.
public enum CGLineCap: Int32, Sendable {
  /// Where the line ends.
  case butt
  /// Round.
  case round
  /// Square.
  case square
}

/// The corners of lines.
public enum CGLineJoin: Int32, Sendable {
  /// Sharp.
  case miter
  /// Round.
  case round
  /// Cut off.
  case bevel
}

/// A filled shape.
public struct _ShapeView<Outline: Shape, Style: ShapeStyle>: _PrimitiveView {
  let shape: Outline
  let style: Style
  let fillStyle: FillStyle

  /// A node that fills the shape.
  public static func _makeNodes(_ view: _ShapeView, in context: _ViewContext) -> _NodeList {
    .shape(view.shape, view.style, context, isEvenOdd: view.fillStyle.isEOFilled)
  }
}

/// A shape drawn as a line.
public struct _StrokedShapeView<Outline: Shape, Style: ShapeStyle>: _PrimitiveView {
  let shape: Outline
  let style: Style
  let stroke: StrokeStyle

  /// A node that draws the outline.
  public static func _makeNodes(
    _ view: _StrokedShapeView, in context: _ViewContext
  ) -> _NodeList {
    let node = ViewNode(layout: FlexibleLayout(), environment: context.environment)
    node.drawing = StrokeDrawing(
      shape: view.shape, paint: view.style._paint(in: context.environment), stroke: view.stroke)
    return .node(node)
  }
}

@MainActor
extension _NodeList {
  /// A node that fills a shape.
  static func shape<Outline: Shape, Style: ShapeStyle>(
    _ shape: Outline, _ style: Style, _ context: _ViewContext, isEvenOdd: Bool = false
  ) -> _NodeList {
    let node = ViewNode(layout: FlexibleLayout(), environment: context.environment)
    node.drawing = FillDrawing(
      shape: shape, paint: style._paint(in: context.environment), isEvenOdd: isEvenOdd)
    return .node(node)
  }
}

/// Fills a shape.
struct FillDrawing: NodeDrawing {
  let shape: any Shape
  let paint: _Paint
  var isEvenOdd = false

  func makeLayer(frame: CGRect, snapped: CGRect, _ environment: EnvironmentValues) -> CALayer {
    let bounds = CGRect(origin: .zero, size: snapped.size)
    let layer = paint.makeLayer(shape.path(in: bounds), isEvenOdd, bounds, environment)
    layer.frame = snapped
    return layer
  }
}

/// Draws the outline of a shape.
private struct StrokeDrawing: NodeDrawing {
  let shape: any Shape
  let paint: _Paint
  let stroke: StrokeStyle

  func makeLayer(frame: CGRect, snapped: CGRect, _ environment: EnvironmentValues) -> CALayer {
    let layer = CAShapeLayer()
    layer.frame = snapped
    layer.path = shape.path(in: layer.bounds)
    layer.fillColor = nil
    layer.strokeColor = paint.color
    layer.lineWidth = stroke.lineWidth
    layer.miterLimit = stroke.miterLimit
    layer.lineCap =
      switch stroke.lineCap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
    layer.lineJoin =
      switch stroke.lineJoin {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
    return layer
  }
}

extension _Paint {
  /// A layer that is filled with the paint inside an outline.
  @MainActor
  func makeLayer(
    _ path: Path, _ isEvenOdd: Bool, _ bounds: CGRect, _ environment: EnvironmentValues
  ) -> CALayer {
    let outline = CAShapeLayer()
    outline.frame = bounds
    outline.path = path
    outline.fillRule = isEvenOdd ? .evenOdd : .nonZero
    switch kind {
    case .color(let color):
      outline.fillColor = color
      return outline
    case .gradient(let gradient):
      let layer = gradient.makeLayer(bounds)
      layer.mask = outline
      return layer
    case .material(let material):
      let layer = CALayer()
      layer.frame = bounds
      layer.backgroundFilters = [.gaussianBlur(radius: Double(material.radius))]
      layer.backgroundColor = material.tint(in: environment)
      layer.mask = outline
      return layer
    }
  }
}

extension GradientPaint {
  func makeLayer(_ bounds: CGRect) -> CALayer {
    let layer = CAGradientLayer()
    layer.frame = bounds
    layer.colors = colors
    layer.locations = locations
    layer.startPoint = CGPoint(x: start.x, y: start.y)
    layer.endPoint = CGPoint(x: end.x, y: end.y)
    return layer
  }
}
