/// A part of an SVG file that was left out of the icon, or drawn more simply.
public struct SVGWarning: Hashable, Sendable {
  /// The line on which it first occurs, counted from 1.
  public let line: Int
  /// What it is.
  public let feature: Feature

  package init(line: Int, feature: Feature) {
    self.line = line
    self.feature = feature
  }

  /// What is not supported.
  public enum Feature: Hashable, Sendable {
    /// An element that was left out with everything in it.
    case element(String)
    /// An attribute or style property that was not regarded.
    case attribute(String)
    /// A paint from a gradient or pattern, drawn in the tint.
    case paintServer
    /// An opacity between 0 and 1, drawn as 1.
    case opacity
  }
}

extension SVGWarning: CustomStringConvertible {
  /// The warning in a sentence without a full stop, beginning with the line.
  public var description: String {
    switch feature {
    case .element(let name): "line \(line): '\(name)' elements are not supported and left out"
    case .attribute(let name): "line \(line): '\(name)' is not supported and not regarded"
    case .paintServer: "line \(line): gradients and patterns are drawn in the tint"
    case .opacity: "line \(line): partial opacity is not supported and drawn opaque"
    }
  }
}
