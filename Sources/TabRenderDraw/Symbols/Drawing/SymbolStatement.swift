/// The first line of a statement in a text of drawings.
struct SymbolStatement {
  enum Subject {
    /// A name for figures or marks.
    case definition(String)
    /// The names of a symbol, and the figure around it if it has one.
    case drawing(names: [String], frame: String?)
  }

  let subject: Subject
  /// What the line says after its subject.
  let body: Substring
  /// The number of the line, from 1.
  let line: Int

  init(_ text: Substring, line: Int) throws(SymbolError) {
    let separator = text.utf8.firstIndex { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "=") }
    guard let separator else { throw SymbolError(.statement, line: line) }
    let head = text[..<separator].utf8.split(separator: UInt8(ascii: " ")).map { String($0) ?? "" }
    let names = head.prefix { $0 != "in" }.map { $0.hasSuffix(",") ? String($0.dropLast()) : $0 }
    guard let name = names.first else { throw SymbolError(.statement, line: line) }
    if text.utf8[separator] == UInt8(ascii: "=") {
      subject = .definition(name)
    } else {
      let frame = head.dropFirst(names.count + 1)
      subject = .drawing(names: names, frame: frame.isEmpty ? nil : frame.joined(separator: " "))
    }
    body = text[separator...].dropFirst()
    self.line = line
  }
}
