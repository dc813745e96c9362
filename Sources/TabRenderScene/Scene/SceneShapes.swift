import TabRenderBase

/// The shapes of values that scene files have in several places.
package enum SceneShapes {
  /// A length in points.
  static func points(_ range: ClosedRange<Double>) -> JSONShape {
    .number(JSONNumberRule(minimum: range.lowerBound, maximum: range.upperBound, unit: "pt"))
  }

  /// A share from 0 to 1.
  static let fraction = JSONShape.number(JSONNumberRule(minimum: 0, maximum: 1))

  /// A place or a distance in points, either way.
  static let coordinate = points(-100_000...100_000)

  /// Two coordinates.
  static func pair(_ meaning: String, _ element: JSONShape = coordinate) -> JSONShape {
    .list(JSONListRule(element, count: 2...2, meaning: meaning))
  }

  /// A rectangle; whether its sides may be below 0 is for ``SceneDecoder`` to judge.
  static let rect = JSONShape.list(
    JSONListRule(coordinate, count: 4...4, meaning: "x, y, width, height"))

  /// A colour, or one for each appearance.
  package static let color = JSONShape.choice([
    .text(colorRule),
    .object(
      JSONObjectRule([
        JSONKey("light", .text(colorRule), isRequired: true, "in the light appearance"),
        JSONKey("dark", .text(colorRule), isRequired: true, "in the dark appearance"),
      ])),
  ])

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

  /// A word for corners, or a list of them.
  static let corners = JSONShape.choice([
    .text(cornerRule), .list(JSONListRule(.text(cornerRule))),
  ])

  private static let cornerRule = JSONTextRule("a corner") { text in
    guard CornerNames.mask(of: text) == nil else { return nil }
    let names = CornerNames.all.map(\.name)
    return (
      "must be \(names.joined(separator: "|")), got \"\(JSONValidator.shortened(text))\"",
      NearestName.nearest(to: text, among: names).map { "did you mean \"\($0)\"?" }
    )
  }

  /// One of an enumeration's raw values.
  static func word<Value: CaseIterable & RawRepresentable<String>>(
    of type: Value.Type
  ) -> JSONShape {
    .word(type.allCases.map(\.rawValue))
  }

  /// A line: its width and its colour.
  static let border = JSONShape.object(
    JSONObjectRule([
      JSONKey("width", points(0...1000), isRequired: true, "the line's width, pt"),
      JSONKey("color", color, default: "black", "the line's colour"),
    ]))

  /// A file's name, relative to the file that names it.
  static let file = JSONShape.text(
    JSONTextRule("a file's name", pattern: JSONTextRule.anyCharacter) { text in
      if text.isEmpty { return ("must not be empty", nil) }
      if let character = JSONTextRule.controlCharacter(in: text) {
        return ("must not have the control character \(character)", nil)
      }
      return text.contains("://") ? ("must name a file, not a URL", nil) : nil
    })
}

extension ColorSyntaxError {
  /// The colour that was probably meant by a text that is none.
  package func suggestion(for text: String) -> String? {
    guard self == .unknownName else { return nil }
    let isHex = [3, 4, 6, 8].contains(text.count) && text.allSatisfy(\.isHexDigit)
    return isHex ? "#\(text)" : NearestName.nearest(to: text, among: ColorSyntax.names)
  }
}
