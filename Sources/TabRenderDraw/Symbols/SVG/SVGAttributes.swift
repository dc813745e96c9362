import Foundation

/// The attributes of one element, with the values of its `style` above them.
struct SVGAttributes {
  let line: Int
  private var values: [String: String] = [:]

  /// Creates the attributes of an element; those of foreign namespaces are left out.
  init(_ attributes: [(name: String, value: String)], line: Int) {
    self.line = line
    for (name, value) in attributes where !name.contains(":") { values[name] = value }
    guard let style = values.removeValue(forKey: "style") else { return }
    for declaration in style.split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      values[parts[0].trimmed] = String(parts[1].replacing("!important", with: "").trimmed)
    }
  }

  /// The value without the spaces around it; `nil` where the attribute is not given.
  subscript(name: String) -> String? { values[name]?.trimmed }

  var names: [String] { values.keys.sorted() }

  /// A length in user units; `nil` where the attribute is not given.
  func length(_ name: String) throws(SVGError) -> Double? {
    guard let text = self[name] else { return nil }
    guard let length = Self.length(text) else { throw invalid(name) }
    return length
  }

  /// A length that may not be negative.
  func size(_ name: String) throws(SVGError) -> Double? {
    guard let size = try length(name) else { return nil }
    guard size >= 0 else { throw invalid(name) }
    return size
  }

  /// A list of numbers with spaces or commas between them; `nil` where it is not given.
  func numbers(_ name: String) throws(SVGError) -> [Double]? {
    guard let text = self[name] else { return nil }
    var scanner = NumberScanner(text)
    var numbers: [Double] = []
    while scanner.peekAfterSpaces() != nil {
      guard case .value(let number) = scanner.number() else { throw invalid(name) }
      numbers.append(number)
      scanner.skipSeparator()
    }
    return numbers
  }

  func invalid(_ name: String) -> SVGError {
    .invalidValue(line: line, attribute: name, value: self[name] ?? "")
  }

  /// A length with an absolute unit or none; `nil` for anything else.
  static func length(_ text: String) -> Double? {
    var scanner = NumberScanner(text)
    guard case .value(let number) = scanner.number() else { return nil }
    switch scanner.rest {
    case "", "px": return number
    case "pt": return number * 4 / 3
    case "pc": return number * 16
    case "in": return number * 96
    case "cm": return number * 96 / 2.54
    case "mm": return number * 96 / 25.4
    default: return nil
    }
  }
}

extension StringProtocol {
  /// The text without the spaces around it.
  fileprivate var trimmed: String {
    let utf8 = Array(self.utf8)
    guard let first = utf8.firstIndex(where: { !$0.isSpace }),
      let last = utf8.lastIndex(where: { !$0.isSpace })
    else { return "" }
    return String(decoding: utf8[first...last], as: UTF8.self)
  }
}
