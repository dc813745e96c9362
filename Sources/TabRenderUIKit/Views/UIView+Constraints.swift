import Foundation

extension UIView {
  /// Keeps a constraint and makes it count.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    constraint.holder?.removeConstraint(constraint)
    constraint.holder = self
    constraints.append(constraint)
    invalidateConstraints()
  }

  /// Keeps constraints and makes them count.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach(addConstraint)
  }

  /// Lets a constraint count no more.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    constraint.holder = nil
    constraints.removeAll { $0 === constraint }
    invalidateConstraints()
  }

  /// Lets constraints count no more.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach(removeConstraint)
  }

  /// Adds a rectangle for constraints.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    layoutGuides.append(layoutGuide)
    invalidateConstraints()
  }

  /// Takes a rectangle for constraints away.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    layoutGuide.owningView = nil
    layoutGuides.removeAll { $0 === layoutGuide }
    invalidateConstraints()
  }

  /// The bounds less the safe area.
  public var safeAreaLayoutGuide: UILayoutGuide { specialGuide(.safeArea) }

  /// The bounds less the margins.
  public var layoutMarginsGuide: UILayoutGuide { specialGuide(.margins) }

  /// The bounds less the margins; the same as ``layoutMarginsGuide``.
  public var readableContentGuide: UILayoutGuide { layoutMarginsGuide }

  /// How much the view resists being larger than its content; 250 by default.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentPriorities.hugging[axis] ?? defaultHuggingPriority
  }

  /// Sets how much the view resists being larger than its content.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    contentPriorities.hugging[axis] = priority
    superview?.invalidateConstraints()
  }

  /// How much the view resists being smaller than its content; 750 by default.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    contentPriorities.resistance[axis] ?? .defaultHigh
  }

  /// Sets how much the view resists being smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    contentPriorities.resistance[axis] = priority
    superview?.invalidateConstraints()
  }

  /// Labels and pictures hug a little more, as in UIKit.
  private var defaultHuggingPriority: UILayoutPriority {
    self is UILabel || self is UIImageView ? .defaultLow + 1 : .defaultLow
  }

  func specialGuide(_ content: UILayoutGuide.Content) -> UILayoutGuide {
    if let guide = specialGuides.first(where: { $0.content == content }) { return guide }
    let guide = UILayoutGuide(content, of: self)
    specialGuides.append(guide)
    invalidateConstraints()
    return guide
  }

  /// The guides that the constraints of the view may use.
  var allLayoutGuides: [UILayoutGuide] { specialGuides + layoutGuides }
}
