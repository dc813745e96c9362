/// A change that can be made to any view.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the changed view; the compiler finds it.
  associatedtype Body: View
  /// The view that is changed.
  typealias Content = _ViewModifier_Content<Self>

  /// The view with the change.
  @ViewBuilder func body(content: Content) -> Body

  /// Turns a modified view into nodes; modifiers of the library implement it.
  static func _makeNodes<V: View>(
    _ modifier: Self, of content: V, in context: _ViewContext
  ) -> _NodeList
}

extension ViewModifier {
  /// Evaluates the modifier's body, in which its content stands for the view.
  public static func _makeNodes<V: View>(
    _ modifier: Self, of content: V, in context: _ViewContext
  ) -> _NodeList {
    let place = context.entering(.modifier)
    let proxy = _ViewModifier_Content<Self> { inner in
      V._makeNodes(content, in: inner.entering(.content))
    }
    let body = place.slot.body(of: modifier, in: place) { $0.body(content: proxy) }
    return Body._makeNodes(body, in: place.entering(.body))
  }
}

/// A modifier of the library, which has no body of its own.
@MainActor
public protocol _PrimitiveModifier: ViewModifier where Body == Never {}

extension _PrimitiveModifier {
  /// Never asked for: the library's own modifiers have no body.
  public func body(content: Content) -> Never { fatalError("\(Self.self) has no body.") }
}

/// The view that a ``ViewModifier`` changes, as its body sees it.
public struct _ViewModifier_Content<Modifier>: _PrimitiveView {
  let makeNodes: @MainActor (_ViewContext) -> _NodeList

  /// The nodes of the view that is changed.
  public static func _makeNodes(
    _ view: _ViewModifier_Content, in context: _ViewContext
  ) -> _NodeList {
    view.makeNodes(context)
  }
}

/// A view together with a modifier.
public struct ModifiedContent<Content, Modifier> {
  /// The view.
  public var content: Content
  /// The change.
  public var modifier: Modifier

  /// Creates it from its parts.
  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, _PrimitiveView where Content: View, Modifier: ViewModifier {
  /// The nodes of the changed view.
  public static func _makeNodes(_ view: ModifiedContent, in context: _ViewContext) -> _NodeList {
    Modifier._makeNodes(view.modifier, of: view.content, in: context)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// One modifier after the other.
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(self.modifier)
  }
}

extension View {
  /// The view with a change.
  public func modifier<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
