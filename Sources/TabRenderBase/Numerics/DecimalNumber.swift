/// Numbers as this program reads them: decimal digits, a sign and a point, and nothing else.
///
/// `Double` itself also reads `nan`, `inf`, `0x1p3` and `1e999`, none of which is a length.
package enum DecimalNumber {
  /// The number that the text means, `nil` when it is not one.
  package static func parse(_ text: some StringProtocol) -> Double? {
    var digits = text[...]
    if digits.first == "-" || digits.first == "+" { digits = digits.dropFirst() }
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.contains(where: { !$0.isEmpty }) else { return nil }
    guard parts.allSatisfy({ $0.allSatisfy(isDigit) }) else { return nil }
    guard let number = Double(String(text)), number.isFinite else { return nil }
    return number
  }

  /// The number as short as it can be written: no point when it is whole, two decimals otherwise.
  package static func text(_ number: Double) -> String {
    let hundredths = (abs(number) * 100).rounded()
    guard hundredths < 1e15 else { return String(number) }
    let (whole, rest) = (Int(hundredths) / 100, Int(hundredths) % 100)
    let sign = number < 0 && hundredths > 0 ? "-" : ""
    guard rest > 0 else { return "\(sign)\(whole)" }
    let decimals = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
    return "\(sign)\(whole).\(decimals)"
  }

  /// The number with as many digits as it takes to read it back, and without an exponent.
  ///
  /// What is no number is `nan`, `inf` or `-inf`, and cannot be read back.
  package static func exactText(_ number: Double) -> String {
    let text = number.description
    guard number.isFinite else { return text }
    let parts = text.split(separator: "e")
    let digits = parts[0].split(separator: ".")
    let fraction = digits.count > 1 && digits[1] != "0" ? String(digits[1]) : ""
    let sign = text.hasPrefix("-") ? "-" : ""
    let whole = String(digits[0].drop { $0 == "-" })
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    return sign + withPointMoved(whole, fraction, by: exponent)
  }

  /// Digits before and after a point that moves so many places to the right.
  private static func withPointMoved(
    _ whole: String, _ fraction: String, by exponent: Int
  ) -> String {
    let digits = whole + fraction
    let point = whole.count + exponent
    if point <= 0 { return "0." + String(repeating: "0", count: -point) + digits }
    if point >= digits.count {
      return digits + String(repeating: "0", count: point - digits.count)
    }
    return "\(digits.prefix(point)).\(digits.dropFirst(point))"
  }

  private static func isDigit(_ character: Character) -> Bool {
    character.isASCII && character.isNumber
  }
}
