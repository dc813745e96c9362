/// Why text could not be laid out at all.
public enum FontError: Error, Hashable, Sendable {
  /// There is no font: not Inter, and fontconfig knows none either.
  case noFont
  /// The file cannot be opened as a font, or it has no such face.
  case unreadable(path: String, face: Int)
  /// The shaping library failed: out of memory.
  case shapingFailed
}

extension FontError: CustomStringConvertible {
  /// One line that says what is wrong and what helps.
  public var description: String {
    switch self {
    case .noFont:
      "\(message); install the package fonts-inter, or name a font file"
    case .unreadable(let path, 0): "\(path) is not a font that can be read"
    case .unreadable(let path, let face): "\(path) has no face \(face) that can be read"
    case .shapingFailed: "text could not be shaped: out of memory"
    }
  }
}

extension FontError {
  /// What is wrong, without what helps.
  package var message: String {
    self == .noFont ? "no font was found to draw text with" : description
  }

  /// One thing that helps, if there is something to say.
  package var hint: String? {
    self == .noFont ? "install the package fonts-inter, or give --font FILE" : nil
  }
}
