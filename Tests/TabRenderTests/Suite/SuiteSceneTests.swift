import Foundation
import TestSupport
import TabRender
import Testing

/// A suite of a scene file, read as the program does.
private func problems(_ suite: String, _ scene: String) throws -> [JSONProblem] {
  let folder = try TemporaryFolder(["tabrender.json": suite, "scenes/bar.json": scene])
  let (file, _) = try SuiteFile.read(folder.path("tabrender.json"))
  let reader = SuiteScene.reader(isLenient: false, maximumPixels: 1 << 20)
  return try Suite(file, reader: reader).broken.flatMap(\.problems).compactMap(\.jsonProblem)
}

struct `What a suite sets in a scene` {
  @Test(
    arguments: [
      (
        #""bar.cornerRadius": -1"#, "cornerRadius must be 0 or more, got -1", 24,
        "/scenes/0/set/bar.cornerRadius"
      ),
      (
        #""/bar/height": "tall""#, "height must be a number, got a string", 19,
        "/scenes/0/set/~1bar~1height"
      ),
      (
        #""bar": {"cornerRadius": -1}"#, "cornerRadius must be 0 or more, got -1", 28,
        "/scenes/0/set/bar/cornerRadius"
      ),
      (#""bar.corner": 4"#, "unknown key \"corner\"", 4, "/scenes/0/set/bar.corner"),
      (
        #""bar.items.7.title": "A""#, "there is no element \"7\" in a list of 1", 4,
        "/scenes/0/set/bar.items.7.title"
      ),
      (
        #""extends": "x.json""#, "extends cannot be set: files are merged before values are set",
        4, "/scenes/0/set/extends"
      ),
    ])
  func `is told of in the suite's file`(
    set: String, message: String, column: Int, pointer: String
  ) throws {
    let problem = try #require(
      try problems(
        """
        {"tabrenderSuite": 1, "baselines": "b/{name}.png",
         "scenes": [{"file": "scenes/bar.json", "set": {
           \(set)}}]}
        """, "{\"tabrender\": 1, \"bar\": {\"items\": [{}]}}"
      ).first)
    #expect(problem.message == message)
    #expect(problem.file.hasSuffix("/tabrender.json"))
    #expect(problem.line == 3)
    #expect(problem.column == column)
    #expect(problem.pointer == pointer)
  }

  @Test func `finds files beside the suite`() throws {
    let found = try problems(
      """
      {"tabrenderSuite": 1, "baselines": "b/{name}.png",
       "scenes": [{"file": "scenes/bar.json", "set": {"layers.0.contents": "no.png"}}]}
      """, "{\"tabrender\": 1, \"layers\": [{}]}")
    #expect(found.map { $0.message.hasSuffix("/no.png: there is no such file") } == [true])
    #expect(found.map { $0.message.contains("scenes") } == [false])
    #expect(found.map(\.cause) == [.noInput])
  }

  @Test func `leaves what is wrong in the scene to the scene`() throws {
    let found = try problems(
      """
      {"tabrenderSuite": 1, "baselines": "b/{name}.png",
       "scenes": [{"file": "scenes/bar.json", "set": {"bar.height": 9}}]}
      """, "{\"tabrender\": 1, \"bar\": {\"cornerRadius\": -1}}")
    #expect(found.count == 1 && found[0].file.hasSuffix("/scenes/bar.json"))
    #expect(found.map(\.pointer) == ["/bar/cornerRadius"])
  }
}

struct `The fonts of a suite` {
  private func problem(_ fonts: String, _ given: FontSearch = FontSearch()) throws
    -> SuiteProblem?
  {
    let folder = try TemporaryFolder([
      "text.ttf": "no font",
      "tabrender.json": """
      {"tabrenderSuite": 1, "baselines": "b/{name}.png", "scenes": ["x"],
       "fonts": \(fonts)}
      """,
    ])
    let (file, _) = try SuiteFile.read(folder.path("tabrender.json"))
    do throws(SuiteError) {
      try file.checkFonts(besides: given)
      return nil
    } catch {
      return error.causes.first
    }
  }

  @Test(
    arguments: [
      (#"{"file": "none.ttf"}"#, "/none.ttf: there is no such file", 66, "/fonts/file"),
      (#"{"file": "text.ttf"}"#, "/text.ttf is not a font that can be read", 65, "/fonts/file"),
      (#"{"folders": [".", "no"]}"#, "/no: there is no such folder", 66, "/fonts/folders/1"),
    ])
  func `must be there`(fonts: String, message: String, code: Int, pointer: String) throws {
    let problem = try #require(try problem(fonts))
    #expect(problem.record.message.hasSuffix(message))
    #expect(problem.record.code == code)
    #expect(problem.record.line == 2)
    #expect(problem.jsonProblem?.pointer == pointer)
  }

  @Test func `are not looked at where the command line gives others`() throws {
    let given = FontSearch(file: "other.ttf", folders: ["other"])
    #expect(try problem(#"{"file": "none.ttf", "folders": ["no"]}"#, given) == nil)
  }
}

struct `A suite in its folder` {
  @Test(
    arguments: [
      (["tabrender.json", "tabrender.jsonc"], "tabrender.json"),
      (["tabrender.jsonc"], "tabrender.jsonc"),
      (["suite.json"], nil),
    ] as [([String], String?)])
  func `is found by its names`(names: [String], found: String?) throws {
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: names.map { ($0, "{}") }))
    #expect(SuiteFile.file(in: folder.url.path) == found.map(folder.path))
  }

  @Test(arguments: [
    ("tabrender.json", "{}", true), ("tabrender.json", "[]", true), ("tabrender.jsonc", "{}", true),
    ("tabrender.json", #"{"tabrender": 1}"#, false), ("a.json", "{}", false),
    ("a.json", #"{"tabrenderSuite": 1}"#, true),
  ])
  func `is known by its name or its key`(name: String, text: String, isSuite: Bool) throws {
    let folder = try TemporaryFolder([name: text])
    #expect(SuiteFile.isSuite(folder.path(name)) == isSuite)
  }

  @Test func `has no baseline where the folder of another must be`() throws {
    let folder = try TemporaryFolder(["s/a.txt": "1", "s/A.PNG/b.txt": "2"])
    try folder.write(
      """
      {"tabrenderSuite": 1, "baselines": "b/{name}.png", "scenes": ["s/**/*.txt"]}
      """, to: "tabrender.json")
    var found: [SuiteResults.Problem] = []
    do throws(SuiteError) { _ = try SquareSuite.suite(folder) } catch { found = error.problems }
    #expect(
      found.map(\.message) == [
        "s/A.PNG/b.txt (A.PNG/b) needs a folder where s/a.txt (a) has its baseline b/a.png"
      ])
  }
}
