extension View {
  /// Binds the view's identity to a value: with another value it is another view, and its state is
  /// that of a new one.
  public func id<ID: Hashable>(_ id: ID) -> some View { modifier(_IdentityModifier(id: id)) }
}

/// Binds a view's identity to a value.
public struct _IdentityModifier<ID: Hashable>: _PrimitiveModifier {
  let id: ID

  /// The view's nodes, evaluated in a slot of their own for each value.
  public static func _makeNodes<V: View>(
    _ modifier: _IdentityModifier, of content: V, in context: _ViewContext
  ) -> _NodeList {
    let list = V._makeNodes(content, in: context.entering(.id(AnyHashable(modifier.id))))
    for node in list.nodes { node.explicitID = AnyHashable(modifier.id) }
    return list
  }
}
