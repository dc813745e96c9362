/// Numbers to the base of 16, with leading zeros.
package enum Hexadecimal {
  /// At least so many digits, `a` to `f` among them; more where the number needs them.
  ///
  /// The number is 0 or more.
  package static func lower(_ number: some BinaryInteger, digits: Int) -> String {
    padded(String(number, radix: 16), digits)
  }

  /// At least so many digits, `A` to `F` among them; more where the number needs them.
  ///
  /// The number is 0 or more.
  package static func upper(_ number: some BinaryInteger, digits: Int) -> String {
    padded(String(number, radix: 16, uppercase: true), digits)
  }

  /// The number of a character as Unicode writes it, such as `U+202E`.
  package static func codePoint(_ scalar: Unicode.Scalar) -> String {
    "U+" + upper(scalar.value, digits: 4)
  }

  private static func padded(_ text: String, _ digits: Int) -> String {
    String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }
}
