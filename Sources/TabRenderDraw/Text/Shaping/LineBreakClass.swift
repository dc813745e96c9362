/// What a cluster of letters does to line breaks beside it: the classes of UAX #14 that matter in
/// short texts.
///
/// Thai, Lao, Khmer and Burmese, which need a dictionary, break at spaces only.
enum LineBreakClass: Hashable {
  /// Letters, digits, marks: no break inside a word.
  case alphabetic
  case digit
  /// A break may follow the last of several spaces.
  case space
  /// A break may follow though nothing is seen.
  case zeroWidthSpace
  /// Keeps together what is on both sides.
  case glue
  /// A break may follow, but not before a digit, and not after a space.
  case hyphen
  /// A break may stand on both sides.
  case dash
  /// Ideographs, kana, Hangul, emoji: a break may stand on both sides.
  case ideographic
  case opening
  /// Closing brackets, and what must not begin a line: small kana, full stops, exclamation marks.
  case closing

  /// The class of a cluster by its first character.
  init(_ scalar: Unicode.Scalar) {
    self = scalar.isASCII ? Self.ascii(scalar) : Self.other(scalar)
  }

  /// Whether a line may end between two neighbours.
  static func mayBreak(_ left: Self, _ right: Self, afterSpace beforeLeft: Bool) -> Bool {
    switch (left, right) {
    case (_, .space), (_, .zeroWidthSpace), (.glue, _), (_, .glue): false
    case (.space, _), (.zeroWidthSpace, _): true
    case (.opening, _), (_, .closing): false
    case (.hyphen, .digit): false
    case (.hyphen, _): !beforeLeft
    case (_, .hyphen): false
    case (.dash, _), (_, .dash): true
    case (.ideographic, _), (_, .ideographic): true
    default: false
    }
  }

  private static func ascii(_ scalar: Unicode.Scalar) -> Self {
    switch scalar {
    case " ", "\t": .space
    case "0"..."9": .digit
    case "-": .hyphen
    case "/": .hyphen
    case "(", "[", "{": .opening
    case ")", "]", "}", "!", "?", ",", ".", ":", ";": .closing
    default: .alphabetic
    }
  }

  private static func other(_ scalar: Unicode.Scalar) -> Self {
    switch scalar.value {
    case 0x00A0, 0x2007, 0x2011, 0x202F, 0x2060, 0xFEFF: return .glue
    case 0x200B: return .zeroWidthSpace
    case 0x2010, 0x2013: return .hyphen
    case 0x2014: return .dash
    case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E, 0x3095,
      0x3096, 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE,
      0x30F5, 0x30F6, 0x3005, 0x303B, 0x309B...0x309E, 0x30A0, 0x30FB...0x30FE, 0xFF65, 0xFF9E,
      0xFF9F:
      return .closing
    default: break
    }
    if scalar.properties.isWhitespace { return .space }
    switch scalar.properties.generalCategory {
    case .openPunctuation, .initialPunctuation: return .opening
    case .closePunctuation, .finalPunctuation: return .closing
    default: return others(scalar)
    }
  }

  private static func others(_ scalar: Unicode.Scalar) -> Self {
    switch scalar.value {
    case 0x3001, 0x3002, 0xFF01, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F, 0xFF61, 0xFF64: .closing
    case 0x1100...0x11FF, 0x2E80...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF,
      0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x1F1E6...0x1FAFF, 0x20000...0x3FFFF:
      .ideographic
    default: .alphabetic
    }
  }
}
