internal import CText

/// Owns what libraqm needs for one line: bidirectional order by FriBidi, shaping by HarfBuzz.
@safe
struct Raqm: ~Copyable {
  private let handle: OpaquePointer

  /// Shapes a text that is not empty; the glyphs come from left to right.
  static func shape(
    _ text: ShapingText, faces: [FontFace]
  ) throws(FontError) -> [ShapedGlyph] {
    let raqm = try Raqm()
    try raqm.setText(text)
    for run in text.faceRuns { try raqm.use(faces[run.face], for: run.range) }
    return try raqm.glyphs(text, faces)
  }

  /// Whether the first character with a direction runs from right to left.
  static func startsRightToLeft(_ scalars: [Unicode.Scalar]) -> Bool {
    unsafe ctext_base_direction(scalars.map(\.value), Int32(scalars.count)) > 0
  }

  private init() throws(FontError) {
    guard let handle = unsafe raqm_create() else { throw .shapingFailed }
    unsafe self.handle = handle
  }

  deinit { unsafe raqm_destroy(handle) }

  private func setText(_ text: ShapingText) throws(FontError) {
    let direction = text.isRightToLeft ? RAQM_DIRECTION_RTL : RAQM_DIRECTION_LTR
    guard unsafe raqm_set_text(handle, text.scalars, text.scalars.count),
      unsafe raqm_set_par_direction(handle, direction)
    else { throw .shapingFailed }
    for feature in text.hasLigatures ? [] : ["-liga", "-clig"] {
      guard unsafe raqm_add_font_feature(handle, feature, -1) else { throw .shapingFailed }
    }
  }

  private func use(_ face: FontFace, for range: Range<Int>) throws(FontError) {
    guard unsafe raqm_set_freetype_face_range(handle, face.handle, range.lowerBound, range.count)
    else { throw .shapingFailed }
  }

  private func glyphs(
    _ text: ShapingText, _ faces: [FontFace]
  ) throws(FontError) -> [ShapedGlyph] {
    let flags = Int32(ctext_shaping_flags)
    guard unsafe raqm_set_freetype_load_flags(handle, flags), unsafe raqm_layout(handle) else {
      throw .shapingFailed
    }
    var count = 0
    guard let start = unsafe raqm_get_glyphs(handle, &count) else { throw .shapingFailed }
    return unsafe UnsafeBufferPointer(start: start, count: count).map { glyph in
      let index = unsafe Int(glyph.cluster)
      let face = text.faces[index]
      return unsafe ShapedGlyph(
        face: face, glyph: glyph.index, index: index,
        advance: faces[face].units(glyph.x_advance),
        xOffset: faces[face].units(glyph.x_offset),
        yOffset: faces[face].units(glyph.y_offset))
    }
  }
}
