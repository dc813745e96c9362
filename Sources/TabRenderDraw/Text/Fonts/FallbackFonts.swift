/// Finds fonts of this system through fontconfig, which it starts when first asked.
struct FallbackFonts {
  private let folders: [String]
  private var fontconfig: Fontconfig?
  private var hasStarted = false
  private var lists: [ListKey: FontList] = [:]
  private var found: [Wanted: Int?] = [:]

  private struct ListKey: Hashable {
    let family: String
    let weight: FontWeight
    let slant: FontDescriptor.Slant
    let isEmoji: Bool
  }

  private struct Wanted: Hashable {
    let scalars: [Unicode.Scalar]
    let weight: FontWeight
    let slant: FontDescriptor.Slant
    let isEmoji: Bool
  }

  init(folders: [String]) {
    self.folders = folders
  }

  /// The font of a family that comes nearest; `nil` where the family is not there.
  mutating func family(_ family: String, like font: FontDescriptor) -> FontList.Entry? {
    guard let list = list(like: family, font, isEmoji: false), list.count > 0 else { return nil }
    return (0..<list.count).first { list.isFamily(family, at: $0) }
      .flatMap { list.entry(at: $0) }
  }

  /// What fontconfig gives for sans-serif.
  mutating func sansSerif(like font: FontDescriptor) -> FontList.Entry? {
    guard let list = list(like: "sans-serif", font, isEmoji: false) else { return nil }
    return (0..<list.count).lazy.compactMap { list.entry(at: $0) }
      .first { $0.isOutline && !$0.isColor }
  }

  /// The face that has some characters, the first of them at least.
  ///
  /// `open` gives a font's number, or `nil` where it will not do.
  mutating func find(
    _ scalars: [Unicode.Scalar], like font: FontDescriptor, isEmoji: Bool,
    open: (FontList.Entry) -> Int?
  ) -> Int? {
    let wanted = Wanted(
      scalars: scalars, weight: font.weight, slant: font.slant, isEmoji: isEmoji)
    if let known = found[wanted] { return known }
    var result: Int?
    if let list = list(like: isEmoji ? "emoji" : "sans-serif", font, isEmoji: isEmoji) {
      result =
        Self.first(of: list, with: scalars, isEmoji: isEmoji, open: open)
        ?? Self.first(of: list, with: Array(scalars.prefix(1)), isEmoji: isEmoji, open: open)
    }
    found[wanted] = result
    return result
  }

  private static func first(
    of list: FontList, with scalars: [Unicode.Scalar], isEmoji: Bool,
    open: (FontList.Entry) -> Int?
  ) -> Int? {
    for position in 0..<list.count where list.hasAll(scalars, at: position) {
      guard let entry = list.entry(at: position), entry.isColor == isEmoji,
        entry.isOutline || isEmoji, let number = open(entry)
      else { continue }
      return number
    }
    return nil
  }

  private mutating func list(
    like family: String, _ font: FontDescriptor, isEmoji: Bool
  ) -> FontList? {
    let key = ListKey(family: family, weight: font.weight, slant: font.slant, isEmoji: isEmoji)
    if let known = lists[key] { return known }
    if !hasStarted {
      hasStarted = true
      fontconfig = Fontconfig(folders: folders)
    }
    let list = fontconfig?.fonts(
      like: family, weight: font.weight, slant: font.slant, preferColor: isEmoji)
    lists[key] = list
    return list
  }
}
