public import Foundation
public import TabRenderBase

/// A colour that may depend on the traits of where it is used.
///
/// It is resolved when a layer takes it: views do so again when their traits change, and ``cgColor``
/// does so once, with ``UITraitCollection/current``.
public final class UIColor: Hashable, Sendable {
  private enum Value: Hashable, Sendable {
    case fixed(CGColor)
    case system(SystemColor)
    case provided(ColorProvider)
    case faded(UIColor, alpha: CGFloat)
  }

  private let value: Value

  private init(_ value: Value) { self.value = value }

  /// Creates a colour that is the same everywhere.
  public convenience init(cgColor: CGColor) { self.init(.fixed(cgColor)) }

  /// Creates a colour from sRGB components, each 0…1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a colour from components of Display P3, each 0…1.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  {
    self.init(cgColor: CGColor(.displayP3, red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a grey of a brightness of 0…1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(white: white, alpha: alpha))
  }

  /// Creates a colour from hue, saturation and brightness, each 0…1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    func component(_ shift: CGFloat) -> CGFloat {
      let sector = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      let ramp = max(0, min(sector, 4 - sector, 1))
      return brightness * (1 - saturation * ramp)
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  /// Creates a colour that a closure chooses by the traits.
  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init(.provided(ColorProvider(dynamicProvider)))
  }

  /// Creates no colour: there are no asset catalogs.
  public convenience init?(named name: String) { nil }

  package convenience init(_ color: SystemColor) { self.init(.system(color)) }

  /// The colour with ``UITraitCollection/current``, for layers.
  public var cgColor: CGColor { resolved(in: .current) }

  /// The same colour with another alpha, still dynamic if it was.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(.faded(self, alpha: alpha))
  }

  /// The colour that is shown where the traits are these.
  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    UIColor(cgColor: resolved(in: traits))
  }

  /// Writes the components of the resolved colour; always true.
  @discardableResult public func getRed(
    _ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: inout CGFloat
  ) -> Bool {
    let color = cgColor
    (red, green, blue, alpha) = (color.red, color.green, color.blue, color.alpha)
    return true
  }

  /// Makes the colour the one that the current graphics context fills and strokes with.
  public func set() {
    setFill()
    setStroke()
  }

  /// Makes the colour the one that the current graphics context fills with.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Makes the colour the one that the current graphics context strokes with.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  package func resolved(in traits: UITraitCollection) -> CGColor {
    switch value {
    case .fixed(let color): color
    case .system(let color): traits.isDark ? color.color.dark : color.color.light
    case .provided(let provider): provider.color(traits).resolved(in: traits)
    case .faded(let color, let alpha): color.resolved(in: traits).withAlpha(alpha)
    }
  }

  /// Whether both are the same colour, or made from the same closure.
  public static func == (first: UIColor, second: UIColor) -> Bool { first.value == second.value }

  /// Feeds what makes the colour into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// The closure of a dynamic colour, equal only to itself.
private final class ColorProvider: Hashable, Sendable {
  let color: @Sendable (UITraitCollection) -> UIColor

  init(_ color: @escaping @Sendable (UITraitCollection) -> UIColor) { self.color = color }

  static func == (first: ColorProvider, second: ColorProvider) -> Bool { first === second }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGColor {
  fileprivate func withAlpha(_ alpha: CGFloat) -> CGColor {
    var color = self
    color.alpha = alpha
    return color
  }
}
