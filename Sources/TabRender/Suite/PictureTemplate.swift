/// A path with fields, such as `baselines/{name}{~appearance}{@scale}.png`.
///
/// `{name}` is the scene's name, `{~appearance}` is `~dark` and nothing for light, `{@scale}` is
/// `@2x` and nothing for 1. The template also reads paths: it tells which picture a file would be.
package struct PictureTemplate: Hashable, Sendable {
  /// A part of a template.
  package enum Part: Hashable, Sendable {
    case text(String)
    case name, appearance, scale
  }

  /// What a path says about a picture.
  package struct Fields: Hashable, Sendable {
    /// The scene's name; empty where the template has none.
    package var name = ""
    /// `nil` where the template does not tell appearances apart.
    package var appearance: TabBarScene.Appearance?
    /// `nil` where the template does not tell scales apart.
    package var scale: Double?
  }

  /// What is wrong with a template.
  package enum Flaw: Error, Hashable, Sendable {
    case unknownField(String)
    case unclosedField
    /// The same field twice.
    case repeatedField(String)
    /// It does not end in `.png`, in upper or lower case.
    case notPNG
  }

  /// The template as it was written.
  package let text: String
  /// Its parts in order.
  package let parts: [Part]

  /// Reads a template.
  package init(_ text: String) throws(Flaw) {
    self.text = text
    var parts: [Part] = []
    var rest = text[...]
    while let brace = rest.firstIndex(of: "{") {
      if brace > rest.startIndex { parts.append(.text(String(rest[..<brace]))) }
      guard let end = rest[brace...].firstIndex(of: "}") else { throw .unclosedField }
      let name = String(rest[rest.index(after: brace)..<end])
      let part = try Self.field(name)
      guard !parts.contains(part) else { throw .repeatedField(name) }
      parts.append(part)
      rest = rest[rest.index(after: end)...]
    }
    if !rest.isEmpty { parts.append(.text(String(rest))) }
    guard text.lowercased().hasSuffix(".png") else { throw .notPNG }
    self.parts = parts
  }

  /// The template of no path, until the key that must be there is read.
  static let empty = PictureTemplate()

  private init() {
    text = ""
    parts = []
  }

  /// The spelling of the fields.
  package static let fields = ["{name}", "{~appearance}", "{@scale}"]

  private static func field(_ name: String) throws(Flaw) -> Part {
    switch name {
    case "name": .name
    case "~appearance": .appearance
    case "@scale": .scale
    default: throw .unknownField(name)
    }
  }

  /// The folder before the first field, "" when there is none.
  package var folder: SuitePath {
    guard case .text(let text)? = parts.first else { return SuitePath("") }
    return SuitePath(
      parts.count == 1
        ? FilePath.folder(of: text)
        : String(text[..<(text.lastIndex(of: "/") ?? text.startIndex)]))
  }

  /// The path of a picture; a picture without variant has no suffixes.
  package func path(name: String, _ variant: SuiteResults.Variant?) -> SuitePath {
    let names = parts.map { part in
      switch part {
      case .text(let text): text
      case .name: name
      case .appearance: variant.map { Self.suffix($0.appearance) } ?? ""
      case .scale: variant.map { Self.suffix(scale: $0.scale) } ?? ""
      }
    }
    return SuitePath(names.joined())
  }

  /// `~dark`, and nothing for light.
  package static func suffix(_ appearance: TabBarScene.Appearance) -> String {
    appearance == .light ? "" : "~\(appearance.rawValue)"
  }

  /// `@2x`, and nothing for 1.
  package static func suffix(scale: Double) -> String {
    guard scale != 1 else { return "" }
    return "@\(JSONValue.number(scale).text)x"
  }
}

extension PictureTemplate {
  /// What a path says when the template made it; `nil` when it cannot have.
  ///
  /// A name is as short as it can be, so that `bar~dark@2x` is the dark picture of `bar`.
  package func fields(of path: SuitePath) -> Fields? {
    match(parts[...], path.text[...], Fields())
  }

  private func match(_ parts: ArraySlice<Part>, _ rest: Substring, _ fields: Fields) -> Fields? {
    guard let part = parts.first else { return rest.isEmpty ? fields : nil }
    let others = parts.dropFirst()
    var fields = fields
    switch part {
    case .text(let text):
      return rest.hasPrefix(text) ? match(others, rest.dropFirst(text.count), fields) : nil
    case .name:
      return matchName(others, rest, fields)
    case .appearance:
      if rest.hasPrefix("~dark") {
        fields.appearance = .dark
        if let found = match(others, rest.dropFirst(5), fields) { return found }
      }
      fields.appearance = .light
      return match(others, rest, fields)
    case .scale:
      if let (scale, length) = Self.scale(rest) {
        fields.scale = scale
        if let found = match(others, rest.dropFirst(length), fields) { return found }
      }
      fields.scale = 1
      return match(others, rest, fields)
    }
  }

  private func matchName(
    _ others: ArraySlice<Part>, _ rest: Substring, _ fields: Fields
  ) -> Fields? {
    var fields = fields
    for end in rest.indices.dropFirst() + [rest.endIndex] where end > rest.startIndex {
      fields.name = String(rest[..<end])
      if let found = match(others, rest[end...], fields) { return found }
    }
    return nil
  }

  /// `@2x` or `@1.5x` at the beginning, with its length.
  private static func scale(_ text: Substring) -> (Double, length: Int)? {
    guard text.first == "@", let end = text.firstIndex(of: "x") else { return nil }
    let digits = text[text.index(after: text.startIndex)..<end]
    guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }),
      let scale = Double(digits), suffix(scale: scale) == "@\(digits)x"
    else { return nil }
    return (scale, digits.count + 2)
  }
}
