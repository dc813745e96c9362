internal import TabRenderBase
internal import Foundation
internal import TabRenderDraw

/// A colour, which as a view fills all that it is proposed.
public struct Color: _PrimitiveView, Hashable, Sendable {
  let dynamic: DynamicColor

  nonisolated init(dynamic: DynamicColor) { self.dynamic = dynamic }

  /// Creates a colour from components, 0…1.
  nonisolated public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    dynamic = DynamicColor(CGColor(red: red, green: green, blue: blue, alpha: opacity))
  }

  /// A node that fills its rectangle.
  public static func _makeNodes(_ view: Color, in context: _ViewContext) -> _NodeList {
    let node = ViewNode(layout: FlexibleLayout(), environment: context.environment)
    node.drawing = ColorDrawing(color: view)
    return .node(node)
  }

  /// The color for an appearance.
  func resolved(in environment: EnvironmentValues) -> CGColor {
    environment.colorScheme == .dark ? dynamic.dark : dynamic.light
  }
}

/// Fills a rectangle.
struct ColorDrawing: NodeDrawing {
  let color: Color

  func makeLayer(bounds: CGRect, _ environment: EnvironmentValues) -> CALayer {
    let layer = CALayer()
    layer.frame = bounds
    layer.backgroundColor = color.resolved(in: environment)
    return layer
  }
}
