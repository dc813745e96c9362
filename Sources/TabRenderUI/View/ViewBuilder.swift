/// Makes one view of the statements of a closure: lists, `if`, `switch` and optional views.
@MainActor @preconcurrency
@resultBuilder
public enum ViewBuilder {
  /// No statement: nothing.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One statement: that view itself.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Any number of statements, one below the other.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView(repeat each content)
  }

  /// A statement that is a view.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// An `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first branch of `if`–`else` and `switch`.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .first(first))
  }

  /// The other branch of `if`–`else` and `switch`.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .second(second))
  }

  /// An `if #available`: its type is hidden, as it may not exist on older systems.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// No view at all.
public struct EmptyView: _PrimitiveView, Sendable {
  /// Creates it.
  nonisolated public init() {}

  /// An empty list of nodes.
  public static func _makeNodes(_ view: EmptyView, in context: _ViewContext) -> _NodeList {
    .empty
  }
}

/// Several views, in the order in which they are written.
public struct TupleView<Content>: _PrimitiveView {
  /// The views.
  public var value: Content
  private let makeNodes: @MainActor (Content, _ViewContext) -> _NodeList

  /// Creates it from views.
  public init<each Element: View>(
    _ content: repeat each Element
  ) where Content == (repeat each Element) {
    value = (repeat each content)
    makeNodes = { value, context in
      var lists: [_NodeList] = []
      @MainActor func add<One: View>(_ view: One) {
        lists.append(One._makeNodes(view, in: context.entering(.index(lists.count))))
      }
      repeat add(each value)
      return .group(lists, isDynamic: false)
    }
  }

  /// The nodes of each view.
  public static func _makeNodes(_ view: TupleView, in context: _ViewContext) -> _NodeList {
    view.makeNodes(view.value, context)
  }
}

/// One of two views, as `if`–`else` and `switch` choose it.
public struct _ConditionalContent<First: View, Second: View>: _PrimitiveView {
  enum Storage {
    case first(First)
    case second(Second)
  }

  let storage: Storage

  /// The nodes of the chosen view; the two branches have different identities.
  public static func _makeNodes(
    _ view: _ConditionalContent, in context: _ViewContext
  ) -> _NodeList {
    let list =
      switch view.storage {
      case .first(let content): First._makeNodes(content, in: context.entering(.branch(0)))
      case .second(let content): Second._makeNodes(content, in: context.entering(.branch(1)))
      }
    return .group([list], isDynamic: true)
  }
}

extension Optional: View where Wrapped: View {
  /// Never asked for: an optional view has no body.
  public var body: Never { fatalError("An optional view has no body.") }

  /// The nodes of the view, if there is one.
  public static func _makeNodes(_ view: Wrapped?, in context: _ViewContext) -> _NodeList {
    guard let view else { return .group([], isDynamic: true) }
    return .group(
      [Wrapped._makeNodes(view, in: context.entering(.branch(0)))], isDynamic: true)
  }
}

/// A view whose type is hidden.
///
/// Where the hidden type changes, the view is another one: its state is lost.
public struct AnyView: _PrimitiveView {
  private let type: ObjectIdentifier
  private let makeNodes: @MainActor (_ViewContext) -> _NodeList

  /// Hides the type of a view.
  public init<Content: View>(_ view: Content) {
    type = ObjectIdentifier(Content.self)
    makeNodes = { Content._makeNodes(view, in: $0) }
  }

  /// Hides the type of a view.
  public init<Content: View>(erasing view: Content) { self.init(view) }

  /// The nodes of the hidden view.
  public static func _makeNodes(_ view: AnyView, in context: _ViewContext) -> _NodeList {
    .group([view.makeNodes(context.entering(.type(view.type)))], isDynamic: true)
  }
}

/// Views that are modified together and otherwise stand where they would stand without it.
public struct Group<Content> {
  let content: Content
}

extension Group: View, _PrimitiveView where Content: View {
  /// Creates a group.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The nodes of the content.
  public static func _makeNodes(_ view: Group, in context: _ViewContext) -> _NodeList {
    Content._makeNodes(view.content, in: context)
  }
}

/// Views made from the elements of a collection; each keeps its state by its element's identity.
///
/// Two elements with one identity are told apart by their order.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
}

extension ForEach: View, _PrimitiveView where Content: View {
  /// Creates views whose elements are identified by a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }

  /// The nodes of every element, in order.
  public static func _makeNodes(_ view: ForEach, in context: _ViewContext) -> _NodeList {
    var known: [ID: Int] = [:]
    let lists = view.elements(in: context).map { element in
      let id = view.id(element)
      let number = known[id, default: 0]
      known[id] = number + 1
      let slot = context.entering(.id(AnyHashable(id)))
      return Content._makeNodes(
        view.content(element), in: number == 0 ? slot : slot.entering(.index(number))
      ).identified(by: AnyHashable(id))
    }
    return .group(lists, isDynamic: true)
  }

  @MainActor
  private func elements(in context: _ViewContext) -> [Data.Element] {
    guard let deferred = data as? any DeferredSubviews else { return Array(data) }
    return deferred.subviews(in: context.entering(.secondary)).compactMap { $0 as? Data.Element }
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates views of elements that know their identity.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: { $0.id })
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  /// Creates a view for each number of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 })
  }
}
