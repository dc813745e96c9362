public import Foundation

/// What takes part in events: views and view controllers.
@MainActor open class UIResponder: Hashable {
  /// Creates a responder.
  public init() {}

  /// Who is asked when this responder does not handle an event.
  open var next: UIResponder? { nil }

  /// Whether text input may go here; false by default.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this responder is the one that text input goes to.
  public var isFirstResponder: Bool { Self.first === self }

  private static weak var first: UIResponder?

  /// Lets text input go here; false where the responder does not want it.
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    Self.first = self
    return true
  }

  /// Lets text input go nowhere.
  @discardableResult open func resignFirstResponder() -> Bool {
    if isFirstResponder { Self.first = nil }
    return true
  }

  /// A finger comes down; handed to the next responder unless overridden.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// A finger moves; handed to the next responder unless overridden.
  ///
  /// A host's taps do not move.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// A finger goes up; handed to the next responder unless overridden.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// A touch is taken away; handed to the next responder unless overridden.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Whether both are the same object.
  nonisolated public static func == (first: UIResponder, second: UIResponder) -> Bool {
    first === second
  }

  /// Feeds the identity into a hasher.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// A finger on the screen.
@MainActor public final class UITouch: Hashable {
  /// Where a touch is in its life.
  public enum Phase: Int, Hashable, Sendable {
    /// The finger came down.
    case began
    /// The finger moved.
    case moved
    /// The finger stayed.
    case stationary
    /// The finger went up.
    case ended
    /// The touch was taken away.
    case cancelled
  }

  /// The view that was hit.
  public private(set) weak var view: UIView?
  /// The window that was touched.
  public private(set) weak var window: UIWindow?
  /// Where the touch is in its life.
  public internal(set) var phase = Phase.began
  /// How often the finger came down; always 1.
  public let tapCount = 1
  private let point: CGPoint

  init(at point: CGPoint, in view: UIView) {
    self.point = point
    self.view = view
    window = view.window
  }

  /// Where the finger is, in the space of a view; `nil` stands for the window.
  public func location(in view: UIView?) -> CGPoint {
    guard let view, let window else { return point }
    return view.convert(point, from: window)
  }

  /// Whether both are the same touch.
  nonisolated public static func == (first: UITouch, second: UITouch) -> Bool { first === second }

  /// Feeds the identity into a hasher.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// Something that happened, such as a touch.
@MainActor public final class UIEvent {
  /// The touches that it is about.
  public let allTouches: Set<UITouch>?

  init(_ touches: Set<UITouch>) { allTouches = touches }
}
