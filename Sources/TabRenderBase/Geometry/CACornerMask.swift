/// The corners of a layer that its corner radius rounds.
///
/// Names follow Core Animation: with the y axis pointing down, `MinY` is the top.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// One bit per corner: 1 top left, 2 top right, 4 bottom left, 8 bottom right.
  public let rawValue: UInt

  /// Creates a mask from its bits; bits above the lowest four have no meaning.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  /// All four corners, the default of a layer.
  public static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}
