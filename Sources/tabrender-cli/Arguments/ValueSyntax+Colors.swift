import Foundation
import TabRender

extension ValueSyntax where Value == DynamicColor {
  /// A colour by number or by name.
  static var color: Self {
    ValueSyntax(placeholder: "COLOR", allowed: "") { (text: String) throws(ValueError) in
      do throws(ColorSyntaxError) {
        return try ColorSyntax.parse(text)
      } catch {
        throw .color(reason: error.description, suggestion: error.suggestion(for: text))
      }
    }
  }
}

extension ValueSyntax where Value == BorderDescription {
  /// A width in points, a comma, and a colour.
  static var border: Self {
    let width = ValueSyntax<Double>.number(of: BorderDescription.keys[\.width])
    return ValueSyntax(placeholder: "PT,COLOR", allowed: width.allowed) {
      (text: String) throws(ValueError) in
      guard let comma = text.firstIndex(of: ",") else {
        throw .malformed(expected: "PT,COLOR, such as 1,#C6C6C8")
      }
      let width = try width.parse(String(text[..<comma]))
      let color = try ValueSyntax<DynamicColor>.color.parse(
        String(text[text.index(after: comma)...]))
      return BorderDescription(width: width, color: color)
    }
  }
}

extension ValueSyntax where Value == BackgroundDescription {
  /// A colour, or `none` for a transparent canvas.
  static var background: Self {
    ValueSyntax<DynamicColor>.color.map(BackgroundDescription.color).or("none", .transparent)
  }
}

extension ValueSyntax where Value == ContentDescription.Subject {
  /// A kind of content, `solid:COLOR`, or the name of a PNG file.
  static var content: Self {
    let words = ContentDescription.kinds
    let names = words.map(\.name) + ["solid:COLOR", "FILE.png"]
    return ValueSyntax(placeholder: names.joined(separator: "|"), allowed: "") {
      (text: String) throws(ValueError) in
      let lowered = text.lowercased()
      if lowered.hasSuffix(".png") { return .file(text) }
      if lowered.hasPrefix("solid:") {
        return .solid(try ValueSyntax<DynamicColor>.color.parse(String(text.dropFirst(6))))
      }
      guard let word = words.first(where: { $0.name == lowered }) else {
        throw .unknownWord(choices: names, all: words.map(\.name))
      }
      return .kind(word.kind)
    }
  }
}

extension ValueSyntax where Value == CropDescription {
  /// A part of the canvas by name, or a rectangle in points.
  static var crop: Self {
    let parts = CropDescription.named
    let rectangle = ValueSyntax<[Double]>.points(
      4...4, of: CanvasDescription.keys[\.crop], placeholder: "x,y,w,h")
    return ValueSyntax(placeholder: "canvas|bar|shadow|x,y,w,h", allowed: "") {
      (text: String) throws(ValueError) in
      if text.contains(",") {
        let numbers = try rectangle.parse(text)
        guard numbers[2] > 0, numbers[3] > 0 else {
          throw .malformed(expected: "x,y,w,h with a width and a height above 0")
        }
        return .rectangle(
          CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
      }
      guard let part = parts.first(where: { $0.name == text.lowercased() }) else {
        throw .unknownWord(choices: parts.map(\.name) + ["x,y,w,h"], all: parts.map(\.name))
      }
      return part.crop
    }
  }
}
