import Foundation

// The forms of values that scene files have in several places.

extension JSONForm where Value == Double {
  /// A length in points.
  static func points(_ range: ClosedRange<Double>) -> JSONForm { number(range, unit: "pt") }

  /// A location or a distance in points, either way.
  static let coordinate = points(-100_000...100_000)

  /// A size or a radius of a shape in points.
  static let length = points(0...10000)

  /// How far a blur or a shadow spreads, σ in points.
  static let sigma = points(0...1000)

  /// The width of a line in points.
  static let lineWidth = points(0...1000)

  /// A share from 0 to 1.
  static let fraction = number(0...1)

  /// Pixels per point.
  package static let scale = number(0.1...10, unit: "px per pt")
}

extension JSONForm where Value == TabBarScene.Appearance {
  /// Light or dark.
  package static let appearance = word
}

extension JSONForm where Value == CGPoint {
  /// Two coordinates.
  static let point = pair(.coordinate)

  /// A point in units of a layer's bounds.
  static let unitPoint = pair(.number(-1000...1000))

  private static func pair(_ element: JSONForm<Double>) -> JSONForm {
    element.list(2...2, meaning: "x, y")
      .map({ CGPoint(x: $0[0], y: $0[1]) }, back: { [$0.x, $0.y] })
  }
}

extension JSONForm where Value == CGSize {
  /// How far a shadow is shifted, in points.
  static let offset = pair(.points(-10000...10000), "x, y")

  /// The size of a canvas in points.
  static let size = pair(.points(1...20000), "width, height")

  private static func pair(_ element: JSONForm<Double>, _ meaning: String) -> JSONForm {
    element.list(2...2, meaning: meaning)
      .map({ CGSize(width: $0[0], height: $0[1]) }, back: { [$0.width, $0.height] })
  }
}

extension JSONForm where Value == CGRect {
  /// A rectangle; ``SceneCheck`` refuses sides below 0.
  static let rect = JSONForm<Double>.coordinate.list(4...4, meaning: "x, y, width, height")
    .map(
      { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) },
      back: { [$0.origin.x, $0.origin.y, $0.size.width, $0.size.height] })
}

extension JSONForm where Value == UIEdgeInsets {
  /// Four distances, or one for all sides.
  static let insets: JSONForm = {
    let four = JSONForm<Double>.length.list(4...4, meaning: "top, left, bottom, right")
    return JSONForm(
      .choice([JSONForm<Double>.length.shape, four.shape]),
      read: { node in
        let sides = node.number.map { [$0, $0, $0, $0] } ?? node.numbers
        return UIEdgeInsets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
      },
      write: { insets in
        let sides = [insets.top, insets.left, insets.bottom, insets.right]
        return Set(sides).count == 1 ? .number(insets.top) : four.write(sides)
      })
  }()
}

extension JSONForm where Value == CACornerMask {
  /// A name of corners, or a list of them.
  static let corners = JSONForm(
    .choice([.text(cornerRule), .list(JSONListRule(.text(cornerRule)))]),
    read: { node in
      let names = node.string.map { [$0] } ?? node.elements.compactMap(\.string)
      return names.reduce(into: []) { $0.formUnion(CornerNames.mask(of: $1) ?? []) }
    },
    write: { mask in
      let names = CornerNames.words(for: mask).map(JSONValue.string)
      return names.count == 1 ? names[0] : .array(names)
    })

  private static let cornerRule = JSONTextRule("a corner") { text in
    guard CornerNames.mask(of: text) == nil else { return nil }
    let names = CornerNames.all.map(\.name)
    return (
      "must be \(names.joined(separator: "|")), got \"\(JSONValidator.shortened(text))\"",
      NearestName.nearest(to: text, among: names).map { "did you mean \"\($0)\"?" }
    )
  }
}

extension JSONForm where Value == String {
  /// A file's name, relative to the file that names it; the value counts from the working folder.
  static let file = JSONForm(
    .text(
      JSONTextRule("a file's name", pattern: JSONTextRule.anyCharacter) { text in
        if text.isEmpty { return ("must not be empty", nil) }
        if let character = JSONTextRule.controlCharacter(in: text) {
          return ("must not have the control character \(character)", nil)
        }
        return text.contains("://") ? ("must name a file, not a URL", nil) : nil
      }), read: { $0.path }, write: JSONValue.string)
}

extension JSONNode {
  /// The path of the file that a text names, which is relative to the file that holds the node.
  var path: String? {
    string.map { SceneInheritance.path(of: $0, from: location.source.base) }
  }
}
