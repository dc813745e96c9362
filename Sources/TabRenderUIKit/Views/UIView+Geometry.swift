public import Foundation
import TabRenderBase
import TabRenderDraw

extension UIView {
  /// A point of this view's space in the space of another; `nil` stands for the window.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? topView).layer)
  }

  /// A point of another view's space in the space of this one; `nil` stands for the window.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: (view ?? topView).layer)
  }

  /// The smallest upright rectangle around a rectangle in the space of another view.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? topView).layer)
  }

  /// The smallest upright rectangle around a rectangle of another view in the space of this one.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? topView).layer)
  }

  /// The window, or the topmost view where there is none.
  var topView: UIView {
    var top = self
    while let view = top.superview { top = view }
    return top
  }

  /// Changes frame or bounds and tells who depends on them.
  func changeGeometry(_ change: (CALayer) -> Void) {
    let former = layer.bounds
    change(layer)
    guard layer.bounds != former else { return }
    setNeedsLayout()
    if layer.bounds.size != former.size {
      setNeedsDisplay()
      if autoresizesSubviews { resizeSubviews(from: former.size) }
    }
    if !isLaidOutByConstraints { invalidateConstraints() }
  }

  private func resizeSubviews(from former: CGSize) {
    for view in subviews
    where view.translatesAutoresizingMaskIntoConstraints && !view.autoresizingMask.isEmpty {
      let mask = view.autoresizingMask
      let frame = view.frame
      let (x, width) = Self.resized(
        start: frame.minX, length: frame.width, in: former.width, to: bounds.width,
        flexible: (
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
          mask.contains(.flexibleRightMargin)
        ))
      let (y, height) = Self.resized(
        start: frame.minY, length: frame.height, in: former.height, to: bounds.height,
        flexible: (
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
          mask.contains(.flexibleBottomMargin)
        ))
      view.frame = CGRect(x: x, y: y, width: width, height: height)
    }
  }

  /// Shares the change of a length among the flexible parts, in proportion to their lengths.
  private static func resized(
    start: CGFloat, length: CGFloat, in former: CGFloat, to new: CGFloat,
    flexible: (before: Bool, length: Bool, after: Bool)
  ) -> (start: CGFloat, length: CGFloat) {
    let parts = [start, length, former - start - length]
    let shares = zip(parts, [flexible.before, flexible.length, flexible.after])
    let total = shares.reduce(0) { $1.1 ? $0 + $1.0 : $0 }
    let count = CGFloat(shares.filter(\.1).count)
    guard count > 0 else { return (start, length) }
    func grown(_ part: CGFloat, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return part }
      return part + (new - former) * (total > 0 ? part / total : 1 / count)
    }
    return (grown(start, flexible.before), grown(length, flexible.length))
  }

  func hit(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= Self.smallestHitAlpha,
      self.point(inside: point, with: event)
    else { return nil }
    for view in subviewsFrontFirst {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// Views that are more transparent than this take no touches.
  private static let smallestHitAlpha: CGFloat = 0.01

  /// The subviews as they lie over each other, layers with a higher `zPosition` first.
  private var subviewsFrontFirst: [UIView] {
    guard subviews.contains(where: { $0.layer.zPosition != 0 }) else { return subviews.reversed() }
    return subviews.enumerated().sorted {
      ($0.element.layer.zPosition, $0.offset) > ($1.element.layer.zPosition, $1.offset)
    }.map(\.element)
  }
}

extension UIView {
  /// Draws the view with its subviews in the current context; always true.
  @discardableResult public func drawHierarchy(
    in rect: CGRect, afterScreenUpdates afterUpdates: Bool
  ) -> Bool {
    layoutIfNeeded()
    displayTree()
    guard let context = UIGraphicsGetCurrentContext() else { return true }
    UIImage(layer: layer, scale: context.scale)?.draw(in: rect)
    return true
  }
}
