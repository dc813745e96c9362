/// Something wrong with a JSON file: what, where, and one thing that helps.
package struct JSONProblem: Error, Hashable, Sendable {
  /// The file.
  package let file: String
  /// What is wrong, in a sentence without the file's name.
  package let message: String
  /// One thing that helps; `nil` when there is nothing to add.
  package var hint: String?
  /// Where it is; `nil` when the file as a whole is at fault.
  package let excerpt: JSONExcerpt?
  /// The JSON pointer to it; empty for the whole document, `nil` when it is in no value.
  package let pointer: String?
  /// What is at fault: ``Cause/content`` unless told otherwise.
  package var cause = Cause.content

  /// What is at fault.
  package enum Cause: Hashable, Sendable {
    /// What the file says.
    case content
    /// Another file that it names: it is missing, cannot be read or is a Git LFS pointer.
    case noInput
  }

  /// Creates a problem of a file as a whole.
  package init(file: String, _ message: String, hint: String? = nil) {
    self.file = file
    self.message = message
    self.hint = hint
    excerpt = nil
    pointer = nil
  }

  /// Creates a problem at a location.
  package init(at location: JSONLocation, pointer: String?, _ message: String, hint: String? = nil)
  {
    file = location.source.name
    self.message = message
    self.hint = hint
    excerpt = location.excerpt
    self.pointer = pointer
  }

  /// The line, from 1.
  package var line: Int? { excerpt?.line }
  /// The column in characters, from 1.
  package var column: Int? { excerpt?.column }

  /// The file with line and column: `scenes/bar.json:9:23`.
  package var location: String { Self.location(file: file, line: line, column: column) }

  /// A file with line and column, as far as they are known.
  package static func location(file: String, line: Int?, column: Int?) -> String {
    ([file] + [line, line == nil ? nil : column].compactMap { $0.map(String.init) })
      .joined(separator: ":")
  }

  /// What a message shows below its first line: the source line with a caret, the pointer, the hint.
  ///
  /// ```
  ///   9 |     "cornerRadius": -4,
  ///     |                     ^^
  ///   at /bar/cornerRadius
  /// ```
  package var details: [String] {
    var lines: [String] = []
    if let excerpt {
      let number = String(excerpt.line)
      let margin = String(repeating: " ", count: number.count)
      lines.append("  \(number) | \(excerpt.text)")
      let caret =
        String(repeating: " ", count: excerpt.caretOffset)
        + String(repeating: "^", count: excerpt.caretLength)
      lines.append("  \(margin) | \(caret)")
    }
    if let pointer, !pointer.isEmpty { lines.append("  at \(Self.shortened(pointer))") }
    if let hint { lines.append("  hint: \(hint)") }
    return lines
  }

  /// A deep pointer with its middle left out.
  private static func shortened(_ pointer: String) -> String {
    pointer.utf8.count <= 160 ? pointer : "\(pointer.prefix(80))…\(pointer.suffix(60))"
  }
}

extension JSONProblem: CustomStringConvertible {
  /// The problem as a compiler would print it, on several lines.
  package var description: String {
    (["\(location): error: \(message)"] + details).joined(separator: "\n")
  }
}
