/// The symbols that a text of drawings has, found by name.
///
/// `symbols.txt` says how such a text is written. A catalog reads the names at once; what draws a
/// symbol is read when its outline is asked for.
package struct SymbolCatalog: Sendable {
  private struct Entry {
    /// The index of the first line of the symbol's paragraph.
    let paragraph: Int
    /// The index of the line that draws the symbol.
    let line: Int
    /// Whether it is the solid one of the two symbols that a line with a frame draws.
    let isSolidFrame: Bool
  }

  private let lines: [Substring]
  private var entries: [String: Entry] = [:]
  /// Other names that find a symbol, each with the name of that symbol.
  package private(set) var aliases: [String: String] = [:]

  /// The symbols of this package.
  package static let builtIn: SymbolCatalog = {
    do {
      return try SymbolCatalog(EmbeddedText.symbols_txt)
    } catch {
      preconditionFailure("symbols.txt: \(error)")
    }
  }()

  /// Reads the names of a text's symbols.
  package init(_ text: String) throws(SymbolError) {
    lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { Substring($0) }
    var paragraph = 0
    for index in lines.indices {
      if lines[index].isEmpty { paragraph = index + 1 }
      guard let statement = try statement(at: index) else { continue }
      if case .drawing(let names, let frame) = statement.subject {
        try add(names, Entry(paragraph: paragraph, line: index, isSolidFrame: false))
        guard frame != nil else { continue }
        try add(
          names.map { $0 + Symbol.fillSuffix },
          Entry(paragraph: paragraph, line: index, isSolidFrame: true))
      }
    }
  }

  private mutating func add(_ names: [String], _ entry: Entry) throws(SymbolError) {
    for name in names {
      guard !contains(name), aliases[name] == nil else {
        throw SymbolError(.repeatedName(name), line: entry.line + 1)
      }
      if name == names[0] { entries[name] = entry } else { aliases[name] = names[0] }
    }
  }

  /// The name of every symbol, in ascending order; aliases are not among them.
  package var names: [String] { entries.keys.sorted() }

  /// Whether a symbol has the name; an alias is no symbol's name.
  func contains(_ name: String) -> Bool { entries[name] != nil }

  /// The shape of a symbol on the grid; empty when there is none of the name.
  package func outline(of name: String) throws(SymbolError) -> Path {
    guard let entry = entries[name], let statement = try statement(at: entry.line) else {
      return Path()
    }
    let definitions = try definitions(entry.paragraph..<entry.line)
    func parser(_ text: String) -> MarkParser {
      MarkParser(text, line: statement.line, definitions: definitions)
    }
    var marks = try parser(body(of: statement)).allMarks()
    if case .drawing(_, let frame?) = statement.subject {
      let figures = try parser(frame).allFigures()
      marks =
        entry.isSolidFrame
        ? figures.map(Mark.solid) + marks.map(\.knockedOut) : figures.map(Mark.line) + marks
    }
    return SymbolDrawing(marks: marks).outline
  }

  /// What the lines name for those after them.
  private func definitions(_ indices: Range<Int>) throws(SymbolError) -> MarkParser.Definitions {
    var definitions = MarkParser.Definitions()
    for index in indices {
      guard let statement = try statement(at: index) else { continue }
      if case .definition(let name) = statement.subject {
        let parser = MarkParser(
          body(of: statement), line: statement.line, definitions: definitions)
        definitions[name] = try parser.definition()
      }
    }
    return definitions
  }

  /// The statement that a line begins; `nil` for an empty line, a comment and a continuation.
  private func statement(at index: Int) throws(SymbolError) -> SymbolStatement? {
    switch lines[index].utf8.first {
    case nil, UInt8(ascii: " "), UInt8(ascii: "#"): nil
    default: try SymbolStatement(lines[index], line: index + 1)
    }
  }

  private func body(of statement: SymbolStatement) -> String {
    let continuation = lines[statement.line...].prefix { $0.utf8.first == UInt8(ascii: " ") }
    return String(statement.body) + continuation.joined()
  }
}
