/// Which parts of an outline that crosses itself are inside.
public enum CAShapeLayerFillRule: String, CaseIterable, Hashable, Sendable {
  /// Inside where the outline winds around; the default.
  case nonZero = "non-zero"
  /// Inside where a ray outwards crosses the outline an odd number of times.
  case evenOdd = "even-odd"
}
