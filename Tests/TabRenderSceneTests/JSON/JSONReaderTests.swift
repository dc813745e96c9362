import Foundation
import TabRender
import Testing
import TestSupport

struct `A JSON reader` {
  @Test(
    arguments: [
      ("1", 1), ("-0", 0), ("0.5", 0.5), ("1e3", 1000), ("1E-2", 0.01), ("-12.25e+1", -122.5),
      ("123456789012345", 123_456_789_012_345), ("1234567890123456789", 1_234_567_890_123_456_768),
      ("1e-999", 0),
    ] as [(String, Double)])
  func `reads numbers as they are written`(text: String, number: Double) throws {
    #expect(try read(text).number == number)
  }

  @Test(
    arguments: [
      (#""""#, ""), (#""a\"\\\/\b\f\n\r\tz""#, "a\"\\/\u{8}\u{C}\n\r\tz"),
      (#""\u00e9\u20AC""#, "é€"), (#""\ud83d\ude00""#, "😀"), (#""naïve 😀""#, "naïve 😀"),
      (#""\u0000""#, "\0"),
    ] as [(String, String)])
  func `resolves the escapes of strings`(text: String, string: String) throws {
    #expect(try read(text).string == string)
  }

  @Test func `keeps an object's keys in order`() throws {
    let node = try read(#"{"b": 1, "a": [true, null, {}], "c": {"d": []}}"#)
    #expect(node.members.map(\.key) == ["b", "a", "c"])
    #expect(node.json.text == #"{"b":1,"a":[true,null,{}],"c":{"d":[]}}"#)
  }

  @Test(
    arguments: [
      ("", "is empty, expected a JSON object", 0, 0),
      (" \n", "is empty, expected a JSON object", 0, 0),
      ("{\"a\": NaN}", "NaN is not JSON", 1, 7),
      ("{\"a\": -Infinity}", "-Infinity is not JSON", 1, 7),
      ("{\"a\": Infinity}", "Infinity is not JSON", 1, 7),
      ("{\"a\":\n +1}", "a number has no plus sign in front", 2, 2),
      ("[01]", "a number has no leading zeros", 1, 2),
      ("[-012]", "a number has no leading zeros", 1, 2),
      ("[0x1F]", "hexadecimal numbers are not JSON", 1, 2),
      ("[.5]", "a number needs a digit before its point", 1, 2),
      ("[1.]", "a digit must follow a number's point", 1, 2),
      ("[1e]", "a number's exponent needs a digit", 1, 2),
      ("[-]", "a minus sign needs a number behind it", 1, 2),
      ("[1e999]", "1e999 is too large for a number", 1, 2),
      ("[1,]", "a comma must not stand before ]", 1, 3),
      ("{\"a\":1,}", "a comma must not stand before }", 1, 7),
      ("[1 2]", "expected a comma or ], got \"2\"", 1, 4),
      ("[,]", "expected a value, got \",\"", 1, 2),
      ("{\"a\" 1}", "expected a colon after the key, got \"1\"", 1, 6),
      ("{a: 1}", "keys stand in double quotes", 1, 2),
      ("{'a': 1}", "keys stand in double quotes", 1, 2),
      ("['a']", "strings stand in double quotes", 1, 2),
      ("[1] x", "only one value may stand in a file", 1, 5),
      ("[\"a\nb\"]", "the string does not end on its line", 1, 2),
      ("[\"a\tb\"]", "a tab must not stand in a string", 1, 4),
      ("[\"\u{1}\"]", "the control character U+0001 must not stand in a string", 1, 3),
      ("[\"abc", "the string does not end", 1, 2),
      ("[\"\\x\"]", "a backslash must not stand before this character", 1, 3),
      ("[\"\\u12\"]", "\\u needs four hexadecimal digits", 1, 3),
      ("[\"\\ud800\"]", "\\ud800 is half of a character", 1, 3),
      ("[\"\\udc00\"]", "\\udc00 is half of a character", 1, 3),
      ("[\"\\ud800\\u0041\"]", "\\ud800 is half of a character", 1, 3),
      ("[tru]", "tru is not JSON", 1, 2),
      ("// a\n1", "comments are not JSON", 1, 1),
      ("{\"a\": [1,\n2", "the file ends inside the list that begins on line 1", 2, 2),
      ("\u{FEFF}\u{FEFF}1", "expected a value, got U+FEFF", 1, 1),
      ("é", "expected a value, got \"é\"", 1, 1),
    ] as [(String, String, Int, Int)])
  func `names what is wrong and where`(text: String, message: String, line: Int, column: Int) {
    let problem = problem(text)
    #expect(problem?.message == message)
    #expect((problem?.line ?? 0) == line)
    #expect((problem?.column ?? 0) == column)
  }

  @Test func `accepts comments and a last comma in the dialect with comments`() throws {
    let text = "/* a */ { // b\n \"a\": [1, 2,], /**/ }\n// end"
    #expect(try read(text, .withComments).json.text == #"{"a":[1,2]}"#)
    #expect(problem("[1 /*", .withComments)?.message == "the comment does not end")
    #expect(problem("[,]", .withComments)?.message == "expected a value, got \",\"")
  }

  @Test func `counts columns in characters and lines by any line end`() {
    let problem = problem("{\r\n\"é👩‍👩‍👧‍👦\": \r x}")
    #expect(problem?.line == 3)
    #expect(problem?.column == 2)
  }

  @Test func `skips a byte order mark, which counts as no column`() throws {
    #expect(try read("\u{FEFF}{\"a\":1}")["a"]?.number == 1)
    #expect(problem("\u{FEFF}[x]")?.column == 2)
  }

  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x7B, 0], "UTF-16"), ([0xFE, 0xFF, 0, 0x7B], "UTF-16"),
      ([0x7B, 0, 0x7D, 0], "UTF-16"), ([0, 0x7B, 0, 0x7D], "UTF-16"),
      ([0xFF, 0xFE, 0, 0], "UTF-32"), ([0, 0, 0xFE, 0xFF], "UTF-32"),
      ([0x7B, 0, 0, 0], "UTF-32"), ([0, 0, 0, 0x7B], "UTF-32"),
    ] as [([UInt8], String)])
  func `recognises other encodings`(bytes: [UInt8], name: String) {
    #expect(problem(bytes)?.message == "is \(name), expected UTF-8")
  }

  @Test(arguments: [
    ("{bad", ""), ("{\"a\": {bad", "/a"), ("[{bad", "/0"), ("[1, x", "/1"), ("{\"a\": x", "/a"),
  ])
  func `points to the object in which a key should be`(text: String, pointer: String) {
    #expect(problem(Array(text.utf8))?.pointer == pointer)
  }

  @Test func `finds the byte that is not UTF-8`() {
    let problem = problem(Array("{\n\"é\": \"".utf8) + [0xC3, 0x28] + Array("\"}".utf8))
    #expect(problem?.message == "is not UTF-8 here (byte C3)")
    #expect(problem?.line == 2)
    #expect(problem?.column == 7)
  }

  @Test func `names both lines of a key that is given twice, and takes the last one`() throws {
    let document = try document("{\"a\": 1,\n \"b\": {\"c\": 1,\n \"c\": 2}}")
    #expect(document.root["b"]?["c"]?.number == 2)
    #expect(
      document.duplicates.shown.map(\.message) == ["key \"c\" is given twice (first on line 2)"])
    #expect(document.duplicates.shown.first?.pointer == "/b/c")
    #expect(document.duplicates.shown.first?.line == 3)
  }

  @Test func `finds a double key among many`() throws {
    let keys = (0..<1000).map { "\"k\($0)\": \($0)" } + ["\"k500\": -1"]
    let document = try document("{" + keys.joined(separator: ",") + "}")
    #expect(document.root.members.count == 1000)
    #expect(document.root["k500"]?.number == -1)
    #expect(document.duplicates.shown.count == 1)
  }

  @Test(arguments: [("[", "]"), ("{\"a\":", "}"), ("[{\"a\":", "}]")])
  func `refuses nesting deeper than 512, however deep`(opening: String, closing: String) throws {
    let levels = opening.filter { $0 == "[" || $0 == "{" }.count
    let most =
      String(repeating: opening, count: 512 / levels) + "1"
      + String(repeating: closing, count: 512 / levels)
    #expect(try read(most).kind != .number)
    for count in [513, 20_000, 1_000_000] {
      let problem = problem(String(repeating: opening, count: count))
      #expect(problem?.message == "nesting deeper than 512")
      #expect(problem?.line == 1)
    }
  }

  @Test func `refuses more than 16 MiB`() {
    let bytes = [UInt8](repeating: 0x20, count: JSONReader.maximumBytes + 1)
    #expect(problem(bytes)?.message == "is over the limit of 16777216 bytes")
  }

  @Test func `refuses a number of absurd length`() {
    let digits = String(repeating: "1", count: 1_000_001)
    #expect(problem(digits)?.message == "a number of 1000001 characters is over the limit of 1000")
  }

  @Test func `answers every truncated text with an error in it`() throws {
    let whole =
      #"{"a": [1, -2.5e3, "x\u00e9\ud83d\ude00", true, null], "é": {"b": false, "c": []}}"#
    let bytes = Array(whole.utf8)
    _ = try JSONReader.read(bytes, name: "whole")
    for count in 0..<bytes.count {
      let problem = problem(Array(bytes.prefix(count)))
      #expect(problem != nil, "\(count) bytes")
      #expect((problem?.column ?? 1) <= count + 1)
    }
  }

  @Test func `survives any change of a byte`() {
    let whole = Array(#"{"a": [1, -2.5e3, "x\u00e9\ud83d\ude00", true], "é": {"b": false}}"#.utf8)
    var random = RepeatableNoise(seed: 1)
    var refused = 0
    let changes = 5000
    for _ in 0..<changes {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      guard let problem = problem(bytes) else { continue }
      refused += 1
      #expect(problem.file == "a.json" && !problem.message.isEmpty)
      // Text of another encoding has no lines.
      guard let excerpt = problem.excerpt else { continue }
      let lines = 1 + bytes.count { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      #expect((1...lines).contains(excerpt.line) && (1...bytes.count + 1).contains(excerpt.column))
      #expect(excerpt.caretOffset <= excerpt.text.count)
    }
    // Letters of strings may change; most other bytes may not.
    #expect(refused > changes / 2 && refused < changes)
  }

  private func document(
    _ text: String, _ dialect: JSONDialect = .strict
  ) throws -> JSONDocument {
    try JSONReader.read(Array(text.utf8), name: "a.json", dialect: dialect)
  }

  private func read(_ text: String, _ dialect: JSONDialect = .strict) throws -> JSONNode {
    try document(text, dialect).root
  }

  private func problem(_ text: String, _ dialect: JSONDialect = .strict) -> JSONProblem? {
    problem(Array(text.utf8), dialect)
  }

  private func problem(_ bytes: [UInt8], _ dialect: JSONDialect = .strict) -> JSONProblem? {
    do throws(JSONProblem) {
      _ = try JSONReader.read(bytes, name: "a.json", dialect: dialect)
      return nil
    } catch {
      return error
    }
  }
}
