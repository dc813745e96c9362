/// A path as a key: equal to another one where their bytes are.
///
/// Two `String`s are equal as soon as they look alike, also where one has an é and the other an e
/// with an accent. For most file systems these are two names of two files, so a dictionary of the
/// files in a folder needs keys that differ. ``FileIdentity`` answers the opposite question: which
/// names might be the same file somewhere.
package struct ExactPath: Hashable, Comparable, Sendable {
  package let text: String

  package init(_ text: String) { self.text = text }

  package static func == (one: ExactPath, other: ExactPath) -> Bool {
    one.text.utf8.elementsEqual(other.text.utf8)
  }

  /// By bytes.
  package static func < (one: ExactPath, other: ExactPath) -> Bool {
    one.text.utf8.lexicographicallyPrecedes(other.text.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
    hasher.combine(0xFF as UInt8)
  }
}
