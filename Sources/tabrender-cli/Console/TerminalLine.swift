import TabRender

/// One line of text as the program may print it, whatever the files say that it quotes.
///
/// A terminal acts on control characters, and the logs of continuous integration take lines that
/// begin with `::`, and `##[` or `##vso[` anywhere, for commands. Names from files must do neither.
enum TerminalLine {
  /// The text as one line that is only read, never obeyed.
  static func make(_ text: String) -> String {
    let text = VisibleText.make(text)
    guard let colon = commandStart(text) else { return withoutBracketCommands(text) }
    return withoutBracketCommands(
      text[..<colon] + spelledColon + text[text.unicodeScalars.index(after: colon)...])
  }

  private static let spelledColon = "⟨U+003A⟩"
  private static let spelledHash = "⟨U+0023⟩"

  /// The first of the colons that begin the line, blanks before them or not.
  private static func commandStart(_ text: String) -> String.Index? {
    let scalars = text.unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }) else { return nil }
    return scalars[first...].starts(with: "::".unicodeScalars) ? first : nil
  }

  /// `##[` and `##name[` with the second `#` spelled out.
  private static func withoutBracketCommands(_ text: some StringProtocol) -> String {
    var result = String.UnicodeScalarView()
    var rest = Substring(text).unicodeScalars[...]
    while let scalar = rest.popFirst() {
      result.append(scalar)
      guard scalar == "#", rest.first == "#" else { continue }
      let name = rest.dropFirst().drop { $0.properties.isAlphabetic && $0.isASCII }
      guard name.first == "[" else { continue }
      rest = rest.dropFirst()
      result.append(contentsOf: spelledHash.unicodeScalars)
    }
    return String(result)
  }
}
