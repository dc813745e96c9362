public import Foundation
import Synchronization

/// The appearance of an interface.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  /// As the surroundings have it.
  case unspecified
  /// Dark text on light backgrounds.
  case light
  /// Light text on dark backgrounds.
  case dark
}

/// How much room there is along an axis.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  /// Not known.
  case unspecified
  /// Little, as across a phone held upright.
  case compact
  /// Much.
  case regular
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  /// Not known.
  case unspecified = -1
  /// A phone.
  case phone
  /// A tablet.
  case pad
}

/// Which way a trait collection's interface runs.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  /// Not known.
  case unspecified = -1
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

/// The traits of where something is shown: appearance, direction, scale and room.
///
/// A value that never changes. Views inherit theirs from their superview, window and host.
public final class UITraitCollection: Hashable, Sendable {
  struct Values: Hashable, Sendable {
    var style: UIUserInterfaceStyle?
    var direction: UITraitEnvironmentLayoutDirection?
    var scale: CGFloat?
    var horizontal: UIUserInterfaceSizeClass?
    var vertical: UIUserInterfaceSizeClass?
  }

  let values: Values

  init(_ values: Values) { self.values = values }

  /// Creates a collection in which nothing is specified.
  public convenience init() { self.init(Values()) }

  /// Creates a collection that specifies only the appearance.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(Values(style: userInterfaceStyle))
  }

  /// Creates a collection that specifies only the direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(Values(direction: layoutDirection))
  }

  /// Creates a collection that specifies only the pixels per point.
  public convenience init(displayScale: CGFloat) { self.init(Values(scale: displayScale)) }

  /// Creates a collection that specifies only the room from left to right.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Values(horizontal: horizontalSizeClass))
  }

  /// Creates a collection that specifies only the room from top to bottom.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Values(vertical: verticalSizeClass))
  }

  /// Creates a collection with what others specify; the last one that does counts.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    var values = Values()
    for other in collections.map(\.values) {
      values.style = other.style ?? values.style
      values.direction = other.direction ?? values.direction
      values.scale = other.scale ?? values.scale
      values.horizontal = other.horizontal ?? values.horizontal
      values.vertical = other.vertical ?? values.vertical
    }
    self.init(values)
  }

  /// The appearance; unspecified by default.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.style ?? .unspecified }
  /// Which way the interface runs; unspecified by default.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    values.direction ?? .unspecified
  }
  /// Pixels per point; 0 where it is not specified.
  public var displayScale: CGFloat { values.scale ?? 0 }
  /// The room from left to right.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontal ?? .unspecified }
  /// The room from top to bottom.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.vertical ?? .unspecified }
  /// The kind of device; always a phone.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }

  /// The traits that colours are resolved with where nothing else is known.
  ///
  /// While a view is laid out or drawn they are the view's own.
  public static var current: UITraitCollection {
    get { shared.withLock { $0 } }
    set { shared.withLock { $0 = newValue } }
  }

  private static let shared = Mutex(
    UITraitCollection(Values(style: .light, direction: .leftToRight, scale: 3)))

  /// Runs a closure with these traits as the current ones.
  public func performAsCurrent(_ actions: () -> Void) {
    let former = Self.current
    Self.current = self
    defer { Self.current = former }
    actions()
  }

  /// Whether dynamic colours may differ between the two.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    other?.userInterfaceStyle != userInterfaceStyle
  }

  var isDark: Bool { userInterfaceStyle == .dark }

  /// Whether both specify the same.
  public static func == (first: UITraitCollection, second: UITraitCollection) -> Bool {
    first.values == second.values
  }

  /// Feeds what is specified into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}
