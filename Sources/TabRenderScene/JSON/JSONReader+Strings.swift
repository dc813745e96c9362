extension JSONReader {
  /// A string in double quotes, its escapes resolved.
  mutating func readString() throws(JSONProblem) -> String {
    let start = position
    position += 1
    var text: [UInt8] = []
    var plainStart = position
    while !isAtEnd {
      switch byte {
      case UInt8(ascii: "\""):
        let plain = source.bytes[plainStart..<position]
        position += 1
        if text.isEmpty { return String(decoding: plain, as: UTF8.self) }
        return String(decoding: text + plain, as: UTF8.self)
      case UInt8(ascii: "\\"):
        text += source.bytes[plainStart..<position]
        let scalar = try readEscape()
        text += Array(String(Character(scalar)).utf8)
        plainStart = position
      case 0..<0x20: throw controlCharacter(start)
      default: position += 1
      }
    }
    throw problem(at: start..<start + 1, "the string does not end")
  }

  private func controlCharacter(_ start: Int) -> JSONProblem {
    switch byte {
    case 0x0A, 0x0D:
      problem(at: start..<position, "the string does not end on its line", hint: #"write \n"#)
    case 0x09:
      problem(at: position..<position + 1, "a tab must not stand in a string", hint: #"write \t"#)
    default:
      problem(
        at: position..<position + 1,
        "the control character \(Hexadecimal.codePoint(Unicode.Scalar(byte))) must not stand in "
          + "a string",
        hint: #"write \u and four hexadecimal digits"#)
    }
  }

  /// What a backslash and the characters behind it stand for.
  private mutating func readEscape() throws(JSONProblem) -> Unicode.Scalar {
    let start = position
    position += 1
    let letter = byte
    position += 1
    switch letter {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try readUnicodeEscape(start)
    default:
      throw problem(
        at: start..<start + 2, "a backslash must not stand before this character",
        hint: #"the escapes are \" \\ \/ \b \f \n \r \t and \u with four hexadecimal digits"#)
    }
  }

  /// One `\u` escape, or two that are the halves of one character.
  private mutating func readUnicodeEscape(_ start: Int) throws(JSONProblem) -> Unicode.Scalar {
    let first = try readHexDigits(start)
    if let scalar = Unicode.Scalar(first) { return scalar }
    let bytes = source.bytes
    let second: UInt32? =
      if first < 0xDC00, position + 1 < bytes.count, byte == UInt8(ascii: "\\"),
        bytes[position + 1] == UInt8(ascii: "u")
      { try readSecondHalf() } else { nil }
    guard let second, 0xDC00..<0xE000 ~= second,
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else {
      throw problem(
        at: start..<start + 6,
        "\(String(decoding: bytes[start..<start + 6], as: UTF8.self)) is half of a character")
    }
    return scalar
  }

  private mutating func readSecondHalf() throws(JSONProblem) -> UInt32 {
    let start = position
    position += 2
    return try readHexDigits(start)
  }

  private mutating func readHexDigits(_ start: Int) throws(JSONProblem) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw problem(at: start..<position, #"\u needs four hexadecimal digits"#)
      }
      value = value << 4 | UInt32(digit)
      position += 1
    }
    return value
  }
}
