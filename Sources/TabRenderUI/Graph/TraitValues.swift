/// Values that a view carries for the container that it is in.
struct TraitValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// The value of a key; `nil` where the view has none.
  subscript<Value>(key: ObjectIdentifier, as type: Value.Type) -> Value? {
    // Nothing cast to an optional type would be a value that is `nil`.
    get { values[key].flatMap { $0 as? Value } }
    set { values[key] = newValue.map { $0 as Any } }
  }

  /// Adds the values of a modifier further out; what the view has already stays.
  mutating func add(_ outer: TraitValues) {
    values.merge(outer.values) { own, _ in own }
  }
}
