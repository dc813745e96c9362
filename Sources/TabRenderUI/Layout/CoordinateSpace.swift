/// A system of coordinates that a frame can be told in.
public enum CoordinateSpace: Hashable {
  /// That of the host: the whole screen.
  case global
  /// That of the view itself.
  case local
  /// That of a view further out which was given the name.
  case named(AnyHashable)
}

/// Stands for a system of coordinates.
public protocol CoordinateSpaceProtocol {
  /// The system.
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinates of the host.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates it.
  public init() {}
  /// The system.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinates of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates it.
  public init() {}
  /// The system.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinates of a view further out.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable
  /// The system.
  public var coordinateSpace: CoordinateSpace { .named(name) }

  /// The name of the space of each scroll view.
  static var scrollViewName: AnyHashable { AnyHashable(ScrollViewName()) }

  private struct ScrollViewName: Hashable {}
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The coordinates of the host.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The coordinates of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The coordinates of the nearest view further out that was given the name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The coordinates of the nearest scroll view further out.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: NamedCoordinateSpace.scrollViewName)
  }
}

extension View {
  /// Gives the view's coordinates a name, for views inside that ask for their frames in them.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(_CoordinateSpaceModifier(name: name.name))
  }

  /// Gives the view's coordinates a name, for views inside that ask for their frames in them.
  public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(_CoordinateSpaceModifier(name: AnyHashable(name)))
  }
}

/// Gives a view's coordinates a name.
public struct _CoordinateSpaceModifier: _PrimitiveModifier {
  let name: AnyHashable

  /// The view's nodes, each in one that has the name.
  public static func _makeNodes<V: View>(
    _ modifier: _CoordinateSpaceModifier, of content: V, in context: _ViewContext
  ) -> _NodeList {
    V._makeNodes(content, in: context).map { node in
      let named = ViewNode(layout: TransparentLayout(), around: node)
      named.coordinateSpace = modifier.name
      return named
    }
  }
}
