public import Foundation
public import TabRenderBase
public import TabRenderDraw

/// What remains of an animation when it is over.
public enum CAMediaTimingFillMode: String, Hashable, Sendable {
  /// The layer's own value; the default.
  case removed
  /// The last value.
  case forwards
  /// The layer's own value.
  case backwards
  /// The last value.
  case both
}

/// How fast an animation is; accepted.
public enum CAMediaTimingFunctionName: String, Hashable, Sendable {
  /// Of one speed.
  case linear
  /// Slow at the start.
  case easeIn
  /// Slow at the end.
  case easeOut
  /// Slow at both ends.
  case easeInEaseOut
  /// The system's own.
  case `default`
}

/// How fast an animation is; accepted.
public final class CAMediaTimingFunction {
  /// Creates one of the usual functions.
  public init(name: CAMediaTimingFunctionName) {}

  /// Creates a function from the control points of a curve.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {}
}

/// An animation of a layer, of which a still shows the end.
///
/// An animation does not change its layer. So the end is the layer's own value, unless it is to stay:
/// with ``isRemovedOnCompletion`` false and a ``fillMode`` that goes on forwards.
open class CAAnimation {
  /// How long, in seconds; accepted.
  open var duration: TimeInterval = 0
  /// When it begins; accepted.
  open var beginTime: TimeInterval = 0
  /// How often; accepted.
  open var repeatCount: Float = 0
  /// Whether it runs back; then it ends with its first value.
  open var autoreverses = false
  /// How fast; accepted.
  open var timingFunction: CAMediaTimingFunction?
  /// Whether it goes when it is over; true by default.
  open var isRemovedOnCompletion = true
  /// What remains when it is over; nothing by default.
  open var fillMode = CAMediaTimingFillMode.removed

  /// Creates an animation.
  public init() {}

  var staysAtEnd: Bool {
    !isRemovedOnCompletion && (fillMode == .forwards || fillMode == .both)
  }

  /// Gives a layer the values of the end.
  func applyEnd(to layer: CALayer) {}
}

/// An animation of one property.
open class CAPropertyAnimation: CAAnimation {
  /// The property, by the name that Core Animation has for it.
  open var keyPath: String?

  /// Creates an animation without a property.
  public override init() {}

  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// The value at the end.
  var endValue: Any? { nil }

  override func applyEnd(to layer: CALayer) {
    guard let keyPath, let endValue else { return }
    LayerProperty(keyPath)?.set(endValue, on: layer)
  }
}

/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value.
  open var fromValue: Any?
  /// The last value.
  open var toValue: Any?
  /// What is added to the first value.
  open var byValue: Any?

  override var endValue: Any? { autoreverses ? fromValue : toValue }
}

/// An animation with a spring.
open class CASpringAnimation: CABasicAnimation {
  /// How strong the damping is; accepted.
  open var damping: CGFloat = 10
  /// The mass; accepted.
  open var mass: CGFloat = 1
  /// How stiff the spring is; accepted.
  open var stiffness: CGFloat = 100
  /// How fast it starts; accepted.
  open var initialVelocity: CGFloat = 0
  /// How long until it rests; accepted.
  open var settlingDuration: TimeInterval { duration }
}

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// When each is reached; accepted.
  open var keyTimes: [Double]?
  /// The way that a position takes.
  open var path: CGPath?

  override var endValue: Any? {
    if let path { return path.currentPoint }
    return autoreverses ? values?.first : values?.last
  }
}

/// Several animations at once.
open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?

  override func applyEnd(to layer: CALayer) {
    for animation in animations ?? [] { animation.applyEnd(to: layer) }
  }
}

/// A transition from one look to another.
open class CATransition: CAAnimation {}

extension CALayer {
  /// Shows the end of an animation.
  public func add(_ animation: CAAnimation, forKey key: String?) {
    if animation.staysAtEnd { animation.applyEnd(to: self) }
  }

  /// Does nothing: no animation is running.
  public func removeAnimation(forKey key: String) {}

  /// Does nothing: no animation is running.
  public func removeAllAnimations() {}

  /// Does nothing: a layer is drawn whenever it is asked for.
  public func setNeedsDisplay() {}

  /// Does nothing: layers are laid out by hand or by their views.
  public func setNeedsLayout() {}

  /// Does nothing: layers are laid out by hand or by their views.
  public func layoutIfNeeded() {}
}

/// Changes of layers that belong together; they all happen at once.
@MainActor public enum CATransaction {
  /// Begins a group of changes.
  public static func begin() {}
  /// Ends a group of changes.
  public static func commit() {}
  /// Whether changes are animated; accepted.
  public static func setDisableActions(_ flag: Bool) {}
  /// How long changes take; accepted.
  public static func setAnimationDuration(_ duration: TimeInterval) {}
  /// Lets the host run a closure when the changes are made.
  public static func setCompletionBlock(_ block: (@MainActor () -> Void)?) {
    if let block { MainQueue.enqueue(block) }
  }
}
