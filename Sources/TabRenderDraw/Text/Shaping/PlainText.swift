internal import CText

/// Shapes what needs no bidirectional order: one run of Latin letters in one face.
///
/// That is what libraqm does with such a text too. But it makes HarfBuzz read the font's tables for
/// every text, some 0.4 ms; here the face keeps what was read, and a line takes 0.02 ms.
enum PlainText {
  static func shape(
    _ text: ShapingText, _ face: FontFace, number: Int
  ) throws(FontError) -> [ShapedGlyph] {
    // Decomposition makes a letter of this range into three glyphs at most.
    var glyphs = [ctext_glyph](repeating: ctext_glyph(), count: text.scalars.count * 4)
    guard let font = unsafe face.shapingFont() else { throw .shapingFailed }
    let count = unsafe Int(
      ctext_shape_left_to_right(
        font, text.scalars, Int32(text.scalars.count), text.hasLatin ? 1 : 0, &glyphs,
        Int32(glyphs.count)))
    guard count >= 0, count <= glyphs.count else { throw .shapingFailed }
    return glyphs.prefix(count).map { glyph in
      ShapedGlyph(
        face: number, glyph: glyph.glyph, index: Int(glyph.cluster),
        advance: face.units(glyph.x_advance), xOffset: face.units(glyph.x_offset),
        yOffset: face.units(glyph.y_offset))
    }
  }
}

extension ShapingText {
  /// The face of a text that ``PlainText`` can shape: left to right, in one face, with ligatures,
  /// of Latin letters, digits and usual punctuation alone.
  var plainFace: Int? {
    guard !isRightToLeft, hasLigatures, let face = faces.first else { return nil }
    guard faces.allSatisfy({ $0 == face }), scalars.allSatisfy(Self.isPlain) else { return nil }
    return face
  }

  /// Whether any of the characters is a Latin letter.
  var hasLatin: Bool {
    scalars.contains { scalar in
      Unicode.Scalar(scalar).map { $0.properties.isAlphabetic } ?? false
    }
  }

  private static func isPlain(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x20...0x7E, 0xA1...0xA9, 0xAB...0xAC, 0xAE...0xB9, 0xBB...0x24F: true
    case 0x2013, 0x2014, 0x2018...0x201E, 0x2022, 0x2026: true
    default: false
    }
  }
}
