public import Foundation
internal import TabRenderBase
internal import TabRenderDraw

/// Changes how each node of a view looks.
public struct _AppearanceChange: _PrimitiveModifier {
  let appearance: @MainActor (ViewNode) -> NodeAppearance

  /// The view's nodes, each with the change around it.
  public static func _makeNodes<V: View>(
    _ modifier: _AppearanceChange, of content: V, in context: _ViewContext
  ) -> _NodeList {
    V._makeNodes(content, in: context).map { child in
      let node = ViewNode(layout: TransparentLayout(), around: child)
      node.appearance = modifier.appearance(child)
      return node
    }
  }
}

extension View {
  /// Fades the view, 0…1; a view that cannot be seen keeps its space and takes no taps.
  ///
  /// Of a stack each view inside is faded on its own, unless it is a `compositingGroup`.
  public func opacity(_ opacity: Double) -> some View {
    modifier(_AppearanceChange { _ in .opacity(min(max(opacity, 0), 1)) })
  }

  /// Hides the view, which keeps its space.
  public func hidden() -> some View { modifier(_AppearanceChange { _ in .hidden }) }

  /// Gives the view a shadow.
  ///
  /// Of a stack each view inside has its own, unless it is a `compositingGroup`.
  ///
  /// - Parameters:
  ///   - color: Its colour; a third of black by default.
  ///   - radius: The blur, in points.
  ///   - x: How far it lies to the right.
  ///   - y: How far it lies below.
  /// - Returns: The view with its shadow.
  public func shadow(
    color: Color = Color(.sRGB, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(
      _AppearanceChange { _ in
        .shadow(ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y)))
      })
  }

  /// Draws the view as one before opacity and shadow further out apply.
  public func compositingGroup() -> some View {
    modifier(_AppearanceChange { _ in .group { _, _ in } })
  }

  /// Draws the view as one before opacity and shadow further out apply.
  public func drawingGroup(opaque: Bool = false) -> some View { compositingGroup() }

  /// Cuts off what reaches beyond the view's frame.
  public func clipped(antialiased: Bool = false) -> some View {
    modifier(_AppearanceChange { _ in .group { layer, _ in layer.masksToBounds = true } })
  }

  /// Cuts off what lies outside of a shape in the view's frame.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(
      _AppearanceChange { _ in
        .group { layer, _ in
          let outline = CAShapeLayer()
          outline.frame = layer.bounds
          outline.path = shape.path(in: layer.bounds)
          outline.fillRule = style.isEOFilled ? .evenOdd : .nonZero
          layer.mask = outline
        }
      })
  }

  /// Rounds the corners of the view's frame and cuts off what lies outside.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    modifier(
      _AppearanceChange { _ in
        .group { layer, _ in
          layer.cornerRadius = radius
          layer.masksToBounds = true
        }
      })
  }

  /// Enlarges the drawing of the view about a point of its frame; its space stays.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    transformed(CGAffineTransform(scaleX: x, y: y), anchor)
  }

  /// Enlarges the drawing of the view about a point of its frame; its space stays.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: s, y: s, anchor: anchor)
  }

  /// Enlarges the drawing of the view about a point of its frame; its space stays.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Turns the drawing of the view about a point of its frame, clockwise; its space stays.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    transformed(CGAffineTransform(rotationAngle: CGFloat(angle.radians)), anchor)
  }

  private func transformed(_ transform: CGAffineTransform, _ anchor: UnitPoint) -> some View {
    modifier(
      _AppearanceChange { _ in
        .group { layer, _ in
          let frame = layer.frame
          layer.anchorPoint = CGPoint(x: anchor.x, y: anchor.y)
          layer.position = CGPoint(
            x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
          layer.transform = transform
        }
      })
  }

  /// Orders the view among its siblings: higher is nearer; 0 by default.
  public func zIndex(_ value: Double) -> some View { modifier(_ZIndexModifier(value: value)) }
}

/// Orders a view among its siblings.
public struct _ZIndexModifier: _PrimitiveModifier {
  let value: Double

  /// The view's nodes with their order.
  public static func _makeNodes<V: View>(
    _ modifier: _ZIndexModifier, of content: V, in context: _ViewContext
  ) -> _NodeList {
    let list = V._makeNodes(content, in: context)
    for node in list.nodes { node.zIndex = modifier.value }
    return list
  }
}

/// An angle.
public struct Angle: Hashable, Comparable, Sendable {
  /// In radians.
  public var radians: Double

  /// Creates an angle of 0.
  public init() { radians = 0 }
  /// Creates an angle in radians.
  public init(radians: Double) { self.radians = radians }
  /// Creates an angle in degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// In degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// 0.
  public static let zero = Angle()
  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// Whether one turns less than another.
  public static func < (one: Angle, other: Angle) -> Bool { one.radians < other.radians }
}
