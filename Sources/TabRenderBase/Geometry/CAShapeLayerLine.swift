/// The shape of the ends of an open line.
public enum CAShapeLayerLineCap: String, CaseIterable, Hashable, Sendable {
  /// Ends at the end point; the default.
  case butt
  /// Ends in a half circle around the end point.
  case round
  /// Ends half a line width beyond the end point.
  case square
}

/// The shape of the corners of a line.
public enum CAShapeLayerLineJoin: String, CaseIterable, Hashable, Sendable {
  /// The outer edges go on until they meet; the default.
  case miter
  /// An arc around the corner point.
  case round
  /// A straight cut between the outer edges.
  case bevel
}
