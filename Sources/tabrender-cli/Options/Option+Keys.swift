import TabRender

// Options that set what a key of scene files sets, and are described by it: range and unit always,
// default and help unless they differ.
extension Option where Target: JSONRecord {
  /// An option with a value that has a syntax of its own.
  static func value<Value>(
    _ name: String, _ path: any WritableKeyPath<Target, Value> & Sendable,
    _ syntax: ValueSyntax<Value>, default fallback: String? = nil, _ help: String? = nil
  ) -> Option {
    let key = Target.keys[path]
    return value(name, syntax, default: fallback ?? key.fallback, help ?? key.meaning) {
      $0[keyPath: path] = $1
    }
  }

  /// An option for something whose default is left open.
  static func value<Value>(
    _ name: String, _ path: any WritableKeyPath<Target, Value?> & Sendable,
    _ syntax: ValueSyntax<Value>, default fallback: String? = nil, _ help: String? = nil
  ) -> Option {
    value(name, path, syntax.map(Value?.some), default: fallback, help)
  }

  /// An option with a number.
  static func number(
    _ name: String, _ path: any WritableKeyPath<Target, Double> & Sendable, _ help: String? = nil
  ) -> Option {
    value(name, path, .number(of: Target.keys[path]), help)
  }

  /// An option with a number whose default is left open.
  static func number(
    _ name: String, _ path: any WritableKeyPath<Target, Double?> & Sendable,
    default fallback: String? = nil, _ help: String? = nil
  ) -> Option {
    value(name, path, .number(of: Target.keys[path]), default: fallback, help)
  }

  /// A switch with an opposite.
  static func toggle(
    _ name: String, _ path: any WritableKeyPath<Target, Bool> & Sendable,
    default fallback: String, _ help: String? = nil
  ) -> Option {
    toggle(name, default: fallback, help ?? Target.keys[path].meaning) { $0[keyPath: path] = $1 }
  }

  /// A switch with an opposite whose default is left open.
  static func toggle(
    _ name: String, _ path: any WritableKeyPath<Target, Bool?> & Sendable,
    default fallback: String, _ help: String? = nil
  ) -> Option {
    toggle(name, default: fallback, help ?? Target.keys[path].meaning) { $0[keyPath: path] = $1 }
  }
}
