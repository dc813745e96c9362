/// How values of a type stand in JSON: what they look like, how they are read and how written.
///
/// Forms are made of each other: a list of numbers, an object of which one key is a list. A value
/// that is written and read is the same value.
package struct JSONForm<Value>: Sendable {
  /// What the JSON must look like.
  package let shape: JSONShape
  /// The value of a node that fits the shape; `nil` where the node leaves the value as it is.
  package let read: @Sendable (JSONNode) -> Value?
  /// The JSON that is read as the value.
  package let write: @Sendable (Value) -> JSONValue

  /// Creates a form.
  package init(
    _ shape: JSONShape, read: @escaping @Sendable (JSONNode) -> Value?,
    write: @escaping @Sendable (Value) -> JSONValue
  ) {
    self.shape = shape
    self.read = read
    self.write = write
  }

  /// The same JSON for values of another type.
  package func map<Other>(
    _ transform: @escaping @Sendable (Value) -> Other,
    back: @escaping @Sendable (Other) -> Value
  ) -> JSONForm<Other> {
    JSONForm<Other>(shape, read: { read($0).map(transform) }, write: { write(back($0)) })
  }

  /// The value, or `null` where there is none.
  package var orNull: JSONForm<Value?> {
    let shapes: [JSONShape] = if case .choice(let shapes) = shape { shapes } else { [shape] }
    return JSONForm<Value?>(
      .choice(shapes + [.null]), read: { $0.isNull ? .some(nil) : read($0) },
      write: { $0.map(write) ?? .null })
  }

  /// Values in a list: how many there may be, and what they are where they are not alike, such as
  /// `x, y`.
  package func list(
    _ count: ClosedRange<Int> = 0...Int.max, meaning: String = ""
  ) -> JSONForm<[Value]> {
    JSONForm<[Value]>(
      .list(JSONListRule(shape, count: count, meaning: meaning)),
      read: { $0.elements.compactMap(read) }, write: { .array($0.map(write)) })
  }
}

extension JSONForm where Value == Bool {
  /// `true` or `false`.
  package static let boolean = JSONForm(.boolean, read: \.boolean, write: JSONValue.boolean)
}

extension JSONForm where Value == Double {
  /// A number.
  package static func number(_ rule: JSONNumberRule) -> JSONForm {
    JSONForm(.number(rule), read: \.number, write: JSONValue.number)
  }

  /// A number within a range, in a unit.
  package static func number(_ range: ClosedRange<Double>, unit: String = "") -> JSONForm {
    number(JSONNumberRule(minimum: range.lowerBound, maximum: range.upperBound, unit: unit))
  }
}

extension JSONForm where Value == Int {
  /// A whole number within a range, in a unit.
  package static func integer(_ range: ClosedRange<Double>, unit: String = "") -> JSONForm {
    let rule = JSONNumberRule(
      minimum: range.lowerBound, maximum: range.upperBound, isWhole: true, unit: unit)
    return JSONForm(.number(rule), read: \.integer, write: JSONValue.integer)
  }
}

extension JSONForm where Value == String {
  /// A text.
  package static func text(_ rule: JSONTextRule = JSONTextRule()) -> JSONForm {
    JSONForm(.text(rule), read: \.string, write: JSONValue.string)
  }
}

extension JSONForm where Value: CaseIterable & RawRepresentable<String> & Sendable {
  /// One of an enumeration's raw values.
  package static var word: JSONForm {
    JSONForm(
      .word(Value.allCases.map(\.rawValue)), read: { $0.string.flatMap(Value.init(rawValue:)) },
      write: { .string($0.rawValue) })
  }
}
