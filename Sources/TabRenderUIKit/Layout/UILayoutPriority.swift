/// How much a constraint matters: what is below ``required`` may be missed.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable, Comparable {
  /// The number, 1…1000.
  public var rawValue: Float

  /// Creates a priority from its number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority from its number.
  public init(_ rawValue: Float) { self.init(rawValue: rawValue) }

  /// 1000: must hold.
  public static let required = UILayoutPriority(1000)
  /// 750: resistance against being made smaller than the content.
  public static let defaultHigh = UILayoutPriority(750)
  /// 250: resistance against being made larger than the content.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: keeping to the size that a view is measured for.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Whether the first matters less.
  public static func < (first: UILayoutPriority, second: UILayoutPriority) -> Bool {
    first.rawValue < second.rawValue
  }

  /// A higher priority.
  public static func + (priority: UILayoutPriority, step: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + step)
  }

  /// A lower priority.
  public static func - (priority: UILayoutPriority, step: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - step)
  }
}
