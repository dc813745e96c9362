package import Foundation

/// A text or an identifier on the screen.
package struct ScreenElement: Hashable, Sendable {
  /// What it is called by: its text or its identifier.
  package enum Name: Hashable, Sendable {
    /// A text that shows.
    case text(String)
    /// A name that does not show.
    case identifier(String)
  }

  /// What it is called by.
  package var name: Name
  /// Its rectangle.
  package var frame: CGRect

  /// Creates an element.
  package init(name: Name, frame: CGRect) {
    self.name = name
    self.frame = frame
  }
}

/// What fills a view without being made of views.
@MainActor package protocol HostedContent: AnyObject {
  /// Brings the content up to date; true where something has changed.
  func update() -> Bool
  /// The texts and identifiers in the view's space, in the order of the tree.
  var elements: [ScreenElement] { get }
  /// Handles a tap at a point of the view's space; false where nothing there takes it.
  func tap(at point: CGPoint) -> Bool
  /// Goes back in the navigation; false where there is none.
  func goBack() -> Bool
}
