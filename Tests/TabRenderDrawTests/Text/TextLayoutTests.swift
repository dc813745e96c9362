import Foundation
import Testing
import TabRenderDraw

@Suite("Text layout", .enabled(if: TestFont.inter.isPresent, TestFont.needsInter))
struct TextLayoutTests {
  /// A far smaller length than a pixel shows; sums in another order differ by less.
  static let tolerance: CGFloat = 0.001

  @Test("An empty text has no width and the height of a line")
  func empty() throws {
    let layout = try Self.layout("")
    #expect(layout.size == CGSize(width: 0, height: layout.metrics.lineHeight))
    #expect(layout.lines.count == 1)
  }

  @Test("Every line break begins a line", arguments: ["a\nb", "a\r\nb", "a\u{2028}b", "a\u{85}b"])
  func lineBreaks(_ text: String) throws {
    let layout = try Self.layout(text)
    #expect(Self.lines(layout, text) == ["a", "b"])
    let step = layout.metrics.lineHeight + layout.metrics.leading
    #expect(abs(layout.lines[1].baseline - layout.lines[0].baseline - step) < 1e-9)
    #expect(layout.lastBaseline == layout.lines[1].baseline)
  }

  @Test("A measured width is enough", arguments: ["Home", "Favourites and more", "AVATAR To "])
  func measured(_ text: String) throws {
    let width = try Self.layout(text).size.width
    let layout = try Self.layout(text, width: width)
    #expect(layout.lines.count == 1)
    #expect(!layout.isTruncated)
  }

  @Test(
    "Lines break where they may",
    arguments: [
      ["The", "quick", "brown", "fox"],
      ["well-known", "words"],
      ["one\u{A0}two", "three"],
      ["wait (a", "moment)"],
      ["pages", "10-20"],
      ["  in", "front"],
    ])
  func wrapping(_ lines: [String]) throws {
    let text = lines.joined(separator: " ")
    let width = try Self.widest(lines)
    let layout = try Self.layout(text, width: width)
    #expect(Self.lines(layout, text) == lines)
    #expect(layout.size.width <= width)
  }

  @Test(
    "Hyphens and spaces of no width break, and stay",
    arguments: [["well-", "known"], ["zero\u{200B}", "width"], ["and/", "or not"]])
  func wrappingWithoutSpace(_ lines: [String]) throws {
    let text = lines.joined()
    let layout = try Self.layout(text, width: try Self.widest(lines))
    #expect(Self.lines(layout, text) == lines)
  }

  @Test(
    "Ideographs break between each other, but no line starts with a full stop",
    .enabled(if: TestFont.allPresent, TestFont.needsAll))
  func ideographs() throws {
    let text = "你好世界。你好"
    let layout = try Self.layout(text, width: 64)
    #expect(Self.lines(layout, text) == ["你好世", "界。你好"])
  }

  @Test("A word that is too long is cut between clusters, never inside one")
  func longWord() throws {
    let cluster = "o\u{308}\u{323}"
    let text = String(repeating: cluster, count: 12)
    let layout = try Self.layout(text, width: 40)
    #expect(layout.lines.count > 1)
    for line in Self.lines(layout, text) {
      #expect(line.unicodeScalars.count.isMultiple(of: 3))
    }
  }

  @Test("No width still shows one cluster a line")
  func noWidth() throws {
    #expect(try Self.layout("abc", width: 0).lines.count == 3)
    #expect(try Self.layout("abc", width: -5).lines.count == 3)
    #expect(try Self.layout("a b", width: .nan).lines.count == 1)
  }

  @Test(
    "Truncation keeps the start, the end or both",
    arguments: [
      (.tail, "Recently…"), (.head, "…d tracks"), (.middle, "Rec…acks"),
    ] as [(TextStyle.Truncation, String)])
  func truncation(_ truncation: TextStyle.Truncation, _ expected: String) throws {
    let text = "Recently played tracks"
    let layout = try Self.layout(text, width: 80) {
      $0.maximumLines = 1
      $0.truncation = truncation
    }
    #expect(layout.isTruncated)
    #expect(layout.size.width <= 80 + Self.tolerance)
    let shown = try Self.layout(expected)
    #expect(layout.lines[0].glyphs.map(\.glyph) == shown.lines[0].glyphs.map(\.glyph))
  }

  @Test("The last line allowed is the one that is truncated")
  func lastLine() throws {
    let text = "The quick brown fox jumps over the lazy dog"
    let layout = try Self.layout(text, width: 90) { $0.maximumLines = 2 }
    #expect(layout.lines.count == 2)
    #expect(layout.isTruncated)
    #expect(layout.lines[1].range.upperBound == text.unicodeScalars.count)
  }

  @Test("A paragraph that fits shows that more follows")
  func moreFollows() throws {
    let layout = try Self.layout("One\nTwo", width: 200) { $0.maximumLines = 1 }
    let shown = try Self.layout("One…")
    #expect(layout.isTruncated)
    #expect(layout.lines[0].glyphs.map(\.glyph) == shown.lines[0].glyphs.map(\.glyph))
  }

  @Test("Without truncation lines beyond the maximum are left out")
  func noTruncation() throws {
    let layout = try Self.layout("The quick brown fox", width: 60) {
      $0.maximumLines = 2
      $0.truncation = .none
    }
    #expect(Self.lines(layout, "The quick brown fox") == ["The", "quick"])
    #expect(layout.isTruncated)
  }

  @Test("Where nothing fits, only … is left")
  func onlyEllipsis() throws {
    let layout = try Self.layout("Home", width: 1) { $0.maximumLines = 1 }
    #expect(layout.lines[0].glyphs.count == 1)
  }

  @Test(
    "Lines stand where they are told to",
    arguments: [(.left, 0), (.natural, 0), (.center, 0.5), (.right, 1)]
      as [(TextStyle.Alignment, CGFloat)])
  func alignment(_ alignment: TextStyle.Alignment, _ share: CGFloat) throws {
    let layout = try Self.layout("Home", width: 200) { $0.alignment = alignment }
    let line = layout.lines[0]
    #expect(abs(line.frame.minX - (200 - line.frame.width) * share) < 1e-9)
    #expect(abs((line.glyphs.first?.position.x ?? 0) - line.frame.minX) < 1e-9)
  }

  @Test("A paragraph that runs from right to left stands at the right")
  func naturalRightToLeft() throws {
    let layout = try Self.layout("Home", width: 200) { $0.direction = .rightToLeft }
    #expect(abs(layout.lines[0].frame.maxX - 200) < 1e-9)
  }

  @Test("Justified lines fill the width, but for the last")
  func justified() throws {
    let layout = try Self.layout("The quick brown fox jumps over it", width: 110) {
      $0.alignment = .justified
    }
    for line in layout.lines.dropLast() { #expect(abs(line.frame.width - 110) < 1e-9) }
    #expect((layout.lines.last?.frame.width ?? 110) < 110)
  }

  @Test("Tracking stands between clusters, not after the last")
  func tracking() throws {
    let plain = try Self.layout("Home").size.width
    let spaced = try Self.layout("Home") { $0.tracking = 2 }.size.width
    #expect(abs(spaced - plain - 6) < 1e-9)
    let joiner = "v\u{200D}"
    #expect(
      try Self.layout(joiner) { $0.tracking = 2 }.size.width == Self.layout(joiner).size.width)
    #expect(try Self.layout("Home") { $0.tracking = .nan }.size.width.isFinite)
  }

  /// Sets a text in 16-point Inter.
  private static func layout(
    _ text: String, width: CGFloat = .infinity, _ change: (inout TextStyle) -> Void = { _ in }
  ) throws -> TextLayout {
    var style = TextStyle(font: TestFont.inter.descriptor(size: 16))
    change(&style)
    return try FontLibrary.shared.layout(text, style: style, width: width)
  }

  /// A width that the widest of some lines just fits.
  private static func widest(_ lines: [String]) throws -> CGFloat {
    try lines.map { try layout($0).size.width }.reduce(0, max) + tolerance
  }

  /// The text of each line.
  private static func lines(_ layout: TextLayout, _ text: String) -> [String] {
    let scalars = Array(text.unicodeScalars)
    return layout.lines.map { line in
      var part = String.UnicodeScalarView()
      part.append(contentsOf: scalars[line.range])
      return String(part)
    }
  }
}
