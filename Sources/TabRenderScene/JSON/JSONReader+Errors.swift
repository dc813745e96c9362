extension JSONReader {
  /// The next byte, 0 at the end: a byte that no JSON text has outside strings.
  var byte: UInt8 { position < source.bytes.count ? source.bytes[position] : 0 }

  var isAtEnd: Bool { position >= source.bytes.count }

  /// The pointer to the value that is being read; of an object before its first key, to the object.
  var pointer: String {
    open.map { container in
      if let key = container.key { return "/" + JSONPointer.escaped(key.name) }
      return container.isObject ? "" : "/\(container.elements.count)"
    }.joined()
  }

  func problem(at range: Range<Int>, _ message: String, hint: String? = nil) -> JSONProblem {
    let count = source.bytes.count
    let location = JSONLocation(
      source, min(range.lowerBound, count)..<min(max(range.lowerBound, range.upperBound), count))
    return JSONProblem(at: location, pointer: pointer, message, hint: hint)
  }

  /// Something else stands where `expected` should be.
  func unexpected(_ expected: String) -> JSONProblem {
    guard !isAtEnd else { return earlyEnd(expected) }
    let range = position..<position + lengthOfCharacter
    return problem(at: range, "expected \(expected), got \(characterHere)")
  }

  /// The character here in quotes, or its number when it cannot be seen.
  var characterHere: String {
    let text = String(
      decoding: source.bytes[position..<position + lengthOfCharacter], as: UTF8.self)
    guard let scalar = text.unicodeScalars.first else { return "nothing" }
    return Self.isBlank(scalar) ? Hexadecimal.codePoint(scalar) : "\"\(text)\""
  }

  /// Whether nothing of a character can be seen.
  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  /// How many bytes the character here has.
  private var lengthOfCharacter: Int {
    let rest = source.bytes[(position + 1)...].prefix { $0 & 0xC0 == 0x80 }
    return 1 + rest.count
  }

  private func earlyEnd(_ expected: String) -> JSONProblem {
    let end = source.bytes.count
    guard let container = open.last else {
      return problem(at: end..<end, "the file ends where \(expected) should be")
    }
    let line = JSONLocation(source, container.start..<container.start).line
    let name = container.isObject ? "object" : "list"
    return problem(
      at: end..<end, "the file ends inside the \(name) that begins on line \(line)",
      hint: "expected \(expected)")
  }

  /// Something else stands where a key should be.
  func missingKey() -> JSONProblem {
    switch byte {
    case UInt8(ascii: "'"):
      problem(at: position..<position + 1, "keys stand in double quotes")
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"):
      problem(at: position..<position + wordHere.utf8.count, "keys stand in double quotes")
    default: unexpected("a key in double quotes")
    }
  }

  /// The letters, digits and signs that begin here.
  var wordHere: String {
    let bytes = source.bytes[position...].prefix { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
        UInt8(ascii: "+"), UInt8(ascii: "-"):
        true
      default: false
      }
    }
    return String(decoding: bytes.prefix(60), as: UTF8.self)
  }
}
