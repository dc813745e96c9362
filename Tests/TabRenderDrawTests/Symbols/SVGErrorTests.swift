import Foundation
import Testing
import TabRenderDraw
import TestSupport
import TabRenderBase

@Suite struct SVGErrorTests {
  private func error(of text: String) -> SVGError? {
    do {
      _ = try SVGIcon(text: text)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    ("", SVGError.XMLMistake.unexpectedEnd, 1), ("\n\n<svg viewBox='0 0 1 1'>", .unexpectedEnd, 3),
    ("<svg viewBox='0 0 1 1'\n", .unexpectedEnd, 2), ("<svg viewBox='0 0", .unexpectedEnd, 1),
    ("<svg viewBox='0 0 1 1'/><!-- ", .unexpectedEnd, 1), ("<svg viewBox", .unexpectedEnd, 1),
    ("hello", .unexpectedCharacter, 1),
    ("<svg viewBox='0 0 1 1'/>\n<svg/>", .unexpectedCharacter, 2),
    ("<svg viewBox='0 0 1 1'/>x", .unexpectedCharacter, 1),
    ("<svg a='1'b='2'/>", .unexpectedCharacter, 1),
    ("<svg a=1/>", .unexpectedCharacter, 1), ("<svg a='<'/>", .unexpectedCharacter, 1),
    ("< svg/>", .unexpectedCharacter, 1), ("<1/>", .unexpectedCharacter, 1),
    ("</svg>", .mismatchedEnd(found: "svg"), 1),
    ("<svg viewBox='0 0 1 1'><g>\n</svg>", .mismatchedEnd(found: "svg"), 2),
    ("<svg a='1' a='2'/>", .duplicateAttribute("a"), 1), ("<svg a='&x;'/>", .unknownEntity("x"), 1),
    ("<svg a='&#0xD800;'/>", .unknownEntity("#0xD800"), 1),
    ("<svg a='&#xD800;'/>", .unknownEntity("#xD800"), 1),
    ("<svg a='&#99999999;'/>", .unknownEntity("#99999999"), 1),
    ("<svg a='&amp'/>", .unknownEntity("…"), 1),
    ("<!DOCTYPE lolz [\n<!ENTITY lol 'lol'>\n]><svg/>", .declarations, 1),
  ])
  func `malformed text is told with its line`(
    text: String, mistake: SVGError.XMLMistake, line: Int
  ) {
    #expect(error(of: text) == .malformedXML(line: line, mistake))
  }

  @Test(arguments: [
    ("<html/>", SVGError.notSVG(line: 1, element: "html")), ("<svg/>", .noSize(line: 1)),
    ("<svg width='5'/>", .noSize(line: 1)), ("<svg width='0' height='3'/>", .noSize(line: 1)),
    ("<svg viewBox='0 0 1 1' width='0'/>", .noSize(line: 1)),
    ("<svg viewBox='0 0 0 1'/>", .invalidValue(line: 1, attribute: "viewBox", value: "0 0 0 1")),
    ("<svg viewBox='0 0 1'/>", .invalidValue(line: 1, attribute: "viewBox", value: "0 0 1")),
    (
      "<svg viewBox='0 0 nan 1'/>", .invalidValue(line: 1, attribute: "viewBox", value: "0 0 nan 1")
    ),
    (
      "<svg viewBox='0 0 1e99 1'/>",
      .invalidValue(line: 1, attribute: "viewBox", value: "0 0 1e99 1")
    ),
    ("<svg width='-5' height='5'/>", .invalidValue(line: 1, attribute: "width", value: "-5")),
  ])
  func `svg element that gives no icon is refused`(text: String, expected: SVGError) {
    #expect(error(of: text) == expected)
  }

  @Test(arguments: [
    ("<circle r='-1'/>", "r", "-1"), ("<circle r='1x'/>", "r", "1x"),
    ("<rect width='inf' height='1'/>", "width", "inf"),
    ("<rect width='5%' height='1'/>", "width", "5%"),
    ("<polygon points='1 2 3'/>", "points", "1 2 3"),
    ("<g transform='spin(3)'/>", "transform", "spin(3)"),
    ("<g transform='scale(1 2 3)'/>", "transform", "scale(1 2 3)"),
    ("<g transform='scale(1'/>", "transform", "scale(1"),
    ("<g transform='x'/>", "transform", "x"), ("<g fill-rule='odd'/>", "fill-rule", "odd"),
    ("<g stroke-linecap='flat'/>", "stroke-linecap", "flat"),
    ("<g stroke-linejoin='x'/>", "stroke-linejoin", "x"),
    ("<g stroke-width='-1'/>", "stroke-width", "-1"),
    ("<g stroke-miterlimit='0.5'/>", "stroke-miterlimit", "0.5"),
    ("<g opacity='x'/>", "opacity", "x"),
  ])
  func `value that cannot be read is told with its line`(
    element: String, attribute: String, value: String
  ) {
    #expect(
      error(of: "<svg viewBox='0 0 9 9'>\n\(element)</svg>")
        == .invalidValue(line: 2, attribute: attribute, value: value))
  }

  @Test func `path data's mistake is told with its place`() {
    let error = error(of: "<svg viewBox='0 0 9 9'>\n\n<path d='M1 1 X'/></svg>")
    #expect(
      error == .invalidPathData(line: 3, position: 6, explanation: "unknown command 'X'"))
    #expect(error?.description == "line 3: path data, after 6 bytes: unknown command 'X'")
  }

  @Test func `long file and bytes that are no text are refused`() {
    #expect(throws: SVGError.tooLarge(bytes: SVGIcon.maximumBytes + 1)) {
      try SVGIcon(bytes: Array(repeating: 0x20, count: SVGIcon.maximumBytes + 1))
    }
    #expect(throws: SVGError.notUTF8) { try SVGIcon(bytes: [0xFF, 0xFE, 0x3C, 0x00]) }
  }

  @Test func `deep nesting is refused before it is followed`() {
    let deep = "<svg viewBox='0 0 1 1'>" + String(repeating: "<g>", count: 100_000)
    #expect(error(of: deep) == .tooDeep(line: 1))
    let skipped =
      "<svg viewBox='0 0 1 1'><defs>" + String(repeating: "<a>", count: 100_000)
    #expect(error(of: skipped) == .tooDeep(line: 1))
  }

  @Test func `transforms that multiply without end are refused`() {
    let groups = String(repeating: "<g transform='scale(10000000)'>", count: 100)
    #expect(
      error(of: "<svg viewBox='0 0 1 1'>" + groups)
        == .invalidValue(line: 1, attribute: "transform", value: "scale(10000000)"))
  }

  @Test(arguments: [
    NamedText(
      "many wide curves",
      "<path d='M0 0" + String(repeating: "C9e6 0 0 9e6 1 1", count: 10_000) + "'/>"
    ),
    NamedText(
      "a stroke of many lines",
      "<path fill='none' stroke='red' d='M0 0" + String(repeating: "l1 1", count: 600_000) + "'/>"),
    NamedText("many paths", String(repeating: "<path d='M0 0Q1e7 1e7 0 9'/>", count: 10_000)),
  ])
  func `icon that would take long to draw is refused`(content: NamedText) {
    #expect(error(of: "<svg viewBox='0 0 24 24'>\(content.text)</svg>") == .tooComplex(line: 1))
  }

  @Test func `largest numbers give finite outlines`() throws {
    let icon = try SVGIcon(
      text: """
        <svg width='24' height='24' viewBox='-1e7 -1e7 1e7 1e7' stroke='red' stroke-width='1e7'>
        <path stroke-linejoin='round' d='M-1e7-1e7L1e7 1e7A1e7 1e6 1e7 1 1 0 0Q1e7 0 0 1e-7'/>
        <circle r='1e7'/><rect width='1e7' height='1e-7' rx='1e-7'/></svg>
        """)
    try #require(!icon.parts.isEmpty)
    for part in icon.parts {
      #expect(part.path.boundingBox.width.isFinite)
    }
  }

  @Test func `many strange bytes never trap`() {
    var generator = RepeatableNoise(seed: 1)
    var (read, refused) = (0, 0)
    let pieces = [
      "<svg viewBox='0 0 9 9'>", "<", ">", "/>", "</g>", "<g ", "d='M0 0", "A", "1e9", "-", "'",
      "\"", "&#", ";", "<!--", "-->", "<![CDATA[", "<?", "=", " ", "transform='", "rotate(", ")",
      "<path ", "é", "\u{0}", "stroke='red' ", "</svg>", "<!DOCTYPE", "points='1,", "Z", "m",
    ]
    for _ in 0..<20_000 {
      let count = Int(generator.next() % 12)
      let text = (0..<count).map { _ in pieces[Int(generator.next() % UInt64(pieces.count))] }
      if let error = error(of: "<svg viewBox='0 0 9 9'>" + text.joined()) {
        // There is only one line.
        #expect(error.description.hasPrefix("line 1: "), "\(error)")
        refused += 1
      } else {
        read += 1
      }
    }
    #expect(read > 100 && refused > 10_000)
  }
}
