internal import Foundation

/// A control that calls an action when it is tapped.
public struct Button<Label: View>: View {
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label

  @Environment(\.buttonStyle) private var style
  @Environment(\.isEnabled) private var isEnabled

  /// Creates a button.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button with a role.
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// The label as the button style draws it.
  public var body: some View {
    (style ?? AnyButtonStyle(DefaultButtonStyle())).makeErasedBody(
      ButtonStyleConfiguration(
        role: role, label: ButtonStyleConfiguration.Label(content: AnyView(label)))
    )
    .modifier(_TapModifier(action: isEnabled ? action : {}))
  }
}

extension Button where Label == Text {
  /// Creates a button with a text.
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  /// Creates a button with a text.
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// Creates a button with a text and a role.
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
  private let number: Int
  /// It deletes something, and is red.
  public static let destructive = ButtonRole(number: 0)
  /// It leaves everything as it is.
  public static let cancel = ButtonRole(number: 1)
}

/// How buttons look.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of the drawn button; the compiler finds it.
  associatedtype Body: View
  /// What there is to draw.
  typealias Configuration = ButtonStyleConfiguration
  /// The drawn button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a button style has to draw.
public struct ButtonStyleConfiguration {
  /// The button's label.
  public struct Label: View {
    let content: AnyView
    /// The label.
    public var body: some View { content }
  }

  /// What the button is for; `nil` for nothing in particular.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  /// Whether a finger is on it; never in a picture.
  public let isPressed = false
}

/// The usual look: the label in the tint.
public struct DefaultButtonStyle: ButtonStyle {
  /// Creates it.
  nonisolated public init() {}
  /// The label in the tint, red where it deletes something.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.modifier(_ButtonTint(role: configuration.role))
  }
}

/// The label in the tint.
public typealias BorderlessButtonStyle = DefaultButtonStyle

/// The label as it is.
public struct PlainButtonStyle: ButtonStyle {
  /// Creates it.
  nonisolated public init() {}
  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// Colours a button's label.
struct _ButtonTint: ViewModifier {
  let role: ButtonRole?
  @Environment(\.isEnabled) private var isEnabled

  func body(content: Content) -> some View {
    content.modifier(
      _EnvironmentModifier { environment in
        guard environment.foregroundStyle == nil || !isEnabled || role == .destructive else {
          return
        }
        let color: Color = role == .destructive ? .red : .accentColor
        environment.foregroundStyle = AnyShapeStyle(isEnabled ? color : color.opacity(0.3))
      })
  }
}

extension ButtonStyle where Self == DefaultButtonStyle {
  /// The label in the tint.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
  /// The label in the tint.
  public static var borderless: DefaultButtonStyle { DefaultButtonStyle() }
}

extension ButtonStyle where Self == PlainButtonStyle {
  /// The label as it is.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// A button style whose type is hidden.
@MainActor
struct AnyButtonStyle {
  let makeErasedBody: @MainActor (ButtonStyleConfiguration) -> AnyView

  init<S: ButtonStyle>(_ style: S) {
    makeErasedBody = { AnyView(style.makeBody(configuration: $0)) }
  }
}

extension EnvironmentValues {
  private struct ButtonStyleKey: EnvironmentKey {
    static var defaultValue: AnyButtonStyle? { nil }
  }

  /// How buttons look; `nil` is the usual way.
  var buttonStyle: AnyButtonStyle? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// How buttons inside look.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, AnyButtonStyle(style))
  }
}
