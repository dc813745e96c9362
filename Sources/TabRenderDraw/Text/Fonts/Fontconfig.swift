internal import CFontconfig

/// Owns fontconfig's knowledge of the fonts of this system.
///
/// Creating one reads fontconfig's caches, some milliseconds: only when a family or a missing
/// character asks for it.
@safe
final class Fontconfig {
  private let config: OpaquePointer

  /// `nil` when fontconfig has no configuration.
  init?(folders: [String]) {
    guard let config = unsafe FcInitLoadConfigAndFonts() else { return nil }
    unsafe self.config = config
    for folder in folders { _ = unsafe FcConfigAppFontAddDir(config, folder) }
  }

  deinit { unsafe FcConfigDestroy(config) }

  /// All fonts, the best match first; `nil` when memory is short.
  func fonts(
    like family: String, weight: FontWeight, slant: FontDescriptor.Slant, preferColor: Bool = false
  ) -> FontList? {
    let set = unsafe family.withCString { name in
      unsafe cfontconfig_sort(
        config,
        cfontconfig_query(
          family: name, weight: Int32(weight.openTypeClass), is_italic: slant == .italic ? 1 : 0,
          is_color: preferColor ? 1 : 0))
    }
    return unsafe set.map { unsafe FontList($0, of: self) }
  }
}

/// Fonts of this system in an order of preference.
@safe
final class FontList {
  /// A font file that fontconfig knows.
  struct Entry: Hashable {
    let path: String
    /// The number of the face in its file.
    let face: Int
    /// Whether the weight has to be set on the font's axis.
    let isVariable: Bool
    let isColor: Bool
    let isOutline: Bool
  }

  let count: Int
  private let set: UnsafeMutablePointer<FcFontSet>
  private let fontconfig: Fontconfig

  @unsafe
  fileprivate init(_ set: UnsafeMutablePointer<FcFontSet>, of fontconfig: Fontconfig) {
    unsafe self.set = set
    self.fontconfig = fontconfig
    count = unsafe Int(set.pointee.nfont)
  }

  deinit { unsafe FcFontSetDestroy(set) }

  /// A font of the list; `nil` where it has no file.
  func entry(at position: Int) -> Entry? {
    var font = unsafe cfontconfig_font()
    guard unsafe cfontconfig_font_at(set, Int32(position), &font) != 0, let path = unsafe font.path
    else { return nil }
    // The upper half names an instance of a variable font; 0x8000 is all of its range.
    let index = unsafe Int(UInt32(bitPattern: font.index))
    let isVariable = index >> 16 == 0x8000
    return unsafe Entry(
      path: String(cString: path), face: isVariable ? index & 0xFFFF : index,
      isVariable: isVariable, isColor: font.is_color != 0, isOutline: font.is_outline != 0)
  }

  /// Whether a font of the list carries a family's name.
  func isFamily(_ family: String, at position: Int) -> Bool {
    unsafe family.withCString { unsafe cfontconfig_is_family(set, Int32(position), $0) != 0 }
  }

  /// Whether a font of the list has all of some characters.
  func hasAll(_ scalars: [Unicode.Scalar], at position: Int) -> Bool {
    scalars.allSatisfy { unsafe cfontconfig_has(set, Int32(position), $0.value) != 0 }
  }
}
