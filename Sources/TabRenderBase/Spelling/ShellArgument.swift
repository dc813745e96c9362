/// An argument on a shell's command line.
package enum ShellArgument {
  /// The text as one argument for bash and zsh: bare, in single quotes, or with escapes where it has
  /// control characters, which a terminal would act on when the line is pasted.
  package static func quoted(_ text: String) -> String {
    let scalars = text.unicodeScalars
    if scalars.contains(where: { $0.properties.generalCategory == .control }) {
      return "$'" + scalars.map(escaped).joined() + "'"
    }
    // A tilde is plain where it does not stand first.
    if let first = scalars.first, first != "~", scalars.allSatisfy(isPlain) { return text }
    return "'" + scalars.map { $0 == "'" ? "'\\''" : String($0) }.joined() + "'"
  }

  /// The path of a file as one argument that is no option; `-` alone, the standard input, stays.
  package static func file(_ path: String) -> String {
    quoted(path.hasPrefix("-") && path != "-" ? "./" + path : path)
  }

  /// The last argument of a line, which may begin as an option does.
  package static func last(_ word: String) -> String {
    (word.hasPrefix("-") ? "-- " : "") + quoted(word)
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", "/", "@", "+", ":", ",", "~": true
    default: false
    }
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "'": return "\\'"
    case "\\": return "\\\\"
    case _ where scalar.properties.generalCategory == .control:
      return "\\u" + Hexadecimal.lower(scalar.value, digits: 4)
    default: return String(scalar)
    }
  }
}
