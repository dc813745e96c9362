internal import Foundation
public import TabRenderBase
internal import TabRenderDraw

/// A colour, which as a view fills all that it is proposed.
public struct Color: Hashable, Sendable {
  let dynamic: DynamicColor
  /// Whether the environment's tint stands for it.
  var isAccent = false

  init(dynamic: DynamicColor) { self.dynamic = dynamic }

  /// The spaces that components are given in.
  public enum RGBColorSpace: Sendable {
    /// sRGB, the usual one.
    case sRGB
    /// Display P3.
    case displayP3
  }

  /// Creates a colour from components, 0…1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    let space: CGColor.Space = colorSpace == .sRGB ? .sRGB : .displayP3
    dynamic = DynamicColor(CGColor(space, red: red, green: green, blue: blue, alpha: opacity))
  }

  /// Creates a grey, 0 (black) to 1 (white).
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a colour from hue, saturation and brightness, 0…1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let turned = (hue - hue.rounded(.down)) * 6
    func component(_ shift: Double) -> Double {
      let k = (shift + turned).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// Creates a colour from one that layers take.
  public init(cgColor: CGColor) { dynamic = DynamicColor(cgColor) }

  /// The colour for layers, as it is in the light appearance.
  public var cgColor: CGColor { dynamic.light }

  /// The same colour with its opacity multiplied.
  public func opacity(_ opacity: Double) -> Color {
    var color = Color(
      dynamic: DynamicColor(
        light: dynamic.light.opacity(opacity), dark: dynamic.dark.opacity(opacity)))
    color.isAccent = isAccent
    return color
  }

  /// The colour for an appearance.
  @MainActor
  func resolved(in environment: EnvironmentValues) -> CGColor {
    let dynamic = isAccent ? accent(in: environment) : dynamic
    return environment.colorScheme == .dark ? dynamic.dark : dynamic.light
  }

  @MainActor
  private func accent(in environment: EnvironmentValues) -> DynamicColor {
    guard let tint = environment.tintColor, !tint.isAccent else { return dynamic }
    return tint.opacity(dynamic.light.alpha).dynamic
  }
}

extension Color: _PrimitiveView {
  /// A node that fills its rectangle.
  public static func _makeNodes(_ view: Color, in context: _ViewContext) -> _NodeList {
    let node = ViewNode(layout: FlexibleLayout(), environment: context.environment)
    node.drawing = ColorDrawing(color: view)
    return .node(node)
  }
}

extension Color {
  private init(_ color: SystemColor) { self.init(dynamic: color.color) }

  /// Black.
  public static let black = Color(white: 0)
  /// White.
  public static let white = Color(white: 1)
  /// Transparent.
  public static let clear = Color(white: 0, opacity: 0)
  /// The system's red.
  public static let red = Color(.systemRed)
  /// The system's orange.
  public static let orange = Color(.systemOrange)
  /// The system's yellow.
  public static let yellow = Color(.systemYellow)
  /// The system's green.
  public static let green = Color(.systemGreen)
  /// The system's mint.
  public static let mint = Color(.systemMint)
  /// The system's teal.
  public static let teal = Color(.systemTeal)
  /// The system's cyan.
  public static let cyan = Color(.systemCyan)
  /// The system's blue.
  public static let blue = Color(.systemBlue)
  /// The system's indigo.
  public static let indigo = Color(.systemIndigo)
  /// The system's purple.
  public static let purple = Color(.systemPurple)
  /// The system's pink.
  public static let pink = Color(.systemPink)
  /// The system's brown.
  public static let brown = Color(.systemBrown)
  /// The system's gray.
  public static let gray = Color(.systemGray)
  /// The colour of text.
  public static let primary = Color(.label)
  /// The colour of text that matters less.
  public static let secondary = Color(.secondaryLabel)
  /// The tint of the environment, the system's blue by default.
  public static let accentColor: Color = {
    var color = Color(.systemBlue)
    color.isAccent = true
    return color
  }()
}

extension EnvironmentValues {
  private struct TintColorKey: EnvironmentKey { static let defaultValue: Color? = nil }

  /// The tint; `nil` is the system's blue.
  var tintColor: Color? {
    get { self[TintColorKey.self] }
    set { self[TintColorKey.self] = newValue }
  }
}

/// Fills a rectangle.
struct ColorDrawing: NodeDrawing {
  let color: Color

  func makeLayer(frame: CGRect, snapped: CGRect, _ environment: EnvironmentValues) -> CALayer {
    let layer = CALayer()
    layer.frame = snapped
    layer.backgroundColor = color.resolved(in: environment)
    return layer
  }
}
