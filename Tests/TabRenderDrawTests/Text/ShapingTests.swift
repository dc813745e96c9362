import Foundation
import Testing
import TabRenderBase
import TabRenderDraw

@Suite("Shaping")
struct ShapingTests {
  /// A text of one direction and script.
  struct Sample: CustomTestStringConvertible, Sendable {
    var text: String
    var font: TestFont
    var script: String
    var isRightToLeft = false
    var testDescription: String { "\(font): \(text.prefix(30))" }
  }

  static let samples = [
    Sample(text: "AVATAR To Wa. LT fi ffi Ty", font: .inter, script: "Latn"),
    Sample(text: "Favourites", font: .interMedium, script: "Latn"),
    Sample(text: "x\u{301}e\u{328}\u{301} Z\u{30C}\u{323}", font: .inter, script: "Latn"),
    Sample(text: "AV To ffi fl", font: .dejaVu, script: "Latn"),
    Sample(text: "مرحبا بالعالم السلام لا", font: .dejaVu, script: "Arab", isRightToLeft: true),
    Sample(text: "كِتَابٌ", font: .dejaVu, script: "Arab", isRightToLeft: true),
    Sample(text: "שָׁלוֹם עולם", font: .dejaVu, script: "Hebr", isRightToLeft: true),
    Sample(text: "हिन्दी क्षत्रिय नमस्ते श्री र्क", font: .lohit, script: "Deva"),
    Sample(text: "สวัสดีชาวโลก น้ำ ที่นี่", font: .loma, script: "Thai"),
    Sample(text: "你好世界。", font: .microHei, script: "Hani"),
    Sample(text: "안녕하세요", font: .microHei, script: "Hang"),
    Sample(text: "👍🏽👨‍👩‍👧🇩🇪😀", font: .emoji, script: "Zyyy"),
    Sample(
      text: String(repeating: "Titles go on and on, AVATAR. ", count: 11).prefix(300).description,
      font: .inter, script: "Latn"),
  ]

  @Test(
    "Glyphs, clusters, advances and offsets are HarfBuzz's own",
    .enabled(if: TestFont.allPresent, TestFont.needsAll),
    .enabled(if: HarfBuzzRun.isPresent, HarfBuzzRun.needsProgram), arguments: samples)
  func sample(_ sample: Sample) throws {
    let shaped = try Self.shape(sample.text, sample.font)
    let expected = try HarfBuzzRun.shape(
      sample.text, sample.font, direction: sample.isRightToLeft ? "rtl" : "ltr",
      script: sample.script)
    #expect(shaped == expected)
  }

  @Test(
    "Numbers inside Hebrew run from left to right",
    .enabled(if: TestFont.allPresent, TestFont.needsAll),
    .enabled(if: HarfBuzzRun.isPresent, HarfBuzzRun.needsProgram))
  func numbersInHebrew() throws {
    let shaped = try Self.shape("שלום 123 עולם", .dejaVu)
    func part(_ text: String, _ direction: String, _ start: Int) throws -> [UnitGlyph] {
      try HarfBuzzRun.shape(text, .dejaVu, direction: direction, script: "Hebr", start: start)
    }
    let expected =
      try part(" עולם", "rtl", 8) + part("123", "ltr", 5) + part("שלום ", "rtl", 0)
    #expect(shaped == expected)
  }

  @Test(
    "Hebrew inside Latin is turned around, and Latin around it is not",
    .enabled(if: TestFont.dejaVu.isPresent, TestFont.needsAll))
  func hebrewInLatin() throws {
    let clusters = try FontLibrary().glyphs("ab שלם cd", .dejaVu).map(\.cluster)
    #expect(clusters == [0, 1, 2, 5, 4, 3, 6, 7, 8])
  }

  @Test(
    "The direction that is asked for decides where a sentence begins",
    .enabled(if: TestFont.dejaVu.isPresent, TestFont.needsAll))
  func direction() throws {
    func clusters(_ direction: TextStyle.Direction) throws -> [Int] {
      try FontLibrary().glyphs("ab! שלם", .dejaVu, direction: direction).map(\.cluster)
    }
    #expect(try clusters(.leftToRight) == [0, 1, 2, 3, 6, 5, 4])
    #expect(try clusters(.rightToLeft) == [6, 5, 4, 3, 2, 0, 1])
    #expect(try clusters(.automatic) == clusters(.leftToRight))
  }

  @Test(
    "Tracking turns ligatures off", .enabled(if: TestFont.dejaVu.isPresent, TestFont.needsAll))
  func trackingAndLigatures() throws {
    var style = TextStyle(font: TestFont.dejaVu.descriptor(size: 20))
    #expect(try FontLibrary().layout("ffi", style: style).lines[0].glyphs.count == 1)
    style.tracking = 1
    #expect(try FontLibrary().layout("ffi", style: style).lines[0].glyphs.count == 3)
  }

  /// What the file with this digest gave; another release of Inter has other numbers.
  static let interDigest = "99dab2bdcb613c4c8264000a94351d1227f74dc95a86d1249493aeee0c0179c4"
  static let isRecordedInter =
    TestFont.interMedium.isPresent
    && (try? FileReader.read(TestFont.interMedium.path)).map(SHA256.hexadecimal) == interDigest

  @Test(
    "Kerned titles give the recorded glyphs",
    .enabled(if: isRecordedInter, "needs Inter as Debian 12 has it"),
    arguments: [
      ("Tab", ["409=0@0,0+1625", "504=1@0,0+1603", "575=2@0,0+1762"]),
      ("AVA", ["2=0@0,0+1758", "453=1@0,0+1763", "2=2@0,0+1971"]),
      ("To", ["409=0@0,0+1609", "775=1@0,0+1696"]),
      ("Home", ["161=0@0,0+2090", "775=1@0,0+1696", "752=2@0,0+2488", "612=3@0,0+1654"]),
    ])
  func recorded(_ text: String, _ expected: [String]) throws {
    #expect(try Self.shape(text, .interMedium).map(\.description) == expected)
  }

  /// Shapes at a size of one point a font unit.
  private static func shape(_ text: String, _ font: TestFont) throws -> [UnitGlyph] {
    let unitsPerEm = try unitsPerEm(font)
    var pen: CGFloat = 0
    return try FontLibrary().glyphs(text, font, size: unitsPerEm).map { glyph in
      let baseline = try FontLibrary().metrics(of: font.descriptor(size: unitsPerEm)).ascender
      defer { pen += glyph.advance }
      return UnitGlyph(
        glyph: Int(glyph.glyph), cluster: glyph.cluster, advance: Int(glyph.advance.rounded()),
        x: Int((glyph.position.x - pen).rounded()),
        y: Int((baseline - glyph.position.y).rounded()))
    }
  }

  private static func unitsPerEm(_ font: TestFont) throws -> CGFloat {
    font == .microHei ? 2048 : try FontTables(font).signed("head", at: 18)
  }
}
