public import Foundation
import TabRenderDraw

extension UIImage {
  /// The size and the colour of a symbol.
  ///
  /// The built-in symbols have one weight; others are accepted and drawn in it.
  public final class SymbolConfiguration: Hashable, Sendable {
    private struct Values: Hashable {
      var pointSize: CGFloat?
      var scale: SymbolScale?
      var color: UIColor?
    }

    private let values: Values

    private init(_ values: Values) { self.values = values }

    convenience init() { self.init(Values()) }

    /// Creates a configuration for a symbol beside text of a size.
    public convenience init(
      pointSize: CGFloat, weight: SymbolWeight = .regular, scale: SymbolScale = .default
    ) {
      self.init(Values(pointSize: pointSize, scale: scale == .default ? nil : scale))
    }

    /// Creates a configuration for a symbol beside text of a style.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .default) {
      self.init(pointSize: textStyle.size, scale: scale)
    }

    /// Creates a configuration for a symbol beside text of a font.
    public convenience init(font: UIFont, scale: SymbolScale = .default) {
      self.init(pointSize: font.pointSize, scale: scale)
    }

    /// Creates a configuration that keeps the size and has a weight.
    public convenience init(weight: SymbolWeight) { self.init(Values()) }

    /// Creates a configuration that keeps the size and has a scale.
    public convenience init(scale: SymbolScale) { self.init(Values(scale: scale)) }

    /// Creates a configuration with a colour, which has one level here.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(Values(color: hierarchicalColor))
    }

    /// Creates a configuration with colours, the first of which is drawn.
    public convenience init(paletteColors: [UIColor]) {
      self.init(Values(color: paletteColors.first))
    }

    /// The configuration with what another one specifies.
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(
        Values(
          pointSize: other.values.pointSize ?? values.pointSize,
          scale: other.values.scale ?? values.scale, color: other.values.color ?? values.color))
    }

    var color: UIColor? { values.color }

    /// The side of the square that a symbol takes, in points.
    ///
    /// A circle is 1.17 times as wide as the font's size, as SF Symbols' are at medium scale.
    var side: CGFloat {
      let size = values.pointSize ?? 17
      let diameter = 1.17 * size * (values.scale ?? .medium).factor
      return diameter * Symbol.gridSize / Self.circleOnGrid
    }

    /// The diameter of a circle on the grid of the symbols.
    private static let circleOnGrid: CGFloat = 21

    /// Whether both specify the same.
    public static func == (first: SymbolConfiguration, second: SymbolConfiguration) -> Bool {
      first.values == second.values
    }

    /// Feeds what is specified into a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(values) }
  }

  /// How large a symbol is beside text of its size.
  public enum SymbolScale: Int, Hashable, Sendable {
    /// Medium.
    case `default` = -1
    /// As given elsewhere.
    case unspecified
    /// Smaller than the text.
    case small
    /// As large as the text.
    case medium
    /// Larger than the text.
    case large

    var factor: CGFloat {
      switch self {
      case .small: 0.78
      case .large: 1.29
      case .default, .unspecified, .medium: 1
      }
    }
  }

  /// How bold a symbol is; all are drawn alike.
  public enum SymbolWeight: Int, Hashable, Sendable {
    /// As given elsewhere.
    case unspecified
    /// The lightest.
    case ultraLight
    /// Lighter than light.
    case thin
    /// Lighter than regular.
    case light
    /// The usual one.
    case regular
    /// A little bolder than regular.
    case medium
    /// Between medium and bold.
    case semibold
    /// Bold.
    case bold
    /// Bolder than bold.
    case heavy
    /// The boldest.
    case black
  }
}
