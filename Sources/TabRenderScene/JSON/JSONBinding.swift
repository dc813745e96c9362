/// A key of an object, bound to a part of a value: what is said of a setting, in one statement.
///
/// ```swift
/// JSONBinding("titleSize", \.titleSize, .points(1...100), default: "10", "of the titles")
/// ```
///
/// Reader, writer, schema, reference and command line take name, form, unit, range, default and
/// meaning from here.
package struct JSONBinding<Target>: Sendable {
  /// The key's name and form, and what it means to people.
  package let key: JSONKey
  /// The part of the value that it is bound to; `nil` when it is bound to none.
  package let path: (any PartialKeyPath<Target> & Sendable)?
  /// Puts what a checked node says into a value.
  let read: @Sendable (JSONNode, inout Target) -> Void
  /// What stands for a value; `nil` when that need not be said, because the initial value has it.
  let write: @Sendable (_ value: Target, _ initial: Target) -> JSONValue?
}

extension JSONBinding {
  /// Binds a key to a part of a value. A required key is always written.
  package init<Value: Equatable & Sendable>(
    _ name: String, _ path: any WritableKeyPath<Target, Value> & Sendable, _ form: JSONForm<Value>,
    isRequired: Bool = false, default fallback: String = "", _ meaning: String
  ) {
    key = JSONKey(name, form.shape, isRequired: isRequired, default: fallback, meaning)
    self.path = path
    read = { node, target in
      if let value = form.read(node) { target[keyPath: path] = value }
    }
    write = { target, initial in
      let value = target[keyPath: path]
      return isRequired || value != initial[keyPath: path] ? form.write(value) : nil
    }
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
    write = { target, _ in target[keyPath: path].map(form.write) }
  }

  /// A key that somebody else reads; it is written only where the text is always the same.
  package static func unbound(_ key: JSONKey, written text: JSONValue? = nil) -> JSONBinding {
    JSONBinding(key: key, path: nil, read: { _, _ in }, write: { _, _ in text })
  }

  /// The same key by another name, which is read and never written.
  package func alias(_ name: String, _ meaning: String) -> JSONBinding {
    JSONBinding(
      key: JSONKey(name, key.shape, meaning), path: nil, read: read, write: { _, _ in nil })
  }

  /// The same key for a larger value that holds this one.
  package func within<Outer>(
    _ outer: any WritableKeyPath<Outer, Target> & Sendable
  ) -> JSONBinding<Outer> {
    JSONBinding<Outer>(
      key: key, path: nil, read: { read($0, &$1[keyPath: outer]) },
      write: { write($0[keyPath: outer], $1[keyPath: outer]) })
  }
}
