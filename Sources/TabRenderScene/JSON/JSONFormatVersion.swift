/// The key that says in which version of its format a document is written.
package struct JSONFormatVersion: Sendable {
  /// The key, such as `tabrender`.
  package let key: String
  /// The newest version that can be read; the first one is 1.
  package let newest: Int

  /// Creates the key's rule.
  package init(_ key: String, newest: Int) {
    self.key = key
    self.newest = newest
  }

  /// What the key's value must look like.
  package var shape: JSONShape {
    .number(JSONNumberRule(minimum: 1, maximum: Double(newest), isWhole: true))
  }

  /// Refuses a document of a newer version, which cannot be checked by the keys of this one.
  package func refuseNewer(_ root: JSONNode) throws(JSONProblem) {
    guard let version = root[key], let number = version.integer, number > newest else { return }
    throw JSONProblem(
      at: version.location, pointer: root.pointer(to: version.location),
      "needs tabrender ≥ format \(number); this is format \(newest)",
      hint: "install a newer tabrender")
  }
}
