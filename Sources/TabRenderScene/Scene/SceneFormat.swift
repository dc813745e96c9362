/// The canonical form of files: keys in the order of their tables.
package enum SceneFormat {
  /// A document as it is written: the keys of a scene or of another shape in order, two blanks of
  /// indentation, a line end at the end; numbers keep their spelling.
  package static func text(_ root: JSONNode, _ shape: JSONShape = SceneKeys.scene) -> String {
    ordered(root, shape, \.verbatimJSON).prettyText + "\n"
  }

  /// A value with the keys of its objects in the order of the shape.
  ///
  /// `$schema` comes first; unknown keys keep their order behind the known ones. `plain` prints
  /// what has no keys of its own.
  package static func ordered(
    _ node: JSONNode, _ shape: JSONShape, _ plain: (JSONNode) -> JSONValue = { $0.json }
  ) -> JSONValue {
    switch (shape, node.value) {
    case (.named(_, let inner), _): return ordered(node, inner(), plain)
    case (.choice(let shapes), _):
      let fitting = shapes.first { $0.accepts(node.kind) }
      return fitting.map { ordered(node, $0, plain) } ?? plain(node)
    case (.list(let rule), .array(let elements)):
      return .array(elements.map { ordered($0, rule.element, plain) })
    case (.object(let rule), .object(let members)):
      let locations = members.enumerated().map { index, member in
        (rank: member.key == "$schema" ? -1 : rule.index(of: member.key) ?? .max, index: index)
      }
      let order = locations.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }
      return .object(
        order.map { location in
          let member = members[location.index]
          let shape = rule[member.key]?.shape ?? .any
          return (member.key, ordered(member.value, shape, plain))
        })
    default: return plain(node)
    }
  }
}
