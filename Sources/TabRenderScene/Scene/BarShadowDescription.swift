package import Foundation

/// The bar's shadow, before its colours are resolved; its defaults are ``TabBarScene``'s.
package struct BarShadowDescription: Hashable, JSONRecord {
  /// The layer that carries it.
  package var host = usual.host
  /// How far it spreads; `nil` is as far as usual.
  package var spread: Spread?
  package var opacity = usual.opacity
  package var offset = usual.offset
  package var color = DynamicColor(usual.color)
  /// The colour of the layer that carries it, when it is not the bar's.
  package var fill: DynamicColor?

  private static let usual = TabBarScene.Shadow()

  /// How far a shadow spreads, in points.
  package enum Spread: Hashable, Sendable {
    /// As UIKit counts it: σ.
    case radius(Double)
    /// As CSS and Figma count it: 2σ.
    case cssBlur(Double)
  }

  /// Creates the usual shadow.
  package init() {}

  /// How far it spreads as UIKit counts it.
  package var radius: Double? {
    get {
      switch spread {
      case .radius(let radius): radius
      case .cssBlur(let blur): blur / 2
      case nil: nil
      }
    }
    set { spread = newValue.map { .radius($0) } }
  }

  package static let keys = JSONObjectForm(
    BarShadowDescription(),
    [
      JSONBinding(
        "host", \.host, .word,
        "the layer with the shadow: a view below the bar, the bar's own sublayer (which covers "
          + "the content), the bar itself (which clips it), or none"),
      JSONBinding(
        "radius", \.radius, .sigma, default: DecimalNumber.text(usual.radius),
        "UIKit's shadowRadius, σ"),
      JSONBinding("opacity", \.opacity, .fraction, "UIKit's shadowOpacity"),
      JSONBinding("offset", \.offset, .offset, "UIKit's shadowOffset; y points down"),
      JSONBinding("color", \.color, .color, "its alpha multiplies the opacity"),
      JSONBinding(
        "fill", \.fill, .color, default: "as the bar's", "the colour of the layer that casts it"),
    ])
}
