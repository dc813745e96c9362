/// Reads JSON and remembers where everything stands.
///
/// Strict as RFC 8259, in UTF-8, with limits: ``maximumDepth`` containers inside each other and
/// by default ``maximumBytes``. Time and memory are linear in the length of the text; nothing
/// recurses, so no text can exhaust the stack.
package struct JSONReader {
  /// How many lists and objects may be inside each other: 512.
  package static let maximumDepth = 512
  /// How long a text may be: 16 MiB.
  package static let maximumBytes = 16 << 20
  /// How many characters a number may have.
  static let longestNumber = 1000

  let source: JSONSource
  let dialect: JSONDialect
  var position = 0
  /// The containers that are open, the innermost last.
  var open: [OpenContainer] = []
  /// The first comment.
  var firstComment: JSONLocation?
  private var duplicates = JSONProblemList()

  private init(_ source: JSONSource, _ dialect: JSONDialect) {
    self.source = source
    self.dialect = dialect
  }

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8; a byte order mark at its start does no harm.
  ///   - name: The file's name for messages.
  ///   - base: The file beside which its file names are looked for; by default that file.
  ///   - dialect: Whether comments are accepted.
  ///   - limit: How many bytes the text may have, for files that programs write; at most 4 GiB.
  /// - Returns: The value with its duplicate keys, of which the last one counts.
  /// - Throws: The first thing that is not JSON.
  package static func read(
    _ bytes: [UInt8], name: String, base: String? = nil, dialect: JSONDialect = .strict,
    maximumBytes limit: Int = maximumBytes
  ) throws(JSONProblem) -> JSONDocument {
    guard bytes.count <= limit else {
      throw JSONProblem(file: name, "is over the limit of \(limit) bytes")
    }
    let source = try JSONEncodingCheck.source(name: name, base: base, bytes)
    var reader = JSONReader(source, dialect)
    let root = try reader.readDocument()
    return JSONDocument(
      root: root, duplicates: reader.duplicates, firstComment: reader.firstComment)
  }

  private mutating func readDocument() throws(JSONProblem) -> JSONNode {
    try skipSpace()
    guard position < source.bytes.count else {
      throw JSONProblem(file: source.name, "is empty, expected a JSON object")
    }
    while true {
      // `nil`: a container was opened, and its first value comes next.
      guard var value = try readValue() else { continue }
      while true {
        guard !open.isEmpty else { return try finish(value) }
        attach(value)
        if try hasAnother() { break }
        value = close()
      }
    }
  }

  private mutating func finish(_ root: JSONNode) throws(JSONProblem) -> JSONNode {
    try skipSpace()
    guard position == source.bytes.count else {
      throw problem(at: position..<position + 1, "only one value may stand in a file")
    }
    return root
  }

  /// A whole value, or `nil` when a container with something in it begins.
  private mutating func readValue() throws(JSONProblem) -> JSONNode? {
    try skipSpace()
    let start = position
    switch byte {
    case UInt8(ascii: "{"): return try beginContainer(isObject: true)
    case UInt8(ascii: "["): return try beginContainer(isObject: false)
    case UInt8(ascii: "\""):
      let string = try readString()
      return node(.string(string), start)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      let number = try readNumber()
      return node(.number(number), start)
    default:
      let value = try readWord()
      return node(value, start)
    }
  }

  func node(_ value: JSONNode.Value, _ start: Int) -> JSONNode {
    JSONNode(value, at: JSONLocation(source, start..<position))
  }

  private mutating func beginContainer(isObject: Bool) throws(JSONProblem) -> JSONNode? {
    let start = position
    guard open.count < Self.maximumDepth else {
      throw problem(at: start..<start + 1, "nesting deeper than \(Self.maximumDepth)")
    }
    position += 1
    try skipSpace()
    if byte == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
      position += 1
      return node(isObject ? .object([]) : .array([]), start)
    }
    open.append(OpenContainer(start: start, isObject: isObject))
    if isObject { try readKey() }
    return nil
  }

  /// A key and its colon, kept until its value comes.
  private mutating func readKey() throws(JSONProblem) {
    // Until the key is read, what is wrong is the object's fault and not its last member's.
    open[open.count - 1].key = nil
    try skipSpace()
    let start = position
    guard byte == UInt8(ascii: "\"") else { throw missingKey() }
    let key = try readString()
    open[open.count - 1].key = (key, JSONLocation(source, start..<position))
    try skipSpace()
    guard byte == UInt8(ascii: ":") else { throw unexpected("a colon after the key") }
    position += 1
  }

  private mutating func attach(_ value: JSONNode) {
    let top = open.count - 1
    guard let (key, location) = open[top].key else {
      open[top].elements.append(value)
      return
    }
    if let index = open[top].indexOfMember(key) {
      note(duplicate: key, at: location, first: open[top].members[index].keyLocation)
      open[top].members[index] = JSONMember(key: key, keyLocation: location, value: value)
    } else {
      open[top].append(JSONMember(key: key, keyLocation: location, value: value))
    }
  }

  private mutating func note(duplicate key: String, at location: JSONLocation, first: JSONLocation)
  {
    let reader = self
    duplicates.add(
      JSONProblem(
        at: location, pointer: reader.pointer,
        "key \"\(JSONValidator.shortened(key))\" is given twice (first on line \(first.line))"))
  }

  /// Goes on behind a value: whether its container has another one.
  private mutating func hasAnother() throws(JSONProblem) -> Bool {
    try skipSpace()
    let top = open[open.count - 1]
    let closing = top.isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
    if byte == closing { return false }
    guard byte == UInt8(ascii: ",") else {
      throw unexpected("a comma or \(top.isObject ? "}" : "]")")
    }
    let comma = position
    position += 1
    try skipSpace()
    if byte == closing {
      guard dialect == .strict else { return false }
      throw problem(
        at: comma..<comma + 1, "a comma must not stand before \(top.isObject ? "}" : "]")",
        hint: "remove the comma; only .jsonc files may have it")
    }
    if top.isObject { try readKey() }
    return true
  }

  /// The container that ends here.
  private mutating func close() -> JSONNode {
    position += 1
    let container = open.removeLast()
    return node(
      container.isObject ? .object(container.members) : .array(container.elements),
      container.start)
  }
}

/// What was read, and what is doubtful about it.
package struct JSONDocument: Sendable {
  /// The value.
  package let root: JSONNode
  /// Keys that stand twice in one object.
  package var duplicates = JSONProblemList()
  /// Where the first comment stands; `nil` where there is none.
  package var firstComment: JSONLocation?
}

/// A list or an object that is being read.
struct OpenContainer {
  let start: Int
  let isObject: Bool
  /// The key whose value comes next.
  var key: (name: String, location: JSONLocation)?
  var elements: [JSONNode] = []
  var members: [JSONMember] = []
  /// The indices of the members, once there are too many to look through.
  private var index: [String: Int] = [:]

  private static let fewMembers = 16

  init(start: Int, isObject: Bool) {
    self.start = start
    self.isObject = isObject
  }

  func indexOfMember(_ key: String) -> Int? {
    members.count <= Self.fewMembers ? members.firstIndex { $0.key == key } : index[key]
  }

  mutating func append(_ member: JSONMember) {
    members.append(member)
    if members.count == Self.fewMembers + 1 {
      for (location, member) in members.enumerated() { index[member.key] = location }
    } else if members.count > Self.fewMembers {
      index[member.key] = members.count - 1
    }
  }
}
