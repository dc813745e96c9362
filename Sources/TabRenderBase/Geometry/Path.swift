public import Foundation

/// An outline made of straight lines and curves, in any coordinate space.
///
/// Circular arcs are kept as conics (rational quadratics), which stay exact under every affine
/// transform; nothing is turned into a polygon before the outline is rasterized. Open subpaths
/// are closed by a straight line when they are filled. Points that are not finite are dropped
/// together with their segment.
public struct Path: Hashable, Sendable {
  /// One segment of an outline, from the end of the one before.
  public enum Element: Hashable, Sendable {
    /// Starts a subpath.
    case move(to: CGPoint)
    /// A straight line.
    case line(to: CGPoint)
    /// A quadratic Bézier curve.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A rational quadratic Bézier curve; weight √½ with a right-angled control triangle is a
    /// quarter of a circle or ellipse.
    case conic(to: CGPoint, control: CGPoint, weight: Double)
    /// A cubic Bézier curve.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line back to the subpath's start.
    case closeSubpath
  }

  /// The segments in the order in which they were added.
  public private(set) var elements: [Element] = []
  /// The rounded rectangle that the whole path is, when it was made as one.
  package private(set) var roundedRect: RoundedRect?

  /// Creates an empty path.
  public init() {}

  /// Creates a path around a rectangle, clockwise from the top left corner where y points down.
  public init(_ rect: CGRect) {
    addRect(rect)
  }

  /// Creates an ellipse that touches the four sides of a rectangle.
  public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
  }

  /// Creates a rounded rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerRadius: The radius; at most half of the shorter side is used, below 0 counts as 0.
  ///   - corners: The corners to round; all by default.
  ///   - curve: The shape of the corners; circular by default.
  public init(
    roundedRect rect: CGRect, cornerRadius: Double, corners: CACornerMask = .all,
    curve: CALayerCornerCurve = .circular
  ) {
    self.init(
      RoundedRect(rect: rect, cornerRadius: cornerRadius, corners: corners, curve: curve))
  }

  package init(_ shape: RoundedRect) {
    shape.append(to: &self)
    roundedRect = shape
  }

  /// Whether nothing was added.
  public var isEmpty: Bool { elements.isEmpty }

  /// Starts a new subpath.
  public mutating func move(to point: CGPoint) {
    append(.move(to: point))
  }

  /// Adds a straight line from the current point.
  public mutating func addLine(to point: CGPoint) {
    append(.line(to: point))
  }

  /// Adds a quadratic Bézier curve from the current point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    append(.quadCurve(to: end, control: control))
  }

  /// Adds a cubic Bézier curve from the current point.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Adds a conic (a rational quadratic curve) from the current point.
  ///
  /// A weight of 0 or less, or one that is not finite, adds a straight line.
  public mutating func addConic(to end: CGPoint, control: CGPoint, weight: Double) {
    append(
      weight > 0 && weight.isFinite
        ? .conic(to: end, control: control, weight: weight) : .line(to: end))
  }

  /// Closes the current subpath with a straight line to its start.
  public mutating func closeSubpath() {
    append(.closeSubpath)
  }

  /// Adds a closed rectangle; a null rectangle adds nothing.
  public mutating func addRect(_ rect: CGRect) {
    guard !rect.isNull else { return }
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  /// Adds a closed ellipse that touches the four sides of a rectangle.
  public mutating func addEllipse(in rect: CGRect) {
    guard !rect.isNull else { return }
    let corners = [
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
    ]
    let ends = [
      CGPoint(x: rect.midX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.midY),
      CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.midY),
    ]
    move(to: CGPoint(x: rect.maxX, y: rect.midY))
    for (corner, end) in zip(corners, ends) {
      addConic(to: end, control: corner, weight: Self.quarterCircleWeight)
    }
    closeSubpath()
  }

  /// Adds an arc of a circle, joined to the current point by a straight line.
  ///
  /// - Parameters:
  ///   - center: The circle's centre.
  ///   - radius: The circle's radius; below 0 counts as 0.
  ///   - startAngle: Where the arc starts, in radians from the positive x axis towards positive y.
  ///   - endAngle: Where it ends.
  ///   - clockwise: As in Core Graphics, true runs towards smaller angles.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    let turn = 2 * CGFloat.pi
    var sweep = endAngle - startAngle
    guard sweep.isFinite, radius.isFinite else { return }
    if clockwise {
      sweep = sweep <= -turn ? -turn : sweep.truncatingRemainder(dividingBy: turn)
      if sweep > 0 { sweep -= turn }
    } else {
      sweep = sweep >= turn ? turn : sweep.truncatingRemainder(dividingBy: turn)
      if sweep < 0 { sweep += turn }
    }
    let pieces = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / CGFloat(pieces)
    let radius = max(0, radius)
    let weight = ElementaryFunctions.cos(Double(step / 2))
    func point(_ angle: CGFloat, _ radius: CGFloat) -> CGPoint {
      let (cosine, sine) = ElementaryFunctions.cosineAndSine(Double(angle))
      return CGPoint(x: center.x + radius * cosine, y: center.y + radius * sine)
    }
    let start = point(startAngle, radius)
    if let last = elements.last, last != .closeSubpath {
      addLine(to: start)
    } else {
      move(to: start)
    }
    for piece in 0..<pieces {
      let angle = startAngle + CGFloat(piece) * step
      addConic(
        to: point(angle + step, radius), control: point(angle + step / 2, radius / weight),
        weight: weight)
    }
  }

  /// Adds all segments of another path.
  public mutating func addPath(_ other: Path) {
    other.elements.forEach { append($0) }
  }

  /// The same outline moved, scaled, turned or sheared; coordinates beyond ±1e15 become ±1e15.
  public func applying(_ transform: CGAffineTransform) -> Path {
    var result = Path()
    result.elements = elements.map { $0.applying(transform) }
    result.roundedRect = roundedRect?.applying(transform)
    return result
  }

  /// The smallest upright rectangle around all end and control points; null when empty.
  public var boundingBox: CGRect { CGRect(enclosing: elements.flatMap(\.points)) }

  package static let quarterCircleWeight = 0.70710678118654752440

  private mutating func append(_ element: Element) {
    guard element.points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return }
    roundedRect = nil
    elements.append(element)
  }
}

#if !canImport(CoreGraphics)
/// The path type under Core Graphics' name.
public typealias CGPath = Path
#endif

extension Path.Element {
  package var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quadCurve(let end, let control), .conic(let end, let control, _): [control, end]
    case .curve(let end, let control1, let control2): [control1, control2, end]
    case .closeSubpath: []
    }
  }

  fileprivate func applying(_ transform: CGAffineTransform) -> Self {
    func moved(_ point: CGPoint) -> CGPoint { point.applying(transform).broughtIn }
    return switch self {
    case .move(let end): .move(to: moved(end))
    case .line(let end): .line(to: moved(end))
    case .quadCurve(let end, let control): .quadCurve(to: moved(end), control: moved(control))
    case .conic(let end, let control, let weight):
      .conic(to: moved(end), control: moved(control), weight: weight)
    case .curve(let end, let control1, let control2):
      .curve(to: moved(end), control1: moved(control1), control2: moved(control2))
    case .closeSubpath: .closeSubpath
    }
  }
}

extension CGPoint {
  /// The nearest point whose coordinates are numbers of at most 1e15: lengths between such points
  /// stay finite.
  fileprivate var broughtIn: CGPoint {
    func near(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(value, -1e15), 1e15) }
    return CGPoint(x: near(x), y: near(y))
  }
}
