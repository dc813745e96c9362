/// Makes JSON Schema (2020-12) of shapes.
///
/// A schema accepts every file that ``JSONValidator`` accepts. It is looser where only code can
/// check: what paths mean, and duplicate keys.
package struct JSONSchema {
  private var definitions: [(String, JSONValue)] = []

  /// The schema of a document.
  ///
  /// - Parameters:
  ///   - shape: What the document must look like.
  ///   - identifier: The schema's `$id`.
  ///   - title: What the document is.
  ///   - base: The key that names a file which the document is merged over; `nil` when it has none.
  ///     With it, keys may be missing that the other file has, and `null` takes one of its away.
  /// - Returns: The schema.
  package static func document(
    _ shape: JSONShape, identifier: String, title: String, base: String? = nil
  ) -> JSONValue {
    var schema = JSONSchema()
    var members = schema.members(of: base.map { shape.patch(naming: $0) } ?? shape)
    if let base {
      members += [
        ("if", .object([("not", .object([("required", .array([.string(base)]))]))])),
        ("then", .object(wholeness(of: shape))),
      ]
    }
    var document: [(String, JSONValue)] = [
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      ("$id", .string(identifier)), ("title", .string(title)),
    ]
    document += members
    if !schema.definitions.isEmpty { document.append(("$defs", .object(schema.definitions))) }
    return .object(document)
  }

  /// What holds for a document besides what holds for one that is merged over another.
  private static func wholeness(of shape: JSONShape) -> [(String, JSONValue)] {
    switch shape {
    case .choice(let shapes):
      return shapes.first { $0.accepts(.object) }.map(wholeness) ?? []
    case .object(let rule):
      let properties = rule.keys.compactMap { key -> (String, JSONValue)? in
        var members = wholeness(of: key.shape)
        if !key.shape.accepts(.null) { members.append(("not", type("null"))) }
        return members.isEmpty ? nil : (key.name, .object(members))
      }
      return [("properties", .object(properties))] + required(rule)
    default: return []
    }
  }

  private static func type(_ name: String) -> JSONValue { .object([("type", .string(name))]) }

  private static func required(_ rule: JSONObjectRule) -> [(String, JSONValue)] {
    let names = rule.keys.filter(\.isRequired).map { JSONValue.string($0.name) }
    return names.isEmpty ? [] : [("required", .array(names))]
  }

  private mutating func members(of shape: JSONShape) -> [(String, JSONValue)] {
    switch shape {
    case .any: return []
    case .null: return [("type", .string("null"))]
    case .boolean: return [("type", .string("boolean"))]
    case .number(let rule): return Self.members(of: rule)
    case .text(let rule): return members(of: rule)
    case .word(let words): return [("enum", .array(words.map(JSONValue.string)))]
    case .list(let rule): return members(of: rule)
    case .object(let rule): return members(of: rule)
    case .dictionary(let shape):
      return [("type", .string("object")), ("additionalProperties", .object(members(of: shape)))]
    case .choice(let shapes):
      return [("anyOf", .array(shapes.map { .object(members(of: $0)) }))]
    case .named(let name, let shape):
      return reference(name) { $0.members(of: shape()) }
    }
  }

  private mutating func members(of rule: JSONTextRule) -> [(String, JSONValue)] {
    guard let pattern = rule.pattern else { return [("type", .string("string"))] }
    let members = [("type", JSONValue.string("string")), ("pattern", .string(pattern))]
    return rule.definition.map { reference($0) { _ in members } } ?? members
  }

  /// A reference to what is stated once, under a name.
  private mutating func reference(
    _ name: String, _ members: (inout JSONSchema) -> [(String, JSONValue)]
  ) -> [(String, JSONValue)] {
    if !definitions.contains(where: { $0.0 == name }) {
      let location = definitions.count
      // The name is taken before its shape is looked at, which may contain itself.
      definitions.append((name, .null))
      definitions[location].1 = .object(members(&self))
    }
    return [("$ref", .string("#/$defs/\(name)"))]
  }

  private static func members(of rule: JSONNumberRule) -> [(String, JSONValue)] {
    var members: [(String, JSONValue)] = [("type", .string(rule.isWhole ? "integer" : "number"))]
    if let minimum = rule.minimum {
      members.append((rule.isAboveMinimum ? "exclusiveMinimum" : "minimum", .number(minimum)))
    }
    if let maximum = rule.maximum { members.append(("maximum", .number(maximum))) }
    return members
  }

  private mutating func members(of rule: JSONListRule) -> [(String, JSONValue)] {
    var members: [(String, JSONValue)] = [
      ("type", .string("array")), ("items", .object(self.members(of: rule.element))),
    ]
    if rule.count.lowerBound > 0 { members.append(("minItems", .integer(rule.count.lowerBound))) }
    if rule.count.upperBound < .max {
      members.append(("maxItems", .integer(rule.count.upperBound)))
    }
    return members
  }

  /// The key's meaning, and what it counts in and its default where there are such.
  private static func description(of key: JSONKey) -> String {
    let unit = key.shape.numberRule?.unit ?? ""
    let fallback = key.fallback.isEmpty ? "" : "default: \(key.fallback)"
    let notes = [unit, fallback].filter { !$0.isEmpty }
    return notes.isEmpty ? key.meaning : "\(key.meaning) (\(notes.joined(separator: ", ")))"
  }

  private mutating func members(of rule: JSONObjectRule) -> [(String, JSONValue)] {
    var properties: [(String, JSONValue)] = []
    for key in rule.keys {
      var property = members(of: key.shape)
      property.append(("description", .string(Self.description(of: key))))
      properties.append((key.name, .object(property)))
    }
    return [
      ("type", .string("object")), ("properties", .object(properties)),
      ("patternProperties", .object([(#"^(\$schema$|x-)"#, .boolean(true))])),
      ("additionalProperties", .boolean(false)),
    ] + Self.required(rule)
  }
}
