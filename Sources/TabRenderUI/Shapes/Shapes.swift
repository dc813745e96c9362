public import Foundation
public import TabRenderBase

/// A shape, smaller on all sides.
public struct _InsetShape<Base: Shape>: InsettableShape {
  /// The type of the body; there is none.
  public typealias Body = Never
  let base: Base
  let amount: CGFloat

  /// The shape's outline in the smaller rectangle.
  nonisolated public func path(in rect: CGRect) -> Path {
    base.path(in: rect.insetBy(dx: amount, dy: amount))
  }

  /// Smaller still.
  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<Base> {
    _InsetShape(base: base, amount: self.amount + amount)
  }
}

/// All of the rectangle.
public struct Rectangle: InsettableShape {
  /// The type of the body; there is none.
  public typealias Body = Never
  /// Creates it.
  nonisolated public init() {}
  /// The rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
  /// The rectangle, smaller.
  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<Rectangle> {
    _InsetShape(base: self, amount: amount)
  }
}

/// The shape of rounded corners.
public enum RoundedCornerStyle: Sendable {
  /// A quarter of a circle.
  case circular
  /// Smoothly curved, as iOS draws its own.
  case continuous

  var curve: CALayerCornerCurve { self == .circular ? .circular : .continuous }
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: InsettableShape {
  /// The type of the body; there is none.
  public typealias Body = Never
  /// The radii of the corners.
  public var cornerSize: CGSize
  /// Their shape.
  public var style: RoundedCornerStyle

  /// Creates it with a radius in points, at most half of the shorter side.
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Creates it with two radii, of which the smaller one counts.
  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// The rounded rectangle.
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(
      roundedRect: rect, cornerRadius: Double(min(cornerSize.width, cornerSize.height)),
      curve: style.curve)
  }

  /// Smaller, with corners around the same middle.
  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<RoundedRectangle> {
    let smaller = RoundedRectangle(
      cornerSize: CGSize(
        width: max(0, cornerSize.width - amount), height: max(0, cornerSize.height - amount)),
      style: style)
    return _InsetShape(base: smaller, amount: amount)
  }
}

/// A rectangle with a radius for each corner.
public struct UnevenRoundedRectangle: InsettableShape {
  /// The type of the body; there is none.
  public typealias Body = Never
  /// The radii of the corners, in points.
  public var cornerRadii: RectangleCornerRadii
  /// Their shape.
  public var style: RoundedCornerStyle

  /// Creates it with radii in points.
  nonisolated public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    cornerRadii = RectangleCornerRadii(
      topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
      bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius)
    self.style = style
  }

  /// Creates it with radii in points.
  nonisolated public init(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// The rounded rectangle.
  ///
  /// Where the radii that are not 0 are one, the corners have the shape of the style, else they are
  /// circular.
  nonisolated public func path(in rect: CGRect) -> Path {
    let radii = cornerRadii.all
    let used = Set(radii.map(\.radius)).subtracting([0])
    guard let radius = used.first, used.count == 1 else {
      return used.isEmpty ? Path(rect) : circularPath(in: rect)
    }
    let corners = radii.reduce(into: CACornerMask()) { mask, corner in
      if corner.radius > 0 { mask.insert(corner.mask) }
    }
    return Path(
      roundedRect: rect, cornerRadius: Double(radius), corners: corners, curve: style.curve)
  }

  nonisolated private func circularPath(in rect: CGRect) -> Path {
    let most = min(rect.width, rect.height) / 2
    let radii = cornerRadii
    var path = Path()
    func corner(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ start: CGFloat) {
      let radius = min(max(0, radius), most)
      let center = CGPoint(
        x: x == rect.minX ? x + radius : x - radius, y: y == rect.minY ? y + radius : y - radius)
      path.addArc(
        center: center, radius: radius, startAngle: start, endAngle: start + .pi / 2,
        clockwise: false)
    }
    corner(rect.minX, rect.minY, radii.topLeading, .pi)
    corner(rect.maxX, rect.minY, radii.topTrailing, 1.5 * .pi)
    corner(rect.maxX, rect.maxY, radii.bottomTrailing, 0)
    corner(rect.minX, rect.maxY, radii.bottomLeading, 0.5 * .pi)
    path.closeSubpath()
    return path
  }

  /// Smaller, with corners around the same middles.
  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<UnevenRoundedRectangle> {
    let radii = cornerRadii
    let smaller = UnevenRoundedRectangle(
      topLeadingRadius: max(0, radii.topLeading - amount),
      bottomLeadingRadius: max(0, radii.bottomLeading - amount),
      bottomTrailingRadius: max(0, radii.bottomTrailing - amount),
      topTrailingRadius: max(0, radii.topTrailing - amount), style: style)
    return _InsetShape(base: smaller, amount: amount)
  }
}

/// The radii of a rectangle's corners, in points.
public struct RectangleCornerRadii: Equatable, Sendable {
  /// Of the top leading corner.
  public var topLeading: CGFloat
  /// Of the bottom leading corner.
  public var bottomLeading: CGFloat
  /// Of the bottom trailing corner.
  public var bottomTrailing: CGFloat
  /// Of the top trailing corner.
  public var topTrailing: CGFloat

  /// Creates radii.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  fileprivate var all: [(radius: CGFloat, mask: CACornerMask)] {
    [
      (topLeading, .layerMinXMinYCorner), (bottomLeading, .layerMinXMaxYCorner),
      (bottomTrailing, .layerMaxXMaxYCorner), (topTrailing, .layerMaxXMinYCorner),
    ]
  }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: InsettableShape {
  /// The type of the body; there is none.
  public typealias Body = Never
  /// The shape of the ends.
  public var style: RoundedCornerStyle

  /// Creates it.
  nonisolated public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// The capsule; full half circles have the same shape in both styles.
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: Double(min(rect.width, rect.height) / 2))
  }

  /// The capsule, smaller.
  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<Capsule> {
    _InsetShape(base: self, amount: amount)
  }
}

/// The largest circle in the middle.
public struct Circle: InsettableShape {
  /// The type of the body; there is none.
  public typealias Body = Never
  /// Creates it.
  nonisolated public init() {}

  /// The circle.
  nonisolated public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// The circle, smaller.
  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<Circle> {
    _InsetShape(base: self, amount: amount)
  }
}

/// The ellipse that touches all sides.
public struct Ellipse: InsettableShape {
  /// The type of the body; there is none.
  public typealias Body = Never
  /// Creates it.
  nonisolated public init() {}
  /// The ellipse.
  nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  /// The ellipse, smaller.
  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<Ellipse> {
    _InsetShape(base: self, amount: amount)
  }
}

/// A shape whose type is hidden.
public struct AnyShape: Shape {
  /// The type of the body; there is none.
  public typealias Body = Never
  private let outline: @Sendable (CGRect) -> Path

  /// Hides the type of a shape.
  nonisolated public init<S: Shape>(_ shape: S) { outline = { shape.path(in: $0) } }

  /// The hidden shape's outline.
  nonisolated public func path(in rect: CGRect) -> Path { outline(rect) }
}
