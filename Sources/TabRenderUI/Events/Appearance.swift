extension View {
  /// Calls an action before the view is drawn for the first time.
  ///
  /// Of views that come together the deepest is told first, and of several actions of one view the
  /// one that is written first.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceModifier(appear: action, disappear: nil))
  }

  /// Calls an action when the view is gone.
  ///
  /// Where one view takes another's place, the new one appears first.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceModifier(appear: nil, disappear: action))
  }
}

/// Tells when a view comes and goes.
public struct _AppearanceModifier: _PrimitiveModifier {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  /// The view's nodes, with a record that they are on the screen.
  public static func _makeNodes<V: View>(
    _ modifier: _AppearanceModifier, of content: V, in context: _ViewContext
  ) -> _NodeList {
    let list = V._makeNodes(content, in: context.entering(.content))
    let record = context.entering(.modifier).slot.record { AppearanceRecord() }
    let leavesFirst = context.environment.removesWithoutTransition
    return list.adding { update in
      record.leavesFirst = leavesFirst
      record.disappear = modifier.disappear
      if !record.isVisible {
        record.isVisible = true
        if let appear = modifier.appear { update.call(appear) }
      }
      update.note(record)
    }
  }
}

extension EnvironmentValues {
  private struct RemovesWithoutTransitionKey: EnvironmentKey { static let defaultValue = false }

  /// Whether views leave before those that take their place come, as with `.transition(.identity)`.
  var removesWithoutTransition: Bool {
    get { self[RemovesWithoutTransitionKey.self] }
    set { self[RemovesWithoutTransitionKey.self] = newValue }
  }
}
