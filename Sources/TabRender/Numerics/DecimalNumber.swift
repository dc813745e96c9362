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

  private static func isDigit(_ character: Character) -> Bool {
    character.isASCII && character.isNumber
  }
}
