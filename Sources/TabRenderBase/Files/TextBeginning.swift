/// The beginning of a file, as text of one byte a character.
///
/// A byte order mark and blank lines in front are left out. UTF-16 becomes ASCII, with "?" for what
/// is none. Bytes that are no text stay as they are.
package struct TextBeginning {
  package let bytes: [UInt8]
  private let isCut: Bool

  /// As much as is looked at, before anything is left out.
  private static let length = 6144

  package init(_ file: [UInt8]) {
    var text = file.prefix(Self.length)
    if let wide = Self.narrowed(text) { text = wide[...] }
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { text = text.dropFirst(3) }
    bytes = Array(text.drop(while: \.isBlank))
    isCut = file.count > Self.length
  }

  package func starts(with text: String) -> Bool { bytes.starts(with: text.utf8) }

  /// Whether some ASCII text is in it.
  package func contains(_ text: String) -> Bool {
    String(decoding: bytes, as: UTF8.self).contains(text)
  }

  /// The text with its ASCII letters small, behind the comments and instructions of XML in front.
  package var markup: Substring {
    var rest = Substring(String(decoding: bytes, as: UTF8.self).lowercased())
    for _ in 0..<20 {
      let end: String
      if rest.hasPrefix("<!--") {
        end = "-->"
      } else if rest.hasPrefix("<?") {
        end = "?>"
      } else {
        return rest
      }
      guard let range = rest.firstRange(of: end) else { return "" }
      rest = rest[range.upperBound...].drop(while: \.isWhitespace)
    }
    return rest
  }

  /// Whether all of it can be read: UTF-8 without control characters but those between lines.
  package var isText: Bool {
    String(validating: isCut ? uncut : bytes[...], as: UTF8.self)?.unicodeScalars
      .allSatisfy { $0.value >= 0x20 && $0.value != 0x7F || $0.isBetweenLines } ?? false
  }

  /// The bytes without a character at their end that may have been halved.
  private var uncut: ArraySlice<UInt8> {
    let parts = bytes.reversed().prefix(3).prefix { $0 & 0xC0 == 0x80 }.count
    let rest = bytes.dropLast(parts)
    return rest.last.map { $0 >= 0xC0 } == true ? rest.dropLast() : rest
  }

  /// A byte for each unit of UTF-16, by its byte order mark or by the zeros of Latin letters.
  private static func narrowed(_ file: ArraySlice<UInt8>) -> [UInt8]? {
    let pairs = stride(from: 0, to: file.count - 1, by: 2).map { (file[$0], file[$0 + 1]) }
    guard let first = pairs.first, pairs.count > 1 else { return nil }
    let isBig: Bool
    switch first {
    case (0xFE, 0xFF): isBig = true
    case (0xFF, 0xFE): isBig = false
    case (0, 0x20...): isBig = true
    case (0x09..., 0): isBig = false
    default: return nil
    }
    let letters = pairs.dropFirst()
    guard letters.prefix(3).allSatisfy({ (isBig ? $0.0 : $0.1) == 0 }) else { return nil }
    let isMarked = first.0 >= 0xFE && first.1 >= 0xFE
    return (isMarked ? letters : pairs[...]).map { pair in
      let (high, low) = isBig ? pair : (pair.1, pair.0)
      return high == 0 && low < 0x80 ? low : UInt8(ascii: "?")
    }
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}

extension Unicode.Scalar {
  fileprivate var isBetweenLines: Bool { (0x09...0x0D).contains(value) }
}
