import Foundation

/// Reads marks and figures as `symbols.txt` writes them.
struct MarkParser {
  /// What a name stands for.
  enum Definition {
    case figures([Path])
    case marks([Mark])
  }

  /// What names stand for.
  typealias Definitions = [String: Definition]

  /// The marks that are made of one figure each.
  private static let figureMarks: [String: @Sendable (Path) -> Mark] = [
    "line": Mark.line, "area": Mark.area, "solid": Mark.solid, "cut": Mark.cut, "slit": Mark.slit,
    "hole": Mark.hole, "clearing": Mark.clearing, "lane": Mark.lane,
  ]

  private var scanner: NumberScanner
  private let line: Int
  private let definitions: Definitions

  init(_ text: String, line: Int, definitions: Definitions) {
    scanner = NumberScanner(text)
    self.line = line
    self.definitions = definitions
  }

  /// Marks or figures, whichever the text begins with.
  consuming func definition() throws(SymbolError) -> Definition {
    var ahead = copy self
    return ahead.beginsWithFigure() ? .figures(try allFigures()) : .marks(try allMarks())
  }

  /// The marks that the whole text is.
  consuming func allMarks() throws(SymbolError) -> [Mark] {
    let marks = try marks()
    try expectEnd()
    return marks
  }

  /// The figures that the whole text is.
  consuming func allFigures() throws(SymbolError) -> [Path] {
    let figures = try figures()
    try expectEnd()
    return figures
  }

  private mutating func marks() throws(SymbolError) -> [Mark] {
    var marks = try mark()
    while skip(";") { marks += try mark() }
    return marks
  }

  private mutating func mark() throws(SymbolError) -> [Mark] {
    let name = readName()
    if let mark = Self.figureMarks[name] { return try figures().map(mark) }
    switch name {
    case "mirror": return [.mirrored(try group())]
    case "around": return [.around(Int(try number()), try group())]
    case "turn": return [.turned(try number(), try group())]
    case "move": return [.moved(try number(), try number(), try group())]
    case "scale": return [.scaled(try number(), try group())]
    case "out": return try group().map(\.knockedOut)
    default:
      guard case .marks(let marks)? = definitions[name] else { throw mistake(.unknownName(name)) }
      return marks
    }
  }

  /// Marks in parentheses.
  private mutating func group() throws(SymbolError) -> [Mark] {
    try expect("(")
    let marks = try marks()
    try expect(")")
    return marks
  }

  private mutating func figures() throws(SymbolError) -> [Path] {
    var figures = try figure()
    while skip(",") { figures += try figure() }
    return figures
  }

  private mutating func figure() throws(SymbolError) -> [Path] {
    if isAtPathData() { return [try pathData()] }
    let name = readName()
    if case .figures(let figures)? = definitions[name] { return figures }
    guard let shape = SymbolShape.all[name] else { throw mistake(.unknownName(name)) }
    var numbers: [Double] = []
    while numbers.count < shape.numberCount { numbers.append(try number()) }
    return [shape.path(numbers)]
  }

  private mutating func beginsWithFigure() -> Bool {
    if isAtPathData() { return true }
    let name = readName()
    if case .figures? = definitions[name] { return true }
    return SymbolShape.all[name] != nil
  }

  private mutating func isAtPathData() -> Bool {
    scanner.peekAfterSpaces() == UInt8(ascii: "M")
  }

  private mutating func pathData() throws(SymbolError) -> Path {
    let text = scanner.text { !",;)".utf8.contains($0) }
    do {
      return try PathDataParser.path(from: text)
    } catch {
      throw mistake(.pathData(error))
    }
  }
}

// What single names, numbers and signs need.
extension MarkParser {
  private mutating func readName() -> String {
    _ = scanner.peekAfterSpaces()
    return scanner.text(while: \.isLatinLetter)
  }

  private mutating func number() throws(SymbolError) -> Double {
    _ = scanner.peekAfterSpaces()
    guard case .value(let value) = scanner.number() else { throw mistake(.missingNumber) }
    return value
  }

  /// Passes over a sign; false where something else stands.
  private mutating func skip(_ sign: Unicode.Scalar) -> Bool {
    guard scanner.peekAfterSpaces() == UInt8(ascii: sign) else { return false }
    scanner.skipByte()
    return true
  }

  private mutating func expect(_ sign: Unicode.Scalar) throws(SymbolError) {
    guard skip(sign) else { throw mistake(.missing(Character(sign))) }
  }

  private mutating func expectEnd() throws(SymbolError) {
    guard scanner.peekAfterSpaces() == nil else { throw mistake(.surplus(scanner.rest)) }
  }

  private func mistake(_ mistake: SymbolError.Mistake) -> SymbolError {
    SymbolError(mistake, line: line)
  }
}
