public import Foundation

/// How a text is set: its font, and what happens to its lines.
public struct TextStyle: Hashable, Sendable {
  /// Which side lines stand at.
  public enum Alignment: String, CaseIterable, Hashable, Sendable {
    /// Left, or right for a paragraph that runs from right to left; the default.
    case natural
    /// At the left side.
    case left
    /// In the middle.
    case center
    /// At the right side.
    case right
    /// At both sides, by wider spaces; a paragraph's last line stands as in `natural`.
    case justified
  }

  /// Where a text that is too long gives way to "…".
  public enum Truncation: String, CaseIterable, Hashable, Sendable {
    /// Nowhere: it reaches over the side, and lines beyond the maximum are left out.
    case none
    /// At its start.
    case head
    /// In its middle.
    case middle
    /// At its end; the default.
    case tail
  }

  /// Whether a long paragraph goes on in another line.
  public enum Wrapping: String, CaseIterable, Hashable, Sendable {
    /// At spaces, hyphens and ideographs; a word that is too long is cut between clusters.
    case words
    /// Not at all: every paragraph is one line.
    case none
  }

  /// Which way a paragraph runs.
  public enum Direction: String, CaseIterable, Hashable, Sendable {
    /// The way of its first strong character, left to right when it has none; the default.
    case automatic
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
  }

  /// The font.
  public var font: FontDescriptor
  /// Points added between two clusters of letters; 0 by default.
  ///
  /// Not finite counts as 0. With tracking ligatures are off. Fonts that join letters, as Arabic ones do, tear apart.
  public var tracking: CGFloat = 0
  /// Points added between two lines, beside what the font adds; 0 by default.
  public var lineSpacing: CGFloat = 0
  /// Which side lines stand at; natural by default.
  public var alignment = Alignment.natural
  /// Where a text that is too long gives way to "…"; at its end by default.
  public var truncation = Truncation.tail
  /// Whether long paragraphs wrap; at words by default.
  public var wrapping = Wrapping.words
  /// The number of lines at most; 0, the default, is no limit.
  public var maximumLines = 0
  /// Which way paragraphs run; as they say themselves by default.
  public var direction = Direction.automatic

  /// Creates the style of a font, everything else at its default.
  public init(font: FontDescriptor) {
    self.font = font
  }
}

/// A text with all that decides how it is set.
struct TextRequest: Hashable {
  let text: String
  let style: TextStyle
  /// The width to fill, in points; at least 0, may be infinite.
  let width: CGFloat

  init(text: String, style: TextStyle, width: CGFloat) {
    self.text = text
    self.style = style
    self.width = width.isNaN ? .infinity : max(0, width)
  }
}
