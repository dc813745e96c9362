/// Text from files made fit to be read: what would hide, reorder or break it is spelled out.
package enum VisibleText {
  /// The text with control characters, marks of direction and other invisible characters written as
  /// `⟨U+202E⟩`.
  ///
  /// The result is one line, and reads in the order of its characters.
  package static func make(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isHidden) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isHidden(scalar) {
        result.append(contentsOf: spelled(scalar).unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// Whether a character is not seen, or changes how others are read.
  package static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse: true
    // Joiners shape letters and emoji, and hide nothing.
    case .format: scalar.value != 0x200C && scalar.value != 0x200D
    default: false
    }
  }

  private static func spelled(_ scalar: Unicode.Scalar) -> String {
    "⟨" + Hexadecimal.codePoint(scalar) + "⟩"
  }
}
