public import Foundation

/// What font is asked for: a family, a size, a weight and a slant.
///
/// A value that opens nothing. ``FontLibrary`` finds the file when text is laid out.
public struct FontDescriptor: Hashable, Sendable {
  /// Where the font comes from.
  public enum Family: Hashable, Sendable {
    /// What stands for the system font: the library's own file, else Inter, else sans-serif.
    case system
    /// A family by its name, as fontconfig knows it.
    case named(String)
    /// A font file; the number picks a face of a collection (`.ttc`), 0 is the first.
    case file(String, face: Int)
  }

  /// Whether letters lean.
  public enum Slant: String, CaseIterable, Hashable, Sendable {
    /// Upright; the default.
    case upright
    /// Italic, or oblique where a family has no italic. It is never synthesised.
    case italic
  }

  /// Where the font comes from; the system font by default.
  public var family: Family
  /// The weight; regular by default.
  ///
  /// A family without it gives the nearest that it has.
  public var weight: FontWeight
  /// The slant; upright by default.
  public var slant: Slant
  private var checkedSize: CGFloat

  /// Creates a description of a font.
  ///
  /// - Parameters:
  ///   - size: The size in points; see ``pointSize``.
  ///   - weight: The weight; regular by default.
  ///   - slant: The slant; upright by default.
  ///   - family: Where the font comes from; the system font by default.
  public init(
    size: CGFloat, weight: FontWeight = .regular, slant: Slant = .upright, family: Family = .system
  ) {
    self.family = family
    self.weight = weight
    self.slant = slant
    checkedSize = Self.checked(size)
  }

  /// The size in points: the height of the em square.
  ///
  /// Below 0 and NaN count as 0, which draws nothing; at most 10,000.
  public var pointSize: CGFloat {
    get { checkedSize }
    set { checkedSize = Self.checked(newValue) }
  }

  /// The same font in another size.
  public func withSize(_ size: CGFloat) -> FontDescriptor {
    var font = self
    font.pointSize = size
    return font
  }

  /// The same font at 1 point: what faces are kept by.
  var atUnitSize: FontDescriptor { withSize(1) }

  private static func checked(_ size: CGFloat) -> CGFloat { size > 0 ? min(size, 10_000) : 0 }
}
