import Foundation
import TabRenderDraw

extension UIView {
  /// The view itself or the first one in it, in the order of the tree, that has a tag.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// Whether the view is another one or lies in it.
  public func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  /// Swaps two subviews.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard index1 != index2, subviews.indices.contains(index1), subviews.indices.contains(index2)
    else { return }
    let (lower, upper) = (min(index1, index2), max(index1, index2))
    let (back, front) = (subviews[lower], subviews[upper])
    insert(front, at: lower)
    insert(back, at: upper)
  }

  func insert(_ view: UIView, nextTo sibling: UIView, offset: Int) {
    guard view !== sibling else { return }
    if view.superview === self { detachFromOrder(view) }
    let index = subviews.firstIndex { $0 === sibling }.map { $0 + offset } ?? subviews.count
    insert(view, at: index)
  }

  /// Puts a view among the subviews; one that is there already only changes its position.
  func insert(_ view: UIView, at index: Int) {
    precondition(
      !isDescendant(of: view), "A view cannot be a subview of itself or of one that lies in it.")
    guard view.superview !== self else {
      detachFromOrder(view)
      attachToOrder(view, at: index)
      return
    }
    let newWindow = window ?? self as? UIWindow
    if newWindow !== view.window { view.announce(newWindow) }
    view.willMove(toSuperview: self)
    view.superview?.release(view)
    attachToOrder(view, at: index)
    view.superview = self
    if newWindow !== view.window { view.enter(newWindow) }
    view.surroundingsChanged()
    view.didMoveToSuperview()
    didAddSubview(view)
    setNeedsLayout()
    invalidateConstraints()
  }

  func leaveSuperview() {
    guard let former = superview else { return }
    let hadWindow = window != nil
    if hadWindow { announce(nil) }
    willMove(toSuperview: nil)
    former.willRemoveSubview(self)
    former.release(self)
    if hadWindow { enter(nil) }
    didMoveToSuperview()
  }

  /// Takes a subview out without telling it.
  private func release(_ view: UIView) {
    dropConstraints(to: view)
    detachFromOrder(view)
    view.superview = nil
    view.viewState.solvedFrame = nil
    setNeedsLayout()
    invalidateConstraints()
  }

  /// Constraints that a view or its superviews keep between a subview and others go with it.
  private func dropConstraints(to view: UIView) {
    for holder in sequence(first: self, next: \.superview) {
      for constraint in holder.constraints where constraint.reaches(into: view) {
        holder.removeConstraint(constraint)
      }
    }
  }

  private func detachFromOrder(_ view: UIView) {
    subviews.removeAll { $0 === view }
    view.layer.removeFromSuperlayer()
  }

  /// The layer goes right behind that of the next subview, so that other layers keep their position.
  private func attachToOrder(_ view: UIView, at index: Int) {
    let index = min(max(index, 0), subviews.count)
    if index < subviews.count, subviews[index].layer.superlayer === layer {
      layer.insertSublayer(view.layer, below: subviews[index].layer)
    } else {
      layer.addSublayer(view.layer)
    }
    subviews.insert(view, at: index)
  }

  /// Tells the view and all in it which window comes.
  private func announce(_ newWindow: UIWindow?) {
    controller?.windowWillChange(to: newWindow)
    willMove(toWindow: newWindow)
    for view in subviews { view.announce(newWindow) }
  }

  private func enter(_ newWindow: UIWindow?) {
    window = newWindow
    didMoveToWindow()
    for view in subviews { view.enter(newWindow) }
    controller?.windowDidChange(to: newWindow)
  }

  /// What is inherited may be something else now.
  private func surroundingsChanged() {
    traitsChanged()
    if ownTint == nil { tintChanged() }
  }
}

extension NSLayoutConstraint {
  /// Whether one of the items lies in a view or is it.
  fileprivate func reaches(into view: UIView) -> Bool {
    [firstItem, secondItem].contains { item in
      let owner = item as? UIView ?? (item as? UILayoutGuide)?.owningView
      return owner?.isDescendant(of: view) ?? false
    }
  }
}
