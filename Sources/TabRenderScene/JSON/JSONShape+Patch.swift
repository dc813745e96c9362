extension JSONShape {
  /// The shape of what is merged over such a value (RFC 7386): no key is required, and `null` takes
  /// one away.
  ///
  /// Lists are replaced as a whole, so their elements keep their shape.
  var patch: JSONShape {
    switch self {
    case .object(let rule): .object(JSONObjectRule(rule.keys.map(\.patch)))
    case .choice(let shapes): .choice(shapes.map(\.patch))
    default: self
    }
  }

  /// The shape of a whole file that may be merged over another one: its own required keys, and the
  /// one that names the other file, count in each.
  func patch(naming base: String) -> JSONShape {
    guard case .object(let rule) = self else { return patch }
    return .object(
      JSONObjectRule(rule.keys.map { $0.isRequired || $0.name == base ? $0 : $0.patch }))
  }
}

extension JSONKey {
  /// The key in something that is merged over another value.
  var patch: JSONKey {
    let inner = shape.patch
    return JSONKey(
      name, inner.accepts(.null) ? inner : .choice([inner, .null]), default: fallback, meaning)
  }
}
