public import Foundation
public import TabRenderUIKit

/// A view controller whose view shows SwiftUI's views.
open class UIHostingController<Content: View>: UIViewController {
  private let hosting: HostingView

  /// The view that is shown; another one is shown at the next update, with the state that it kept.
  public var rootView: Content {
    didSet { hosting.show(rootView) }
  }

  /// Creates a controller for a view.
  public init(rootView: Content) {
    self.rootView = rootView
    hosting = HostingView(rootView)
    super.init(nibName: nil, bundle: nil)
  }

  /// Not possible: a view cannot be read from an archive.
  public required init?(coder: NSCoder) { nil }

  /// Makes the view that shows the content.
  open override func loadView() { view = hosting }

  /// The size that the content takes in a proposal.
  open func sizeThatFits(in size: CGSize) -> CGSize { hosting.sizeThatFits(size) }
}

/// Shows a tree of views in a view.
final class HostingView: UIView {
  private let content: HostingContent

  init<Content: View>(_ root: Content) {
    content = HostingContent(root)
    super.init(frame: .zero)
    content.layer = layer
    hostedContent = content
  }

  required init?(coder: NSCoder) { nil }

  func show<Content: View>(_ root: Content) { content.tree.show(root) }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.fit(self)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    content.tree.sizeThatFits(ProposedViewSize(size))
  }
}

/// A tree of views as the content of a view.
@MainActor
final class HostingContent: HostedContent {
  let tree: ViewTree
  /// The layer that the tree's layers are put into.
  weak var layer: CALayer?
  private var drawn: (layer: CALayer, number: Int)?

  init<Root: View>(_ root: Root) {
    tree = ViewTree(root, size: .zero, environment: EnvironmentValues())
  }

  /// Takes over the size, the safe area and the traits of a view.
  func fit(_ view: UIView) {
    let traits = view.traitCollection
    var environment = tree.environment
    environment.colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
    let isMirrored = traits.layoutDirection == .rightToLeft
    environment.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
    if traits.displayScale > 0 { environment.displayScale = traits.displayScale }
    tree.environment = environment
    tree.size = view.bounds.size
    let insets = view.safeAreaInsets
    tree.safeArea = EdgeInsets(
      top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isMirrored ? insets.left : insets.right)
  }

  func update() -> Bool {
    tree.update()
    // A tap has updated the tree already.
    guard drawn?.number != tree.number else { return false }
    let layer = tree.makeLayer()
    drawn?.layer.removeFromSuperlayer()
    self.layer?.insertSublayer(layer, at: 0)
    drawn = (layer, tree.number)
    return true
  }

  var elements: [ScreenElement] { tree.root?.shownElements ?? [] }

  func tap(at point: CGPoint) -> Bool { tree.tap(at: point) }

  func goBack() -> Bool { false }
}

extension ViewNode {
  /// The texts and identifiers of what can be seen, in the order of the tree.
  fileprivate var shownElements: [ScreenElement] {
    switch appearance {
    case .hidden: return []
    case .opacity(let opacity) where opacity <= 0: return []
    default: break
    }
    var elements: [ScreenElement] = []
    if let identifier {
      elements.append(ScreenElement(name: .identifier(identifier), frame: frame))
    }
    if let text { elements.append(ScreenElement(name: .text(text), frame: frame)) }
    return elements + children.flatMap(\.shownElements)
  }
}

extension ViewHost {
  /// Shows a view of SwiftUI's in a window.
  ///
  /// - Parameters:
  ///   - root: The view.
  ///   - size: The window's size in points.
  ///   - scale: Pixels per point; 3 by default.
  ///   - safeArea: What the display keeps from the edges; nothing by default.
  ///   - colorScheme: Light or dark; light by default.
  ///   - layoutDirection: Which way lines run; to the right by default.
  public convenience init(
    _ root: some View, size: CGSize, scale: CGFloat = 3, safeArea: EdgeInsets = EdgeInsets(),
    colorScheme: ColorScheme = .light, layoutDirection: LayoutDirection = .leftToRight
  ) {
    let isMirrored = layoutDirection == .rightToLeft
    self.init(
      UIHostingController(rootView: root), size: size, scale: scale,
      safeArea: UIEdgeInsets(
        top: safeArea.top, left: isMirrored ? safeArea.trailing : safeArea.leading,
        bottom: safeArea.bottom, right: isMirrored ? safeArea.leading : safeArea.trailing),
      traits: UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceStyle: colorScheme == .dark ? .dark : .light),
        UITraitCollection(layoutDirection: isMirrored ? .rightToLeft : .leftToRight),
      ]))
  }
}
