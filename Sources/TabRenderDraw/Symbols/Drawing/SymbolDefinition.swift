/// A symbol's name and its drawings.
struct SymbolDefinition: Sendable {
  let name: String
  /// The drawing in lines.
  let plain: @Sendable () -> [Mark]
  /// The solid drawing; `nil` where none is usual.
  let fill: (@Sendable () -> [Mark])?

  init(
    _ name: String, _ plain: @escaping @Sendable () -> [Mark],
    fill: (@Sendable () -> [Mark])? = nil
  ) {
    self.name = name
    self.plain = plain
    self.fill = fill
  }

  /// A sign in an enclosing shape: on a line in the plain form, knocked out of the solid one.
  static func enclosed(
    _ name: String, in frame: Figure = .fullCircle, _ sign: @escaping @Sendable () -> [Mark]
  ) -> SymbolDefinition {
    SymbolDefinition(
      name, { [.line(frame)] + sign() }, fill: { [.solid(frame)] + sign().map(\.knockedOut) })
  }
}
