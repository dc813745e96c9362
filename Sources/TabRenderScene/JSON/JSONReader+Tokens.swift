extension JSONReader {
  /// Skips blanks, and comments where they are allowed.
  mutating func skipSpace() throws(JSONProblem) {
    while true {
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      case UInt8(ascii: "/"): try skipComment()
      default: return
      }
    }
  }

  private mutating func skipComment() throws(JSONProblem) {
    let start = position
    let bytes = source.bytes
    let second = start + 1 < bytes.count ? bytes[start + 1] : 0
    guard second == UInt8(ascii: "/") || second == UInt8(ascii: "*") else {
      throw unexpected("a value")
    }
    guard dialect == .withComments else {
      throw problem(
        at: start..<start + 2, "comments are not JSON", hint: "only .jsonc files may have them")
    }
    position += 2
    if second == UInt8(ascii: "/") {
      while !isAtEnd, byte != 0x0A, byte != 0x0D { position += 1 }
    } else {
      try skipToEndOfComment(from: start)
    }
    if firstComment == nil { firstComment = JSONLocation(source, start..<position) }
  }

  private mutating func skipToEndOfComment(from start: Int) throws(JSONProblem) {
    let bytes = source.bytes
    while position + 1 < bytes.count {
      if byte == UInt8(ascii: "*"), bytes[position + 1] == UInt8(ascii: "/") {
        position += 2
        return
      }
      position += 1
    }
    throw problem(at: start..<start + 2, "the comment does not end")
  }

  /// `true`, `false` or `null`.
  mutating func readWord() throws(JSONProblem) -> JSONNode.Value {
    let word = wordHere
    let range = position..<position + word.utf8.count
    switch word {
    case "true", "false":
      position = range.upperBound
      return .boolean(word == "true")
    case "null":
      position = range.upperBound
      return .null
    case "": throw missingValue()
    default: break
    }
    if word.hasPrefix("+") {
      throw problem(at: range, "a number has no plus sign in front")
    }
    if word.hasPrefix(".") {
      throw problem(at: range, "a number needs a digit before its point")
    }
    let known = NearestName.nearest(to: word, among: ["true", "false", "null"])
    throw problem(at: range, "\(word) is not JSON", hint: known.map { "did you mean \($0)?" })
  }

  private func missingValue() -> JSONProblem {
    switch byte {
    case UInt8(ascii: "'"):
      problem(at: position..<position + 1, "strings stand in double quotes")
    case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"):
      problem(at: position..<position + 1, "expected a value, got \(characterHere)")
    default: unexpected("a value")
    }
  }

  /// A number as JSON spells it.
  mutating func readNumber() throws(JSONProblem) -> Double {
    let start = position
    if byte == UInt8(ascii: "-") { position += 1 }
    guard Self.isDigit(byte) else {
      throw badNumber(start, "a minus sign needs a number behind it")
    }
    let isZero = byte == UInt8(ascii: "0")
    let whole = skipDigits()
    if isZero, whole > 1 { throw badNumber(start, "a number has no leading zeros") }
    if isZero, byte | 0x20 == UInt8(ascii: "x") {
      throw badNumber(start, "hexadecimal numbers are not JSON")
    }
    if byte == UInt8(ascii: ".") {
      position += 1
      if skipDigits() == 0 { throw badNumber(start, "a digit must follow a number's point") }
    }
    if byte | 0x20 == UInt8(ascii: "e") {
      position += 1
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { position += 1 }
      if skipDigits() == 0 { throw badNumber(start, "a number's exponent needs a digit") }
    }
    return try value(ofNumberFrom: start)
  }

  private func value(ofNumberFrom start: Int) throws(JSONProblem) -> Double {
    let length = position - start
    guard length <= Self.longestNumber else {
      throw problem(
        at: start..<position,
        "a number of \(length) characters is over the limit of "
          + "\(Self.longestNumber)")
    }
    if length <= 15, let small = smallWhole(from: start) { return small }
    let text = String(decoding: source.bytes[start..<position], as: UTF8.self)
    guard let number = Double(text), number.isFinite else {
      throw problem(
        at: start..<position, "\(JSONValidator.shortened(text)) is too large for a number")
    }
    return number
  }

  /// Whole numbers of at most 15 digits need no rounding.
  private func smallWhole(from start: Int) -> Double? {
    var value = 0
    let isNegative = source.bytes[start] == UInt8(ascii: "-")
    for byte in source.bytes[(isNegative ? start + 1 : start)..<position] {
      guard Self.isDigit(byte) else { return nil }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return isNegative ? -Double(value) : Double(value)
  }

  private func badNumber(_ start: Int, _ message: String) -> JSONProblem {
    var whole = self
    whole.position = start
    let word = whole.wordHere
    if word == "-Infinity" || word == "-NaN" || word == "-inf" {
      return problem(at: start..<start + word.utf8.count, "\(word) is not JSON")
    }
    return problem(at: start..<start + max(1, word.utf8.count), message)
  }

  private mutating func skipDigits() -> Int {
    let start = position
    while Self.isDigit(byte) { position += 1 }
    return position - start
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
