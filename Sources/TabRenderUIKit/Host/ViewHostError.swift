public import Foundation

/// Why a host could not do what it was asked for.
public enum ViewHostError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No view that can be hit shows the text so often.
  case textNotFound(String, occurrence: Int, tappable: [String])
  /// No view at the point takes touches.
  case nothingAt(x: CGFloat, y: CGFloat)
  /// There is nothing to go back to.
  case nothingToGoBackTo
  /// The views ask for updates without end.
  case notSettled(updates: Int)
  /// The picture would have no pixels, or too many.
  case unusableSize(width: CGFloat, height: CGFloat, scale: CGFloat)

  /// What happened and what to do.
  public var description: String {
    switch self {
    case .textNotFound(let text, let occurrence, let tappable):
      let which = occurrence == 0 ? "" : " \(occurrence + 1) times"
      let list = tappable.isEmpty ? "nothing" : tappable.map { "\"\($0)\"" }.joined(separator: ", ")
      return "No view that can be hit shows \"\(text)\"\(which). What can be tapped: \(list)."
    case .nothingAt(let x, let y):
      return
        "No view at (\(x), \(y)) takes touches. Points count from the window's top left corner."
    case .nothingToGoBackTo:
      return "There is nothing to go back to: no navigation shows more than its first screen."
    case .notSettled(let updates):
      return
        "The views still ask for layout after \(updates) updates. Look for a layout method or a "
        + "closure on the main queue that asks for the next one."
    case .unusableSize(let width, let height, let scale):
      return
        "A window of \(width) × \(height) points at \(scale) pixels per point has no pixels, or "
        + "too many."
    }
  }
}
