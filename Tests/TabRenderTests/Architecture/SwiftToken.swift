/// One word or sign of Swift source.
///
/// Comments, white space and the text inside string literals are no tokens; code interpolated in a
/// string is.
struct SwiftToken: Hashable, Sendable {
  /// What a token is made of.
  enum Kind: Hashable, Sendable {
    /// A name or keyword, without backticks.
    case word
    /// A number literal.
    case number
    /// One character of punctuation or of an operator.
    case sign
  }

  var kind: Kind
  var text: String
  /// The line it stands on, from 1.
  var line: Int
}

extension SwiftToken {
  /// The tokens of a source text, in order.
  static func tokens(in source: String) -> [SwiftToken] {
    var scanner = SwiftScanner(source)
    scanner.scan()
    return scanner.tokens
  }
}

/// Splits Swift source into tokens, byte by byte.
///
/// Bare regex literals (`/…/`) are read as operators and words; the extended form `#/…/#` is
/// skipped like a string.
private struct SwiftScanner {
  private(set) var tokens: [SwiftToken] = []
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1

  init(_ source: String) {
    bytes = Array(source.utf8)
  }

  /// Scans to the end, or to the parenthesis that closes an interpolation.
  mutating func scan(insideInterpolation: Bool = false) {
    var depth = 0
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: "("):
        depth += 1
        takeSign()
      case UInt8(ascii: ")"):
        if insideInterpolation && depth == 0 { return advance() }
        depth -= 1
        takeSign()
      default:
        scanToken(startingWith: byte)
      }
    }
  }

  private mutating func scanToken(startingWith byte: UInt8) {
    if byte.isWord {
      take(byte.isDigit ? .number : .word) { $0.isWord }
    } else if byte == UInt8(ascii: "/") && peek(1) == UInt8(ascii: "/") {
      skipLineComment()
    } else if byte == UInt8(ascii: "/") && peek(1) == UInt8(ascii: "*") {
      skipBlockComment()
    } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#") {
      scanLiteralOrSign()
    } else if byte <= UInt8(ascii: " ") || byte == UInt8(ascii: "`") {
      advance()
    } else {
      takeSign()
    }
  }

  private mutating func skipLineComment() {
    while let byte = peek(), byte != UInt8(ascii: "\n") { advance() }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        advance(2)
      } else if starts(with: "*/") {
        depth -= 1
        advance(2)
      } else {
        advance()
      }
    } while depth > 0 && peek() != nil
  }

  private mutating func scanLiteralOrSign() {
    var hashes = 0
    while peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
    let fence = String(repeating: "#", count: hashes)
    switch peek(hashes) {
    case UInt8(ascii: "\""):
      advance(hashes)
      skipString(quotes: starts(with: "\"\"\"") ? "\"\"\"" : "\"", fence: fence)
    case UInt8(ascii: "/") where hashes > 0:
      advance(hashes + 1)
      while peek() != nil && !starts(with: "/" + fence) { advance() }
      advance(hashes + 1)
    default:
      takeSign()
    }
  }

  private mutating func skipString(quotes: String, fence: String) {
    let escape = "\\" + fence
    advance(quotes.utf8.count)
    while peek() != nil {
      if starts(with: quotes + fence) {
        return advance(quotes.utf8.count + fence.utf8.count)
      } else if starts(with: escape + "(") {
        advance(escape.utf8.count + 1)
        scan(insideInterpolation: true)
      } else {
        advance(starts(with: escape) ? escape.utf8.count + 1 : 1)
      }
    }
  }

  private mutating func takeSign() {
    take(.sign) { _ in false }
  }

  private mutating func take(_ kind: SwiftToken.Kind, while isPart: (UInt8) -> Bool) {
    var end = position + 1
    while end < bytes.count && isPart(bytes[end]) { end += 1 }
    let text = String(decoding: bytes[position..<end], as: UTF8.self)
    tokens.append(SwiftToken(kind: kind, text: text, line: line))
    position = end
  }

  private func peek(_ distance: Int = 0) -> UInt8? {
    position + distance < bytes.count ? bytes[position + distance] : nil
  }

  private func starts(with text: String) -> Bool {
    bytes[min(position, bytes.count)...].starts(with: text.utf8)
  }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where position < bytes.count {
      if bytes[position] == UInt8(ascii: "\n") { line += 1 }
      position += 1
    }
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  /// Letters, digits, `_`, `$` (of `$0`), and everything beyond ASCII.
  fileprivate var isWord: Bool {
    isDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: "$") || self >= 0x80
      || (self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z"))
  }
}
