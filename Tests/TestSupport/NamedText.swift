/// A text as the argument of a test, shown by a name: the text itself may be long.
package struct NamedText: CustomStringConvertible, Sendable {
  package let description: String
  package let text: String

  package init(_ name: String, _ text: String) {
    description = name
    self.text = text
  }
}
