import Foundation

/// Finds texts and identifiers that show in a window, in the order of the tree.
@MainActor struct ScreenReader {
  private let window: UIWindow

  init(_ window: UIWindow) { self.window = window }

  /// What shows, with frames in the window.
  var elements: [ScreenElement] { found.map(\.element) }

  /// What shows and takes a tap at its middle.
  var tappable: [ScreenElement] {
    found.filter { element, view in
      let middle = CGPoint(x: element.frame.midX, y: element.frame.midY)
      guard let hit = window.hitTest(middle, with: nil) else { return false }
      return view.isDescendant(of: hit) || hit.isDescendant(of: view)
    }.map(\.element)
  }

  private var found: [(element: ScreenElement, view: UIView)] {
    var found: [(element: ScreenElement, view: UIView)] = []
    collect(window, visible: window.bounds, into: &found)
    return found
  }

  private func collect(
    _ view: UIView, visible: CGRect, into found: inout [(element: ScreenElement, view: UIView)]
  ) {
    guard !view.isHidden, view.alpha >= 0.01 else { return }
    let frame = view.convert(view.bounds, to: window)
    func add(_ name: ScreenElement.Name, _ frame: CGRect) {
      guard frame.intersects(visible) else { return }
      found.append((ScreenElement(name: name, frame: frame), view))
    }
    if let identifier = view.accessibilityIdentifier { add(.identifier(identifier), frame) }
    if let text = (view as? UILabel)?.text, !text.isEmpty { add(.text(text), frame) }
    for element in view.hostedContent?.elements ?? [] {
      add(element.name, view.convert(element.frame, to: window))
    }
    let inner = view.clipsToBounds ? visible.intersection(frame) : visible
    for subview in view.subviews { collect(subview, visible: inner, into: &found) }
  }

  /// The view and all in it.
  static func views(in view: UIView) -> [UIView] {
    [view] + view.subviews.flatMap { views(in: $0) }
  }

  static func hostedContents(in view: UIView) -> [any HostedContent] {
    views(in: view).compactMap(\.hostedContent)
  }

  static func needsLayout(_ view: UIView) -> Bool {
    view.viewState.needsLayout || view.subviews.contains { needsLayout($0) }
  }

  /// Lets the innermost hosted content that can go back do so.
  static func goBack(in view: UIView?) -> Bool {
    guard let view else { return false }
    return hostedContents(in: view).reversed().contains { $0.goBack() }
  }
}
