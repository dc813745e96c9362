import Foundation
import Testing
import TabRenderBase
import TabRenderDraw

@Suite("Font library")
struct FontLibraryTests {
  @Test(
    "Every weight has a file of its own",
    .enabled(if: TestFont.inter.isPresent, TestFont.needsInter))
  func weights() throws {
    let library = FontLibrary()
    for weight in FontWeight.allCases {
      _ = try library.metrics(of: FontDescriptor(size: 10, weight: weight))
      _ = try library.metrics(of: FontDescriptor(size: 10, weight: weight, slant: .italic))
    }
    #expect(Set(library.fontFiles.map(\.path)).count == 2 * FontWeight.allCases.count)
    #expect(library.fontFiles.allSatisfy { $0.path.contains("Inter-") })
    #expect(library.problems.isEmpty)
  }

  @Test(
    "A medium font is Inter-Medium",
    .enabled(if: TestFont.interMedium.isPresent, TestFont.needsInter))
  func medium() throws {
    let library = FontLibrary()
    _ = try library.metrics(of: FontDescriptor(size: 10, weight: .medium))
    #expect(library.fontFiles.map(\.path) == [TestFont.interMedium.path])
    #expect(library.fontFiles[0].style == "Medium")
  }

  @Test("A library opens nothing before it is asked for text")
  func nothingOpened() {
    #expect(FontLibrary().fontFiles.isEmpty)
  }

  @Test(
    "A file that is no font is an error that names it",
    arguments: [
      FontError.file(path: "/dev/null", .notRegular),
      .file(path: "/no/such.otf", .notFound), .unreadable(path: #filePath, face: 0),
    ])
  func noFont(_ error: FontError) throws {
    let path = try #require(
      ["/dev/null", "/no/such.otf", #filePath].first(where: error.description.contains))
    let library = FontLibrary(search: FontSearch(file: path))
    #expect(throws: error) {
      try library.layout("Home", style: TextStyle(font: FontDescriptor(size: 10)))
    }
    #expect(library.problems == [.failed(error)])
    #expect(library.problems.allSatisfy { $0.isError })
  }

  @Test("The error for no font at all names the package")
  func packageIsNamed() {
    #expect(FontError.noFont.description.contains("fonts-inter"))
  }

  @Test(
    "A named file is used for every weight",
    .enabled(if: TestFont.dejaVu.isPresent, TestFont.needsAll))
  func namedFile() throws {
    let library = FontLibrary(search: FontSearch(file: TestFont.dejaVu.path))
    let glyph = try library.layout(
      "a", style: TextStyle(font: FontDescriptor(size: 10, weight: .bold))
    ).lines[0].glyphs[0]
    #expect(library.fontFile(of: glyph)?.path == TestFont.dejaVu.path)
  }

  @Test(
    "Inter in a folder that is named comes before the usual ones",
    .enabled(if: TestFont.interMedium.isPresent, TestFont.needsInter))
  func folder() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/fonts-\(UUID().uuidString)"
    try FileManager.default.createDirectory(
      atPath: folder + "/inter", withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/inter/Inter-Medium.otf"
    try FileManager.default.createSymbolicLink(
      atPath: path, withDestinationPath: TestFont.interMedium.path)
    let library = FontLibrary(search: FontSearch(folders: [folder]))
    _ = try library.metrics(of: FontDescriptor(size: 10, weight: .medium))
    #expect(library.fontFiles.map(\.path) == [path])
  }

  @Test(
    "A new search counts from the next text on",
    .enabled(if: TestFont.allPresent, TestFont.needsAll))
  func newSearch() throws {
    let library = FontLibrary()
    let style = TextStyle(font: FontDescriptor(size: 10))
    let before = try library.layout("a", style: style)
    library.search = FontSearch(file: TestFont.dejaVu.path)
    let after = try library.layout("a", style: style)
    #expect(library.fontFile(of: before.lines[0].glyphs[0])?.path == TestFont.inter.path)
    #expect(library.fontFile(of: after.lines[0].glyphs[0])?.path == TestFont.dejaVu.path)
  }

  @Test(
    "A face of a collection is picked by its number",
    .enabled(if: TestFont.microHei.isPresent, TestFont.needsAll))
  func collection() throws {
    let library = FontLibrary(search: FontSearch(file: TestFont.microHei.path, face: 1))
    _ = try library.metrics(of: FontDescriptor(size: 10))
    #expect(library.fontFiles[0].family.contains("Mono"))
    let missing = FontLibrary(search: FontSearch(file: TestFont.microHei.path, face: 9))
    #expect(throws: FontError.unreadable(path: TestFont.microHei.path, face: 9)) {
      try missing.metrics(of: FontDescriptor(size: 10))
    }
  }

  @Test(
    "A family that is missing gives the system font and a warning",
    .enabled(if: TestFont.inter.isPresent, TestFont.needsInter))
  func missingFamily() throws {
    let library = FontLibrary()
    _ = try library.metrics(of: FontDescriptor(size: 10, family: .named("No Such Family")))
    #expect(library.problems == [.familyMissing("No Such Family")])
    #expect(library.fontFiles.map(\.path) == [TestFont.inter.path])
  }

  @Test(
    "A family is found by its name", .enabled(if: TestFont.lohit.isPresent, TestFont.needsAll))
  func family() throws {
    let library = FontLibrary()
    _ = try library.metrics(of: FontDescriptor(size: 10, family: .named("lohit devanagari")))
    #expect(library.fontFiles.map(\.path) == [TestFont.lohit.path])
    #expect(library.problems.isEmpty)
  }

  @Test(
    "What Inter does not have comes from another font, the rest stays",
    .enabled(if: TestFont.allPresent, TestFont.needsAll),
    arguments: [
      ("a م b", .dejaVu), ("a ש b", .dejaVu), ("a ह b", .lohit), ("a ก b", .loma),
      ("a 汉 b", .microHei), ("a 한 b", .microHei), ("a 😀 b", .emoji), ("a ❤️ b", .emoji),
    ] as [(String, TestFont)])
  func fallback(_ text: String, _ expected: TestFont) throws {
    let library = FontLibrary()
    let line = try library.layout(text, style: TextStyle(font: FontDescriptor(size: 10))).lines[0]
    let paths = line.glyphs.map { library.fontFile(of: $0)?.path }
    let inter = TestFont.inter.path
    #expect(paths == [inter, inter, expected.path, inter, inter])
    #expect(library.problems.isEmpty)
  }

  @Test(
    "A font does not depend on what was drawn before",
    .enabled(if: TestFont.allPresent, TestFont.needsAll))
  func order() throws {
    let style = TextStyle(font: FontDescriptor(size: 10))
    let used = FontLibrary()
    for text in ["汉", "ह", "م", "😀"] { _ = try used.layout(text, style: style) }
    let fresh = FontLibrary()
    func path(_ library: FontLibrary) throws -> String? {
      let glyph = try library.layout("☀", style: style).lines[0].glyphs[0]
      return library.fontFile(of: glyph)?.path
    }
    #expect(try path(used) == path(fresh))
  }

  @Test(
    "A character that no font has is a box and a warning",
    .enabled(if: TestFont.inter.isPresent, TestFont.needsInter))
  func missingCharacter() throws {
    let library = FontLibrary()
    let layout = try library.layout(
      "a\u{10FFFD}b\u{10FFFD}", style: TextStyle(font: FontDescriptor(size: 10)))
    #expect(layout.lines[0].glyphs.map { $0.face == nil } == [false, true, false, true])
    #expect(library.positionedGlyphs(of: layout).count == 4)
    #expect(library.problems == [.missingCharacters(["\u{10FFFD}"])])
    _ = try library.layout("\u{10FFFC}", style: TextStyle(font: FontDescriptor(size: 12)))
    #expect(library.problems == [.missingCharacters(["\u{10FFFC}", "\u{10FFFD}"])])
    #expect(library.problems[0].description.contains("U+10FFFD"))
  }

  @Test(
    "A file's digest is that of its bytes",
    .enabled(if: TestFont.inter.isPresent, TestFont.needsInter))
  func digest() throws {
    let library = FontLibrary()
    _ = try library.metrics(of: FontDescriptor(size: 10))
    let bytes = try FileReader.read(TestFont.inter.path)
    #expect(try library.fontFiles[0].digest() == SHA256.hexadecimal(of: bytes))
  }
}
