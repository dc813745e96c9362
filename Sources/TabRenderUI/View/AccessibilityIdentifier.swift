extension View {
  /// Gives the view a name, by which tests and programs find it.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(_IdentifierModifier(identifier: identifier))
  }
}

/// Gives a view a name.
public struct _IdentifierModifier: _PrimitiveModifier {
  let identifier: String

  /// The view's nodes with the name; one that has a name already is wrapped in another.
  public static func _makeNodes<V: View>(
    _ modifier: _IdentifierModifier, of content: V, in context: _ViewContext
  ) -> _NodeList {
    V._makeNodes(content, in: context).map { node in
      let named =
        node.identifier == nil ? node : ViewNode(layout: TransparentLayout(), around: node)
      named.identifier = modifier.identifier
      return named
    }
  }
}
