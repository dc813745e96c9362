public import Foundation

/// A rule that the frames of views keep: `first = second × multiplier + constant`, or an inequality.
///
/// Constraints are solved together for all views below one whose frame is set by hand. Of required
/// ones that contradict each other the later is left out, and the host lists it. Out of reach are the
/// visual format language, and constraints from a view to one that lies below another view whose
/// frame is set by hand: those take the frame that the other has at that moment.
@MainActor open class NSLayoutConstraint {
  /// An edge, a size or a line of a view.
  public enum Attribute: Int, Hashable, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The edge where text starts.
    case leading
    /// The edge where text ends.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The middle from left to right.
    case centerX
    /// The middle from top to bottom.
    case centerY
    /// The baseline of the last line of text, or the bottom edge.
    case lastBaseline
    /// The baseline of the first line of text, or the top edge.
    case firstBaseline
    /// None: the constraint compares with its constant.
    case notAnAttribute = 0
  }

  /// How the two sides compare.
  public enum Relation: Int, Hashable, Sendable {
    /// The first is at most the second.
    case lessThanOrEqual = -1
    /// Both are the same.
    case equal
    /// The first is at least the second.
    case greaterThanOrEqual
  }

  /// An axis.
  public enum Axis: Int, Hashable, Sendable {
    /// From left to right.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// The view or guide of the left side.
  public private(set) weak var firstItem: AnyObject?
  /// What of the first item is compared.
  public let firstAttribute: Attribute
  /// How the sides compare.
  public let relation: Relation
  /// The view or guide of the right side; `nil` where the constraint compares with its constant.
  public private(set) weak var secondItem: AnyObject?
  /// What of the second item is compared.
  public let secondAttribute: Attribute
  /// What the right side is multiplied by.
  public let multiplier: CGFloat
  /// A name to find the constraint by.
  open var identifier: String?

  /// What is added to the right side, in points.
  open var constant: CGFloat {
    didSet { if constant != oldValue { holder?.invalidateConstraints() } }
  }

  /// How much it matters; required by default.
  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { holder?.invalidateConstraints() } }
  }

  /// The view that keeps the constraint while it is active.
  weak var holder: UIView?

  /// Creates a constraint that is not active yet.
  public init(
    item firstItem: Any, attribute firstAttribute: Attribute, relatedBy relation: Relation,
    toItem secondItem: Any?, attribute secondAttribute: Attribute, multiplier: CGFloat,
    constant: CGFloat
  ) {
    self.firstItem = firstItem as AnyObject
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.secondItem = secondItem.map { $0 as AnyObject }
    self.secondAttribute = secondItem == nil ? .notAnAttribute : secondAttribute
    self.multiplier = multiplier
    self.constant = constant
  }

  /// Whether the constraint counts.
  ///
  /// An active constraint is kept by the nearest view that holds both of its items. Activating one
  /// between views that have none in common is a programming error.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue {
        guard let holder = commonAncestor() else {
          preconditionFailure("A constraint needs two views with a superview in common.")
        }
        holder.addConstraint(self)
      } else {
        holder?.removeConstraint(self)
      }
    }
  }

  /// Activates constraints.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func commonAncestor() -> UIView? {
    guard let first = Self.view(of: firstItem) else { return nil }
    guard secondItem != nil else { return first }
    guard let second = Self.view(of: secondItem) else { return nil }
    var candidate: UIView? = first
    while let view = candidate, !second.isDescendant(of: view) { candidate = view.superview }
    return candidate
  }

  private static func view(of item: AnyObject?) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }
}
