/// The identity of a view in the tree, and what is kept for it from update to update.
///
/// A slot is found by the way to it: the position among siblings, the branch of an `if`, an explicit
/// id. While the way stays the same, so does the slot with the view's state. A slot that an update
/// does not meet is gone after it.
@MainActor
final class ViewSlot {
  /// One step on the way to a slot.
  enum Key: Hashable {
    /// The body of a view with a body.
    case body
    /// What a modifier modifies.
    case content
    /// A modifier of a view.
    case modifier
    /// The second view of a modifier: a background, an overlay, an inset.
    case secondary
    /// A position among siblings.
    case index(Int)
    /// A branch of `if` or `switch`.
    case branch(Int)
    /// An explicit identity.
    case id(AnyHashable)
    /// A type that was hidden.
    case type(ObjectIdentifier)
  }

  private(set) var children: [Key: ViewSlot] = [:]
  /// The number of the last update that met the slot.
  private(set) var lastUpdate = 0
  /// Whether the slot outlives updates that do not meet it, as a tab that is not shown does.
  var isRetained = false
  /// Whether something that the view has read has changed since its body was evaluated.
  var isDirty = false
  /// What is kept for dynamic properties, by their offset in the view.
  private var properties: [Int: AnyObject] = [:]
  /// What is kept for the library's own modifiers.
  private var records: [ObjectIdentifier: AnyObject] = [:]
  private var memo: AnyObject?

  /// The slot that a step leads to, which the update has now met.
  func child(_ key: Key, in update: ViewUpdate) -> ViewSlot {
    let child: ViewSlot
    if let known = children[key] {
      child = known
    } else {
      child = ViewSlot()
      children[key] = child
    }
    child.lastUpdate = update.number
    return child
  }

  /// What is kept for a dynamic property, made where there is nothing yet.
  func property<Kept: AnyObject>(at offset: Int, _ make: () -> Kept) -> Kept {
    if let known = properties[offset] as? Kept { return known }
    let made = make()
    properties[offset] = made
    return made
  }

  /// What is kept for a modifier of the library, made where there is nothing yet.
  func record<Kept: AnyObject>(_ make: () -> Kept) -> Kept {
    let key = ObjectIdentifier(Kept.self)
    if let known = records[key] as? Kept { return known }
    let made = make()
    records[key] = made
    return made
  }

  /// Lets go of the slots that an update has not met.
  ///
  /// Those that are retained stay, with all below them.
  func sweep(after update: ViewUpdate) {
    for (key, child) in children {
      if child.lastUpdate == update.number {
        child.sweep(after: update)
      } else if !child.isRetained {
        children[key] = nil
      }
    }
  }

  /// How many slots there are from this one down.
  var count: Int { children.values.reduce(1) { $0 + $1.count } }
}

extension ViewSlot {
  /// A view's value and the body that it gave.
  private final class Memo<V, Body> {
    let view: V
    let body: Body
    let environment: EnvironmentReads

    init(view: V, body: Body, environment: EnvironmentReads) {
      self.view = view
      self.body = body
      self.environment = environment
    }
  }

  /// The body of a view: the last one where nothing that it depends on has changed.
  func body<V: View>(of view: V, in context: _ViewContext) -> V.Body {
    body(of: view, in: context) { $0.body }
  }

  /// The body of something with dynamic properties, evaluated anew where its value, its state or what
  /// it has read has changed.
  func body<V, Body>(
    of view: V, in context: _ViewContext, _ evaluate: @MainActor (V) -> Body
  ) -> Body {
    if !isDirty, let memo = memo as? Memo<V, Body>,
      !memo.environment.differ(in: context.environment),
      ValueComparison.areEqual(memo.view, view)
    {
      return memo.body
    }
    isDirty = false
    var linked = view
    let environment = EnvironmentReads()
    DynamicProperties.link(
      &linked, PropertyContext(slot: self, environment: context.environment, reads: environment))
    let body = context.update.evaluating(self) { evaluate(linked) }
    memo = Memo(view: view, body: body, environment: environment)
    return body
  }
}
