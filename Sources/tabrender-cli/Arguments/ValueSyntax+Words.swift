import Foundation
import TabRender

extension ValueSyntax {
  /// One of a few words, upper and lower case alike.
  static func word(_ choices: [(name: String, value: Value)], placeholder: String) -> Self {
    let names = choices.map(\.name)
    return ValueSyntax(placeholder: placeholder, allowed: "") {
      (text: String) throws(ValueError) in
      let lowered = text.lowercased()
      guard let choice = choices.first(where: { $0.name.lowercased() == lowered }) else {
        throw .unknownWord(choices: names, all: names)
      }
      return choice.value
    }
  }
}

extension ValueSyntax where Value: CaseIterable & RawRepresentable<String> {
  /// One of an enumeration's raw values, upper and lower case alike.
  static var oneOf: Self {
    let choices = Value.allCases.map { (name: $0.rawValue, value: $0) }
    return word(choices, placeholder: choices.map(\.name).joined(separator: "|"))
  }
}

extension ValueSyntax where Value == String {
  /// A file or a folder.
  static func path(_ placeholder: String) -> Self { some("a path", placeholder) }

  /// What a layer is called.
  static var layer: Self { some("a layer's id", "ID") }

  /// Any text but none.
  private static func some(_ expected: String, _ placeholder: String) -> Self {
    ValueSyntax(placeholder: placeholder, allowed: "") { (text: String) throws(ValueError) in
      guard !text.isEmpty else { throw .malformed(expected: expected) }
      return text
    }
  }
}

extension ValueSyntax where Value == Device {
  /// A device by its name.
  static var device: Self {
    ValueSyntax(placeholder: "NAME", allowed: "") { (text: String) throws(ValueError) in
      guard let device = Device.named(text) else {
        throw .unknownWord(choices: [], all: Device.all.map(\.name))
      }
      return device
    }
  }
}

extension ValueSyntax where Value == CGSize {
  /// A width and a height in points, such as `393x852`.
  static var size: Self {
    let side = ValueSyntax<Double>.number(of: CanvasDescription.keys[\.size])
    let allowed = "\(side.allowed) each"
    return ValueSyntax(placeholder: "WxH", allowed: allowed) {
      (text: String) throws(ValueError) in
      let parts = text.lowercased().split(omittingEmptySubsequences: false) {
        $0 == "x" || $0 == "×"
      }
      let numbers = parts.compactMap { DecimalNumber.parse($0) }
      guard parts.count == 2, numbers.count == 2 else {
        throw .malformed(expected: "WxH in pt, such as 393x852")
      }
      guard let width = try? side.parse(String(parts[0])),
        let height = try? side.parse(String(parts[1]))
      else { throw .outOfRange(allowed) }
      return CGSize(width: width, height: height)
    }
  }
}
