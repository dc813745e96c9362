/// A value that takes the place of one in a scene file: `bar.cornerRadius=24`.
package struct SceneOverride: Hashable, Sendable {
  /// The JSON pointer or dotted path.
  package let pointer: String
  /// The value: JSON, or else a string.
  package let text: String

  /// Creates an override.
  package init(pointer: String, text: String) {
    self.pointer = pointer
    self.text = text
  }

  /// The document with the value in its place; objects on the way are made.
  func applied(to root: JSONNode) throws(JSONProblem) -> JSONNode {
    try replaced(root, JSONPointer.parts(of: pointer)[...])
  }

  private var source: JSONSource { JSONSource(name: "--set \(pointer)", bytes: Array(text.utf8)) }

  private var value: JSONNode {
    if let document = try? JSONReader.read(Array(text.utf8), name: "--set \(pointer)") {
      return document.root
    }
    return JSONNode(.string(text), at: JSONPlace(source, 0..<text.utf8.count))
  }

  private func replaced(
    _ node: JSONNode, _ parts: ArraySlice<String>
  ) throws(JSONProblem) -> JSONNode {
    guard let part = parts.first else { return value }
    let rest = parts.dropFirst()
    switch node.value {
    case .array(var elements):
      guard let index = Int(part), index >= 0, index <= elements.count else {
        throw JSONProblem(
          file: "--set \(pointer)",
          "there is no element \"\(part)\" in a list of \(elements.count)")
      }
      if index == elements.count { elements.append(empty) }
      elements[index] = try replaced(elements[index], rest)
      return JSONNode(.array(elements), at: node.place)
    case .object(var members):
      let place = members.firstIndex { $0.key == part }
      let old = place.map { members[$0].value } ?? empty
      let member = JSONMember(
        key: part, keyPlace: JSONPlace(source, 0..<text.utf8.count),
        value: try replaced(old, rest))
      if let place { members[place] = member } else { members.append(member) }
      return JSONNode(.object(members), at: node.place)
    default: return try replaced(empty, parts)
    }
  }

  private var empty: JSONNode {
    JSONNode(.object([]), at: JSONPlace(source, 0..<text.utf8.count))
  }
}
