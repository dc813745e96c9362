/// Colours as a person writes them.
///
/// | Written | Meaning |
/// |---|---|
/// | `#rgb` `#rgba` `#rrggbb` `#rrggbbaa` | sRGB, hexadecimal |
/// | `rgb(255 59 48)`, `rgb(255, 59, 48, 0.5)`, `rgb(255 59 48 / 50%)` | sRGB, 0…255 and an alpha |
/// | `p3(1 0.2 0.1 / 0.5)` | Display P3, 0…1 and an alpha |
/// | `black` `white` `clear` (or `transparent`) `gray` `red` … | CSS names |
/// | `systemBlue`, `label`, … | ``SystemColor``, following the appearance |
///
/// Upper and lower case are alike; spaces around the text do not count.
public enum ColorSyntax {
  /// The colour that the text means.
  public static func parse(_ text: String) throws(ColorSyntaxError) -> DynamicColor {
    let rest = text.drop(while: \.isWhitespace).lowercased()
    let trimmed = String(rest.reversed().drop(while: \.isWhitespace).reversed())
    guard !trimmed.isEmpty else { throw .empty }
    if trimmed.hasPrefix("#") { return DynamicColor(try hexColor(trimmed.dropFirst())) }
    if trimmed.hasSuffix(")") { return DynamicColor(try functionColor(trimmed)) }
    return try namedColor(trimmed)
  }

  /// Every name that ``parse(_:)`` accepts, system colours first.
  public static var names: [String] {
    SystemColor.allCases.map(\.rawValue) + cssColors.map(\.name)
  }

  static var cssColors: [(name: String, color: CGColor)] {
    [
      ("black", .black), ("white", .white), ("clear", .clear), ("transparent", .clear),
      ("gray", CGColor(hex: 0x808080)), ("grey", CGColor(hex: 0x808080)),
      ("silver", CGColor(hex: 0xC0C0C0)), ("red", CGColor(hex: 0xFF0000)),
      ("lime", CGColor(hex: 0x00FF00)), ("green", CGColor(hex: 0x008000)),
      ("blue", CGColor(hex: 0x0000FF)), ("navy", CGColor(hex: 0x000080)),
      ("yellow", CGColor(hex: 0xFFFF00)), ("orange", CGColor(hex: 0xFFA500)),
      ("cyan", CGColor(hex: 0x00FFFF)), ("magenta", CGColor(hex: 0xFF00FF)),
      ("purple", CGColor(hex: 0x800080)), ("teal", CGColor(hex: 0x008080)),
    ]
  }

  private static func namedColor(_ name: String) throws(ColorSyntaxError) -> DynamicColor {
    if let system = SystemColor.allCases.first(where: { $0.rawValue.lowercased() == name }) {
      return system.color
    }
    guard let css = cssColors.first(where: { $0.name == name }) else { throw .unknownName }
    return DynamicColor(css.color)
  }

  private static func hexColor(_ digits: Substring) throws(ColorSyntaxError) -> CGColor {
    let values = digits.compactMap(\.hexDigitValue)
    guard values.count == digits.count, digits.allSatisfy(\.isASCII) else { throw .hexDigits }
    let levels: [Int]
    switch values.count {
    case 3, 4: levels = values.map { $0 * 17 }
    case 6, 8:
      levels = stride(from: 0, to: values.count, by: 2).map { values[$0] * 16 + values[$0 + 1] }
    default: throw .hexDigits
    }
    let parts = levels.map { Double($0) / 255 }
    return CGColor(
      red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count > 3 ? parts[3] : 1)
  }
}

/// Why a text is not a colour.
public enum ColorSyntaxError: Error, Hashable, Sendable {
  /// Nothing was written.
  case empty
  /// No colour has that name.
  case unknownName
  /// After `#` there must be 3, 4, 6 or 8 hexadecimal digits.
  case hexDigits
  /// Only `rgb(…)` and `p3(…)` are known.
  case unknownFunction
  /// A function needs three numbers, and at most one alpha.
  case components(function: String)
  /// The alpha lies outside 0…1.
  case alphaOutOfRange
  /// A component lies outside its range, which ends at `limit`.
  case outOfRange(function: String, limit: Double)
}

extension ColorSyntaxError: CustomStringConvertible {
  /// One clause that says why the text is not a colour.
  public var description: String {
    switch self {
    case .empty: "it is empty"
    case .unknownName: "no colour has that name"
    case .hexDigits: "after # come 3, 4, 6 or 8 hexadecimal digits"
    case .unknownFunction: "the functions are rgb(…) and p3(…)"
    case .components(let function): "write \(function)(r g b) or \(function)(r g b / alpha)"
    case .alphaOutOfRange: "the alpha is 0…1 or 0…100%"
    case .outOfRange(let function, let limit): "\(function)(…) takes 0…\(Int(limit))"
    }
  }
}
