import Foundation
import Testing
import TestSupport

@Suite("Hints")
struct HintTests {
  @Test(
    "lead to the command that is meant",
    arguments: [
      (["diff", "--nothing-like-it", "a.png"], "tabrender diff --help lists the options"),
      (["verify", "--nothing-like-it"], "tabrender verify --help lists the options"),
      (["--nothing-like-it", "out.png"], "tabrender draw --help lists the options"),
      (["verify", "--reprot", "html"], "did you mean --report?"),
      (["diff", "--metric", "AE", "a.png", "b.png"], "AE is the number of pixels that differ"),
      (["diff", "--metric", "ssmi", "a.png", "b.png"], "did you mean ssim?"),
    ])
  func usage(arguments: [String], hint: String) throws {
    let run = try Program.run(arguments)
    #expect(run.exitCode == 64)
    #expect(run.errors.contains("  hint: \(hint)"), "\(run.errors)")
  }

  @Test(
    "are lines that a shell may be given, whatever files are called",
    arguments: [
      (["$(no)/x.png"], "mkdir -p '$(no)' (or --parents)"),
      (["diff", "a b.png", "$(id)"], "tabrender diff 'a b.png' '$(id)/a b.png'"),
      (["inspect", "s t.json", "--at", "999,999"], "tabrender inspect 's t.json' prints its size"),
      (["check", "u v.json"], "iconv -f UTF-16 -t UTF-8 'u v.json'"),
      (["check", "./-w.json"], "iconv -f UTF-16 -t UTF-8 ./-w.json"),
    ])
  func quoted(arguments: [String], hint: String) throws {
    let pictures = try DiffPictures()
    try pictures.write("a b.png", DiffPictures.grey(1, 4))
    try pictures.write("$(id)/a b.png", DiffPictures.grey(1, 4))
    try pictures.write("s t.json", Data(BarSuite.scene(0, "20").utf8))
    for name in ["u v.json", "-w.json"] { try pictures.write(name, Data([0xFF, 0xFE, 0x7B, 0])) }
    let run = try Program.run(arguments, in: pictures.folder.url)
    #expect(run.errors.contains("  hint: \(hint)"), "\(run.errors)")
  }

  @Test("name the field that tells scenes apart")
  func sceneNames() throws {
    let suite = try BarSuite(2)
    let several = try suite.run(["render", "scenes", "-o", "one.png"])
    #expect(several.exitCode == 64)
    #expect(several.errors.contains("hint: put {name} into the name"), "\(several.errors)")
    let field = try suite.run(["render", "scenes", "-o", "{nmae}.png"])
    #expect(field.errors.contains("the fields are {scale} {appearance} {device} {name}"))
  }

  @Test("say what decided a comparison, and how that is changed")
  func comparison() throws {
    let cluster = try DiffPictures(square: 20, by: 4).diff("--max-diff", "30%")
    #expect(cluster.exitCode == 1)
    #expect(
      cluster.text.contains(
        "the limit on clusters decided, not the number of pixels: the largest has 400 px, and "
          + "64 px are allowed (--max-cluster"))
    let pictures = try DiffPictures()
    try pictures.write("a.png", DiffPictures.grey(1, 4))
    try pictures.write("b.png", DiffPictures.grey(1, 5))
    #expect(try pictures.diff().text.contains("--allow-size-change"))
    #expect(try !pictures.diff("--max-cluster", "3").text.contains("allowed are"))
  }

  @Test("diff is silent with -q, and tells by its exit code", arguments: [(0, 0), (20, 1)])
  func quiet(square: Int, code: Int32) throws {
    let pictures = try DiffPictures(square: square, by: 4)
    let run = try pictures.diff("-q")
    #expect(run.exitCode == code)
    #expect(run.text.isEmpty && run.errors.isEmpty)
    #expect(try pictures.diff("-q", "--json").text.hasPrefix("{"))
  }

  @Test("render is silent, and with -v says what it wrote under which name")
  func written() throws {
    let suite = try BarSuite(1)
    let quiet = try suite.run(["render", "scenes", "--scale", "1,2"])
    #expect(quiet.text.isEmpty && quiet.errors.isEmpty)
    let run = try suite.run(["render", "scenes", "--scale", "1,2", "-v"])
    #expect(run.errors.contains("tabrender: wrote bar-0.png, 60×90 px, "))
    #expect(run.errors.contains("tabrender: wrote bar-0@2x.png, 120×180 px, "))
  }
}

@Suite("Errors of suites")
struct SuiteErrorTests {
  @Test("show the place, as those of scenes do")
  func place() throws {
    let suite = try BarSuite(1)
    try suite.write(
      "{ \"tabrenderSuite\": 1,\n  \"baselins\": \"b/{name}.png\" }", to: "tabrender.json")
    let run = try suite.run(["verify"])
    #expect(run.exitCode == 65)
    #expect(run.errors.contains("tabrender.json:2:3: error: unknown key \"baselins\""))
    #expect(run.errors.contains("  2 |   \"baselins\": \"b/{name}.png\" }\n    |   ^^^^^^^^^^\n"))
    let json = try suite.run(["verify", "--json"])
    let error = json.errorDocument["problems"] as? [[String: Any]] ?? [json.errorDocument]
    let problem = try #require(
      error.first { ($0["message"] as? String)?.contains("baselins") == true })
    #expect(problem["file"] as? String == "tabrender.json")
    #expect(problem["line"] as? Int == 2 && problem["column"] as? Int == 3)
    #expect(problem["pointer"] as? String == "/baselins")
  }

  @Test("a missing suite shows the least one")
  func missing() throws {
    let folder = try TemporaryFolder()
    let run = try Program.run(["verify"], in: folder.url)
    #expect(run.exitCode == 66)
    #expect(run.errors.contains("\"tabrenderSuite\": 1"))
  }

  @Test("each error of a scene has its own hint behind it")
  func hints() throws {
    let suite = try BarSuite(1)
    try suite.write(
      "{ \"tabrender\": 1,\n  \"canvsa\": {},\n  \"contnet\": {} }", to: "scenes/bar-0.json")
    let run = try suite.run(["verify"])
    let lines = run.text.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines[0].contains("bar-0.json:2:3: unknown key \"canvsa\""), "\(run.text)")
    #expect(lines[1].hasPrefix("hint: did you mean \"canvas\"?"))
    #expect(
      lines[2].hasPrefix(
        "scenes/bar-0.json:3:3: unknown key \"contnet\"; hint: did you mean \"content\"?"))
    #expect(run.text.contains(", 1 error in "))
  }

  @Test("one bad name is one scene's error", arguments: ["*", "a|b", "::x"])
  func badName(name: String) throws {
    let suite = try BarSuite(1)
    #expect(try suite.run(["record"]).exitCode == 0)
    try suite.write(
      "{ \"tabrender\": 1, \"name\": \"\(name)\", \"canvas\": { \"size\": [9, 9] } }",
      to: "scenes/z.json")
    let run = try suite.run(["verify"])
    #expect(run.exitCode == 65)
    #expect(run.text.contains("1 ok, 0 changed, 0 missing, 0 obsolete, 1 error in "), "\(run.text)")
    #expect(run.text.contains("the name \"\(name)\" has characters that not every file system"))
  }

  @Test("a baseline that is none has a cure, and record does not pass over it")
  func damagedBaseline() throws {
    let suite = try BarSuite(2)
    #expect(try suite.run(["record"]).exitCode == 0)
    try Data([0xFF, 0xD8, 0xFF, 0xE0]).write(
      to: URL(fileURLWithPath: suite.folder.path("baselines/bar-0.png")))
    let cure = "restore the file, or replace it: tabrender record --all bar-0"
    #expect(try suite.run(["verify"]).text.contains("hint: \(cure)"))
    let record = try suite.run(["record"])
    #expect(record.exitCode == 65)
    #expect(record.text.contains("1 left as it is"), "\(record.text)")
    #expect(record.errors.contains("baselines/bar-0.png: error: is a JPEG"), "\(record.errors)")
    #expect(record.errors.contains(cure))
    #expect(try suite.run(["record", "--all", "bar-0"]).exitCode == 0)
    #expect(try suite.run(["verify"]).exitCode == 0)
  }

  @Test("paths lead from the shell's folder to the file, whatever the suite's folder")
  func paths() throws {
    let suite = try BarSuite(1)
    let name = suite.folder.url.lastPathComponent
    func run(_ words: String...) throws -> Program.Outcome {
      try Program.run(
        [words[0], name + "/tabrender.json"] + words.dropFirst(),
        in: suite.folder.url.deletingLastPathComponent())
    }
    #expect(try run("verify").text.contains("drawn as \(name)/.tabrender/actual/bar-0.png"))
    #expect(try run("record").text.contains("wrote \(name)/baselines/bar-0.png (new)"))
    try suite.write(BarSuite.scene(0, "24"), to: "scenes/bar-0.json")
    _ = try run("verify")
    #expect(try run("approve", "bar-0").text.contains("wrote \(name)/baselines/bar-0.png"))
  }
}

@Suite("A step of a workflow")
struct WorkflowStepTests {
  @Test(
    "is told where the results are, wherever the suite or an option puts them",
    arguments: [([], ".tabrender"), (["--out", "there"], "there")] as [([String], String)])
  func results(options: [String], folder: String) throws {
    let suite = try BarSuite(1)
    let output = suite.folder.path("github-output")
    try suite.write("", to: "github-output")
    let run = try suite.run(
      ["verify", "--report", "github"] + options, environment: ["GITHUB_OUTPUT": output])
    #expect(run.exitCode == 1)
    let lines = try String(contentsOfFile: output, encoding: .utf8).split(separator: "\n")
    let place = try #require(lines.first { $0.hasPrefix("results=/") }).dropFirst("results=".count)
    #expect(place.hasSuffix("/" + folder))
    #expect(FileManager.default.fileExists(atPath: place + "/results.json"))
  }

  @Test("can leave the suite to a variable, so that words are names of scenes")
  func suite() throws {
    let suite = try BarSuite(2)
    try FileManager.default.moveItem(
      atPath: suite.folder.path("tabrender.json"), toPath: suite.folder.path("other.json"))
    let run = try suite.run(
      ["verify", "bar-1"], environment: ["TABRENDER_SUITE": "other.json"])
    #expect(run.text.contains("0 ok, 0 changed, 1 missing, 0 obsolete in "), "\(run.errors)")
  }
}

@Suite("Formatting")
struct FormatTests {
  private func format(_ text: String, _ name: String = "a.json") throws -> (Int32, String, String) {
    let folder = try TemporaryFolder()
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder.path(name)))
    let run = try Program.run(["fmt", name], in: folder.url)
    return (
      run.exitCode, try String(contentsOfFile: folder.path(name), encoding: .utf8), run.errors
    )
  }

  @Test("keeps what it does not know, and how numbers are spelled")
  func numbers() throws {
    let text =
      "{\"x-id\": {\"n\": 12345678901234567890, \"e\": 1.50}, \"canvas\": {\"scale\": 2.0},"
      + " \"tabrender\": 1}"
    let (code, result, errors) = try format(text)
    #expect(code == 0, "\(errors)")
    #expect(
      result == """
        {
          "tabrender": 1,
          "canvas": {
            "scale": 2.0
          },
          "x-id": {
            "n": 12345678901234567890,
            "e": 1.50
          }
        }

        """)
  }

  @Test("orders a suite's keys as suites have them")
  func suites() throws {
    let (code, result, errors) = try format(
      "{\"baselines\": \"b/{name}.png\", \"scenes\": [\"s/*.json\"], \"tabrenderSuite\": 1}")
    #expect(code == 0, "\(errors)")
    #expect(
      result == """
        {
          "tabrenderSuite": 1,
          "scenes": ["s/*.json"],
          "baselines": "b/{name}.png"
        }

        """)
  }

  @Test(
    "refuses what is neither a scene nor a suite", arguments: ["{\"b\":1,\"a\":2}", "[1]", "3"])
  func others(text: String) throws {
    let (code, result, errors) = try format(text)
    #expect(code == 65)
    #expect(result == text)
    #expect(errors.contains("is neither a scene nor a suite"))
  }
}
