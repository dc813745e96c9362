public import Foundation
internal import TabRenderDraw

/// A font: a size, a weight and a slant of the system font, or a family by its name.
public struct Font: Hashable, Sendable {
  /// How bold letters are.
  public enum Weight: Hashable, Sendable {
    /// 100.
    case ultraLight
    /// 200.
    case thin
    /// 300.
    case light
    /// 400, the usual one.
    case regular
    /// 500.
    case medium
    /// 600.
    case semibold
    /// 700.
    case bold
    /// 800.
    case heavy
    /// 900.
    case black
  }

  /// The kind of letters; the system font stands for all.
  public enum Design: Hashable, Sendable {
    /// The usual one.
    case `default`
    /// With round ends.
    case rounded
    /// With serifs.
    case serif
    /// Of one width.
    case monospaced
  }

  /// What a text is for, which gives it a size and a weight.
  ///
  /// The sizes are those of the large content size, iOS's default.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// 34 pt.
    case largeTitle
    /// 28 pt.
    case title
    /// 22 pt.
    case title2
    /// 20 pt.
    case title3
    /// 17 pt, semibold.
    case headline
    /// 15 pt.
    case subheadline
    /// 17 pt.
    case body
    /// 16 pt.
    case callout
    /// 13 pt.
    case footnote
    /// 12 pt.
    case caption
    /// 11 pt.
    case caption2

    var size: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption: 12
      case .caption2: 11
      }
    }
  }

  private var family: FontDescriptor.Family
  private var size: CGFloat
  private var ownWeight: Weight
  private var isItalic = false

  private init(_ family: FontDescriptor.Family, size: CGFloat, weight: Weight) {
    self.family = family
    self.size = size
    ownWeight = weight
  }

  /// The system font in a size.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(.system, size: size, weight: weight ?? .regular)
  }

  /// The system font for a purpose.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(
      .system, size: style.size, weight: weight ?? (style == .headline ? .semibold : .regular))
  }

  /// A family by its name, in a size.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.named(name), size: size, weight: .regular)
  }

  /// A family by its name, in a size that does not follow the content size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    custom(name, size: fixedSize)
  }

  /// 34 pt.
  public static let largeTitle = system(.largeTitle)
  /// 28 pt.
  public static let title = system(.title)
  /// 22 pt.
  public static let title2 = system(.title2)
  /// 20 pt.
  public static let title3 = system(.title3)
  /// 17 pt, semibold.
  public static let headline = system(.headline)
  /// 15 pt.
  public static let subheadline = system(.subheadline)
  /// 17 pt.
  public static let body = system(.body)
  /// 16 pt.
  public static let callout = system(.callout)
  /// 13 pt.
  public static let footnote = system(.footnote)
  /// 12 pt.
  public static let caption = system(.caption)
  /// 11 pt.
  public static let caption2 = system(.caption2)

  /// The font in another weight.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.ownWeight = weight
    return font
  }

  /// The bold font.
  public func bold() -> Font { weight(.bold) }

  /// The italic font.
  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }

  /// The font itself: its figures are as wide as it has them.
  public func monospacedDigit() -> Font { self }

  /// The font itself: the system font stands for all designs.
  public func monospaced() -> Font { self }

  /// The size in points.
  var pointSize: CGFloat { size }

  /// The font for the text engine.
  var descriptor: FontDescriptor {
    let weight: FontWeight =
      switch ownWeight {
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    return FontDescriptor(
      size: size, weight: weight, slant: isItalic ? .italic : .upright, family: family)
  }
}
