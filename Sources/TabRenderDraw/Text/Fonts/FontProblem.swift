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
    let names = scalars.prefix(8).map(Hexadecimal.codePoint)
    let rest = scalars.count - names.count
    return names.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}
