import Foundation

/// A constraint as the solver takes it: a sum of anchors that is compared with zero.
@MainActor struct LinearRelation {
  struct Term {
    let item: AnyObject
    let attribute: NSLayoutConstraint.Attribute
    let factor: CGFloat
  }

  var terms: [Term]
  var constant: CGFloat = 0
  var relation = ConstraintSolver.Relation.equal
  var priority = UILayoutPriority.required
  /// The user's constraint that it stands for.
  weak var source: NSLayoutConstraint?

  init(_ terms: [Term], constant: CGFloat = 0, priority: UILayoutPriority = .required) {
    self.terms = terms
    self.constant = constant
    self.priority = priority
  }

  /// `nil` for a constraint whose items are gone.
  init?(_ constraint: NSLayoutConstraint) {
    guard let first = constraint.firstItem else { return nil }
    terms = [Term(item: first, attribute: constraint.firstAttribute, factor: 1)]
    if constraint.secondAttribute != .notAnAttribute {
      guard let second = constraint.secondItem else { return nil }
      terms.append(
        Term(item: second, attribute: constraint.secondAttribute, factor: -constraint.multiplier))
    }
    constant = -constraint.constant
    relation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessThanOrEqual
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    priority = constraint.priority
    source = constraint
  }
}
