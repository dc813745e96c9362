internal import CText
internal import Foundation

/// One face of an open font file, in font units.
///
/// Not for two threads at once: ``FontLibrary`` holds its lock while it uses one.
@safe
final class FontFace {
  let handle: FT_Face
  let file: FontFile
  /// Font units in the height of the em square.
  let unitsPerEm: Double
  /// Whether the face gives glyphs in colours that can be drawn here.
  let hasColor: Bool
  /// The vertical measures in font units.
  let metrics: FontMetrics

  private let freeType: FreeType
  /// Font units in one unit that shaping counts in.
  private let unitsPerShapingUnit: Double
  private var drawings: [UInt32: GlyphDrawing] = [:]
  private var openedShapingFont: OpaquePointer?

  /// Opens a face; `variableWeight` sets the weight of a variable font and is ignored by others.
  init(
    _ freeType: FreeType, path: String, face: Int, variableWeight: FontWeight? = nil
  ) throws(FontError) {
    try FontFile.checkIsThere(path)
    var handle: FT_Face?
    guard unsafe FT_New_Face(freeType.handle, path, face, &handle) == 0,
      let handle = unsafe handle
    else { throw .unreadable(path: path, face: face) }
    if let variableWeight {
      unsafe ctext_set_weight(freeType.handle, handle, variableWeight.openTypeClass)
    }
    let units = unsafe Self.unitsPerEm(handle)
    guard unsafe ctext_use_font_units(handle) != 0, units > 0 else {
      _ = unsafe FT_Done_Face(handle)
      throw .unreadable(path: path, face: face)
    }
    unsafe self.handle = handle
    self.freeType = freeType
    unitsPerEm = units
    unitsPerShapingUnit = unsafe 65536 / Double(max(1, ctext_unit_scale(handle)))
    unsafe hasColor = Self.hasColor(handle)
    file = unsafe FontFile(
      path: path, face: face & 0xFFFF, family: Self.string(handle.pointee.family_name),
      style: Self.string(handle.pointee.style_name))
    metrics = unsafe Self.metrics(handle)
  }

  deinit {
    if let font = unsafe openedShapingFont { unsafe hb_font_destroy(font) }
    _ = unsafe FT_Done_Face(handle)
  }

  /// HarfBuzz's view of the face, made once: it reads the font's tables anew each time.
  @unsafe
  func shapingFont() -> OpaquePointer? {
    if let font = unsafe openedShapingFont { return unsafe font }
    unsafe openedShapingFont = ctext_create_shaping_font(handle)
    return unsafe openedShapingFont
  }

  /// The glyph of a character before shaping; 0 where the font has none.
  func glyph(for scalar: Unicode.Scalar) -> UInt32 {
    unsafe FT_Get_Char_Index(handle, FT_ULong(scalar.value))
  }

  /// A length in font units, from what shaping counts in; whole where the font states it whole.
  func units(_ shaped: Int32) -> Double {
    let units = Double(shaped) * unitsPerShapingUnit
    // Bitmap strikes have a size that rounds.
    return unitsPerShapingUnit == 1.0 / 64 ? units : units.rounded()
  }

  /// How a glyph is drawn; remembered.
  func drawing(of glyph: UInt32) -> GlyphDrawing {
    if let known = drawings[glyph] { return known }
    let drawing = layers(of: glyph) ?? bitmap(of: glyph) ?? .outline(outline(of: glyph))
    drawings[glyph] = drawing
    return drawing
  }

  @unsafe
  private static func unitsPerEm(_ face: FT_Face) -> Double {
    let stated = unsafe face.pointee.units_per_EM
    if stated > 0 { return Double(stated) }
    let table = unsafe FT_Get_Sfnt_Table(face, FT_SFNT_HEAD)
    return unsafe Double(table?.assumingMemoryBound(to: TT_Header.self).pointee.Units_Per_EM ?? 0)
  }

  /// Colours described by gradients (COLR version 1) are not drawn, so they do not count.
  @unsafe
  private static func hasColor(_ face: FT_Face) -> Bool {
    guard unsafe ctext_has_color(face) != 0 else { return false }
    return unsafe face.pointee.num_fixed_sizes > 0 || ctext_colr_version(face) == 0
  }

  @unsafe
  private static func string(_ text: UnsafeMutablePointer<CChar>?) -> String {
    unsafe text.map { unsafe String(cString: $0) } ?? ""
  }

  @unsafe
  private static func metrics(_ face: FT_Face) -> FontMetrics {
    var (capital, x): (Int32, Int32) = (0, 0)
    unsafe ctext_heights(face, &capital, &x)
    let record = unsafe face.pointee
    let (ascender, descender) = unsafe (CGFloat(record.ascender), CGFloat(record.descender))
    return unsafe FontMetrics(
      ascender: ascender, descender: descender,
      leading: max(0, CGFloat(record.height) - (ascender - descender)),
      capHeight: capital > 0 ? CGFloat(capital) : ctext_height_of(face, 0x48),
      xHeight: x > 0 ? CGFloat(x) : ctext_height_of(face, 0x78))
  }
}
