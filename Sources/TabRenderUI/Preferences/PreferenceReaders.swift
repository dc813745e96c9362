extension View {
  /// The view with others in front of it that are made from the value of a preference.
  ///
  /// The value is that of the views inside, read in the same update; it goes on upward. What the views
  /// in front give the same preference does not count.
  ///
  /// - Parameters:
  ///   - key: The preference.
  ///   - alignment: The guides that they share with the view; the middles by default.
  ///   - transform: Makes the views in front.
  /// - Returns: The view with its overlay.
  public func overlayPreferenceValue<Key: PreferenceKey, V: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> V
  ) -> some View {
    modifier(
      _PreferenceReadingModifier<Key, V>(
        layout: LayeredLayout(side: .inFront, alignment: alignment), transform: transform))
  }

  /// The view with others behind it that are made from the value of a preference.
  ///
  /// The value is that of the views inside, read in the same update; it goes on upward. What the views
  /// behind give the same preference does not count.
  ///
  /// - Parameters:
  ///   - key: The preference.
  ///   - alignment: The guides that they share with the view; the middles by default.
  ///   - transform: Makes the views behind.
  /// - Returns: The view with its background.
  public func backgroundPreferenceValue<Key: PreferenceKey, V: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> V
  ) -> some View {
    modifier(
      _PreferenceReadingModifier<Key, V>(
        layout: LayeredLayout(side: .behind, alignment: alignment), transform: transform))
  }
}

/// Makes a view from the value of a preference, behind or in front of another one.
public struct _PreferenceReadingModifier<Key: PreferenceKey, Secondary: View>: _PrimitiveModifier {
  let layout: LayeredLayout
  let transform: (Key.Value) -> Secondary

  /// The view's nodes, each with one around it that holds what was made from its value.
  public static func _makeNodes<V: View>(
    _ modifier: _PreferenceReadingModifier, of content: V, in context: _ViewContext
  ) -> _NodeList {
    var inner = context.entering(.content)
    inner.requests.insert(Key.self)
    var index = 0
    return V._makeNodes(content, in: inner).map { primary in
      var slot = context.entering(.secondary).entering(.index(index))
      slot.requests.remove(Key.self)
      index += 1
      let value = primary.preferences[Key.self]
      let view = modifier.transform(value ?? Key.defaultValue)
      let node = modifier.layout.node(around: primary, view, in: slot)
      node.preferences[Key.self] = value
      return node
    }
  }
}
