/// Makes JSON Schema (2020-12) of shapes.
///
/// A schema accepts every file that ``JSONReview`` accepts. It is looser where only code can judge:
/// what colours and paths mean, and duplicate keys.
package struct JSONSchema {
  private var definitions: [(String, JSONValue)] = []

  /// The schema of a document.
  ///
  /// - Parameters:
  ///   - shape: What the document must look like.
  ///   - identifier: The schema's `$id`.
  ///   - title: What the document is.
  /// - Returns: The schema.
  package static func document(
    _ shape: JSONShape, identifier: String, title: String
  ) -> JSONValue {
    var schema = JSONSchema()
    let members = schema.members(of: shape)
    var document: [(String, JSONValue)] = [
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      ("$id", .string(identifier)), ("title", .string(title)),
    ]
    document += members
    if !schema.definitions.isEmpty { document.append(("$defs", .object(schema.definitions))) }
    return .object(document)
  }

  private mutating func members(of shape: JSONShape) -> [(String, JSONValue)] {
    switch shape {
    case .any: return []
    case .null: return [("type", .string("null"))]
    case .boolean: return [("type", .string("boolean"))]
    case .number(let rule): return Self.members(of: rule)
    case .text(let rule):
      return [("type", .string("string"))] + (rule.pattern.map { [("pattern", .string($0))] } ?? [])
    case .word(let words): return [("enum", .array(words.map(JSONValue.string)))]
    case .list(let rule): return members(of: rule)
    case .object(let rule): return members(of: rule)
    case .dictionary(let shape):
      return [("type", .string("object")), ("additionalProperties", .object(members(of: shape)))]
    case .choice(let shapes):
      return [("anyOf", .array(shapes.map { .object(members(of: $0)) }))]
    case .named(let name, let shape):
      define(name, shape)
      return [("$ref", .string("#/$defs/\(name)"))]
    }
  }

  private mutating func define(_ name: String, _ shape: () -> JSONShape) {
    guard !definitions.contains(where: { $0.0 == name }) else { return }
    let place = definitions.count
    // The name is taken before its shape is looked at, which may contain itself.
    definitions.append((name, .null))
    definitions[place].1 = .object(members(of: shape()))
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

  private mutating func members(of rule: JSONObjectRule) -> [(String, JSONValue)] {
    var properties: [(String, JSONValue)] = []
    for key in rule.keys {
      var property = members(of: key.shape)
      let fallback = key.fallback.isEmpty ? "" : " (default: \(key.fallback))"
      property.append(("description", .string(key.meaning + fallback)))
      properties.append((key.name, .object(property)))
    }
    let required = rule.keys.filter(\.isRequired).map { JSONValue.string($0.name) }
    var members: [(String, JSONValue)] = [
      ("type", .string("object")), ("properties", .object(properties)),
      ("patternProperties", .object([(#"^(\$schema$|x-)"#, .boolean(true))])),
      ("additionalProperties", .boolean(false)),
    ]
    if !required.isEmpty { members.append(("required", .array(required))) }
    return members
  }
}
