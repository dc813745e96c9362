/// A user-perceived character: what is never taken apart.
struct TextCluster {
  /// Its scalars, counted in the paragraph.
  let scalars: Range<Int>
  /// Whether it is white space, which may hang over the end of a line.
  let isSpace: Bool
  /// Whether a line may end after it.
  var mayBreakAfter = false
  /// The number of the face that has it.
  var face: Int
}

extension [Unicode.Scalar] {
  /// Whether the cluster is shown as emoji: by its own nature, or because a selector asks for it.
  var isEmoji: Bool {
    guard let first, !first.isASCII || count > 1 else { return false }
    if contains("\u{FE0E}") { return false }
    if contains("\u{FE0F}") { return first.properties.isEmoji }
    return first.properties.isEmojiPresentation
      || (first.properties.isEmojiModifierBase && contains { $0.properties.isEmojiModifier })
  }

  /// What a font must have to show the cluster: not joiners, selectors and other unseen characters.
  var visible: [Unicode.Scalar] {
    filter { !$0.properties.isDefaultIgnorableCodePoint && !$0.isControl }
  }
}

extension Unicode.Scalar {
  var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }

  /// What is shaped in its place: controls draw nothing, and a tab is a space.
  var shaped: UInt32 {
    if self == "\t" { return 0x20 }
    return isControl ? 0x200B : value
  }
}
