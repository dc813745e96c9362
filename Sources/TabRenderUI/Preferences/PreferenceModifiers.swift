extension View {
  /// Gives a preference a value; what views inside have given it is dropped.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(_PreferenceWritingModifier<K>(value: value))
  }

  /// Changes the value that a preference has from the views inside, which is the default where none
  /// has given it one.
  ///
  /// On a group every member's value is changed.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(_PreferenceTransformModifier<K>(transform: callback))
  }

  /// Calls an action with the value of a preference: once at first, and after each update that
  /// changed it.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(_PreferenceActionModifier<K>(action: action))
  }
}

/// Gives a preference a value.
public struct _PreferenceWritingModifier<Key: PreferenceKey>: _PrimitiveModifier {
  let value: Key.Value

  /// The view's nodes, each with the value.
  public static func _makeNodes<V: View>(
    _ modifier: _PreferenceWritingModifier, of content: V, in context: _ViewContext
  ) -> _NodeList {
    var inner = context
    inner.requests.remove(Key.self)
    let list = V._makeNodes(content, in: inner)
    for node in list.nodes { node.preferences[Key.self] = modifier.value }
    return list
  }
}

/// Changes the value of a preference.
public struct _PreferenceTransformModifier<Key: PreferenceKey>: _PrimitiveModifier {
  let transform: (inout Key.Value) -> Void

  /// The view's nodes, each with its value changed.
  public static func _makeNodes<V: View>(
    _ modifier: _PreferenceTransformModifier, of content: V, in context: _ViewContext
  ) -> _NodeList {
    let list = V._makeNodes(content, in: context)
    for node in list.nodes {
      var value = node.preferences[Key.self] ?? Key.defaultValue
      modifier.transform(&value)
      node.preferences[Key.self] = value
    }
    return list
  }
}

/// Tells of the value of a preference.
public struct _PreferenceActionModifier<Key: PreferenceKey>: _PrimitiveModifier
where Key.Value: Equatable {
  let action: (Key.Value) -> Void

  private final class Record {
    var last: Key.Value?
  }

  /// The view's nodes; the action is called after the update.
  public static func _makeNodes<V: View>(
    _ modifier: _PreferenceActionModifier, of content: V, in context: _ViewContext
  ) -> _NodeList {
    var inner = context.entering(.content)
    inner.requests.insert(Key.self)
    let list = V._makeNodes(content, in: inner)
    let value = list.preferences(inner.requests)[Key.self] ?? Key.defaultValue
    let record = context.entering(.modifier).slot.record { Record() }
    return list.adding { update in
      guard record.last != value else { return }
      record.last = value
      update.call { modifier.action(value) }
    }
  }
}
