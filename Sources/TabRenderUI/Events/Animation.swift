/// How a change would move; pictures show its end.
public struct Animation: Equatable, Sendable {
  /// The usual one.
  public static let `default` = Animation()
  /// At an even speed.
  public static let linear = Animation()
  /// Slow at first.
  public static let easeIn = Animation()
  /// Slow at the end.
  public static let easeOut = Animation()
  /// Slow at first and at the end.
  public static let easeInOut = Animation()
  /// Like a spring.
  public static let spring = Animation()
  /// Like a spring that overshoots.
  public static let bouncy = Animation()
  /// Like a spring that does not overshoot.
  public static let smooth = Animation()
  /// Like a quick spring.
  public static let snappy = Animation()
  /// Like a spring that follows a finger.
  public static let interactiveSpring = Animation()

  /// At an even speed, in some seconds.
  public static func linear(duration: Double) -> Animation { Animation() }
  /// Slow at first, in some seconds.
  public static func easeIn(duration: Double) -> Animation { Animation() }
  /// Slow at the end, in some seconds.
  public static func easeOut(duration: Double) -> Animation { Animation() }
  /// Slow at first and at the end, in some seconds.
  public static func easeInOut(duration: Double) -> Animation { Animation() }
  /// Along a curve, in some seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation { Animation() }
  /// Like a spring.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { Animation() }
  /// Like a spring.
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { Animation() }
  /// Like a spring that follows a finger.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { Animation() }
  /// Like a spring of a mass.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { Animation() }

  /// The same, later.
  public func delay(_ delay: Double) -> Animation { self }
  /// The same, faster.
  public func speed(_ speed: Double) -> Animation { self }
  /// The same, several times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
  /// The same, again and again.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// Makes changes that would be animated; they are shown in their end state.
///
/// Changes that were made before are shown in an update of their own, as they would not be animated.
@MainActor
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  ViewTree.flushChanges()
  return try body()
}

extension View {
  /// Accepted for changes that would be animated; pictures show their end state.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }

  /// Accepted for changes that would be animated; pictures show their end state.
  public func animation(_ animation: Animation?) -> some View { self }

  /// How the view comes and goes.
  ///
  /// Pictures show it there or gone. With ``AnyTransition/identity`` it disappears before what takes
  /// its place appears.
  public func transition(_ t: AnyTransition) -> some View {
    environment(\.removesWithoutTransition, t == .identity)
  }
}

/// How a view would come and go.
public struct AnyTransition: Equatable, Sendable {
  private let isIdentity: Bool

  private static let moving = AnyTransition(isIdentity: false)

  /// At once, in both directions.
  public static let identity = AnyTransition(isIdentity: true)
  /// By fading.
  public static let opacity = moving
  /// By growing and shrinking.
  public static let scale = moving
  /// From the leading edge to the trailing one.
  public static let slide = moving
  /// By growing and shrinking from a size.
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition { moving }
  /// Over an edge.
  public static func move(edge: Edge) -> AnyTransition { moving }
  /// Over an edge, pushing what was there.
  public static func push(from edge: Edge) -> AnyTransition { moving }
  /// From a point beside.
  public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition { moving }
  /// One way in, another one out.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { removal }
  /// Both at once.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// The same, moved in a certain way.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}
