internal import Foundation
internal import TabRenderBase
internal import TabRenderDraw

/// A way to fill a shape: a colour, a gradient, a material, or what the environment says.
public protocol ShapeStyle: Sendable {
  /// What the style is in an environment.
  @MainActor func _paint(in environment: EnvironmentValues) -> _Paint
}

/// What a shape is filled with, resolved for an environment.
public struct _Paint: Sendable {
  enum Kind: Sendable {
    case color(CGColor)
    case gradient(GradientPaint)
    case material(Material)
  }

  let kind: Kind

  static func color(_ color: CGColor) -> _Paint { _Paint(kind: .color(color)) }

  /// The same paint, fainter.
  func opacity(_ opacity: Double) -> _Paint {
    switch kind {
    case .color(let color): .color(color.opacity(opacity))
    case .gradient(var gradient):
      {
        gradient.colors = gradient.colors.map { $0.opacity(opacity) }
        return _Paint(kind: .gradient(gradient))
      }()
    case .material: self
    }
  }

  /// One colour that stands for the paint where only a colour will do, such as for text.
  var color: CGColor {
    switch kind {
    case .color(let color): color
    case .gradient(let gradient): gradient.colors.first ?? .clear
    case .material: .clear
    }
  }
}

/// A gradient along a line, in units of the filled rectangle.
struct GradientPaint: Sendable {
  var colors: [CGColor]
  var locations: [Double]
  var start: UnitPoint
  var end: UnitPoint
}

extension Color: ShapeStyle {
  /// The colour.
  @MainActor public func _paint(in environment: EnvironmentValues) -> _Paint {
    .color(resolved(in: environment))
  }
}

/// A style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle

  /// Hides the type of a style.
  public init<S: ShapeStyle>(_ style: S) { self.style = style }

  /// What the hidden style is.
  @MainActor public func _paint(in environment: EnvironmentValues) -> _Paint {
    style._paint(in: environment)
  }
}

/// A level of the environment's foreground style: the more levels down, the fainter.
public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int

  /// How faint the levels of a style are that has none of its own.
  private static let shares = [1, 0.5, 0.25, 0.18]
  private static let labels: [SystemColor] = [
    .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel,
  ]

  /// The first level.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level.
  public static let quaternary = HierarchicalShapeStyle(level: 3)

  /// The level of the environment's foreground style; of the usual one it is a system colour.
  @MainActor public func _paint(in environment: EnvironmentValues) -> _Paint {
    guard let style = environment.foregroundStyle else {
      return Color(dynamic: Self.labels[level].color)._paint(in: environment)
    }
    return style._paint(in: environment).opacity(Self.shares[level])
  }
}

/// The environment's foreground style.
public struct ForegroundStyle: ShapeStyle {
  /// Creates it.
  public init() {}

  /// The environment's foreground style; the colour of text where none is set.
  @MainActor public func _paint(in environment: EnvironmentValues) -> _Paint {
    HierarchicalShapeStyle.primary._paint(in: environment)
  }
}

/// The environment's tint.
public struct TintShapeStyle: ShapeStyle {
  /// Creates it.
  public init() {}

  /// The environment's tint, the system's blue by default.
  @MainActor public func _paint(in environment: EnvironmentValues) -> _Paint {
    Color.accentColor._paint(in: environment)
  }
}

/// The background of a screen.
public struct BackgroundStyle: ShapeStyle {
  /// Creates it.
  public init() {}

  /// White, or black in the dark appearance.
  @MainActor public func _paint(in environment: EnvironmentValues) -> _Paint {
    Color(dynamic: SystemColor.systemBackground.color)._paint(in: environment)
  }
}

/// A style with another opacity.
public struct _OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let opacity: Double

  /// The style, fainter.
  @MainActor public func _paint(in environment: EnvironmentValues) -> _Paint {
    base._paint(in: environment).opacity(opacity)
  }
}

extension ShapeStyle {
  /// The same style with its opacity multiplied.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(base: self, opacity: opacity)
  }
}

extension ShapeStyle where Self == _OpacityShapeStyle<ForegroundStyle> {
  /// The foreground style with another opacity.
  public static func opacity(_ opacity: Double) -> Self {
    _OpacityShapeStyle(base: ForegroundStyle(), opacity: opacity)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level of the foreground style.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The second level of the foreground style.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The third level of the foreground style.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The fourth level of the foreground style.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The environment's foreground style.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The environment's tint.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background of a screen.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == Color {
  /// Black.
  public static var black: Color { .black }
  /// White.
  public static var white: Color { .white }
  /// Transparent.
  public static var clear: Color { .clear }
  /// The system's red.
  public static var red: Color { .red }
  /// The system's orange.
  public static var orange: Color { .orange }
  /// The system's yellow.
  public static var yellow: Color { .yellow }
  /// The system's green.
  public static var green: Color { .green }
  /// The system's mint.
  public static var mint: Color { .mint }
  /// The system's teal.
  public static var teal: Color { .teal }
  /// The system's cyan.
  public static var cyan: Color { .cyan }
  /// The system's blue.
  public static var blue: Color { .blue }
  /// The system's indigo.
  public static var indigo: Color { .indigo }
  /// The system's purple.
  public static var purple: Color { .purple }
  /// The system's pink.
  public static var pink: Color { .pink }
  /// The system's brown.
  public static var brown: Color { .brown }
  /// The system's gray.
  public static var gray: Color { .gray }
  /// The tint of the environment.
  public static var accentColor: Color { .accentColor }
}

extension EnvironmentValues {
  private struct ForegroundStyleKey: EnvironmentKey {
    static let defaultValue: AnyShapeStyle? = nil
  }

  /// What text and symbols are drawn with; `nil` is the usual colour of text.
  var foregroundStyle: AnyShapeStyle? {
    get { self[ForegroundStyleKey.self] }
    set { self[ForegroundStyleKey.self] = newValue }
  }
}

extension View {
  /// Draws text, symbols and shapes inside in a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(
      _EnvironmentModifier { environment in
        guard !(style is ForegroundStyle) else { return }
        if let level = style as? HierarchicalShapeStyle {
          environment.foregroundStyle = AnyShapeStyle(
            FixedPaint(paint: level._paint(in: environment)))
        } else {
          environment.foregroundStyle = AnyShapeStyle(style)
        }
      })
  }

  /// Draws text, symbols and shapes inside in a colour; `nil` leaves it as it is further out.
  public func foregroundColor(_ color: Color?) -> some View {
    modifier(
      _EnvironmentModifier { environment in
        if let color { environment.foregroundStyle = AnyShapeStyle(color) }
      })
  }

  /// The tint of controls and of ``Color/accentColor`` inside.
  public func tint(_ tint: Color?) -> some View { environment(\.tintColor, tint) }

  /// The tint of controls and of ``Color/accentColor`` inside.
  public func accentColor(_ accentColor: Color?) -> some View {
    environment(\.tintColor, accentColor)
  }
}

/// What a style was further out.
private struct FixedPaint: ShapeStyle {
  let paint: _Paint

  @MainActor func _paint(in environment: EnvironmentValues) -> _Paint { paint }
}

/// A blurred view of what lies behind, with a tint.
public struct Material: ShapeStyle, Equatable {
  let radius: CGFloat
  let light: Double
  let dark: Double

  /// The one that shows most of what lies behind.
  public static let ultraThin = Material(radius: 20, light: 0.44, dark: 0.42)
  /// Shows more of what lies behind than the regular one.
  public static let thin = Material(radius: 20, light: 0.6, dark: 0.55)
  /// The usual one.
  public static let regular = Material(radius: 20, light: 0.72, dark: 0.68)
  /// Shows less of what lies behind than the regular one.
  public static let thick = Material(radius: 20, light: 0.82, dark: 0.8)
  /// The one that shows least of what lies behind.
  public static let ultraThick = Material(radius: 20, light: 0.9, dark: 0.88)
  /// That of bars.
  public static let bar = Material(radius: 20, light: 0.8, dark: 0.76)

  /// The material itself.
  @MainActor public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(kind: .material(self))
  }

  @MainActor
  func tint(in environment: EnvironmentValues) -> CGColor {
    environment.colorScheme == .dark
      ? CGColor(white: 0.11, alpha: dark) : CGColor(white: 0.98, alpha: light)
  }
}

extension ShapeStyle where Self == Material {
  /// The material that shows most of what lies behind.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// Shows more of what lies behind than the regular material.
  public static var thinMaterial: Material { .thin }
  /// The usual material.
  public static var regularMaterial: Material { .regular }
  /// Shows less of what lies behind than the regular material.
  public static var thickMaterial: Material { .thick }
  /// The material that shows least of what lies behind.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of bars.
  public static var bar: Material { .bar }
}
