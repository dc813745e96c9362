/// A method that a control or a recognizer calls.
///
/// Objective-C's `#selector` does not exist outside Apple's systems. Name the method instead:
/// `addTarget(self, action: Selector(MyView.tapped), for: .touchUpInside)`.
@MainActor public struct Selector {
  /// Calls the method of a target; false for a target of another type.
  let call: (_ target: AnyObject, _ sender: AnyObject) -> Bool

  /// A method without arguments.
  public init<Target: AnyObject>(_ method: @escaping (Target) -> @MainActor () -> Void) {
    call = { target, _ in
      guard let target = target as? Target else { return false }
      method(target)()
      return true
    }
  }

  /// A method that is given the sender.
  public init<Target: AnyObject, Sender>(
    _ method: @escaping (Target) -> @MainActor (Sender) -> Void
  ) {
    call = { target, sender in
      guard let target = target as? Target, let sender = sender as? Sender else { return false }
      method(target)(sender)
      return true
    }
  }
}

/// A target with the method that is called, kept without keeping the target alive.
@MainActor struct TargetAction {
  weak var target: AnyObject?
  /// Whether the first responder upwards that has the method is called.
  let usesResponders: Bool
  let action: Selector

  init(_ target: Any?, _ action: Selector) {
    self.target = target.map { $0 as AnyObject }
    usesResponders = target == nil
    self.action = action
  }

  func send(from sender: AnyObject, responder: UIResponder?) {
    guard usesResponders else {
      if let target { _ = action.call(target, sender) }
      return
    }
    guard let responder else { return }
    for candidate in sequence(first: responder, next: \.next)
    where action.call(candidate, sender) {
      return
    }
  }
}
