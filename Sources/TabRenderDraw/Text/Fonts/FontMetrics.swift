public import Foundation

/// The vertical measures of a font at a size, in points, with the meaning that `UIFont` gives them.
///
/// Ascent, descent and line gap are those of the `hhea` table, or of the `OS/2` table where it asks
/// for its typographic measures to be used. The heights of capitals and of x come from `OS/2`; a
/// font that does not state them is measured at its letters H and x.
public struct FontMetrics: Hashable, Sendable {
  /// How far the font reaches above the baseline; positive.
  public let ascender: CGFloat
  /// How far the font reaches below the baseline; negative, as in `UIFont`.
  public let descender: CGFloat
  /// What the font adds between lines; 0 for most.
  public let leading: CGFloat
  /// The height of capital letters.
  public let capHeight: CGFloat
  /// The height of the letter x.
  public let xHeight: CGFloat

  /// Ascender to descender: the distance of two baselines, without ``leading``.
  public var lineHeight: CGFloat { ascender - descender }

  /// The measures at another size, for a font measured in its units.
  func scaled(by factor: CGFloat) -> FontMetrics {
    FontMetrics(
      ascender: ascender * factor, descender: descender * factor, leading: leading * factor,
      capHeight: capHeight * factor, xHeight: xHeight * factor)
  }
}
