public import Foundation

extension UIView {
  /// How an animation runs; accepted, as a still shows its end.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// One bit for each option.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Subviews are laid out meanwhile.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Touches count meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    /// It starts from where another one is.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    /// It runs again and again.
    public static let `repeat` = AnimationOptions(rawValue: 8)
    /// It runs back and forth.
    public static let autoreverse = AnimationOptions(rawValue: 16)
    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Of one speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// A transition that flips from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// A transition that flips from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// A transition that dissolves.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }

  /// How keyframes run; accepted.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// One bit for each option.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// In straight lines.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// In curves.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 1 << 10)
  }

  /// Changes views at once, as at the end of the animation; the host runs the completion.
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping @MainActor () -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    animations()
    finish(completion)
  }

  /// Changes views at once, as at the end of the animation; the host runs the completion.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    animations()
    finish(completion)
  }

  /// Changes views at once, as at the end of the spring; the host runs the completion.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping @MainActor () -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    animations()
    finish(completion)
  }

  /// Changes views at once, as at the end of the keyframes; the host runs the completion.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping @MainActor () -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    animations()
    finish(completion)
  }

  /// Changes views at once; the changes of later keyframes come after those of earlier ones.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping @MainActor () -> Void
  ) {
    animations()
  }

  /// Changes a view at once, as at the end of the transition; the host runs the completion.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (@MainActor () -> Void)?, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    animations?()
    finish(completion)
  }

  /// Puts a view where another one was, at once; the host runs the completion.
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    fromView.superview?.insertSubview(toView, aboveSubview: fromView)
    fromView.removeFromSuperview()
    finish(completion)
  }

  /// Changes views at once.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }

  /// Whether animations run; accepted.
  public static func setAnimationsEnabled(_ enabled: Bool) {}

  private static func finish(_ completion: (@MainActor (Bool) -> Void)?) {
    guard let completion else { return }
    MainQueue.enqueue { completion(true) }
  }
}

/// Changes views at once when it is started; the host runs the completions.
@MainActor public final class UIViewPropertyAnimator {
  private var animations: [@MainActor () -> Void]
  private var completions: [@MainActor (UIViewAnimatingPosition) -> Void] = []

  /// Creates an animator with a curve.
  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve,
    animations: (@MainActor () -> Void)? = nil
  ) {
    self.animations = animations.map { [$0] } ?? []
  }

  /// Creates an animator with a spring.
  public init(
    duration: TimeInterval, dampingRatio ratio: CGFloat,
    animations: (@MainActor () -> Void)? = nil
  ) {
    self.animations = animations.map { [$0] } ?? []
  }

  /// Adds changes.
  public func addAnimations(_ animation: @escaping @MainActor () -> Void) {
    animations.append(animation)
  }

  /// Adds what is run at the end.
  public func addCompletion(_ completion: @escaping @MainActor (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Changes the views.
  public func startAnimation() {
    let (changes, ends) = (animations, completions)
    (animations, completions) = ([], [])
    for change in changes { change() }
    MainQueue.enqueue { for end in ends { end(.end) } }
  }
}

/// Where an animation stands.
public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
  /// At its end.
  case end
  /// At its start.
  case start
  /// Between.
  case current
}

extension UIView {
  /// How fast an animation is; accepted.
  public enum AnimationCurve: Int, Hashable, Sendable {
    /// Slow at both ends.
    case easeInOut
    /// Slow at the start.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// Of one speed.
    case linear
  }
}
