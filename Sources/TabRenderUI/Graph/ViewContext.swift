/// Where a view is evaluated: its identity, what flows down to it, and what is asked of it.
@MainActor
public struct _ViewContext {
  /// The identity, which keeps state from update to update.
  let slot: ViewSlot
  /// What flows down.
  var environment: EnvironmentValues
  /// The preferences that somebody above reads.
  var requests = PreferenceRequests()
  /// The update that the evaluation belongs to.
  let update: ViewUpdate

  /// The same context for a part of the view.
  func entering(_ key: ViewSlot.Key) -> _ViewContext {
    _ViewContext(
      slot: slot.child(key, in: update), environment: environment, requests: requests,
      update: update)
  }
}

/// The nodes that a view stands for, in the structure in which it was written.
///
/// The structure matters for preferences: a dynamic group, as `if` and `ForEach` make it, has a value
/// for every preference that is read above it, if only the default.
@MainActor
public struct _NodeList {
  indirect enum Storage {
    case node(ViewNode)
    case group([_NodeList], isDynamic: Bool)
    /// What is done when a view comes onto the screen that stands for no node.
    case effect(NodeEffect)
  }

  let storage: Storage

  static let empty = _NodeList(storage: .group([], isDynamic: false))

  static func node(_ node: ViewNode) -> _NodeList { _NodeList(storage: .node(node)) }

  static func group(_ lists: [_NodeList], isDynamic: Bool) -> _NodeList {
    _NodeList(storage: .group(lists, isDynamic: isDynamic))
  }
}

extension _NodeList {
  /// Whether the view can never stand for anything.
  var isNothing: Bool {
    switch storage {
    case .node, .effect: false
    case .group(let lists, let isDynamic): !isDynamic && lists.allSatisfy(\.isNothing)
    }
  }

  /// The nodes, in order.
  var nodes: [ViewNode] {
    var nodes: [ViewNode] = []
    collect(into: &nodes)
    return nodes
  }

  private func collect(into nodes: inout [ViewNode]) {
    switch storage {
    case .node(let node): nodes.append(node)
    case .group(let lists, _): for list in lists { list.collect(into: &nodes) }
    case .effect: break
    }
  }

  /// The effects that belong to no node.
  var looseEffects: [NodeEffect] {
    switch storage {
    case .node: []
    case .group(let lists, _): lists.flatMap(\.looseEffects)
    case .effect(let effect): [effect]
    }
  }

  /// The same list with something that is done once its views are on the screen.
  ///
  /// On several nodes it is done once, with the last one.
  func adding(_ effect: @escaping NodeEffect) -> _NodeList {
    if let last = nodes.last {
      last.effects.append(effect)
      return self
    }
    return isNothing
      ? self : .group([self, _NodeList(storage: .effect(effect))], isDynamic: false)
  }

  /// The same structure with each node changed into another.
  func map(_ transform: (ViewNode) -> ViewNode) -> _NodeList {
    switch storage {
    case .node(let node): .node(transform(node))
    case .group(let lists, let isDynamic):
      .group(lists.map { $0.map(transform) }, isDynamic: isDynamic)
    case .effect: self
    }
  }

  /// The same nodes, with an identity for those that have none of their own.
  func identified(by id: AnyHashable) -> _NodeList {
    for node in nodes where node.explicitID == nil { node.explicitID = id }
    return self
  }

  /// The preferences of all nodes, combined in their order.
  ///
  /// Of a static group only members that have a value take part. Source: the order that
  /// `PreferenceKey` documents, "view-tree order".
  func preferences(_ requests: PreferenceRequests) -> PreferenceValues {
    switch storage {
    case .node(let node): return node.preferences
    case .group(let lists, let isDynamic):
      var values = PreferenceValues()
      for list in lists { values.combine(with: list.preferences(requests)) }
      if isDynamic { values.fill(requests) }
      return values
    case .effect: return PreferenceValues()
    }
  }
}
