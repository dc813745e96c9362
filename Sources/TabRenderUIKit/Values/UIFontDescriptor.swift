public import Foundation
package import TabRenderDraw

/// A description of a font, from which related fonts are made.
public final class UIFontDescriptor: Hashable, Sendable {
  /// What letters look like beside their family.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// One bit for each trait.
    public let rawValue: UInt32

    /// Creates traits from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Italic letters.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Bold letters.
    public static let traitBold = SymbolicTraits(rawValue: 2)
  }

  /// A design of the system font; all are drawn in the same one, except `monospaced`.
  public enum SystemDesign: Hashable, Sendable {
    /// The usual one.
    case `default`
    /// With round ends.
    case rounded
    /// With serifs.
    case serif
    /// With letters of one width.
    case monospaced
  }

  package let font: FontDescriptor

  package init(_ font: FontDescriptor) { self.font = font }

  /// The size in points.
  public var pointSize: CGFloat { font.pointSize }

  /// The description of a text style's font.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The same font with these traits and no other; never `nil`.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    var font = font
    font.slant = traits.contains(.traitItalic) ? .italic : .upright
    if traits.contains(.traitBold) { font.weight = .bold }
    return UIFontDescriptor(font)
  }

  /// The same font in another design; never `nil`.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard design == .monospaced else { return self }
    var font = font
    font.family = .named("monospace")
    return UIFontDescriptor(font)
  }

  /// The same font in another size.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(font.withSize(newPointSize))
  }

  /// Whether both describe the same font.
  public static func == (first: UIFontDescriptor, second: UIFontDescriptor) -> Bool {
    first.font == second.font
  }

  /// Feeds the description into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}
