import Foundation
import TabRenderDraw
import TabRenderUI

/// A tree of views under test, on a screen of 200 × 400 points.
@MainActor
final class Screen {
  let tree: ViewTree

  init(_ view: some View, width: CGFloat = 200, height: CGFloat = 400) {
    tree = ViewTree(
      view, size: CGSize(width: width, height: height), environment: EnvironmentValues())
    tree.update()
  }

  /// Taps the middle of the view that shows a text.
  func tap(_ text: String) {
    guard let frame = tree.frame(of: text) else { return }
    _ = tree.tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  func shows(_ text: String) -> Bool { tree.frame(of: text) != nil }
}

/// What happened, in order.
@MainActor
final class Log {
  private(set) var entries: [String] = []

  func add(_ entry: String) { entries.append(entry) }

  /// The entries since the last time.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}
