/// What was written on the command line.
enum GivenValue {
  /// The option's name alone.
  case on
  /// The `--no-…` spelling.
  case off
  /// The option with this value.
  case value(String)
}

/// An option declared as data: its description, and how its value changes the target.
struct Option<Target> {
  /// What a person needs to know.
  let description: OptionDescription
  /// Writes what was given into the target.
  let apply: (inout Target, GivenValue) throws(ValueError) -> Void

  /// An option with one value, checked by `syntax`.
  static func value<Value>(
    _ name: String, short: String? = nil, _ syntax: ValueSyntax<Value>, default: String? = nil,
    _ help: String, set: @escaping (inout Target, Value) -> Void
  ) -> Option {
    Option(
      description: OptionDescription(
        name: name, short: short, value: .required(placeholder: syntax.placeholder),
        allowed: syntax.allowed, help: help, defaultText: `default`)
    ) { (target: inout Target, given: GivenValue) throws(ValueError) in
      if case .value(let text) = given { set(&target, try syntax.parse(text)) }
    }
  }

  /// An option that takes a value only after `=`; `nil` when it is given without one.
  static func optionalValue<Value>(
    _ name: String, _ syntax: ValueSyntax<Value>, _ help: String,
    set: @escaping (inout Target, Value?) -> Void
  ) -> Option {
    Option(
      description: OptionDescription(
        name: name, value: .optional(placeholder: syntax.placeholder), allowed: syntax.allowed,
        help: help)
    ) { (target: inout Target, given: GivenValue) throws(ValueError) in
      switch given {
      case .value(let text): set(&target, try syntax.parse(text))
      case .on, .off: set(&target, nil)
      }
    }
  }

  /// A switch.
  static func flag(
    _ name: String, short: String? = nil, _ help: String, set: @escaping (inout Target) -> Void
  ) -> Option {
    Option(description: OptionDescription(name: name, short: short, value: .none, help: help)) {
      (target: inout Target, _: GivenValue) throws(ValueError) in set(&target)
    }
  }

  /// A switch with an opposite, `--no-…`.
  static func toggle(
    _ name: String, default: String, _ help: String, set: @escaping (inout Target, Bool) -> Void
  ) -> Option {
    Option(
      description: OptionDescription(
        name: name, isToggle: true, value: .none, help: help, defaultText: `default`)
    ) { (target: inout Target, given: GivenValue) throws(ValueError) in
      if case .off = given { set(&target, false) } else { set(&target, true) }
    }
  }

  /// The same option for a larger target that holds this one.
  func within<Outer>(_ path: WritableKeyPath<Outer, Target>) -> Option<Outer> {
    let apply = apply
    return Option<Outer>(description: description) {
      (outer: inout Outer, given: GivenValue) throws(ValueError) in
      try apply(&outer[keyPath: path], given)
    }
  }
}

/// Options under one heading of the help.
struct OptionGroup<Target> {
  /// The heading.
  let title: String
  /// The options, in the order of the help.
  let options: [Option<Target>]

  /// The same group for a larger target that holds this one.
  func within<Outer>(_ path: WritableKeyPath<Outer, Target>) -> OptionGroup<Outer> {
    OptionGroup<Outer>(title: title, options: options.map { $0.within(path) })
  }
}
