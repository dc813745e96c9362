/// Reads numbers as SVG writes them, from a text's bytes.
struct NumberScanner {
  enum Number: Hashable {
    case value(Double)
    /// No number stands here; nothing was read.
    case missing
    /// Not finite, or far beyond any canvas.
    case outOfRange
  }

  /// Larger numbers are refused; sums and products of smaller ones stay exact enough to draw.
  static let largestNumber = 1e7

  private let bytes: [UInt8]
  /// The number of bytes read.
  private(set) var offset = 0

  init(_ text: some StringProtocol) {
    bytes = Array(text.utf8)
  }

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// The next byte that is no space, with the spaces before it read.
  mutating func peekAfterSpaces() -> UInt8? {
    while let byte = next, byte.isSpace { offset += 1 }
    return next
  }

  mutating func skipByte() {
    offset += 1
  }

  /// Reads bytes up to the first that is not like those asked for.
  mutating func text(while isIncluded: (UInt8) -> Bool) -> String {
    let start = offset
    while let byte = next, isIncluded(byte) { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// Reads spaces with at most one comma among them.
  mutating func skipSeparator() {
    if peekAfterSpaces() == UInt8(ascii: ",") {
      offset += 1
      _ = peekAfterSpaces()
    }
  }

  /// Reads a flag of an arc: one digit, which need not be apart from what follows.
  mutating func flag() -> Bool? {
    guard let byte = next, byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else {
      return nil
    }
    offset += 1
    return byte == UInt8(ascii: "1")
  }

  /// Reads a number.
  mutating func number() -> Number {
    let start = offset
    if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { offset += 1 }
    var digits = skipDigits()
    if next == UInt8(ascii: ".") {
      offset += 1
      digits += skipDigits()
    }
    guard digits > 0 else {
      offset = start
      return .missing
    }
    skipExponent()
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard let value = Double(text), abs(value) <= Self.largestNumber else { return .outOfRange }
    return .value(value)
  }

  private mutating func skipDigits() -> Int {
    let start = offset
    while let byte = next, byte.isDigit { offset += 1 }
    return offset - start
  }

  /// Reads an exponent, unless the letter is the start of something else, such as `em`.
  private mutating func skipExponent() {
    guard let letter = next, letter | 0x20 == UInt8(ascii: "e") else { return }
    let start = offset
    offset += 1
    if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { offset += 1 }
    if skipDigits() == 0 { offset = start }
  }

  /// What is left, as text.
  var rest: String { String(decoding: bytes[offset...], as: UTF8.self) }
}

extension UInt8 {
  var isSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D || self == 0x0C }
  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
  var isLatinLetter: Bool {
    let lower = self | 0x20
    return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")
  }
}
