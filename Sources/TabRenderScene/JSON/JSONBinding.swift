/// A key of an object, bound to a part of a value: all that is said of a setting, in one statement.
///
/// ```swift
/// JSONBinding("titleSize", \.titleSize, .points(1...100), default: "10", "of the titles")
/// ```
///
/// Reader, writer, schema, reference and command line take name, form, unit, range, default and
/// meaning from here.
package struct JSONBinding<Target>: Sendable {
  /// The key's name and form, and what it means to people.
  package private(set) var key: JSONKey
  /// The part of the value that it is bound to; `nil` when it is bound to none.
  package let path: (any PartialKeyPath<Target> & Sendable)?
  /// Puts what a checked node says into a value.
  let read: @Sendable (JSONNode, inout Target) -> Void
  /// What stands for a part of a value; `nil` when it is missing.
  let json: @Sendable (Target) -> JSONValue?
  /// Whether the key need not be written, because without it the part is the same.
  private(set) var isImplied: @Sendable (_ value: Target, _ initial: Target) -> Bool
}

extension JSONBinding {
  /// Binds a key to a part of a value.
  ///
  /// A required key is always written, another one when its part is not the initial value's.
  /// Without a `default` text the initial value stands for it.
  package init<Value: Equatable & Sendable>(
    _ name: String, _ path: any WritableKeyPath<Target, Value> & Sendable, _ form: JSONForm<Value>,
    isRequired: Bool = false, default fallback: String = "", _ meaning: String
  ) {
    key = JSONKey(name, form.shape, isRequired: isRequired, default: fallback, meaning)
    self.path = path
    read = { node, target in
      if let value = form.read(node) { target[keyPath: path] = value }
    }
    json = { form.write($0[keyPath: path]) }
    isImplied = { !isRequired && $0[keyPath: path] == $1[keyPath: path] }
  }

  /// Binds a key to a part of a value that may be missing, as the key may.
  package init<Value>(
    _ name: String, _ path: any WritableKeyPath<Target, Value?> & Sendable, _ form: JSONForm<Value>,
    default fallback: String = "", _ meaning: String
  ) {
    key = JSONKey(name, form.shape, default: fallback, meaning)
    self.path = path
    read = { node, target in
      if let value = form.read(node) { target[keyPath: path] = value }
    }
    json = { $0[keyPath: path].map(form.write) }
    isImplied = { _, _ in false }
  }

  /// A key that somebody else reads; it is written only where the text is always the same.
  package static func unbound(_ key: JSONKey, written text: JSONValue? = nil) -> JSONBinding {
    JSONBinding(
      key: key, path: nil, read: { _, _ in }, json: { _ in text }, isImplied: { _, _ in false })
  }

  /// The same key by another name, which is read and never written.
  package func alias(_ name: String) -> JSONBinding {
    var alias = self
    alias.key = JSONKey(name, key.shape, "another name of \(key.name)")
    alias.isImplied = { _, _ in true }
    return alias
  }

  /// The same key for a larger value that holds this one.
  package func within<Outer>(
    _ outer: any WritableKeyPath<Outer, Target> & Sendable
  ) -> JSONBinding<Outer> {
    JSONBinding<Outer>(
      key: key, path: nil, read: { read($0, &$1[keyPath: outer]) },
      json: { json($0[keyPath: outer]) },
      isImplied: { isImplied($0[keyPath: outer], $1[keyPath: outer]) })
  }

  /// The same key, whose default is the initial value's part unless it is said.
  func defaulting(to initial: Target) -> JSONBinding {
    guard !key.isRequired, key.fallback.isEmpty, isImplied(initial, initial),
      let text = json(initial)?.defaultText
    else { return self }
    var binding = self
    binding.key = JSONKey(key.name, key.shape, default: text, key.meaning)
    return binding
  }
}

extension JSONValue {
  /// The value as a default; `nil` for an object, whose keys have defaults of their own.
  fileprivate var defaultText: String? {
    switch self {
    case .string(let text): text
    case .object: nil
    default: prettyText
    }
  }
}
