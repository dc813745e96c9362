public import Foundation
internal import Synchronization

/// Finds fonts, sets text in them and keeps what it opened.
///
/// A library may be used from any thread: it works on one text at a time, behind a lock. Nothing is
/// opened until the first text that is not empty, or the first question for measures.
///
/// Out of reach are vertical text, hyphenation, synthesised bold and italic, breaks inside sentences
/// of Thai, Lao, Khmer and Burmese, tab stops (a tab is a space), and colours that a font describes
/// by gradients (COLR version 1) or SVG. Bidirectional order is resolved line by line, in the
/// direction of the paragraph: an embedding that is wrapped counts up to the end of its line.
public final class FontLibrary: Sendable {
  /// The library that layers use unless they are given another.
  public static let shared = FontLibrary()

  /// How many Unicode scalars of a text are laid out at most: far more than a picture can show.
  public static let longestText = 20_000

  private static let keptLayouts = 512
  private let store: Mutex<FontStore>

  /// Creates a library that looks for fonts in the usual folders, or as told.
  public init(search: FontSearch = FontSearch()) {
    store = Mutex(FontStore(search: search))
  }

  /// Where fonts are looked for; a change counts from the next text on and forgets ``problems``.
  public var search: FontSearch {
    get { store.withLock { $0.search } }
    set { store.withLock { $0.search = newValue } }
  }

  /// What went otherwise than asked for, in the order in which it was met.
  public var problems: [FontProblem] { store.withLock { $0.problems } }

  /// The font files that were opened, fallbacks included, each once and in that order.
  public var fontFiles: [FontFile] {
    var known: Set<FontFile> = []
    return store.withLock { $0.faces.map(\.file) }.filter { known.insert($0).inserted }
  }

  /// The font files whose glyphs stood in texts since this was asked before.
  package func takeUsedFiles() -> Set<FontFile> {
    store.withLock { store in
      let files = Set(store.usedFaces.map { store.faces[$0].file })
      store.usedFaces = []
      return files
    }
  }

  /// The vertical measures of a font.
  ///
  /// Throws when there is no such font and nothing to take its place; that is noted in ``problems``.
  public func metrics(of font: FontDescriptor) throws(FontError) -> FontMetrics {
    try noting { store throws(FontError) in
      // The number first: finding it may add the face.
      let number = try store.face(for: font)
      let face = store.faces[number]
      return face.metrics.scaled(by: font.pointSize / face.unitsPerEm)
    }
  }

  /// Sets a text in lines that fill a width.
  ///
  /// Line breaks in the text begin new lines. An infinite width, the default, breaks only there;
  /// below 0 counts as 0, NaN as infinite. The same text, style and width give the same layout,
  /// which is remembered. Throws when there is no font; that is noted in ``problems`` too.
  public func layout(
    _ text: String, style: TextStyle, width: CGFloat = .infinity
  ) throws(FontError) -> TextLayout {
    let request = TextRequest(text: text, style: style, width: width)
    return try noting { store throws(FontError) in
      if let known = store.layouts[request] {
        store.noteUse(of: known)
        return known
      }
      let layout = try Typesetter(request, store).layout()
      store.noteUse(of: layout)
      if store.layouts.count >= Self.keptLayouts { store.layouts = [:] }
      store.layouts[request] = layout
      return layout
    }
  }

  /// How the glyphs of a layout of this library are drawn; glyphs without a mark are left out.
  package func positionedGlyphs(of layout: TextLayout) -> [PositionedGlyph] {
    store.withLock { store in
      layout.lines.flatMap { line in line.glyphs.compactMap { store.positioned($0) } }
    }
  }

  /// The file of a glyph of a layout of this library; `nil` for a box.
  package func fontFile(of glyph: TextGlyph) -> FontFile? {
    store.withLock { store in glyph.face.map { store.faces[$0].file } }
  }

  private func noting<Result: Sendable>(
    _ body: (FontStore) throws(FontError) -> Result
  ) throws(FontError) -> Result {
    try store.withLock { store throws(FontError) in
      do throws(FontError) {
        return try body(store)
      } catch {
        store.note(.failed(error))
        throw error
      }
    }
  }
}
