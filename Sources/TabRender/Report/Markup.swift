/// Text written into markup so that it stays text.
package enum Markup {
  /// Text for the content and the quoted attributes of HTML and XML; what is invisible is spelled
  /// out, so that no character is left that XML 1.0 forbids.
  package static func text(_ text: String) -> String { entities(VisibleText.make(text)) }

  /// The same for lines that are to stay lines.
  package static func lines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { Self.text(String($0)) }.joined(separator: "\n")
  }

  /// Text for an attribute that a script reads, exact in every character: what is not plain is
  /// written as its number.
  package static func exact(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&", "<", ">", "\"", "'", "\0"..<" ", "\u{7F}"...: result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Text for a cell of a Markdown table.
  package static func markdown(_ text: String) -> String {
    var result = ""
    for scalar in VisibleText.make(text).unicodeScalars {
      switch scalar {
      // As numbers they are text wherever they stand, also between the bars of a table.
      case "&", "<", ">", "|", "\\", "`", "*", "_", "~", "[", "]", "#", "!", "$", "@":
        result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func entities(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      // No characters to XML 1.0, though Unicode has them.
      case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
