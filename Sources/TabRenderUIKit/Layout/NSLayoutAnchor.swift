public import Foundation

/// An edge, a line or a size of a view or guide, from which constraints are made.
///
/// The type keeps horizontal, vertical and size anchors apart.
@MainActor open class NSLayoutAnchor<AnchorType: AnyObject> {
  let item: AnyObject
  let attribute: NSLayoutConstraint.Attribute

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  /// A constraint: the same as another anchor.
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relation(.equal, to: anchor, 1, 0)
  }

  /// A constraint: some points beyond another anchor.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
  ) -> NSLayoutConstraint {
    relation(.equal, to: anchor, 1, constant)
  }

  /// A constraint: at least another anchor.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    relation(.greaterThanOrEqual, to: anchor, 1, 0)
  }

  /// A constraint: at least some points beyond another anchor.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
  ) -> NSLayoutConstraint {
    relation(.greaterThanOrEqual, to: anchor, 1, constant)
  }

  /// A constraint: at most another anchor.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    relation(.lessThanOrEqual, to: anchor, 1, 0)
  }

  /// A constraint: at most some points beyond another anchor.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
  ) -> NSLayoutConstraint {
    relation(.lessThanOrEqual, to: anchor, 1, constant)
  }

  fileprivate func relation(
    _ relation: NSLayoutConstraint.Relation, to other: NSLayoutAnchor<AnchorType>?,
    _ multiplier: CGFloat, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other?.item,
      attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
  }
}

/// A left, right, leading or trailing edge, or the middle between them.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// A constraint: the system's distance of 8 points, times a factor, after another anchor.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: 8 * multiplier)
  }
}

/// A top or bottom edge, the middle between them, or a baseline.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// A constraint: the system's distance of 8 points, times a factor, below another anchor.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: 8 * multiplier)
  }
}

/// A width or a height.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// A constraint: so many points.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    relation(.equal, to: nil, 1, constant)
  }

  /// A constraint: at least so many points.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    relation(.greaterThanOrEqual, to: nil, 1, constant)
  }

  /// A constraint: at most so many points.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    relation(.lessThanOrEqual, to: nil, 1, constant)
  }

  /// A constraint: a multiple of another size, and some points.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    relation(.equal, to: anchor, multiplier, constant)
  }

  /// A constraint: at least a multiple of another size, and some points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    relation(.greaterThanOrEqual, to: anchor, multiplier, constant)
  }

  /// A constraint: at most a multiple of another size, and some points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    relation(.lessThanOrEqual, to: anchor, multiplier, constant)
  }
}
