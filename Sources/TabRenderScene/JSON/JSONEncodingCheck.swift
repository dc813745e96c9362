/// Makes sure that a text is UTF-8.
enum JSONEncodingCheck {
  /// The text as a source, or what else it is.
  static func source(
    name: String, base: String? = nil, _ bytes: [UInt8]
  ) throws(JSONProblem) -> JSONSource {
    if let encoding = otherEncoding(bytes) {
      throw JSONProblem(
        file: name, "is \(encoding), expected UTF-8",
        hint: "iconv -f \(encoding) -t UTF-8 \(ShellArgument.file(name))")
    }
    let source = JSONSource(name: name, base: base, bytes: bytes)
    if let range = firstInvalid(source.bytes) {
      let digits = source.bytes[range].map { Hexadecimal.upper($0, digits: 2) }.joined(
        separator: " ")
      throw JSONProblem(
        at: JSONLocation(source, range), pointer: nil, "is not UTF-8 here (byte \(digits))")
    }
    return source
  }

  /// UTF-16 and UTF-32 by their byte order mark, or by the zeros around the first character.
  private static func otherEncoding(_ bytes: [UInt8]) -> String? {
    let start = Array(bytes.prefix(4))
    if start == [0xFF, 0xFE, 0, 0] || start == [0, 0, 0xFE, 0xFF] { return "UTF-32" }
    if start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
    guard start.count == 4 else { return nil }
    let zeros = start.map { $0 == 0 }
    if zeros == [true, true, true, false] || zeros == [false, true, true, true] {
      return "UTF-32"
    }
    let isUTF16 = zeros == [true, false, true, false] || zeros == [false, true, false, true]
    return isUTF16 ? "UTF-16" : nil
  }

  /// The bytes of the first sequence that is not UTF-8.
  private static func firstInvalid(_ bytes: [UInt8]) -> Range<Int>? {
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: bytes.span)
      return nil
    } catch {
      return error.byteOffsets
    }
  }
}
