/// What a JSON value must look like: data that checks files, orders their keys and makes schemas.
package indirect enum JSONShape: Sendable {
  /// Anything at all.
  case any
  /// `null`.
  case null
  /// `true` or `false`.
  case boolean
  /// A number within limits.
  case number(JSONNumberRule)
  /// A string of some form.
  case text(JSONTextRule)
  /// One of a few names, written exactly so.
  case word([String])
  /// A list whose elements are alike.
  case list(JSONListRule)
  /// An object with known keys.
  case object(JSONObjectRule)
  /// An object whose keys are free and whose values are alike.
  case dictionary(JSONShape)
  /// One of several shapes; the value's kind tells which.
  case choice([JSONShape])
  /// A shape that may contain itself, by the name that it has in a schema.
  case named(String, @Sendable () -> JSONShape)
}

/// Which numbers are accepted.
package struct JSONNumberRule: Sendable {
  /// The least one; `nil` for no limit.
  package var minimum: Double?
  /// The greatest one; `nil` for no limit.
  package var maximum: Double?
  /// Whether it must be more than the minimum.
  package var isAboveMinimum: Bool
  /// Whether it must be whole.
  package var isWhole: Bool
  /// The unit for people, such as `pt`.
  package var unit: String

  /// Creates a rule.
  package init(
    minimum: Double? = nil, maximum: Double? = nil, isAboveMinimum: Bool = false,
    isWhole: Bool = false, unit: String = ""
  ) {
    self.minimum = minimum
    self.maximum = maximum
    self.isAboveMinimum = isAboveMinimum
    self.isWhole = isWhole
    self.unit = unit
  }

  /// The accepted numbers for people, such as `0…1` or `0 or more`.
  package var phrase: String {
    switch (minimum, maximum) {
    case (let low?, let high?) where low == high: text(low)
    case (let low?, let high?):
      isAboveMinimum
        ? "more than \(text(low)), at most \(text(high))" : "\(text(low))…\(text(high))"
    case (let low?, nil): isAboveMinimum ? "more than \(text(low))" : "\(text(low)) or more"
    case (nil, let high?): "\(text(high)) or less"
    case (nil, nil): "any"
    }
  }

  /// What a number outside the limits must be; `nil` when it is inside.
  ///
  /// Of a wide range only the limit at fault is named. A whole number has limits in any case: beyond
  /// ±``JSONValue/largestWholeNumber`` a `Double` holds not every one.
  func violation(_ number: Double) -> String? {
    if isWhole, abs(number) > JSONValue.largestWholeNumber {
      let limit = text(JSONValue.largestWholeNumber)
      return number > 0 ? "\(limit) or less" : "-\(limit) or more"
    }
    if let minimum, isAboveMinimum ? number <= minimum : number < minimum {
      guard isWide else { return phrase }
      return isAboveMinimum ? "more than \(text(minimum))" : "\(text(minimum)) or more"
    }
    if let maximum, number > maximum { return isWide ? "\(text(maximum)) or less" : phrase }
    return nil
  }

  private var isWide: Bool {
    guard let minimum, let maximum else { return true }
    return maximum - minimum > 100
  }

  private func text(_ number: Double) -> String { JSONValue.number(number).text }
}

/// Which strings are accepted.
package struct JSONTextRule: Sendable {
  /// The form for people, such as "a colour".
  package let name: String
  /// What is wrong with a string, and one thing that helps; `nil` when it is accepted.
  package let check: @Sendable (String) -> (message: String, hint: String?)?
  /// A regular expression for schemas that every accepted string matches; `nil` for none.
  package var pattern: String?
  /// The name under which a schema states a long pattern once; `nil` repeats it wherever it is used.
  package var definition: String?

  /// Creates a rule; by default every string is accepted.
  package init(
    _ name: String = "text", pattern: String? = nil, definition: String? = nil,
    check: @escaping @Sendable (String) -> (message: String, hint: String?)? = { _ in nil }
  ) {
    self.name = name
    self.pattern = pattern
    self.definition = definition
    self.check = check
  }

  /// Strings with at least one character, and none that cannot be seen: names and paths.
  package static func nonEmpty(_ name: String) -> JSONTextRule {
    JSONTextRule(name, pattern: anyCharacter) { text in
      if text.isEmpty { return ("must not be empty", nil) }
      return controlCharacter(in: text).map { ("must not have the control character \($0)", nil) }
    }
  }

  /// The pattern of texts that are not empty; a full stop would not stand for line breaks.
  package static let anyCharacter = #"[\s\S]"#

  /// The first control character of a text, such as `U+0000`; `nil` when there is none.
  package static func controlCharacter(in text: String) -> String? {
    text.unicodeScalars.first { $0.properties.generalCategory == .control }
      .map(Hexadecimal.codePoint)
  }
}

/// Which lists are accepted.
package struct JSONListRule: Sendable {
  /// What each element must look like.
  package let element: JSONShape
  /// How many elements there may be.
  package let count: ClosedRange<Int>
  /// What the elements are, such as `x, y, width, height`; empty when they are alike.
  package let meaning: String

  /// Creates a rule; by default any number of elements.
  package init(_ element: JSONShape, count: ClosedRange<Int> = 0...Int.max, meaning: String = "") {
    self.element = element
    self.count = count
    self.meaning = meaning
  }

  /// The number of elements for people.
  var countPhrase: String {
    if count.lowerBound == count.upperBound { return "\(count.lowerBound)" }
    if count.upperBound == .max { return "at least \(count.lowerBound)" }
    return "\(count.lowerBound) to \(count.upperBound)"
  }
}

/// The keys of an object, in the order in which they are written.
package struct JSONObjectRule: Sendable {
  /// The keys.
  package let keys: [JSONKey]
  private let indices: [String: Int]

  /// Creates a rule.
  package init(_ keys: [JSONKey]) {
    self.keys = keys
    indices = Dictionary(uniqueKeysWithValues: keys.enumerated().map { ($1.name, $0) })
  }

  /// The key of that name.
  package subscript(_ name: String) -> JSONKey? { indices[name].map { keys[$0] } }

  /// Where the key stands in the order; `nil` for an unknown one.
  package func index(of name: String) -> Int? { indices[name] }

  /// Whether a key is left alone whatever its value: `$schema`, and what begins with `x-`.
  package static func isIgnored(_ name: String) -> Bool {
    name == "$schema" || name.hasPrefix("x-")
  }
}

/// One key of an object.
package struct JSONKey: Sendable {
  /// The key.
  package let name: String
  /// What its value must look like.
  package let shape: JSONShape
  /// Whether it must be there.
  package let isRequired: Bool
  /// What holds without it, for people; empty when nothing needs saying.
  package let fallback: String
  /// What it means, in a phrase.
  package let meaning: String

  /// Creates a key.
  package init(
    _ name: String, _ shape: JSONShape, isRequired: Bool = false, default fallback: String = "",
    _ meaning: String
  ) {
    self.name = name
    self.shape = shape
    self.isRequired = isRequired
    self.fallback = fallback
    self.meaning = meaning
  }
}

extension JSONShape {
  /// The kinds of values that the shape accepts.
  var kinds: Set<JSONNode.Kind> {
    switch self {
    case .any: Set(JSONNode.Kind.allCases)
    case .null: [.null]
    case .boolean: [.boolean]
    case .number: [.number]
    case .text, .word: [.string]
    case .list: [.array]
    case .object, .dictionary: [.object]
    case .choice(let shapes): shapes.reduce(into: []) { $0.formUnion($1.kinds) }
    case .named(_, let shape): shape().kinds
    }
  }

  /// Whether values of a kind may fit.
  package func accepts(_ kind: JSONNode.Kind) -> Bool { kinds.contains(kind) }

  /// The shape as a sentence has it, such as "a number" or "a colour or an object".
  package var phrase: String {
    switch self {
    case .any: return "anything"
    case .null: return "null"
    case .boolean: return "true or false"
    case .number(let rule): return rule.isWhole ? "a whole number" : "a number"
    case .text(let rule): return rule.name == "text" ? "a string" : rule.name
    case .word(let words): return words.joined(separator: "|")
    case .list(let rule):
      let inside = rule.meaning.isEmpty ? "" : " [\(rule.meaning)]"
      return rule.count == 0...Int.max ? "a list" : "a list of \(rule.countPhrase)\(inside)"
    case .object, .dictionary: return "an object"
    case .choice(let shapes): return shapes.map(\.phrase).joined(separator: " or ")
    case .named(_, let shape): return shape().phrase
    }
  }

  /// Which numbers it takes, alone or in a list; `nil` when it takes none.
  package var numberRule: JSONNumberRule? {
    switch self {
    case .number(let rule): rule
    case .list(let rule): rule.element.numberRule
    case .choice(let shapes): shapes.lazy.compactMap(\.numberRule).first
    default: nil
    }
  }
}
