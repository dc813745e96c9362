public import Foundation

/// Decides what a recognizer may take.
@MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether a recognizer may begin; true unless implemented.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether a recognizer may look at a touch; true unless implemented.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// True unless implemented.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  /// True unless implemented.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    true
  }
}

/// Watches the touches of a view.
///
/// A host makes taps; other gestures compile and never happen.
@MainActor open class UIGestureRecognizer {
  /// How far a gesture has come.
  public enum State: Int, Hashable, Sendable {
    /// Not yet.
    case possible
    /// It has begun.
    case began
    /// It goes on.
    case changed
    /// It is over.
    case ended
    /// It was taken away.
    case cancelled
    /// It was another one.
    case failed
  }

  /// The view that is watched.
  public internal(set) weak var view: UIView?
  /// How far the gesture has come.
  open internal(set) var state = State.possible
  /// Whether it watches; true by default.
  open var isEnabled = true
  /// Whether a recognized touch is taken away from the view; true by default.
  open var cancelsTouchesInView = true
  /// Who decides what the recognizer may take.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// A name to find the recognizer by.
  open var name: String?

  private var targets: [TargetAction] = []
  private var touch: UITouch?

  /// Creates a recognizer that calls a method.
  public init(target: Any?, action: Selector?) {
    if let action { targets = [TargetAction(target, action)] }
  }

  /// Creates a recognizer that calls nothing yet.
  public convenience init() { self.init(target: nil, action: nil) }

  /// Calls another method too.
  open func addTarget(_ target: Any, action: Selector) {
    targets.append(TargetAction(target, action))
  }

  /// Where the gesture is in the space of a view; `nil` stands for the window.
  open func location(in view: UIView?) -> CGPoint { touch?.location(in: view) ?? .zero }

  /// The number of fingers.
  open var numberOfTouches: Int { touch == nil ? 0 : 1 }

  /// Whether the recognizer takes a tap.
  func takesTap(_ touch: UITouch) -> Bool {
    guard isEnabled, recognizesTaps else { return false }
    guard let delegate else { return true }
    return delegate.gestureRecognizer(self, shouldReceive: touch)
      && delegate.gestureRecognizerShouldBegin(self)
  }

  /// Whether a single tap is this gesture.
  var recognizesTaps: Bool { false }

  func recognize(_ touch: UITouch) {
    self.touch = touch
    state = .ended
    for target in targets { target.send(from: self, responder: view) }
    state = .possible
  }
}

/// Recognizes taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How often the finger comes down; 1 by default.
  ///
  /// A host makes single taps.
  open var numberOfTapsRequired = 1
  /// How many fingers; 1 by default.
  open var numberOfTouchesRequired = 1

  override var recognizesTaps: Bool { numberOfTapsRequired == 1 && numberOfTouchesRequired == 1 }
}

/// Would recognize long touches.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long, in seconds; half a second by default.
  open var minimumPressDuration: TimeInterval = 0.5
}

/// Would recognize dragging.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How far the finger has moved; not at all.
  open func translation(in view: UIView?) -> CGPoint { .zero }
  /// How fast the finger moves; not at all.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
  /// Sets how far the finger has moved; accepted.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
}

/// Would recognize swipes.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where to.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// One bit for each direction.
    public let rawValue: UInt

    /// Creates directions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }

  /// Where to; to the right by default.
  open var direction = Direction.right
}
