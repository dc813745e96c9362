/// Colours as a regular expression for schemas: what ``ColorSyntax`` reads, in the dialect of ECMA.
enum ColorPattern {
  /// The whole expression.
  static let text = #"^\s*(\#(hexadecimal)|\#(rgb)|\#(p3)|\#(names))\s*$"#

  private static let hexadecimal = "#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})"

  private static let rgb = function(
    "[Rr][Gg][Bb][Aa]?", component: "(25[0-5]|2[0-4][0-9]|1?[0-9]?[0-9])?")
  private static let p3 = function("[Pp]3", component: "1?")

  /// Three components, and the alpha behind a slash, a comma or a blank; commas stand for blanks.
  private static func function(_ name: String, component: String) -> String {
    let (first, alpha) = (number(component), number("1?"))
    let three = #"[\s,]*\#(first)([\s,]+\#(first)){2}"#
    return #"\#(name)\(\#(three)([\s,]+\#(alpha)[\s,]*|[\s,]*/\s*\#(alpha)\s*|[\s,]*)\)"#
  }

  /// A number whose whole part is given, or a percentage.
  private static func number(_ whole: String) -> String {
    let decimals = #"(\.[0-9]*)?"#
    return #"(?=[-.0-9])(-?0*\.?0*|0*\#(whole)\#(decimals)|-?0*(100|[0-9]?[0-9])?\#(decimals)%)"#
  }

  /// The names in upper and lower case, and mixed.
  private static let names = ColorSyntax.names.map { name in
    name.map { letter in
      let both = [letter.uppercased(), letter.lowercased()]
      return both[0] == both[1] ? both[0] : "[\(both.joined())]"
    }.joined()
  }.joined(separator: "|")
}
