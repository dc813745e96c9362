/// How a layer's picture is placed in its bounds.
public enum CALayerContentsGravity: String, CaseIterable, Hashable, Sendable {
  /// Stretched to the bounds; the default.
  case resize
  /// Scaled to fit inside the bounds, proportions kept, in the middle.
  case resizeAspect
  /// Scaled to cover the bounds, proportions kept, in the middle; it may reach over them.
  case resizeAspectFill
  /// Not scaled, in the middle.
  case center
  /// Not scaled, at the middle of the top edge.
  case top
  /// Not scaled, at the middle of the bottom edge.
  case bottom
  /// Not scaled, at the middle of the left edge.
  case left
  /// Not scaled, at the middle of the right edge.
  case right
  /// Not scaled, in the top left corner.
  case topLeft
  /// Not scaled, in the top right corner.
  case topRight
  /// Not scaled, in the bottom left corner.
  case bottomLeft
  /// Not scaled, in the bottom right corner.
  case bottomRight
}
