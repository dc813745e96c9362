/// How a layer's picture is sampled when it is drawn larger than it is.
public enum CALayerContentsFilter: String, CaseIterable, Hashable, Sendable {
  /// Interpolated between pixels; the default.
  case linear
  /// Every pixel becomes a rectangle of its colour.
  case nearest
}
