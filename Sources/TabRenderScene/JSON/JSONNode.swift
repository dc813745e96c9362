/// A JSON value that knows where it stands.
package struct JSONNode: Sendable {
  /// What is there.
  package enum Value: Sendable {
    case null
    case boolean(Bool)
    case number(Double)
    case string(String)
    case array([JSONNode])
    /// The members in the order of the text.
    case object([JSONMember])
  }

  /// What is there.
  package var value: Value
  /// Where it is.
  package var location: JSONLocation

  /// Creates a node.
  package init(_ value: Value, at location: JSONLocation) {
    self.value = value
    self.location = location
  }
}

/// A key of an object with its value.
package struct JSONMember: Sendable {
  /// The key.
  package let key: String
  /// Where the key stands, quotes included.
  package let keyLocation: JSONLocation
  /// The value.
  package var value: JSONNode

  /// Creates a member.
  package init(key: String, keyLocation: JSONLocation, value: JSONNode) {
    self.key = key
    self.keyLocation = keyLocation
    self.value = value
  }
}

extension JSONNode {
  /// The kinds of values.
  package enum Kind: String, CaseIterable, Sendable {
    case null, boolean, number, string, array, object

    /// The kind as a sentence has it, such as "a number".
    package var phrase: String {
      switch self {
      case .null: "null"
      case .boolean: "true or false"
      case .number: "a number"
      case .string: "a string"
      case .array: "a list"
      case .object: "an object"
      }
    }
  }

  /// The value's kind.
  package var kind: Kind {
    switch value {
    case .null: .null
    case .boolean: .boolean
    case .number: .number
    case .string: .string
    case .array: .array
    case .object: .object
    }
  }

  /// Whether it is `null`.
  package var isNull: Bool { kind == .null }

  /// `nil` unless it is `true` or `false`.
  package var boolean: Bool? {
    if case .boolean(let boolean) = value { boolean } else { nil }
  }

  // Inlined into closures, the accessors below that are marked so crash the optimizer of Swift 6.3.1.

  /// `nil` unless it is a number.
  @inline(never)
  package var number: Double? {
    if case .number(let number) = value { number } else { nil }
  }

  /// `nil` unless it is a whole number that an `Int` holds.
  package var integer: Int? {
    number.flatMap { Int(exactly: $0) }
  }

  /// `nil` unless it is a string.
  @inline(never)
  package var string: String? {
    if case .string(let string) = value { string } else { nil }
  }

  /// The elements of a list, none of anything else.
  @inline(never)
  package var elements: [JSONNode] {
    if case .array(let elements) = value { elements } else { [] }
  }

  /// The members of an object in their order, none of anything else.
  @inline(never)
  package var members: [JSONMember] {
    if case .object(let members) = value { members } else { [] }
  }

  /// The numbers of a list of numbers; others are left out.
  package var numbers: [Double] { elements.compactMap(\.number) }

  /// The value of a key, `nil` when there is none.
  @inline(never)
  package subscript(_ key: String) -> JSONNode? {
    members.first { $0.key == key }?.value
  }

  /// The same value, to be printed.
  package var json: JSONValue {
    switch value {
    case .null: .null
    case .boolean(let boolean): .boolean(boolean)
    case .number(let number): .number(number)
    case .string(let string): .string(string)
    case .array(let elements): .array(elements.map(\.json))
    case .object(let members): .object(members.map { ($0.key, $0.value.json) })
    }
  }

  /// The same value, to be printed with its numbers spelled as in the text that it stands in.
  package var verbatimJSON: JSONValue {
    switch value {
    case .number:
      .numeral(
        String(
          decoding: location.source.bytes[Int(location.start)..<Int(location.end)], as: UTF8.self))
    case .array(let elements): .array(elements.map(\.verbatimJSON))
    case .object(let members): .object(members.map { ($0.key, $0.value.verbatimJSON) })
    case .null, .boolean, .string: json
    }
  }
}

extension JSONNode {
  /// How many lists and objects are inside each other, this one included; 0 for anything else.
  package var depth: Int {
    var deepest = 0
    var waiting = [(node: self, depth: 0)]
    while let (node, depth) = waiting.popLast() {
      guard node.kind == .array || node.kind == .object else { continue }
      deepest = max(deepest, depth + 1)
      waiting += node.elements.map { ($0, depth + 1) }
      waiting += node.members.map { ($0.value, depth + 1) }
    }
    return deepest
  }

  /// The JSON pointer (RFC 6901) to what stands at a location inside this node; `nil` when it is not
  /// inside.
  ///
  /// A key's location leads to its value. The search visits every node, because merged documents are
  /// not in the order of any text.
  package func pointer(to location: JSONLocation) -> String? {
    if self.location.isSame(as: location) { return "" }
    for (index, element) in elements.enumerated() {
      if let rest = element.pointer(to: location) { return "/\(index)\(rest)" }
    }
    for member in members {
      let token = "/" + JSONPointer.escaped(member.key)
      if member.keyLocation.isSame(as: location) { return token }
      if let rest = member.value.pointer(to: location) { return token + rest }
    }
    return nil
  }
}

/// The spelling of JSON pointers.
package enum JSONPointer {
  /// A key as a part of a pointer.
  package static func escaped(_ key: String) -> String {
    guard key.contains(where: { $0 == "~" || $0 == "/" }) else { return key }
    return key.map { $0 == "~" ? "~0" : $0 == "/" ? "~1" : String($0) }.joined()
  }

  /// The parts of a pointer (`/bar/shadow/radius`) or of a dotted path (`bar.shadow.radius`).
  package static func parts(of text: String) -> [String] {
    guard text.hasPrefix("/") else {
      return text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    }
    return text.dropFirst().split(separator: "/", omittingEmptySubsequences: false).map { part in
      part.split(separator: "~1", omittingEmptySubsequences: false)
        .map { $0.split(separator: "~0", omittingEmptySubsequences: false).joined(separator: "~") }
        .joined(separator: "/")
    }
  }
}
