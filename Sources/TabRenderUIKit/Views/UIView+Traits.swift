import Foundation
import TabRenderBase

extension UIView {
  /// Which way the content of the view runs.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    isRightToLeft ? .rightToLeft : .leftToRight
  }

  var isRightToLeft: Bool {
    switch semanticContentAttribute {
    case .unspecified: traitCollection.layoutDirection == .rightToLeft
    case .forceRightToLeft: true
    case .playback, .spatial, .forceLeftToRight: false
    }
  }

  /// The traits of the superview, or the host, with what the view and its controller override.
  var currentTraits: UITraitCollection {
    let inherited =
      superview?.traitCollection ?? (self as? UIWindow)?.hostTraits ?? UITraitCollection.current
    var style = overrideUserInterfaceStyle
    if style == .unspecified { style = controller?.overrideUserInterfaceStyle ?? .unspecified }
    guard style != .unspecified, style != inherited.userInterfaceStyle else { return inherited }
    return UITraitCollection(traitsFrom: [
      inherited, UITraitCollection(userInterfaceStyle: style),
    ])
  }

  /// Resolves colours again in the view and all in it, where the traits are others than before.
  func traitsChanged() {
    let traits = traitCollection
    let former = viewState.lastTraits
    guard former != traits else { return }
    viewState.lastTraits = traits
    if let background = ownBackground { layer.backgroundColor = background.resolved(in: traits) }
    setNeedsDisplay()
    for view in subviews { view.traitsChanged() }
    guard former != nil else { return }
    setNeedsLayout()
    traits.performAsCurrent {
      traitCollectionDidChange(former)
      controller?.traitCollectionDidChange(former)
    }
  }

  /// Tells the view and all in it that inherits the tint.
  func tintChanged() {
    setNeedsDisplay()
    tintColorDidChange()
    for view in subviews where view.ownTint == nil { view.tintChanged() }
  }

  /// Draws what needs it, in the view and all in it.
  func displayTree() {
    if viewState.needsDisplay {
      viewState.needsDisplay = false
      traitCollection.performAsCurrent { display() }
    }
    for view in subviews { view.displayTree() }
  }

  private func display() {
    var content = makeContent()
    if bounds.width > 0, bounds.height > 0 {
      let context = CGContext(bounds: bounds, scale: traitCollection.displayScale)
      UIGraphicsPushContext(context)
      draw(bounds)
      UIGraphicsPopContext()
      if !context.isEmpty { content.append(context.root) }
    }
    layer.drawing = content
  }
}
