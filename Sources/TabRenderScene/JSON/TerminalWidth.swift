extension Character {
  /// How many columns of a terminal the character takes: 0, 1, or 2 where it is as wide as high.
  ///
  /// What is made of several scalars, such as a flag or a family, is one picture, as in terminals
  /// that know such sequences; others show its parts, and are wider then.
  var terminalColumns: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if first.properties.isEmojiPresentation || first.isEastAsianWide { return 2 }
    let isEmoji = first.properties.isEmoji && unicodeScalars.contains("\u{FE0F}")
    if isEmoji { return 2 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return 1
    }
  }
}

extension StringProtocol {
  /// How many columns of a terminal the text takes.
  var terminalColumns: Int { reduce(0) { $0 + $1.terminalColumns } }
}

extension Unicode.Scalar {
  /// Whether its East Asian Width is wide or fullwidth (Unicode Standard Annex 11), emoji aside.
  fileprivate var isEastAsianWide: Bool {
    Self.wideRanges.contains { $0.contains(value) }
  }

  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF,
    0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B,
    0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18CFF, 0x1AFF0...0x1B2FB, 0x1F200...0x1F265,
    0x20000...0x2FFFD, 0x30000...0x3FFFD,
  ]
}
