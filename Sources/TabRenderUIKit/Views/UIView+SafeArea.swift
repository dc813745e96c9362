import Foundation
import TabRenderBase

extension UIView {
  /// What of the superview's safe area lies over the view, and what its controller adds.
  var computedSafeArea: UIEdgeInsets {
    let additional = controller?.additionalSafeAreaInsets ?? .zero
    if let window = self as? UIWindow { return window.hostSafeArea + additional }
    guard window != nil, let superview else { return additional }
    return overlap(of: superview.safeAreaInsets, in: superview) + additional
  }

  /// The parts of insets of the superview that reach over the view.
  private func overlap(of insets: UIEdgeInsets, in superview: UIView) -> UIEdgeInsets {
    let (outer, frame) = (superview.bounds, frame)
    func part(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { max(0, inset - distance) }
    return UIEdgeInsets(
      top: part(insets.top, frame.minY - outer.minY),
      left: part(insets.left, frame.minX - outer.minX),
      bottom: part(insets.bottom, outer.maxY - frame.maxY),
      right: part(insets.right, outer.maxX - frame.maxX))
  }

  /// 8 points; the view of a controller has 16 at the sides and none at top and bottom.
  var defaultMargins: NSDirectionalEdgeInsets {
    guard controller != nil else {
      return NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    }
    let side: CGFloat = bounds.width >= Self.wideView ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// From this width on controllers' views have wider margins.
  private static let wideView: CGFloat = 414

  var computedMargins: UIEdgeInsets {
    var margins = directionalLayoutMargins.resolved(isRightToLeft: isRightToLeft)
    if preservesSuperviewLayoutMargins, let superview {
      let inherited = overlap(of: superview.layoutMargins, in: superview)
      margins = UIEdgeInsets(
        top: max(margins.top, inherited.top), left: max(margins.left, inherited.left),
        bottom: max(margins.bottom, inherited.bottom), right: max(margins.right, inherited.right))
    }
    return insetsLayoutMarginsFromSafeArea ? margins + safeAreaInsets : margins
  }

  func marginsChanged() {
    layoutMarginsDidChange()
    setNeedsLayout()
    invalidateConstraints()
  }

  /// Tells the view and all in it whose safe area is another than before; true where there is one.
  func announceSafeArea() -> Bool {
    let insets = safeAreaInsets
    var changed = false
    if insets != viewState.lastSafeArea {
      viewState.lastSafeArea = insets
      changed = true
      safeAreaInsetsDidChange()
      controller?.viewSafeAreaInsetsDidChange()
      setNeedsLayout()
      invalidateConstraints()
    }
    for view in subviews where view.announceSafeArea() { changed = true }
    return changed
  }
}
