extension View {
  /// Calls an action with the old and the new value after each update that changed a value.
  ///
  /// - Parameters:
  ///   - value: What is looked at.
  ///   - initial: Whether the action is also called when the view appears, with one value twice.
  ///   - action: What is called.
  /// - Returns: The view that is told.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false,
    _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    modifier(_ChangeModifier(value: value, isInitial: initial, action: action))
  }

  /// Calls an action after each update that changed a value.
  ///
  /// - Parameters:
  ///   - value: What is looked at.
  ///   - initial: Whether the action is also called when the view appears.
  ///   - action: What is called.
  /// - Returns: The view that is told.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(_ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
  }

  /// Calls an action with the new value after each update that changed a value.
  ///
  /// The form of older systems; the one with two values tells more.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    modifier(_ChangeModifier(value: value, isInitial: false) { _, new in action(new) })
  }

  /// Starts a task when the view appears, after all `onAppear` and `onChange` actions.
  ///
  /// A host waits for what the task does up to its first suspension. What comes behind it happens
  /// when the program lets the main actor run, which a picture does not wait for. The task is
  /// canceled when the view is gone.
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    modifier(_TaskModifier(id: 0, action: action))
  }

  /// Starts a task when the view appears and, anew, after each update that changed an id.
  public func task<ID: Equatable>(
    id value: ID, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    modifier(_TaskModifier(id: value, action: action))
  }
}

/// Tells of changes of a value.
public struct _ChangeModifier<Value: Equatable>: _PrimitiveModifier {
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  private final class Record {
    var last: Value?
  }

  /// The view's nodes; the action is called after the update.
  public static func _makeNodes<V: View>(
    _ modifier: _ChangeModifier, of content: V, in context: _ViewContext
  ) -> _NodeList {
    let list = V._makeNodes(content, in: context.entering(.content))
    let record = context.entering(.modifier).slot.record { Record() }
    return list.adding { update in
      let (old, new) = (record.last, modifier.value)
      record.last = new
      if let old {
        if old != new { update.call { modifier.action(old, new) } }
      } else if modifier.isInitial {
        update.call { modifier.action(new, new) }
      }
    }
  }
}

/// Runs a task while a view is on the screen.
public struct _TaskModifier<ID: Equatable>: _PrimitiveModifier {
  let id: ID
  let action: @MainActor () async -> Void

  private final class Record {
    var id: ID?
    var task: Task<Void, Never>?

    deinit { task?.cancel() }
  }

  /// The view's nodes; the task starts after the update.
  public static func _makeNodes<V: View>(
    _ modifier: _TaskModifier, of content: V, in context: _ViewContext
  ) -> _NodeList {
    let list = V._makeNodes(content, in: context.entering(.content))
    let record = context.entering(.modifier).slot.record { Record() }
    return list.adding { update in
      guard record.id != modifier.id else { return }
      record.id = modifier.id
      let action = modifier.action
      update.callLast {
        record.task?.cancel()
        record.task = Task.immediate { await action() }
      }
    }
  }
}
