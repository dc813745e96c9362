package import Foundation

/// The frames of a view's parts, for tests and for tools that inspect views.
@MainActor
package struct ViewLayout {
  /// A part of the view.
  package struct Element: Sendable {
    /// Its name; `nil` where it has none.
    package let identifier: String?
    /// The text that it shows; `nil` where it shows none.
    package let text: String?
    /// How many elements it lies inside of.
    package let depth: Int
    /// Its rectangle in the coordinates of the whole, in points and not rounded.
    package let frame: CGRect
    /// Its rectangle with edges on whole pixels, in points.
    package let snapped: CGRect
  }

  /// All parts, each before those inside of it.
  package let elements: [Element]

  /// Evaluates a view and lays it out.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - size: The size of the whole in points.
  ///   - scale: Pixels per point.
  ///   - safeArea: What of it is not safe; the view is proposed the rest and centered there.
  ///   - direction: Which way lines and rows run.
  package init<V: View>(
    _ view: V, size: CGSize, scale: CGFloat = 3, safeArea: EdgeInsets = EdgeInsets(),
    direction: LayoutDirection = .leftToRight
  ) {
    var environment = EnvironmentValues()
    environment.displayScale = scale
    environment.layoutDirection = direction
    let tree = ViewTree(view, size: size, environment: environment)
    tree.safeArea = safeArea
    tree.update()
    var elements: [Element] = []
    for node in tree.root?.shownChildren ?? [] { Self.collect(node, 0, scale, &elements) }
    self.elements = elements
  }

  /// The frame of the first part of a name, not rounded.
  package func frame(_ identifier: String) -> CGRect? { self[identifier]?.frame }

  /// The frame of the first part of a name, with edges on whole pixels.
  package func snapped(_ identifier: String) -> CGRect? { self[identifier]?.snapped }

  private subscript(identifier: String) -> Element? {
    elements.first { $0.identifier == identifier }
  }

  private static func collect(
    _ node: ViewNode, _ depth: Int, _ scale: CGFloat, _ elements: inout [Element]
  ) {
    elements.append(
      Element(
        identifier: node.identifier, text: node.text, depth: depth, frame: node.frame,
        snapped: node.frame.snapped(scale: scale)))
    for child in node.shownChildren { collect(child, depth + 1, scale, &elements) }
  }
}
