public import Foundation
public import TabRenderBase

/// The corners of a rectangle that a path rounds.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// One bit for each corner.
  public let rawValue: UInt

  /// Creates corners from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The top right corner.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The bottom left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The bottom right corner.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four.
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// A path with the ways in which it is filled and stroked.
///
/// Rounded rectangles have the continuous corners that UIKit's have since iOS 7; a layer's
/// `cornerRadius` is circular.
open class UIBezierPath {
  /// The outline, for layers and contexts.
  public var cgPath: CGPath

  /// The width of a stroke; 1 by default.
  public var lineWidth: CGFloat = 1
  /// The ends of a stroke; butt by default.
  public var lineCapStyle = CGLineCap.butt
  /// The corners of a stroke; miter by default.
  public var lineJoinStyle = CGLineJoin.miter
  /// How many line widths a miter may reach; 10 by default.
  public var miterLimit: CGFloat = 10
  /// Whether a fill leaves out what is enclosed twice; false by default.
  public var usesEvenOddFillRule = false

  /// Creates an empty path.
  public init() { cgPath = CGPath() }

  /// Creates a path with an outline.
  public init(cgPath: CGPath) { self.cgPath = cgPath }

  /// Creates a rectangle.
  public convenience init(rect: CGRect) { self.init(cgPath: Path(rect)) }

  /// Creates an ellipse that touches the sides of a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(cgPath: Path(ellipseIn: rect)) }

  /// Creates a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(cgPath: Path(roundedRect: rect, cornerRadius: cornerRadius, curve: .continuous))
  }

  /// Creates a rectangle, some corners of which are round; the width of the radii counts for both.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init(
      cgPath: Path(
        roundedRect: rect, cornerRadius: cornerRadii.width,
        corners: CACornerMask(rawValue: corners.rawValue & 15), curve: .continuous))
  }

  /// Creates an arc of a circle; clockwise as seen on the screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Whether nothing was added.
  public var isEmpty: Bool { cgPath.isEmpty }

  /// The smallest upright rectangle around all points; null for an empty path.
  public var bounds: CGRect { cgPath.boundingBox }

  /// Where the last segment ended; the origin for an empty path.
  public var currentPoint: CGPoint { cgPath.currentPoint }

  /// Starts a subpath.
  public func move(to point: CGPoint) { cgPath.move(to: point) }

  /// Adds a straight line.
  public func addLine(to point: CGPoint) { cgPath.addLine(to: point) }

  /// Adds a cubic Bézier curve.
  public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    cgPath.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic Bézier curve.
  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    cgPath.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc of a circle, clockwise as seen on the screen.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // Core Graphics means the other direction, as its y axis points up.
    cgPath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  /// Closes the subpath.
  public func close() { cgPath.closeSubpath() }

  /// Adds the segments of another path.
  public func append(_ bezierPath: UIBezierPath) { cgPath.addPath(bezierPath.cgPath) }

  /// Moves, scales or turns the path.
  public func apply(_ transform: CGAffineTransform) { cgPath = cgPath.applying(transform) }

  /// Empties the path.
  public func removeAllPoints() { cgPath = CGPath() }

  /// Whether a filled path covers a point.
  public func contains(_ point: CGPoint) -> Bool {
    cgPath.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Fills the path in the current graphics context.
  public func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addPath(cgPath)
    context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Strokes the path in the current graphics context, with the path's own line.
  public func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.addPath(cgPath)
    context.strokePath()
    context.restoreGState()
  }

  /// Clips what is drawn next in the current graphics context.
  public func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addPath(cgPath)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
}
