/// Checks a document against its shape and collects what is wrong with it.
///
/// When it finds no errors, a reader can trust kinds, ranges and keys. What only other code can
/// check is added with ``report(at:_:hint:cause:)``.
package final class JSONValidator {
  /// The document.
  package let root: JSONNode
  /// Whether keys that nobody knows, and keys given twice, are only warned of.
  package let isLenient: Bool
  /// Values of other documents that were put into this one.
  private let insertions: [JSONInsertion]
  private var errorList = JSONProblemList()
  private var warningList = JSONProblemList()

  /// What is wrong, in the order in which it was met, as far as it is shown.
  package var errors: [JSONProblem] { errorList.shown }
  /// How many errors there are besides.
  package var omittedErrors: Int { errorList.omitted }
  /// Whether nothing is wrong.
  package var isSound: Bool { errorList.isEmpty }

  /// What is doubtful, in the order in which it was met, and behind it how many more there are.
  package var warnings: [JSONProblem] {
    let (shown, omitted) = (warningList.shown, warningList.omitted)
    guard let last = shown.last, omitted > 0 else { return shown }
    return shown + [
      JSONProblem(file: last.file, "and \(omitted) more warning\(omitted == 1 ? "" : "s")")
    ]
  }

  /// Creates a validator that has found nothing yet.
  package init(_ root: JSONNode, isLenient: Bool = false, insertions: [JSONInsertion] = []) {
    self.root = root
    self.isLenient = isLenient
    self.insertions = insertions
  }

  /// Creates a validator for a document that was read; its duplicate keys are the first findings.
  package convenience init(_ document: JSONDocument, isLenient: Bool = false) {
    self.init(document.root, isLenient: isLenient)
    note(duplicatesOf: document)
  }

  /// Notes the keys that a document has twice.
  package func note(duplicatesOf document: JSONDocument) {
    if isLenient {
      warningList.add(document.duplicates)
    } else {
      errorList.add(document.duplicates)
    }
  }

  /// Notes that something is wrong with a node.
  package func report(
    at node: JSONNode, _ message: String, hint: String? = nil,
    cause: JSONProblem.Cause = .content
  ) {
    errorList.add(problem(at: node.location, message, hint: hint, cause: cause))
  }

  /// Notes that something is probably not meant so.
  package func warn(at node: JSONNode, _ message: String, hint: String? = nil) {
    warningList.add(problem(at: node.location, message, hint: hint))
  }

  private func problem(
    at location: JSONLocation, _ message: String, hint: String?,
    cause: JSONProblem.Cause = .content
  ) -> JSONProblem {
    var problem = JSONProblem(at: location, pointer: pointer(to: location), message, hint: hint)
    problem.cause = cause
    return problem
  }

  /// The pointer to a location in the document that holds it.
  private func pointer(to location: JSONLocation) -> String? {
    for insertion in insertions {
      if let pointer = insertion.pointer(to: location) { return pointer }
    }
    return root.pointer(to: location)
  }

  /// A text for a message, cut when it is long.
  package static func shortened(_ text: String) -> String {
    text.utf8.count <= 60 ? text : text.prefix(40) + "…"
  }
}

// MARK: Checking

extension JSONValidator {
  /// Checks the whole document.
  package func check(_ shape: JSONShape) {
    check(root, shape, name: JSONName("the document"))
  }

  /// Checks a part of it; `name` is what messages call it.
  package func check(_ node: JSONNode, _ shape: JSONShape, name: JSONName) {
    switch (shape, node.value) {
    case (.any, _), (.null, .null), (.boolean, .boolean): return
    case (.number(let rule), .number(let number)): check(node, number, rule, name)
    case (.text(let rule), .string(let text)):
      if let wrong = rule.check(text) {
        report(at: node, "\(name.text) \(wrong.message)", hint: wrong.hint)
      }
    case (.word(let words), .string(let text)): check(node, text, words, name)
    case (.list(let rule), .array(let elements)): check(node, elements, rule, name)
    case (.object(let rule), .object(let members)): check(node, members, rule)
    case (.dictionary(let shape), .object(let members)):
      for member in members { check(member.value, shape, name: JSONName(member.key)) }
    case (.choice(let shapes), _): check(node, oneOf: shapes, name)
    case (.named(_, let shape), _): check(node, shape(), name: name)
    default:
      report(at: node, "\(name.text) must be \(shape.phrase), got \(node.kind.phrase)")
    }
  }

  private func check(
    _ node: JSONNode, _ number: Double, _ rule: JSONNumberRule, _ name: JSONName
  ) {
    let given = node.location.shortText ?? JSONValue.number(number).text
    if rule.isWhole, number != number.rounded() {
      report(at: node, "\(name.text) must be a whole number, got \(given)")
    } else if let violated = rule.violation(number) {
      report(at: node, "\(name.text) must be \(violated), got \(given)")
    }
  }

  private func check(_ node: JSONNode, _ text: String, _ words: [String], _ name: JSONName) {
    guard !words.contains(text) else { return }
    report(
      at: node,
      "\(name.text) must be \(words.joined(separator: "|")), got \"\(Self.shortened(text))\"",
      hint: NearestName.nearest(to: text, among: words).map { "did you mean \"\($0)\"?" })
  }

  private func check(
    _ node: JSONNode, _ elements: [JSONNode], _ rule: JSONListRule, _ name: JSONName
  ) {
    guard rule.count.contains(elements.count) else {
      let meaning = rule.meaning.isEmpty ? "" : " [\(rule.meaning)]"
      report(
        at: node,
        "\(name.text) must have \(rule.countPhrase) elements\(meaning), got \(elements.count)")
      return
    }
    for (index, element) in elements.enumerated() {
      check(element, rule.element, name: JSONName(name.key, index: index))
    }
  }

  private func check(_ node: JSONNode, _ members: [JSONMember], _ rule: JSONObjectRule) {
    for member in members {
      if let key = rule[member.key] {
        check(member.value, key.shape, name: JSONName(key.name))
      } else if !JSONObjectRule.isIgnored(member.key) {
        unknown(member, rule)
      }
    }
    for key in rule.keys where key.isRequired && !members.contains(where: { $0.key == key.name }) {
      missing(key, in: node)
    }
  }

  /// Checks one key of an object, and that it is there when it must be.
  package func check(_ key: JSONKey, of node: JSONNode) {
    if let value = node[key.name] {
      check(value, key.shape, name: JSONName(key.name))
    } else if key.isRequired {
      missing(key, in: node)
    }
  }

  /// An object may be long, so only its brace is marked.
  private func missing(_ key: JSONKey, in node: JSONNode) {
    errorList.add(
      JSONProblem(
        at: node.location.first, pointer: pointer(to: node.location),
        "key \"\(key.name)\" is missing", hint: key.meaning))
  }

  private func unknown(_ member: JSONMember, _ rule: JSONObjectRule) {
    if isLenient {
      warningList.add(unknownKey(member, rule, note: ""))
    } else {
      errorList.add(unknownKey(member, rule, note: "   (--lenient ignores unknown keys)"))
    }
  }

  private func unknownKey(
    _ member: JSONMember, _ rule: JSONObjectRule, note: String
  ) -> JSONProblem {
    let names = rule.keys.map(\.name)
    let cure =
      NearestName.nearest(to: member.key, among: names).map { "did you mean \"\($0)\"?" }
      ?? "the keys here are \(names.joined(separator: ", "))"
    return problem(
      at: member.keyLocation, "unknown key \"\(Self.shortened(member.key))\"", hint: cure + note)
  }

  private func check(_ node: JSONNode, oneOf shapes: [JSONShape], _ name: JSONName) {
    let possible = shapes.filter { $0.kinds.contains(node.kind) }
    guard let first = possible.first else {
      let phrase = JSONShape.choice(shapes).phrase
      report(at: node, "\(name.text) must be \(phrase), got \(node.kind.phrase)")
      return
    }
    let isAccepted =
      possible.count > 1
      && possible.contains { shape in
        let attempt = JSONValidator(node, isLenient: isLenient)
        attempt.check(node, shape, name: name)
        return attempt.isSound
      }
    if !isAccepted { check(node, first, name: name) }
  }
}

extension JSONLocation {
  /// The first byte alone: an object's brace.
  var first: JSONLocation { JSONLocation(source, Int(start)..<min(Int(start) + 1, Int(end))) }
}
