import TabRender
import Testing

struct `A JSON validator` {
  @Test(
    arguments: [
      (#"{"size": "big"}"#, "size must be a number, got a string", "/size", nil),
      (#"{"size": -1}"#, "size must be 0 or more, got -1", "/size", nil),
      (#"{"size": 20001}"#, "size must be 20000 or less, got 20001", "/size", nil),
      (#"{"opacity": 1.50}"#, "opacity must be 0…1, got 1.50", "/opacity", nil),
      (#"{"count": 1.5}"#, "count must be a whole number, got 1.5", "/count", nil),
      (#"{"list": [1, true]}"#, "list[1] must be a number, got true or false", "/list/1", nil),
      (#"{"list": [1]}"#, "list must have 2 elements [x, y], got 1", "/list", nil),
      (
        #"{"word": "tpo"}"#, "word must be top|bottom, got \"tpo\"", "/word",
        "did you mean \"top\"?"
      ),
      (#"{"both": 1}"#, "both must be a name or an object, got a number", "/both", nil),
      (#"{"both": ""}"#, "both must not be empty", "/both", nil),
      (#"{"both": {"x": "a"}}"#, "x must be a number, got a string", "/both/x", nil),
      (
        #"{"tree": {"inner": {"inner": 1}}}"#, "inner must be an object, got a number",
        "/tree/inner/inner", nil
      ),
      ("[]", "the document must be an object, got a list", "", nil),
      (#"{"free": {"a/b~": 1}}"#, "a/b~ must be true or false, got a number", "/free/a~1b~0", nil),
      (
        #"{"opacty": 1}"#, "unknown key \"opacty\"", "/opacty",
        "did you mean \"opacity\"?   (--lenient ignores unknown keys)"
      ),
    ] as [(String, String, String, String?)])
  func `says what is wrong`(
    text: String, message: String, pointer: String, hint: String?
  ) throws {
    let problem = try #require(validator(text).errors.first)
    #expect(problem.message == message)
    #expect(problem.pointer == pointer)
    #expect(problem.hint == hint)
  }

  @Test(arguments: [
    "{}", #"{"size": 0, "opacity": 1, "count": 3, "list": [1, 2], "word": "top"}"#,
    #"{"both": "a"}"#, #"{"both": {"x": 1}}"#, #"{"tree": {"inner": {}}}"#,
    #"{"$schema": 1, "x-note": {"any": []}}"#,
  ])
  func `finds nothing wrong with what fits`(text: String) throws {
    #expect(try validator(text).isSound)
  }

  @Test func `misses a key that must be there`() throws {
    let shape = JSONShape.object(
      JSONObjectRule([JSONKey("tabrender", .boolean, isRequired: true, "the format's version")]))
    let validator = JSONValidator(try document("\n {}"))
    validator.check(shape)
    #expect(validator.errors.map(\.message) == ["key \"tabrender\" is missing"])
    #expect(validator.errors.first?.location == "a.json:2:2")
  }

  @Test func `keeps twenty problems and counts the others`() throws {
    let keys = (0..<5000).map { "\"k\($0)\": 0" }.joined(separator: ",")
    let validator = try validator("{\(keys)}")
    #expect(validator.errors.count == 20)
    #expect(validator.omittedErrors == 4980)
  }

  @Test func `warns of unknown and double keys when it is lenient`() throws {
    let validator = try validator(#"{"sise": 1, "size": 1, "size": -2}"#, isLenient: true)
    #expect(
      validator.warnings.map(\.message) == [
        "key \"size\" is given twice (first on line 1)", "unknown key \"sise\"",
      ])
    #expect(validator.errors.map(\.message) == ["size must be 0 or more, got -2"])
  }

  @Test(arguments: [
    (20, []), (21, ["and 1 more warning"]), (5000, ["and 4980 more warnings"]),
  ])
  func `keeps twenty warnings and counts the others`(given: Int, behind: [String]) throws {
    let keys = (0..<given).map { "\"k\($0)\": 0" }.joined(separator: ",")
    let twice = (0...given).map { _ in "\"size\": 0" }.joined(separator: ",")
    let doubtful = JSONValidator(try document("{}"))
    for _ in 0..<given { doubtful.warn(at: doubtful.root, "doubtful") }
    for validator in [
      try validator("{\(keys)}", isLenient: true), try validator("{\(twice)}", isLenient: true),
      doubtful,
    ] {
      #expect(validator.isSound && validator.omittedErrors == 0)
      #expect(validator.warnings.dropFirst(20).map(\.message) == behind)
      #expect(validator.warnings.allSatisfy { $0.file == "a.json" })
    }
  }

  @Test(
    arguments: [
      ("9007199254740992", nil), ("9007199254740994", "9007199254740992 or less"),
      ("1e300", "9007199254740992 or less"),
    ] as [(String, String?)])
  func `takes every whole number that a Double holds exactly`(text: String, must: String?) throws {
    let validator = try validator("{\"count\": \(text)}")
    #expect(
      validator.errors.map(\.message) == (must.map { ["count must be \($0), got \(text)"] } ?? []))
  }

  private func document(_ text: String) throws -> JSONDocument {
    try JSONReader.read(Array(text.utf8), name: "a.json")
  }

  private func validator(_ text: String, isLenient: Bool = false) throws -> JSONValidator {
    let validator = JSONValidator(try document(text), isLenient: isLenient)
    validator.check(exampleShape)
    return validator
  }
}

private let exampleShape = JSONShape.object(
  JSONObjectRule([
    JSONKey("size", .number(JSONNumberRule(minimum: 0, maximum: 20000)), ""),
    JSONKey("opacity", .number(JSONNumberRule(minimum: 0, maximum: 1)), ""),
    JSONKey("count", .number(JSONNumberRule(minimum: 0, isWhole: true)), ""),
    JSONKey(
      "list", .list(JSONListRule(.number(JSONNumberRule()), count: 2...2, meaning: "x, y")), ""),
    JSONKey("word", .word(["top", "bottom"]), ""),
    JSONKey(
      "both",
      .choice([
        .text(.nonEmpty("a name")),
        .object(JSONObjectRule([JSONKey("x", .number(JSONNumberRule()), "")])),
      ]), ""),
    JSONKey("tree", tree, ""), JSONKey("free", .dictionary(.boolean), ""),
  ]))

private let tree = JSONShape.named("tree") {
  .object(JSONObjectRule([JSONKey("inner", tree, "")]))
}
