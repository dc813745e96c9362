/// A JSON document that is printed with its keys in the order they were written.
package enum JSONValue: Sendable {
  case string(String)
  case integer(Int)
  case number(Double)
  /// A number as it is spelled, which may have more digits than a `Double` holds.
  case numeral(String)
  case boolean(Bool)
  case null
  case array([JSONValue])
  case object([(String, JSONValue)])

  /// The document on one line.
  package var text: String {
    switch self {
    case .string(let string): Self.quoted(string)
    case .integer(let integer): String(integer)
    case .number(let number): Self.text(number)
    case .numeral(let text): text
    case .boolean(let boolean): String(boolean)
    case .null: "null"
    case .array(let values): "[" + values.map(\.text).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { Self.quoted($0) + ":" + $1.text }.joined(separator: ",") + "}"
    }
  }

  /// The largest number up to which a `Double` holds every whole one: 2^53.
  package static let largestWholeNumber = 0x1p53

  private static func text(_ number: Double) -> String {
    guard number.isFinite else { return "null" }
    let isWhole = number == number.rounded() && abs(number) <= largestWholeNumber
    return isWhole ? String(Int(number)) : String(number)
  }

  private static func quoted(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\0"..<" ": text += control(scalar)
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }

  private static func control(_ scalar: Unicode.Scalar) -> String {
    "\\u" + Hexadecimal.lower(scalar.value, digits: 4)
  }
}
