/// What messages call a value: its key, and for an element its index in the list.
package struct JSONName {
  let key: String
  let index: Int?

  /// Creates the name of a key's value, or of an element of it.
  package init(_ key: String, index: Int? = nil) {
    self.key = key
    self.index = index
  }

  var text: String {
    let key = JSONValidator.shortened(key)
    return index.map { "\(key)[\($0)]" } ?? key
  }
}
