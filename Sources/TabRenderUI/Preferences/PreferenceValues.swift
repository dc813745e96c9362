/// A value that flows up the tree.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no view has given one.
  static var defaultValue: Value { get }
  /// Combines the value of the views so far with that of the next sibling.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// `nil`.
  public static var defaultValue: Value { nil }
}

/// The preferences of a part of the tree.
struct PreferenceValues {
  /// A value with the key that knows how to combine it.
  private struct Entry {
    var value: Any
    let combine: (inout Any, Any) -> Void
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// The value of a key; `nil` where no view has given one.
  subscript<Key: PreferenceKey>(key: Key.Type) -> Key.Value? {
    get { entries[ObjectIdentifier(key)].flatMap { $0.value as? Key.Value } }
    set {
      entries[ObjectIdentifier(key)] = newValue.map { value in
        Entry(value: value) { value, next in
          guard var own = value as? Key.Value, let next = next as? Key.Value else { return }
          Key.reduce(value: &own) { next }
          value = own
        }
      }
    }
  }

  /// Combines each value with that of the next sibling.
  mutating func combine(with next: PreferenceValues) {
    if entries.isEmpty {
      entries = next.entries
      return
    }
    for (key, entry) in next.entries {
      if let own = entries[key] {
        var value = own.value
        own.combine(&value, entry.value)
        entries[key]?.value = value
      } else {
        entries[key] = entry
      }
    }
  }

  /// Gives every preference that is asked for a value, if only the default.
  mutating func fill(_ requests: PreferenceRequests) { requests.fill(&self) }
}

/// The preferences that are read above a part of the tree.
struct PreferenceRequests {
  private var fillers: [ObjectIdentifier: (inout PreferenceValues) -> Void] = [:]

  /// Asks for a preference.
  mutating func insert<Key: PreferenceKey>(_ key: Key.Type) {
    fillers[ObjectIdentifier(key)] = { values in
      if values[key] == nil { values[key] = Key.defaultValue }
    }
  }

  /// Asks for it no more.
  mutating func remove<Key: PreferenceKey>(_ key: Key.Type) {
    fillers[ObjectIdentifier(key)] = nil
  }

  fileprivate func fill(_ values: inout PreferenceValues) {
    for filler in fillers.values { filler(&values) }
  }
}
