/// Numbers as sentences about differences write them, the same in every locale.
package enum DiffNumber {
  /// A number with at most so many decimals, zeros at the end left out.
  package static func text(_ number: Double, decimals: Int) -> String {
    guard number.isFinite else { return number.isNaN ? "undefined" : number < 0 ? "-∞" : "∞" }
    let factor = power(of: 10, decimals)
    let scaled = (abs(number) * Double(factor)).rounded()
    guard scaled < 1e15 else { return String(number) }
    let (whole, rest) = Int(scaled).quotientAndRemainder(dividingBy: factor)
    let sign = number < 0 && scaled > 0 ? "-" : ""
    guard rest > 0 else { return "\(sign)\(whole)" }
    let digits = String(rest)
    let padded = String(repeating: "0", count: decimals - digits.count) + digits
    return "\(sign)\(whole).\(String(padded.reversed().drop { $0 == "0" }.reversed()))"
  }

  /// The same, with as many decimals more as it takes to tell the number from another one.
  ///
  /// So a similarity of 0.9999996 is not written as the 1 of equal pictures.
  static func text(_ number: Double, decimals: Int, butNever other: Double) -> String {
    var decimals = decimals
    let text = text(other, decimals: 0)
    while number != other, decimals < 15, self.text(number, decimals: decimals) == text {
      decimals += 1
    }
    let told = self.text(number, decimals: decimals)
    return number != other && told == text ? String(number) : told
  }

  /// A part of a whole in per cent, with two or three digits that count.
  ///
  /// What is not nothing is never written as 0 %, and what is not all is never written as 100 %.
  package static func percent(_ part: Int, of whole: Int) -> String {
    guard part > 0, whole > 0 else { return "0 %" }
    guard part < whole else { return "100 %" }
    let percent = Double(part) / Double(whole) * 100
    guard percent >= 0.000_001 else { return "< 0.000001 %" }
    var decimals = 1
    while percent * Double(power(of: 10, decimals)) < 10 && decimals < 6 { decimals += 1 }
    return "\(text(min(percent, 99.9), decimals: decimals)) %"
  }

  private static func power(of base: Int, _ exponent: Int) -> Int {
    (0..<exponent).reduce(1) { product, _ in product * base }
  }
}
