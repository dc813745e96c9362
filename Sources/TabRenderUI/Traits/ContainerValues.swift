/// The key of a value that a view has for the container that it is in.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that has none.
  static var defaultValue: Value { get }
}

/// The values that a view has for the container that it is in.
///
/// They do not leave that container, also where it holds a single view.
public struct ContainerValues {
  var traits: TraitValues

  /// The value of a key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { traits[ObjectIdentifier(key), as: Key.Value.self] ?? Key.defaultValue }
    set { traits[ObjectIdentifier(key), as: Key.Value.self] = newValue }
  }

  /// The view's tag of a type; `nil` where it has none, or one of another type.
  public func tag<V: Hashable>(for type: V.Type) -> V? { traits.tag(for: type) }

  /// Whether the view has a tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { traits.tag(for: V.self) == tag }
}

/// The key of a value that a view has for the container that it is in, as older systems have it.
public protocol _ViewTraitKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that has none.
  static var defaultValue: Value { get }
}

/// A tag of some type.
private enum TagKey<V: Hashable> {}

/// A tag that also stands for an optional selection.
private enum OptionalTagKey<V: Hashable> {}

extension TraitValues {
  /// The tag that a selection of a type means, which may be optional where the tag is not.
  func selectionTag<V: Hashable>(for type: V.Type) -> V? {
    tag(for: type) ?? self[ObjectIdentifier(OptionalTagKey<V>.self), as: V.self]
  }

  func tag<V: Hashable>(for type: V.Type) -> V? {
    self[ObjectIdentifier(TagKey<V>.self), as: V.self]
  }
}

extension View {
  /// Sets a value for the container that the view is in; on a group, for each member.
  ///
  /// Where it is set more than once, the innermost counts.
  public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    modifier(
      _TraitModifier { traits in
        var own = ContainerValues(traits: TraitValues())
        own[keyPath: keyPath] = value
        traits.add(own.traits)
      })
  }

  /// Gives the view a tag, by which a container such as a tab view knows it.
  ///
  /// - Parameters:
  ///   - tag: The tag; it is found again by its static type.
  ///   - includeOptional: Whether a tab view whose selection is an optional of that type finds it too.
  /// - Returns: The tagged view.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(
      _TraitModifier { traits in
        var own = TraitValues()
        own[ObjectIdentifier(TagKey<V>.self), as: V.self] = tag
        if includeOptional { own[ObjectIdentifier(OptionalTagKey<V?>.self), as: V?.self] = tag }
        traits.add(own)
      })
  }

  /// Sets a value for the container that the view is in, by the way of older systems.
  public func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
    modifier(
      _TraitModifier { traits in
        var own = TraitValues()
        own[ObjectIdentifier(key), as: K.Value.self] = value
        traits.add(own)
      })
  }
}

/// Gives a view values for the container that it is in.
public struct _TraitModifier: _PrimitiveModifier {
  let change: (inout TraitValues) -> Void

  /// The view's nodes, each with the values.
  public static func _makeNodes<V: View>(
    _ modifier: _TraitModifier, of content: V, in context: _ViewContext
  ) -> _NodeList {
    let list = V._makeNodes(content, in: context)
    for node in list.nodes { modifier.change(&node.traits) }
    return list
  }
}
