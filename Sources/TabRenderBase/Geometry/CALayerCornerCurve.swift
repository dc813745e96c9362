/// The shape of a rounded corner.
public enum CALayerCornerCurve: String, CaseIterable, Hashable, Sendable {
  /// A quarter of a circle; the default of a layer.
  case circular
  /// The smoother curve of iOS app icons, which leaves the straight edge earlier than a circle.
  case continuous
}
