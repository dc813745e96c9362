/// A value that replaces one in a scene file: `bar.cornerRadius=24`.
package struct SceneOverride: Sendable {
  /// The JSON pointer or dotted path.
  package let pointer: String
  private let origin: Origin

  private enum Origin: Sendable {
    /// Somebody typed it: JSON, or else a string.
    case typed(String)
    /// It stands in another document.
    case document(JSONInsertion)
  }

  /// Creates an override from what follows `--set`.
  ///
  /// Files are looked for in the folder that the program runs in, as the other options' are.
  package init(pointer: String, text: String) {
    self.pointer = pointer
    origin = .typed(text)
  }

  /// Creates an override from a member of another document, such as a suite; its key is the path.
  ///
  /// What is wrong with it is told there, and files are looked for beside that document.
  package init(_ insertion: JSONInsertion) {
    pointer = insertion.member.key
    origin = .document(insertion)
  }

  /// Where a key or an object stands that is made on the way to the value.
  ///
  /// What somebody typed is another source each time, so that each has a pointer of its own.
  private var location: JSONLocation {
    switch origin {
    case .document(let insertion): return insertion.member.keyLocation
    case .typed(let text):
      let source = JSONSource(name: Self.name(pointer), base: "", bytes: Array(text.utf8))
      return JSONLocation(source, 0..<text.utf8.count)
    }
  }

  /// Where the value comes from, when that is another document.
  var insertion: JSONInsertion? {
    if case .document(let insertion) = origin { insertion } else { nil }
  }

  /// The value as JSON with its duplicate keys, or else the text as a string.
  ///
  /// - Throws: What is wrong with a text that begins as a list, an object or a string.
  func document() throws(JSONProblem) -> JSONDocument {
    switch origin {
    case .document(let insertion):
      return JSONDocument(root: insertion.member.value)
    case .typed(let text):
      do throws(JSONProblem) {
        return try JSONReader.read(Array(text.utf8), name: Self.name(pointer), base: "")
      } catch {
        if let first = text.first(where: { !$0.isWhitespace }), "[{\"".contains(first) {
          throw error
        }
        return JSONDocument(root: JSONNode(.string(text), at: location))
      }
    }
  }

  /// The document with the value in it; objects on the way are made.
  func applied(to root: JSONNode, _ value: JSONNode) throws(JSONProblem) -> JSONNode {
    let parts = JSONPointer.parts(of: pointer)
    guard parts.first != "extends" else {
      throw problem(
        "extends cannot be set: files are merged before values are set",
        hint: "a scene file that has \"extends\" itself")
    }
    guard parts.count + value.depth <= JSONReader.maximumDepth else {
      throw problem("nesting deeper than \(JSONReader.maximumDepth)")
    }
    return try replaced(root, parts[...], value)
  }

  /// What messages call a value that somebody typed.
  private static func name(_ pointer: String) -> String {
    pointer.utf8.count <= 160 ? "--set \(pointer)" : "--set \(pointer.prefix(160))…"
  }

  private func problem(_ message: String, hint: String? = nil) -> JSONProblem {
    guard let insertion else {
      return JSONProblem(file: Self.name(pointer), message, hint: hint)
    }
    return JSONProblem(at: location, pointer: insertion.pointer, message, hint: hint)
  }

  /// Calls itself for each part of the path, of which there are no more than a document has levels.
  private func replaced(
    _ node: JSONNode, _ parts: ArraySlice<String>, _ value: JSONNode
  ) throws(JSONProblem) -> JSONNode {
    guard let part = parts.first else { return value }
    let rest = parts.dropFirst()
    switch node.value {
    case .array(var elements):
      guard let index = Int(part), index >= 0, index <= elements.count else {
        throw problem("there is no element \"\(part)\" in a list of \(elements.count)")
      }
      if index == elements.count { elements.append(empty) }
      elements[index] = try replaced(elements[index], rest, value)
      return JSONNode(.array(elements), at: node.location)
    case .object(var members):
      let index = members.firstIndex { $0.key == part }
      let old = index.map { members[$0].value } ?? empty
      let member = JSONMember(
        key: part, keyLocation: location, value: try replaced(old, rest, value))
      if let index { members[index] = member } else { members.append(member) }
      return JSONNode(.object(members), at: node.location)
    default: return try replaced(empty, parts, value)
    }
  }

  private var empty: JSONNode { JSONNode(.object([]), at: location) }
}
