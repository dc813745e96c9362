// Keys of files that programs write for programs: what is known is said, whatever the default.

extension JSONBinding {
  /// The same key, for which no default is stated.
  package var withoutDefault: JSONBinding { replacing(isImplied: isImplied) }

  /// The same key, written also where its part is the initial value's.
  package var always: JSONBinding { replacing { _, _ in false } }

  private func replacing(
    isImplied: @escaping @Sendable (Target, Target) -> Bool
  ) -> JSONBinding {
    JSONBinding(key: key, path: nil, read: read, json: json, isImplied: isImplied)
  }

  /// A key that follows from the others, so that it is written and never read.
  package static func derived<Value>(
    _ name: String, _ form: JSONForm<Value>, _ meaning: String,
    _ value: @escaping @Sendable (Target) -> Value
  ) -> JSONBinding {
    JSONBinding(
      key: JSONKey(name, form.shape, meaning), path: nil, read: { _, _ in },
      json: { form.write(value($0)) }, isImplied: { _, _ in false })
  }

  /// The same key for a larger value that may hold this one; reading a key makes it, from
  /// `initial`.
  package func within<Outer>(
    _ outer: any WritableKeyPath<Outer, Target?> & Sendable, initial: Target
  ) -> JSONBinding<Outer> where Target: Sendable {
    JSONBinding<Outer>(
      key: key, path: nil,
      read: { node, target in
        var value = target[keyPath: outer] ?? initial
        read(node, &value)
        target[keyPath: outer] = value
      },
      json: { $0[keyPath: outer].flatMap(json) },
      isImplied: { target, _ in
        target[keyPath: outer].map { isImplied($0, initial) } ?? true
      })
  }
}

extension JSONForm {
  /// Values in a list of any length.
  package static func list<Element>(of element: JSONForm<Element>) -> JSONForm
  where Value == [Element] { element.list() }

  /// A value, or `null` where there is none.
  package static func orNull<Wrapped>(_ form: JSONForm<Wrapped>) -> JSONForm
  where Value == Wrapped? { form.orNull }
}
