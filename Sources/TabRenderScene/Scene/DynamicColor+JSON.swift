extension JSONForm where Value == DynamicColor {
  /// A colour, or one for each appearance.
  package static let color = JSONForm(
    .choice([
      .text(colorRule),
      .object(
        JSONObjectRule([
          JSONKey("light", .text(colorRule), isRequired: true, "in the light appearance"),
          JSONKey("dark", .text(colorRule), isRequired: true, "in the dark appearance"),
        ])),
    ]),
    read: { node in
      if let text = node.string { return try? ColorSyntax.parse(text) }
      guard let light = node["light"]?.string, let dark = node["dark"]?.string else { return nil }
      return (try? (ColorSyntax.parse(light), ColorSyntax.parse(dark))).map {
        DynamicColor(light: $0.light, dark: $1.dark)
      }
    }, write: \.json)

  private static let colorRule = JSONTextRule(
    "a colour", pattern: ColorPattern.text, definition: "color"
  ) { text in
    do throws(ColorSyntaxError) {
      _ = try ColorSyntax.parse(text)
      return nil
    } catch {
      return (
        "\"\(JSONValidator.shortened(text))\" is not a colour: \(error)", colorHint(text, error)
      )
    }
  }

  private static func colorHint(_ text: String, _ error: ColorSyntaxError) -> String {
    if let nearest = error.suggestion(for: text) { return "did you mean \"\(nearest)\"?" }
    return "a colour is #rgb, #rgba, #rrggbb, #rrggbbaa, rgb(r g b / a), p3(r g b / a), or a name "
      + "such as systemBlue"
  }
}

extension ColorSyntaxError {
  /// The colour that was probably meant by a text that is none.
  package func suggestion(for text: String) -> String? {
    guard self == .unknownName else { return nil }
    let isHex = [3, 4, 6, 8].contains(text.count) && text.allSatisfy(\.isHexDigit)
    return isHex ? "#\(text)" : NearestName.nearest(to: text, among: ColorSyntax.names)
  }
}

extension DynamicColor {
  /// The colour's name, its text, or one for each appearance.
  package var json: JSONValue {
    if let name = SystemColor.allCases.first(where: { $0.color == self })?.rawValue {
      return .string(name)
    }
    if light == dark { return .string(light.text) }
    return .object([("light", .string(light.text)), ("dark", .string(dark.text))])
  }
}

extension CGColor {
  /// The text that ``ColorSyntax`` reads as this very colour.
  package var text: String {
    let parts = [red, green, blue, alpha]
    let levels = parts.map { ($0 * 255).rounded() }
    let isHex = space == .sRGB && zip(parts, levels).allSatisfy { $0 == $1 / 255 }
    if isHex {
      let shown = alpha == 1 ? levels.dropLast() : levels[...]
      return "#" + shown.map(Self.hex).joined()
    }
    let alpha = alpha == 1 ? "" : " / \(Self.decimal(alpha))"
    switch space {
    case .displayP3:
      return "p3(\(parts.prefix(3).map(Self.decimal).joined(separator: " "))\(alpha))"
    case .sRGB:
      let numbers = parts.prefix(3).map { Self.decimal(Self.scaled($0)) }
      return "rgb(\(numbers.joined(separator: " "))\(alpha))"
    }
  }

  /// The number in 0…255 that gives the part when it is divided by 255.
  private static func scaled(_ part: Double) -> Double {
    let near = part * 255
    return [near, near.nextUp, near.nextDown].first { $0 / 255 == part } ?? near
  }

  private static func hex(_ level: Double) -> String {
    Hexadecimal.upper(Int(level), digits: 2)
  }

  /// The shortest decimal number that reads as this one; no exponent, below 1e-9 is 0.
  private static func decimal(_ number: Double) -> String {
    let text = JSONValue.number(number).text
    guard text.contains("e") else { return text }
    guard number >= 1e-9 else { return "0" }
    let whole = String(Int((number * 1e18).rounded()))
    return "0." + String(repeating: "0", count: 18 - whole.count) + whole
  }
}
