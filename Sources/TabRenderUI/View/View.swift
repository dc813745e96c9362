/// A part of a screen, described by a value.
///
/// A view says what it looks like by its ``body``, made of other views. Nothing is drawn when the
/// value is made; a host evaluates it, lays it out and draws it.
@MainActor @preconcurrency
public protocol View {
  /// The type of the ``body``; the compiler finds it.
  associatedtype Body: View

  /// What the view consists of.
  @ViewBuilder var body: Body { get }

  /// Turns a view into nodes of the tree that is laid out and drawn.
  ///
  /// The library's own views implement it. A view with a body has it for nothing.
  static func _makeNodes(_ view: Self, in context: _ViewContext) -> _NodeList
}

extension View {
  /// Evaluates the body where the view or something it has read has changed, and goes on with it.
  public static func _makeNodes(_ view: Self, in context: _ViewContext) -> _NodeList {
    let body = context.slot.body(of: view, in: context)
    return Body._makeNodes(body, in: context.entering(.body))
  }
}

/// A view of the library, which has no body of its own.
@MainActor
public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
  /// Never asked for: the library's own views have no body.
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

extension Never: View {
  /// Never asked for: there is no such view.
  public var body: Never { fatalError("There is no such view.") }
}
