public import Foundation
package import TabRenderDraw

/// A font at a size, which is found when text is laid out.
public final class UIFont: Hashable, Sendable {
  /// How bold a font is, -1…1; the nearest weight that the font's family has is drawn.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The number, as UIKit has it.
    public let rawValue: CGFloat

    /// Creates a weight from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    private init(_ weight: FontWeight) { self.init(rawValue: weight.value) }

    /// The lightest.
    public static let ultraLight = Weight(.ultraLight)
    /// Lighter than light.
    public static let thin = Weight(.thin)
    /// Lighter than regular.
    public static let light = Weight(.light)
    /// The weight of running text.
    public static let regular = Weight(.regular)
    /// A little bolder than regular.
    public static let medium = Weight(.medium)
    /// Between medium and bold.
    public static let semibold = Weight(.semibold)
    /// The usual emphasis.
    public static let bold = Weight(.bold)
    /// Bolder than bold.
    public static let heavy = Weight(.heavy)
    /// The boldest.
    public static let black = Weight(.black)

    var nearest: FontWeight {
      FontWeight.allCases.min { abs($0.value - rawValue) < abs($1.value - rawValue) } ?? .regular
    }
  }

  /// The font's description, from which text is set.
  package let descriptor: FontDescriptor

  package init(_ descriptor: FontDescriptor) { self.descriptor = descriptor }

  /// Creates a font of a family; a family that is not installed is drawn in the system font.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(FontDescriptor(size: fontSize, family: .named(fontName)))
  }

  /// Creates a font from a description; a size of 0 keeps the description's own.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let font = descriptor.font
    self.init(pointSize > 0 ? font.withSize(pointSize) : font)
  }

  /// The system font.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(FontDescriptor(size: fontSize, weight: weight.nearest))
  }

  /// The system font in bold.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The system font in italic.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontDescriptor(size: fontSize, slant: .italic))
  }

  /// A font whose letters are all equally wide.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescriptor(size: fontSize, weight: weight.nearest, family: .named("monospace")))
  }

  /// The system font; its digits keep the widths that the font gives them.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// The system font in the size and weight of a text style, at the default content size.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    systemFont(ofSize: style.size, weight: style.weight)
  }

  /// The usual size of labels: 17.
  public static let labelFontSize: CGFloat = 17
  /// The usual size of buttons: 18.
  public static let buttonFontSize: CGFloat = 18
  /// The size of small text: 12.
  public static let smallSystemFontSize: CGFloat = 12
  /// The size of the system's running text: 14.
  public static let systemFontSize: CGFloat = 14

  /// The same font in another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(descriptor.withSize(fontSize)) }

  /// What can be changed to make a related font.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(descriptor) }
  /// The size in points.
  public var pointSize: CGFloat { descriptor.pointSize }
  /// The family's name; "system" for the system font.
  public var familyName: String {
    switch descriptor.family {
    case .system: "system"
    case .named(let name): name
    case .file(let path, _): path
    }
  }
  /// The name of the family with its weight.
  public var fontName: String { "\(familyName)-\(descriptor.weight)" }
  /// How far the font reaches above the baseline.
  public var ascender: CGFloat { metrics?.ascender ?? 0 }
  /// How far the font reaches below the baseline; negative.
  public var descender: CGFloat { metrics?.descender ?? 0 }
  /// The height of capital letters.
  public var capHeight: CGFloat { metrics?.capHeight ?? 0 }
  /// The height of the letter x.
  public var xHeight: CGFloat { metrics?.xHeight ?? 0 }
  /// The height of a line.
  public var lineHeight: CGFloat { metrics?.lineHeight ?? 0 }
  /// What the font adds between lines.
  public var leading: CGFloat { metrics?.leading ?? 0 }

  private var metrics: FontMetrics? { try? FontLibrary.shared.metrics(of: descriptor) }

  /// Whether both ask for the same font.
  public static func == (first: UIFont, second: UIFont) -> Bool {
    first.descriptor == second.descriptor
  }

  /// Feeds the description into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(descriptor) }
}
