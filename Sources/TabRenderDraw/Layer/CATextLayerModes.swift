/// Where a text layer's text that is too long gives way to "…".
public enum CATextLayerTruncationMode: String, CaseIterable, Hashable, Sendable {
  /// Nowhere: the text goes on over the side; the default.
  case none
  /// At its start.
  case start
  /// At its end.
  case end
  /// In its middle.
  case middle

  var truncation: TextStyle.Truncation {
    switch self {
    case .none: .none
    case .start: .head
    case .end: .tail
    case .middle: .middle
    }
  }
}

/// Which side a text layer's lines stand at.
public enum CATextLayerAlignmentMode: String, CaseIterable, Hashable, Sendable {
  /// Left, or right where a paragraph runs from right to left; the default.
  case natural
  /// At the left side.
  case left
  /// At the right side.
  case right
  /// In the middle.
  case center
  /// At both sides, by wider spaces.
  case justified

  var alignment: TextStyle.Alignment {
    switch self {
    case .natural: .natural
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    }
  }
}
