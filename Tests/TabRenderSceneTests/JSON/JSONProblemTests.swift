import TabRender
import Testing

struct `A JSON problem` {
  @Test func `prints its line with a caret, the pointer and the hint`() throws {
    let text = "{\n  \"bar\": {\n    \"cornerRadius\": -4,\n  }\n}"
    let document = try JSONReader.read(
      Array(text.utf8), name: "scenes/bar.json", dialect: .withComments)
    let validator = JSONValidator(document)
    validator.check(shape)
    #expect(
      validator.errors.map(\.description) == [
        """
        scenes/bar.json:3:21: error: cornerRadius must be 0 or more, got -4
          3 |     "cornerRadius": -4,
            |                     ^^
          at /bar/cornerRadius
        """
      ])
  }

  @Test func `shows of a long line what is around the fault`() {
    let text =
      "[" + String(repeating: "1,", count: 100_000) + "x" + String(repeating: " ", count: 99)
    let problem = problem(text)
    #expect(problem?.column == 200_002)
    #expect(problem?.excerpt?.text.count == 123)
    #expect(problem?.excerpt?.caretOffset == 61)
  }

  @Test(
    arguments: [
      (#"{"x": "漢漢", "bar": {"cornerRadius": -1}}"#, 37, 38, 2),
      (#"{"x": "👩‍👩‍👧🇩🇪❤️１", "bar": {"cornerRadius": -1}}"#, 39, 42, 2),
      ("{\"x\": \"e\u{301}\", \"bar\": {\"cornerRadius\": -1}}", 36, 35, 2),
      (#"{"bar": {"cornerRadius": "漢漢"}}"#, 26, 25, 6),
    ])
  func `has its caret under the fault, however wide the characters are`(
    text: String, column: Int, offset: Int, length: Int
  ) throws {
    let validator = JSONValidator(
      try JSONReader.read(Array(text.utf8), name: "a.json"), isLenient: true)
    validator.check(shape)
    let problem = try #require(validator.errors.first)
    #expect(problem.column == column)
    #expect(problem.excerpt?.caretOffset == offset)
    #expect(problem.excerpt?.caretLength == length)
  }

  @Test(
    arguments: [
      ("{\"tabrender\": 1,, }", ""), (#"{"a": [{"fill": 1, "\x": 2}]}"#, "/a/0"),
      (#"{"a": 1, b: 2}"#, ""), (#"{"a": {"b": 1, "c" 2}}"#, "/a/c"),
      (#"{"a": {"b": 1,}}"#, "/a/b"),
      (#"{"a": [1,,2]}"#, "/a/1"),
    ])
  func `of a key that cannot be read is its object's`(text: String, pointer: String) {
    #expect(problem(text)?.pointer == pointer)
  }

  @Test(arguments: [
    ("{\u{A0}\"a\": 1}", "expected a key in double quotes, got U+00A0"),
    ("{\"a\":\u{200B}1}", "expected a value, got U+200B"),
    ("[1\u{3000}]", "expected a comma or ], got U+3000"),
  ])
  func `gives the number of a character that cannot be seen`(text: String, message: String) {
    #expect(problem(text)?.message == message)
  }

  @Test func `shows no character that a terminal would act on`() {
    let problem = problem("{\"\u{7F}\u{9B}31m\": x}")
    #expect(problem?.excerpt?.text == "{\"··31m\": x}")
  }

  private var shape: JSONShape {
    .object(
      JSONObjectRule([
        JSONKey(
          "bar",
          .object(
            JSONObjectRule([
              JSONKey("cornerRadius", .number(JSONNumberRule(minimum: 0, maximum: 10000)), "")
            ])), "")
      ]))
  }

  private func problem(_ text: String) -> JSONProblem? {
    do throws(JSONProblem) {
      _ = try JSONReader.read(Array(text.utf8), name: "a.json")
      return nil
    } catch {
      return error
    }
  }
}
