import Foundation

/// A view that is used by touching it, and tells others.
open class UIControl: UIView {
  /// What happens to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// One bit for each event.
    public let rawValue: UInt

    /// Creates events from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger comes down.
    public static let touchDown = Event(rawValue: 1)
    /// A finger goes up inside.
    public static let touchUpInside = Event(rawValue: 64)
    /// A finger goes up outside.
    public static let touchUpOutside = Event(rawValue: 128)
    /// A touch is taken away.
    public static let touchCancel = Event(rawValue: 256)
    /// The value has changed.
    public static let valueChanged = Event(rawValue: 4096)
    /// What the control is for has happened.
    public static let primaryActionTriggered = Event(rawValue: 8192)
    /// A text begins to be edited.
    public static let editingDidBegin = Event(rawValue: 65_536)
    /// A text was edited.
    public static let editingChanged = Event(rawValue: 131_072)
    /// A text is edited no more.
    public static let editingDidEnd = Event(rawValue: 262_144)
    /// Any touch.
    public static let allTouchEvents = Event(rawValue: 4095)
    /// Everything.
    public static let allEvents = Event(rawValue: .max)
  }

  /// What a control shows of itself.
  public struct State: OptionSet, Hashable, Sendable {
    /// One bit for each state.
    public let rawValue: UInt

    /// Creates states from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Nothing special.
    public static let normal: State = []
    /// It is being touched.
    public static let highlighted = State(rawValue: 1)
    /// It cannot be used.
    public static let disabled = State(rawValue: 2)
    /// It is selected.
    public static let selected = State(rawValue: 4)
    /// It has the focus.
    public static let focused = State(rawValue: 8)
  }

  /// Where a content lies from left to right.
  public enum ContentHorizontalAlignment: Int, Hashable, Sendable {
    /// In the middle.
    case center
    /// At the left.
    case left
    /// At the right.
    case right
    /// Over all of it; drawn like `center`.
    case fill
    /// Where text starts.
    case leading
    /// Where text ends.
    case trailing
  }

  /// Where a content lies from top to bottom.
  public enum ContentVerticalAlignment: Int, Hashable, Sendable {
    /// In the middle.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// Over all of it; drawn like `center`.
    case fill
  }

  /// Whether it can be used; true by default.
  open var isEnabled = true { didSet { controlStateChanged() } }
  /// Whether it is selected; false by default.
  open var isSelected = false { didSet { controlStateChanged() } }
  /// Whether it is being touched.
  open var isHighlighted = false { didSet { controlStateChanged() } }
  /// Where the content lies from left to right; in the middle by default.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// Where the content lies from top to bottom; in the middle by default.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }

  private var targets: [(action: TargetAction, events: Event)] = []
  private var actions: [(action: UIAction, events: Event)] = []

  /// What the control shows of itself.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Calls a method when something happens; without a target, that of the next responder that has it.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    targets.append((TargetAction(target, action), controlEvents))
  }

  /// Calls no method of a target any more; of no target where `nil`.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    targets.removeAll { entry in
      (target == nil || entry.action.target === target.map { $0 as AnyObject })
        && !entry.events.isDisjoint(with: controlEvents)
    }
  }

  /// Calls a closure when something happens.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((action, controlEvents))
  }

  /// Calls a closure no more.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll { $0.action === action && !$0.events.isDisjoint(with: controlEvents) }
  }

  /// Calls what was added for events.
  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) {
      sendAction(entry.action)
    }
    for entry in targets where !entry.events.isDisjoint(with: controlEvents) {
      entry.action.send(from: self, responder: self)
    }
  }

  /// Calls a closure.
  open func sendAction(_ action: UIAction) {
    action.sender = self
    action.handler(action)
  }

  /// Shows that the control is being touched.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled else { return }
    isHighlighted = true
    sendActions(for: .touchDown)
  }

  /// Does what the control is for.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled else { return }
    isHighlighted = false
    activate()
  }

  /// Shows that the control is touched no more.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isHighlighted = false
    sendActions(for: .touchCancel)
  }

  /// A tap came to its end.
  func activate() { sendActions(for: .touchUpInside) }

  /// What the control shows of itself has changed.
  func controlStateChanged() {
    setNeedsLayout()
    setNeedsDisplay()
  }
}
