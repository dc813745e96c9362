/// A member of one document whose value is put into another: its faults are told where it stands.
package struct JSONInsertion: Sendable {
  /// The key and the value.
  package let member: JSONMember
  /// The pointer to the value in the document that it comes from.
  package let pointer: String

  /// Creates an insertion.
  package init(_ member: JSONMember, pointer: String) {
    self.member = member
    self.pointer = pointer
  }

  /// The pointer to a location of the key or the value, in the document that they come from.
  func pointer(to location: JSONLocation) -> String? {
    if member.keyLocation.isSame(as: location) { return pointer }
    return member.value.pointer(to: location).map { pointer + $0 }
  }
}
