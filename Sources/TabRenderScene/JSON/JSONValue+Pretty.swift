extension JSONValue {
  /// The document on several lines, for people: two blanks of indentation, each key on its own
  /// line, and lists of plain values on one line where they fit 100 columns.
  package var prettyText: String {
    var lines = ""
    write(indentation: 0, column: 0, into: &lines)
    return lines
  }

  private static let lineLength = 100

  private func write(indentation: Int, column: Int, into text: inout String) {
    switch self {
    case .array(let values) where !values.isEmpty:
      if let line = lineOfPlainValues(values), column + line.count < Self.lineLength {
        text += line
      } else {
        write(
          values.map { (key: nil, value: $0) }, ("[", "]"), indentation: indentation, into: &text)
      }
    case .object(let members) where !members.isEmpty:
      write(
        members.map { (key: $0.0, value: $0.1) }, ("{", "}"), indentation: indentation, into: &text)
    default: text += self.text
    }
  }

  /// The members of a list or an object, a line each.
  private func write(
    _ members: [(key: String?, value: JSONValue)], _ brackets: (open: String, close: String),
    indentation: Int, into text: inout String
  ) {
    let margin = String(repeating: " ", count: indentation + 2)
    text += brackets.open + "\n"
    for (index, member) in members.enumerated() {
      let key = member.key.map { JSONValue.string($0).text + ": " } ?? ""
      text += margin + key
      member.value.write(
        indentation: indentation + 2, column: margin.count + key.count, into: &text)
      text += index == members.count - 1 ? "\n" : ",\n"
    }
    text += margin.dropLast(2) + brackets.close
  }

  private func lineOfPlainValues(_ values: [JSONValue]) -> String? {
    guard values.count <= Self.lineLength / 2, values.allSatisfy(\.isPlain) else { return nil }
    return "[" + values.map(\.text).joined(separator: ", ") + "]"
  }

  private var isPlain: Bool {
    switch self {
    case .string, .integer, .number, .numeral, .boolean, .null: true
    case .array(let values): values.isEmpty
    case .object(let members): members.isEmpty
    }
  }
}
