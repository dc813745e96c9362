public import Foundation

/// A filter for what lies behind a layer.
public enum CABackgroundFilter: Hashable, Sendable {
  /// A Gaussian blur whose standard deviation is `radius` points; one that is not positive and
  /// finite does nothing.
  case gaussianBlur(radius: CGFloat)
}
