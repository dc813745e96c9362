/// One of the views that a container is given: a view that is not itself a list.
public struct Subview: Identifiable {
  /// Identifies a subview among those of its container.
  public struct ID: Hashable {
    let value: AnyHashable
  }

  let node: ViewNode
  /// Its explicit identity, else its position.
  public let id: ID

  /// The values that the view has for its container.
  @MainActor public var containerValues: ContainerValues { ContainerValues(traits: node.traits) }
}

extension Subview: _PrimitiveView {
  /// The node that the view was evaluated to; a second use is a copy.
  public static func _makeNodes(_ view: Subview, in context: _ViewContext) -> _NodeList {
    .node(view.node.claimed(in: context.update))
  }
}

/// The views that a container is given, flat and in order.
public struct SubviewsCollection: RandomAccessCollection {
  let subviews: [Subview]

  @MainActor
  init(_ list: _NodeList) {
    subviews = list.nodes.enumerated().map { index, node in
      Subview(node: node, id: Subview.ID(value: node.explicitID ?? AnyHashable(index)))
    }
  }

  /// The first position.
  public var startIndex: Int { 0 }
  /// The position behind the last one.
  public var endIndex: Int { subviews.count }
  /// The subview at a position.
  public subscript(index: Int) -> Subview { subviews[index] }
}

extension SubviewsCollection: _PrimitiveView {
  /// The nodes of all subviews.
  public static func _makeNodes(_ view: SubviewsCollection, in context: _ViewContext) -> _NodeList {
    .group(view.subviews.map { Subview._makeNodes($0, in: context) }, isDynamic: true)
  }
}

/// A view made of the subviews of another one.
public struct _SubviewsReader<Source: View, Result: View>: _PrimitiveView {
  let source: Source
  let transform: (SubviewsCollection) -> Result

  /// The nodes of what the subviews were made into.
  public static func _makeNodes(_ view: _SubviewsReader, in context: _ViewContext) -> _NodeList {
    let list = Source._makeNodes(view.source, in: context.entering(.secondary))
    let result = view.transform(SubviewsCollection(list))
    return Result._makeNodes(result, in: context.entering(.content))
  }
}

extension Group where Content: View {
  /// A view made of all subviews of another one.
  ///
  /// Groups, `if` and `ForEach` count for what is in them; a stack is one subview.
  @MainActor
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == _SubviewsReader<Base, Result> {
    content = _SubviewsReader(source: view, transform: transform)
  }
}

/// The subviews of a view, found when the tree is evaluated; before that it is empty.
public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
  let makeNodes: @MainActor (_ViewContext) -> _NodeList

  /// The first position.
  public var startIndex: Int { 0 }
  /// The position behind the last one.
  public var endIndex: Int { 0 }
  /// Never asked for, as there is no position.
  public subscript(index: Int) -> Subview { preconditionFailure("The collection is empty.") }
}

extension ForEachSubviewCollection: DeferredSubviews {
  func subviews(in context: _ViewContext) -> SubviewsCollection {
    SubviewsCollection(makeNodes(context))
  }
}

/// Elements that are known once the tree is evaluated.
@MainActor
protocol DeferredSubviews {
  func subviews(in context: _ViewContext) -> SubviewsCollection
}

extension ForEach
where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
  /// A view for each subview of another one.
  ///
  /// Groups, `if` and `ForEach` count for what is in them; a stack is one subview.
  @MainActor
  public init<Base: View>(
    subviews view: Base, @ViewBuilder content: @escaping (Subview) -> Content
  ) {
    self.init(
      data: ForEachSubviewCollection { Base._makeNodes(view, in: $0) }, content: content,
      id: { $0.id })
  }
}

/// Views as lists of subviews, by the way of older systems.
public enum _VariadicView {
  /// The subviews.
  public typealias Children = SubviewsCollection

  /// Makes a view of subviews.
  @MainActor
  public protocol Root {
    /// The type of the view.
    associatedtype Body: View
    /// The view made of the subviews.
    @ViewBuilder func body(children: Children) -> Body
  }

  /// A root whose result is one view.
  public protocol UnaryViewRoot: Root {}
  /// A root whose results stand beside each other where the tree stands.
  public protocol MultiViewRoot: Root {}

  /// A root with the content whose subviews it is given.
  public struct Tree<R: Root, Content: View>: _PrimitiveView {
    let root: R
    let content: Content

    /// Creates a tree.
    public init(_ root: R, @ViewBuilder content: () -> Content) {
      self.root = root
      self.content = content()
    }

    /// The nodes of what the root makes; those of a unary root are one node.
    public static func _makeNodes(_ view: Tree, in context: _ViewContext) -> _NodeList {
      let list = Content._makeNodes(view.content, in: context.entering(.secondary))
      let body = view.root.body(children: SubviewsCollection(list))
      guard view.root is any UnaryViewRoot else {
        return R.Body._makeNodes(body, in: context.entering(.content))
      }
      return .container(
        StackLayout(axis: .vertical, spacing: nil, guide: HorizontalAlignment.center.key),
        of: body, in: context, axis: .vertical)
    }
  }
}

@MainActor
extension Subview {
  /// The value of a key that the view has for its container, by the way of older systems.
  public subscript<K: _ViewTraitKey>(key: K.Type) -> K.Value {
    node.traits[ObjectIdentifier(key), as: K.Value.self] ?? K.defaultValue
  }
}
