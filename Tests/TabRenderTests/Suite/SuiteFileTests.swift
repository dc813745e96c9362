import Foundation
import TestSupport
import TabRender
import Testing

@Suite struct SuiteFileTests {
  private static let start =
    "{ \"tabrenderSuite\": 1, \"scenes\": [\"s/*.txt\"], \"baselines\": \"b/{name}{~appearance}{@scale}.png\""

  private func problems(_ text: String, lenient: Bool = false) throws -> [SuiteResults.Problem] {
    try causes(text, lenient: lenient).map(\.record)
  }

  private func causes(_ text: String, lenient: Bool = false) throws -> [SuiteProblem] {
    let folder = try TemporaryFolder(["tabrender.json": text])
    do throws(SuiteError) {
      _ = try SuiteFile.read(folder.path("tabrender.json"), isLenient: lenient)
      return []
    } catch {
      return error.causes
    }
  }

  @Test(arguments: [
    (",\n \"outptu\": \"x\" }", "unknown key \"outptu\"", "did you mean \"output\"?"),
    (",\n \"output\": 3 }", "output must be", ""),
    (",\n \"output\": \"../x\" }", "leaves the suite's folder", ""),
    (",\n \"output\": \"/x\" }", "leaves the suite's folder", ""),
    (",\n \"reports\": { \"html\": \"../r.html\" } }", "leaves the suite's folder", ""),
    (",\n \"compare\": { \"mode\": \"exact\" } }", "mode must be visible|stored|bytes", ""),
    (",\n \"compare\": { \"like\": \"odiff\" } }", "like must be none|pixelmatch", ""),
    (
      ",\n \"compare\": { \"like\": \"pixelmatch\", \"ignoreAA\": true } }",
      "nothing like ignoreAA", ""
    ),
    (",\n \"rules\": [{ \"ignoreLayers\": [\"\"] }] }", "ignoreLayers[0] must not be empty", ""),
    (",\n \"compare\": { \"maxDiff\": \"1\" } }", "a percentage", ""),
    (",\n \"compare\": { \"tolerance\": 1, \"deltaE\": 1 } }", "say the same thing", ""),
    (",\n \"compare\": { \"failIf\": [\"ssim=1\"] } }", "a metric, < or >", ""),
    (",\n \"rules\": [{ \"ignore\": [[1, 2, 3]] }] }", "x, y, width, height", ""),
    (",\n \"rules\": [{ \"ignore\": [[1, 2, 3, 0]] }] }", "a width and a height above 0", ""),
    (",\n \"rules\": [{ \"ignore\": [[1, 2, -3, 4]] }] }", "a width and a height above 0", ""),
    (",\n \"variants\": { \"scale\": [0] } }", "scale[0] must be", ""),
    (",\n \"output\": \"b\" }", "inside each other", ""),
    (",\n \"output\": \"B/x\" }", "inside each other", ""),
    (",\n \"reports\": { \"html\": \"b/r.html\" } }", "must not lie among the baselines", ""),
    (",\n \"reports\": { \"html\": \"./B/r\" } }", "must not lie among the baselines", ""),
    (",\n \"reports\": { \"junit\": \"TabRender.json\" } }", "the place of the suite", ""),
    (
      ",\n \"reports\": { \"html\": \"r/a\", \"json\": \"r//A\" } }",
      "two reports cannot both be \"r//A\"", ""
    ),
    (",\n \"reports\": { \"html\": \".tabrender/.lock\" } }", "what a run keeps", ""),
    (",\n \"reports\": { \"html\": \".tabrender/results.json\" } }", "what a run keeps", ""),
    (",\n \"reports\": { \"json\": \".tabrender/diff/a\" } }", "what a run keeps", ""),
  ])
  func `what is wrong is told with its line and a cure`(
    rest: String, message: String, hint: String
  ) throws {
    let found = try problems(Self.start + rest)
    let problem = try #require(found.first { $0.message.contains(message) }, "\(found)")
    #expect(problem.code == 65)
    #expect(problem.line == 2 || message == "inside each other")
    #expect(found.count == 1)
    #expect(problem.column != nil)
    let cure = problem.hint ?? ""
    #expect(cure.contains(hint) || hint.isEmpty, "\(problem)")
  }

  @Test(arguments: [
    (
      "{ \"tabrenderSuite\": 1, \"scenes\": [\"x\"], \"baselines\": \"{name}.png\" }",
      "a folder of their own"
    ),
    (
      "{ \"tabrenderSuite\": 1, \"scenes\": [\"x\"], \"baselines\": \"../b/{name}.png\" }",
      "leaves the suite's folder"
    ),
    (
      "{ \"tabrenderSuite\": 1, \"scenes\": [\"x\"], \"baselines\": \"b/{nam}.png\" }",
      "unknown field {nam}"
    ),
    ("{ \"tabrenderSuite\": 1, \"scenes\": [\"x\"], \"baselines\": \"b/x.png\" }", "needs {name}"),
    ("{ \"tabrenderSuite\": 1, \"scenes\": [\"x\"] }", "\"baselines\" is missing"),
    ("{ \"tabrenderSuite\": 1, \"baselines\": \"b/{name}.png\" }", "neither scenes nor external"),
    (
      "{ \"tabrenderSuite\": 0, \"scenes\": [\"x\"], \"baselines\": \"b/{name}.png\" }",
      "tabrenderSuite must be 1, got 0"
    ),
    ("", "empty"), ("[]", "must be an object"), ("{", "ends inside the object"),
  ])
  func `a suite must say where its pictures are`(text: String, message: String) throws {
    let found = try problems(text)
    #expect(found.contains { $0.message.contains(message) }, "\(found)")
  }

  @Test(
    arguments: [
      ("out/actual/{name}.png", "must not lie in the output \"out\""),
      ("OUT/{name}.png", "must not lie in the output \"out\""),
      ("link/{name}.png", "must not lie in the output \"out\""),
      ("b/{name}.png", "must not lie among the baselines"), ("b/x/y.png", "among the baselines"),
      ("shots/{name}.png", nil), ("{name}.png", nil),
    ] as [(String, String?)])
  func `pictures made elsewhere are not where the suite writes`(
    path: String, message: String?
  ) throws {
    let folder = try TemporaryFolder([
      "tabrender.json": Self.start
        + ", \"output\": \"out\", \"external\": [{ \"name\": \"e\", \"actual\": \"\(path)\" }] }"
    ])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: "out/actual")
    do throws(SuiteError) {
      _ = try SuiteFile.read(folder.path("tabrender.json"))
      #expect(message == nil)
    } catch {
      #expect(error.problems.count == 1)
      #expect(message.map { error.problems[0].message.contains($0) } == true, "\(error)")
    }
  }

  @Test func `an output that is a link to the baselines is refused`() throws {
    let folder = try TemporaryFolder(["tabrender.json": Self.start + " }", "b/x": ""])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(".tabrender"), withDestinationPath: "b")
    let error = #expect(throws: SuiteError.self) {
      try SuiteFile.read(folder.path("tabrender.json"))
    }
    #expect(error?.problems.first?.message.hasSuffix("must not lie inside each other") == true)
  }

  @Test(arguments: [("tabrender.json", "out"), ("tabrender.jsonc", "out"), ("x.jsonc", "out")])
  func `a broken suite states its output, with comments too`(name: String, output: SuitePath) throws
  {
    let comment = name.hasSuffix("c") ? "// why\n" : ""
    let folder = try TemporaryFolder([name: "{ \(comment)\"output\": \"./out/\", \"bogus\": 1 }"])
    #expect(SuiteFile.statedOutput(folder.path(name)) == output)
  }

  @Test func `a newer version is told alone`() throws {
    let found = try causes("{ \"tabrenderSuite\": 99, \"newKey\": 1 }").map(\.jsonProblem)
    #expect(found.map(\.?.message) == ["needs tabrender ≥ format 99; this is format 1"])
    #expect(found.map(\.?.hint) == ["install a newer tabrender"])
    #expect(found.map(\.?.pointer) == ["/tabrenderSuite"])
  }

  @Test func `unknown keys can be only warned of`() throws {
    #expect(try problems(Self.start + ", \"extra\": 1 }", lenient: true).isEmpty)
    #expect(try problems(Self.start + ", \"x-extra\": 1 }").isEmpty)
  }

  @Test func `later rules win, key by key`() throws {
    let folder = try TemporaryFolder([
      "tabrender.json": Self.start + """
        , "compare": { "tolerance": 2, "maxDiff": 5 },
        "rules": [
          { "match": "clock-*", "ignore": [[0.25, 0, 10, 4.5]], "compare": { "maxDiff": 100 } },
          { "appearance": "dark", "compare": { "maxDiff": "0.01%", "maxCluster": 16 } },
          { "match": "clock-2", "scale": 2, "ignore": [], "compare": { "ignoreAA": true } }
        ] }
        """
    ])
    let (file, _) = try SuiteFile.read(folder.path("tabrender.json"))
    let plain = file.rule(name: "bar", .init(scale: 1, appearance: .light)).options
    #expect(plain.tolerance == .channel(2))
    #expect(plain.budget == .pixels(5))
    #expect(plain.ignored.isEmpty)
    let clock = file.rule(name: "clock-1", .init(scale: 2, appearance: .dark)).options
    #expect(clock.tolerance == .channel(2))
    #expect(clock.budget == .share(0.0001))
    #expect(clock.largestCluster == 16)
    #expect(clock.ignored == [PixelRect(minX: 0, minY: 0, maxX: 21, maxY: 9)])
    let second = file.rule(name: "clock-2", .init(scale: 2, appearance: .light)).options
    #expect(second.budget == .pixels(100))
    #expect(second.ignoresAntialiasing)
    #expect(second.ignored.isEmpty)
  }

  @Test func `a pattern without a match is an error at its place`() throws {
    let folder = try TemporaryFolder(["tabrender.json": Self.start + " }"])
    let error = #expect(throws: SuiteError.self) { try SquareSuite.suite(folder) }
    let problem = try #require(error?.problems.first)
    #expect(problem.message.contains("no file matches \"s/*.txt\""))
    #expect(problem.line == 1)
    #expect(problem.column == 35)
  }

  @Test(arguments: [("a/x", "b/x", "x", "x"), ("a/x", "a/X", "x", "X")])
  func `pictures that would share a baseline are refused, whatever the case`(
    first: String, second: String, firstName: String, secondName: String
  ) throws {
    let folder = try TemporaryFolder([
      "scenes/\(first).txt": "1", "scenes/\(second).txt": "2",
      "tabrender.json": """
      { "tabrenderSuite": 1, "baselines": "b/{name}.png", "scenes": [
        { "file": "scenes/\(first).txt", "name": "\(firstName)" },
        { "file": "scenes/\(second).txt", "name": "\(secondName)" } ] }
      """,
    ])
    let error = #expect(throws: SuiteError.self) { try SquareSuite.suite(folder) }
    #expect(error?.problems.first?.message.contains("would share the baseline b/") == true)
  }

  @Test func `variants need their fields in the path`() throws {
    let folder = try TemporaryFolder([
      "scenes/a.txt": "1",
      "tabrender.json": """
      { "tabrenderSuite": 1, "baselines": "b/{name}{@scale}.png", "scenes": ["scenes/*.txt"],
        "variants": { "scale": [1, 2], "appearance": ["light", "dark"] } }
      """,
    ])
    let error = #expect(throws: SuiteError.self) { try SquareSuite.suite(folder) }
    #expect(error?.problems.count == 2)
    #expect(error?.problems.first?.hint == "put {~appearance} into \"baselines\"")
  }

  @Test(arguments: ["../x", "a//b", "/x", ".x", "a/../b", "a:b", "a\\b", "*", "a|b"])
  func `a name that is no path below the baselines is one scene's error`(name: String) throws {
    let quoted = JSONValue.string(name).text
    let folder = try TemporaryFolder([
      "scenes/a.txt": "1", "scenes/b.txt": "1",
      "tabrender.json": """
      { "tabrenderSuite": 1, "baselines": "b/{name}.png",
        "scenes": [{ "file": "scenes/a.txt", "name": \(quoted) }, "scenes/b.txt"] }
      """,
    ])
    let suite = try SquareSuite.suite(folder)
    #expect(suite.items.map(\.name) == ["b"])
    #expect(suite.broken.map(\.name) == [name])
    let problem = suite.broken.first?.problems.first?.record
    #expect(problem?.message.hasPrefix("the name \"\(name)\" ") == true)
    #expect(problem?.line == 2)
  }
}
