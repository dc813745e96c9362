internal import Foundation
internal import TabRenderBase

/// A line one pixel thick across the stack that it is in; a horizontal one elsewhere.
public struct Divider: _PrimitiveView, Sendable {
  /// Creates a divider.
  nonisolated public init() {}

  /// The separators' color of iOS.
  private static let color = Color(
    dynamic: DynamicColor(
      light: CGColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.29),
      dark: CGColor(red: 84 / 255, green: 84 / 255, blue: 88 / 255, alpha: 0.6)))

  /// A color in a frame that is one pixel thick.
  public static func _makeNodes(_ view: Divider, in context: _ViewContext) -> _NodeList {
    let isVertical = context.environment.stackAxis == .horizontal
    let thickness = context.environment.pixelLength
    let line = color.frame(
      width: isVertical ? thickness : nil, height: isVertical ? nil : thickness)
    return makeNodes(of: line, in: context)
  }
}

/// The nodes of a view that stands for another one.
@MainActor
func makeNodes<V: View>(of view: V, in context: _ViewContext) -> _NodeList {
  V._makeNodes(view, in: context.entering(.body))
}
