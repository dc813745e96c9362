/// Wraps each node of a view in one that lays it out otherwise.
public struct _LayoutModifier: _PrimitiveModifier {
  let makeLayout: @MainActor (_ViewContext) -> any NodeLayout

  init(_ layout: any NodeLayout) { makeLayout = { _ in layout } }

  init(_ makeLayout: @escaping @MainActor (_ViewContext) -> any NodeLayout) {
    self.makeLayout = makeLayout
  }

  /// The view's nodes, each with the layout around it.
  public static func _makeNodes<V: View>(
    _ modifier: _LayoutModifier, of content: V, in context: _ViewContext
  ) -> _NodeList {
    let layout = modifier.makeLayout(context)
    return V._makeNodes(content, in: context).map { ViewNode(layout: layout, around: $0) }
  }
}
