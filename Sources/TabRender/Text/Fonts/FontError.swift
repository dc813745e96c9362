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
      "no font was found to draw text with; install the package fonts-inter, or name a font file"
    case .unreadable(let path, 0): "\(path) is not a font that can be read"
    case .unreadable(let path, let face): "\(path) has no face \(face) that can be read"
    case .shapingFailed: "text could not be shaped: out of memory"
    }
  }
}

/// What went otherwise than asked for while text was laid out or drawn.
public enum FontProblem: Hashable, Sendable {
  /// Nothing was drawn.
  case failed(FontError)
  /// The system font is not Inter but what fontconfig gives for sans-serif.
  case substituted(FontFile)
  /// A family is not there; the system font was used.
  case familyMissing(String)
  /// No font has these characters; boxes were drawn.
  case missingCharacters([Unicode.Scalar])
  /// Of a text only the first part was laid out.
  case textCut(length: Int, limit: Int)

  /// Whether text is missing from the picture.
  public var isError: Bool {
    if case .failed = self { true } else { false }
  }
}

extension FontProblem: CustomStringConvertible {
  /// One line that says what happened.
  public var description: String {
    switch self {
    case .failed(let error): error.description
    case .substituted(let file):
      "Inter was not found, so text is drawn with \(file); the package fonts-inter has it"
    case .familyMissing(let family):
      "font family \(family) was not found, so the system font is used"
    case .missingCharacters(let scalars):
      "no font has \(Self.list(scalars)); a box is drawn for each"
    case .textCut(let length, let limit):
      "a text of \(length) characters was cut after \(limit)"
    }
  }

  private static func list(_ scalars: [Unicode.Scalar]) -> String {
    let names = scalars.prefix(8).map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
    let rest = scalars.count - names.count
    return names.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}
