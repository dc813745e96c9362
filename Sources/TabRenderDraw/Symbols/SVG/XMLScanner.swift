/// Reads the elements of an XML text, one tag at a time.
///
/// It is small because icons need little: to load FoundationXML would cost each run of the program
/// 1.4 ms and 3 MiB, and libexpat tells less of what is wrong. It is strict about tags and
/// attributes, passes over text, and refuses declarations, so that no entity can grow.
struct XMLScanner {
  static let maximumDepth = 256

  /// A start tag with its attributes, or an end tag.
  enum Tag {
    /// Attributes are in the order of the file, with references resolved.
    case start(name: String, attributes: [(name: String, value: String)], line: Int)
    case end
  }

  private let bytes: [UInt8]
  private var offset = 0
  private(set) var line = 1
  private var open: [String] = []
  /// Whether the tag read last was an empty element, whose end is still to be told.
  private var endsAtOnce = false
  private var hasRoot = false

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  /// The next tag; `nil` after the outermost element.
  mutating func next() throws(SVGError) -> Tag? {
    if endsAtOnce {
      endsAtOnce = false
      open.removeLast()
      return .end
    }
    while true {
      try skipText()
      guard offset < bytes.count else {
        guard open.isEmpty, hasRoot else { throw mistake(.unexpectedEnd) }
        return nil
      }
      if try skip("<!--", to: "-->") { continue }
      if try skip("<?", to: "?>") { continue }
      if open.isEmpty {
        if try skipDocumentType() { continue }
      } else if try skip("<![CDATA[", to: "]]>") {
        continue
      }
      advance(1)
      return try byte() == UInt8(ascii: "/") ? endTag() : startTag()
    }
  }

  private mutating func startTag() throws(SVGError) -> Tag {
    let startLine = line
    guard !open.isEmpty || !hasRoot else { throw mistake(.unexpectedCharacter) }
    hasRoot = true
    let name = try name()
    var attributes: [(name: String, value: String)] = []
    while true {
      let hadSpace = try skipSpaces()
      switch try byte() {
      case UInt8(ascii: ">"):
        advance(1)
        return try opened(name, attributes, startLine)
      case UInt8(ascii: "/"):
        advance(1)
        try expect(UInt8(ascii: ">"))
        endsAtOnce = true
        return try opened(name, attributes, startLine)
      default:
        guard hadSpace else { throw mistake(.unexpectedCharacter) }
        let attribute = try attribute()
        if attributes.contains(where: { $0.name == attribute.name }) {
          throw mistake(.duplicateAttribute(attribute.name))
        }
        attributes.append(attribute)
        // No icon has so many; comparing each with each must stay cheap.
        guard attributes.count <= 256 else { throw SVGError.tooComplex(line: line) }
      }
    }
  }

  private mutating func opened(
    _ name: String, _ attributes: [(name: String, value: String)], _ startLine: Int
  ) throws(SVGError) -> Tag {
    guard open.count < Self.maximumDepth else { throw .tooDeep(line: startLine) }
    open.append(name)
    return .start(name: name, attributes: attributes, line: startLine)
  }

  private mutating func endTag() throws(SVGError) -> Tag {
    advance(1)
    let name = try name()
    _ = try skipSpaces()
    try expect(UInt8(ascii: ">"))
    guard open.last == name else { throw mistake(.mismatchedEnd(found: name)) }
    open.removeLast()
    return .end
  }

  private mutating func attribute() throws(SVGError) -> (name: String, value: String) {
    let name = try name()
    _ = try skipSpaces()
    try expect(UInt8(ascii: "="))
    _ = try skipSpaces()
    let quote = try byte()
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw mistake(.unexpectedCharacter)
    }
    advance(1)
    var value: [UInt8] = []
    while try byte() != quote {
      switch try byte() {
      case UInt8(ascii: "<"): throw mistake(.unexpectedCharacter)
      case UInt8(ascii: "&"): value += try reference().utf8
      case let byte:
        value.append(byte.isSpace ? 0x20 : byte)
        advance(1)
      }
    }
    advance(1)
    return (name, String(decoding: value, as: UTF8.self))
  }

  /// Reads `&…;`.
  private mutating func reference() throws(SVGError) -> String {
    advance(1)
    let end = bytes[offset...].prefix(12).firstIndex(of: UInt8(ascii: ";"))
    guard let end else { throw mistake(.unknownEntity("…")) }
    let name = String(decoding: bytes[offset..<end], as: UTF8.self)
    guard let text = Self.text(ofEntity: name) else { throw mistake(.unknownEntity(name)) }
    advance(end + 1 - offset)
    return text
  }

  private static func text(ofEntity name: String) -> String? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard name.hasPrefix("#") else { return nil }
      let isHexadecimal = name.hasPrefix("#x")
      let code = UInt32(name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10)
      return code.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
    }
  }
}

// What single characters and names need.
extension XMLScanner {
  private func mistake(_ mistake: SVGError.XMLMistake) -> SVGError {
    .malformedXML(line: line, mistake)
  }

  private func byte() throws(SVGError) -> UInt8 {
    guard offset < bytes.count else { throw mistake(.unexpectedEnd) }
    return bytes[offset]
  }

  private mutating func advance(_ count: Int) {
    for byte in bytes[offset..<offset + count] where byte == 0x0A { line += 1 }
    offset += count
  }

  private mutating func expect(_ expected: UInt8) throws(SVGError) {
    guard try byte() == expected else { throw mistake(.unexpectedCharacter) }
    advance(1)
  }

  private mutating func name() throws(SVGError) -> String {
    let start = offset
    while try byte().isNameByte { advance(1) }
    guard offset > start, !bytes[start].isDigit else { throw mistake(.unexpectedCharacter) }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func skipSpaces() throws(SVGError) -> Bool {
    let start = offset
    while try byte().isSpace { advance(1) }
    return offset > start
  }

  /// Passes over text, of which there must be none but spaces outside the outermost element.
  private mutating func skipText() throws(SVGError) {
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "<") {
      guard !open.isEmpty || bytes[offset].isSpace else { throw mistake(.unexpectedCharacter) }
      advance(1)
    }
  }

  /// Passes over what begins and ends with some characters; false where something else begins.
  private mutating func skip(_ start: StaticString, to end: StaticString) throws(SVGError) -> Bool {
    let (start, end) = (Array(start.description.utf8), Array(end.description.utf8))
    guard bytes[offset...].starts(with: start) else { return false }
    advance(start.count)
    while !bytes[offset...].starts(with: end) {
      guard offset < bytes.count else { throw mistake(.unexpectedEnd) }
      advance(1)
    }
    advance(end.count)
    return true
  }

  private mutating func skipDocumentType() throws(SVGError) -> Bool {
    guard bytes[offset...].starts(with: "<!DOCTYPE".utf8) else { return false }
    while try byte() != UInt8(ascii: ">") {
      if try byte() == UInt8(ascii: "[") { throw mistake(.declarations) }
      advance(1)
    }
    advance(1)
    return true
  }
}

extension UInt8 {
  /// Whether a name may hold the byte; every character beyond ASCII is let through.
  fileprivate var isNameByte: Bool {
    isLatinLetter || isDigit || self >= 0x80 || self == UInt8(ascii: ":")
      || self == UInt8(ascii: "_") || self == UInt8(ascii: "-") || self == UInt8(ascii: ".")
  }
}
