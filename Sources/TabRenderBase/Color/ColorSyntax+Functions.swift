extension ColorSyntax {
  /// A colour written as `rgb(r g b / a)` or `p3(r g b / a)`; commas may stand for the spaces.
  static func functionColor(_ text: String) throws(ColorSyntaxError) -> CGColor {
    guard let open = text.firstIndex(of: "(") else { throw .unknownFunction }
    let name = String(text[..<open])
    let inside = text[text.index(after: open)...].dropLast()
    switch name {
    case "rgb", "rgba":
      let parts = try components(inside, of: name, limit: 255)
      return CGColor(
        red: parts[0] / 255, green: parts[1] / 255, blue: parts[2] / 255, alpha: parts[3])
    case "p3":
      let parts = try components(inside, of: name, limit: 1)
      return CGColor(.displayP3, red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    default:
      throw .unknownFunction
    }
  }

  /// Three components in 0…`limit`, then the alpha in 0…1; the alpha is 1 when not written.
  private static func components(
    _ text: Substring, of function: String, limit: Double
  ) throws(ColorSyntaxError) -> [Double] {
    let slashed = text.split(separator: "/", omittingEmptySubsequences: false)
    guard slashed.count <= 2 else { throw .components(function: function) }
    var parts = slashed[0].split { $0 == "," || $0.isWhitespace }
    if slashed.count == 2 {
      guard parts.count == 3 else { throw .components(function: function) }
      parts += slashed[1].split(whereSeparator: \.isWhitespace)
      guard parts.count == 4 else { throw .components(function: function) }
    }
    guard parts.count == 3 || parts.count == 4 else { throw .components(function: function) }

    var values: [Double] = []
    for part in parts.prefix(3) {
      let value = try component(part, of: function, limit: limit)
      guard value >= 0, value <= limit else { throw .outOfRange(function: function, limit: limit) }
      values.append(value)
    }
    let alpha = try parts.count == 4 ? component(parts[3], of: function, limit: 1) : 1
    guard alpha >= 0, alpha <= 1 else { throw .alphaOutOfRange }
    return values + [alpha]
  }

  /// One number, or a percentage of the limit.
  private static func component(
    _ word: Substring, of function: String, limit: Double
  ) throws(ColorSyntaxError) -> Double {
    let isPercentage = word.hasSuffix("%")
    let digits = isPercentage ? word.dropLast() : word
    let isDecimal = digits.allSatisfy { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-") }
    guard isDecimal, let number = Double(digits) else { throw .components(function: function) }
    return isPercentage ? number / 100 * limit : number
  }
}
