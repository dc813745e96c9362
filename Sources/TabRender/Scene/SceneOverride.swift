/// A value that takes the place of one in a scene file: `bar.cornerRadius=24`.
package struct SceneOverride: Hashable, Sendable {
  /// The JSON pointer or dotted path.
  package let pointer: String
  /// The value: JSON, or else a string.
  package let text: String
  /// The file that says it, beside which the files that it names are looked for; `nil` for one of
  /// the command line, whose files are looked for in the folder that the program runs in.
  package let file: String?

  /// Creates an override.
  package init(pointer: String, text: String, file: String? = nil) {
    self.pointer = pointer
    self.text = text
    self.file = file
  }

  /// The value as JSON with its duplicate keys, or else the text as a string.
  ///
  /// - Throws: What is wrong with a text that begins as a list, an object or a string.
  func document() throws(JSONProblem) -> JSONDocument {
    let bytes = Array(text.utf8)
    do throws(JSONProblem) {
      return try JSONReader.read(bytes, name: name, base: file ?? "")
    } catch {
      if let first = text.first(where: { !$0.isWhitespace }), "[{\"".contains(first) { throw error }
      return JSONDocument(
        root: JSONNode(.string(text), at: JSONPlace(source, 0..<text.utf8.count)), duplicates: [],
        omittedDuplicates: 0)
    }
  }

  /// A document with the value in its place; objects on the way are made.
  func applied(to root: JSONNode, _ value: JSONNode) throws(JSONProblem) -> JSONNode {
    let parts = JSONPointer.parts(of: pointer)
    guard parts.count + value.depth <= JSONReader.maximumDepth else {
      throw JSONProblem(file: name, "nesting deeper than \(JSONReader.maximumDepth)")
    }
    return try replaced(root, parts[...], value)
  }

  /// What messages call it.
  private var name: String {
    let place = pointer.utf8.count <= 160 ? pointer : "\(pointer.prefix(160))…"
    return file.map { "\($0), set \(place)" } ?? "--set \(place)"
  }

  private var source: JSONSource {
    JSONSource(name: name, base: file ?? "", bytes: Array(text.utf8))
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
        throw JSONProblem(
          file: name,
          "there is no element \"\(part)\" in a list of \(elements.count)")
      }
      if index == elements.count { elements.append(empty) }
      elements[index] = try replaced(elements[index], rest, value)
      return JSONNode(.array(elements), at: node.place)
    case .object(var members):
      let place = members.firstIndex { $0.key == part }
      let old = place.map { members[$0].value } ?? empty
      let member = JSONMember(
        key: part, keyPlace: JSONPlace(source, 0..<text.utf8.count),
        value: try replaced(old, rest, value))
      if let place { members[place] = member } else { members.append(member) }
      return JSONNode(.object(members), at: node.place)
    default: return try replaced(empty, parts, value)
    }
  }

  private var empty: JSONNode {
    JSONNode(.object([]), at: JSONPlace(source, 0..<text.utf8.count))
  }
}
