/// How values of a type stand in JSON as objects: the keys in the order in which they are written,
/// each bound to a part of the value.
package struct JSONObjectForm<Value: Sendable>: Sendable {
  /// The value of an object without keys.
  package let initial: Value
  /// The keys.
  package let bindings: [JSONBinding<Value>]
  /// The keys, for those who check, sort or explain them.
  package let rule: JSONObjectRule

  /// Creates a form.
  package init(_ initial: Value, _ bindings: [JSONBinding<Value>]) {
    self.initial = initial
    self.bindings = bindings.map { $0.defaulting(to: initial) }
    rule = JSONObjectRule(self.bindings.map(\.key))
  }

  /// The form of a key's value.
  package var form: JSONForm<Value> {
    JSONForm(.object(rule), read: { read($0) }, write: { write($0) })
  }

  /// The value of a node that was checked: of keys that are missing, the initial value's.
  package func read(_ node: JSONNode) -> Value {
    var value = initial
    for binding in bindings {
      if let node = node[binding.key.name] { binding.read(node, &value) }
    }
    return value
  }

  /// The object that is read as the value, without keys that say nothing new.
  package func write(_ value: Value) -> JSONValue { .object(members(of: value)) }

  /// The members of that object.
  package func members(of value: Value) -> [(String, JSONValue)] {
    bindings.compactMap { binding in
      guard !binding.isImplied(value, initial) else { return nil }
      return binding.json(value).map { (binding.key.name, $0) }
    }
  }

  /// The key that is bound to a part of the value; every part that is asked for must have one.
  package subscript(_ path: any PartialKeyPath<Value> & Sendable) -> JSONKey {
    guard let binding = bindings.first(where: { $0.path == path }) else {
      preconditionFailure("no key is bound to \(path)")
    }
    return binding.key
  }
}

/// A type whose values stand in JSON as objects with known keys.
package protocol JSONRecord: Sendable {
  /// The keys, each bound to a property.
  static var keys: JSONObjectForm<Self> { get }
}

extension JSONForm where Value: JSONRecord {
  /// An object.
  package static var object: JSONForm { Value.keys.form }

  /// An object that may hold others of its own type, so its keys are looked up when they are used.
  package static func recursive(_ name: String) -> JSONForm {
    JSONForm(
      .named(name) { .object(Value.keys.rule) }, read: { Value.keys.read($0) },
      write: { Value.keys.write($0) })
  }
}
