/// The reference of suites and of their results as Markdown, from the tables that the readers use.
package enum SuiteReference {
  /// A heading and a table of keys for each object of a suite's file.
  package static var suite: String {
    text(
      SuiteFile.shape,
      ["", "scenes", "variants", "compare", "rules", "reports", "external", "fonts"])
  }

  /// A heading and a table of keys for the objects of a results file.
  package static var results: String {
    text(SuiteResults.shape, ["", "items", "items/baseline", "items/layers", "items/error"])
  }

  /// The tables of the objects at those paths; the empty one is the file itself.
  private static func text(_ shape: JSONShape, _ paths: [String]) -> String {
    paths.map { path in
      let keys = path.split(separator: "/").map(String.init)
      let found = keys.reduce(shape) { $0.objectRule?[$1]?.shape ?? .any }
      let title = path.isEmpty ? "The file" : "`\(keys.joined(separator: "."))`"
      return "### \(title)\n\n" + (found.objectRule.map(SceneReference.table) ?? "")
    }.joined(separator: "\n\n")
  }
}

extension JSONShape {
  /// The keys of the object, of a list's elements, or of the object among several choices.
  fileprivate var objectRule: JSONObjectRule? {
    switch self {
    case .object(let rule): rule
    case .list(let rule): rule.element.objectRule
    case .choice(let shapes): shapes.lazy.compactMap(\.objectRule).first
    case .named(_, let shape): shape().objectRule
    default: nil
    }
  }
}
