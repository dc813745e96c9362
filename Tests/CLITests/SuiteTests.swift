import Foundation
import TabRender
import Testing

/// A suite of small bars in a folder of its own.
final class BarSuite {
  let folder: TemporaryFolder

  /// Writes so many scenes, `bar-0` and so on, each with a colour of its own.
  init(_ count: Int, appearances: String = "[\"light\"]") throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path("scenes"), withIntermediateDirectories: true)
    try write(
      """
      { "tabrenderSuite": 1, "scenes": ["scenes/**/*.json"],
        "baselines": "baselines/{name}{~appearance}{@scale}.png",
        "variants": { "scale": [1], "appearance": \(appearances) } }
      """, to: "tabrender.json")
    for index in 0..<count { try write(Self.scene(index, "20"), to: "scenes/bar-\(index).json") }
  }

  static func scene(_ index: Int, _ blue: String) -> String {
    let digits = String(index % 256, radix: 16)
    let red = digits.count == 1 ? "0" + digits : digits
    return """
      {
        "tabrender": 1,
        "canvas": { "size": [60, 90] },
        "content": { "kind": "none" },
        "bar": { "fill": "#\(red)80\(blue)", "items": [] }
      }
      """
  }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder.path(name)))
  }

  func run(
    _ arguments: [String], environment: [String: String] = [:]
  ) throws -> Program.Outcome {
    try Program.run(arguments, environment: environment, in: folder.url)
  }

  /// Every baseline with its bytes; the record of fonts is none.
  var baselines: [String: Data] { pictures(in: "baselines") }

  func pictures(in name: String) -> [String: Data] {
    files(in: name).filter { $0.key.hasSuffix(".png") }
  }

  func files(in name: String) -> [String: Data] {
    let place = folder.url.appendingPathComponent(name)
    let names = FileManager.default.enumerator(atPath: place.path)?.allObjects as? [String] ?? []
    return Dictionary(
      uniqueKeysWithValues: names.compactMap { name in
        (try? Data(contentsOf: place.appendingPathComponent(name))).map { (name, $0) }
      })
  }
}

@Suite("Suites")
struct SuiteTests {
  @Test(
    "a font that the suite names is told with its place in the suite's file",
    arguments: [
      ["check", "."], ["record"], ["verify"],
    ])
  func missingFont(arguments: [String]) throws {
    let suite = try BarSuite(1)
    try suite.write(
      """
      { "tabrenderSuite": 1, "scenes": ["scenes/*.json"], "baselines": "baselines/{name}.png",
        "fonts": { "file": "none.ttf" } }
      """, to: "tabrender.json")
    let run = try suite.run(arguments)
    #expect(run.exitCode == 66)
    #expect(run.errors.contains("tabrender.json:2:22: error: none.ttf: there is no such file\n"))
    #expect(suite.baselines.isEmpty)
  }

  @Test("a suite may be named tabrender.jsonc, and an empty one is told what a suite needs")
  func names() throws {
    let suite = try BarSuite(1)
    try suite.write("{} // nothing yet\n", to: "tabrender.json")
    let empty = try suite.run(["check", "."])
    #expect(empty.exitCode == 65)
    #expect(empty.errors.contains("comments are not JSON"))
    try FileManager.default.moveItem(
      atPath: suite.folder.path("tabrender.json"), toPath: suite.folder.path("tabrender.jsonc"))
    for arguments in [["check", "."], ["verify"], ["status", "."]] {
      let run = try suite.run(arguments)
      #expect(run.exitCode == 65)
      #expect(
        run.errors.contains("tabrender.jsonc:1:1: error: key \"tabrenderSuite\" is missing"),
        "\(run.errors)")
    }
  }

  @Test("record, verify, change, approve, prune: the whole way")
  func wholeWay() throws {
    let suite = try BarSuite(3)
    let missing = try suite.run(["verify"])
    #expect(missing.exitCode == 1)
    #expect(missing.text.contains("0 ok, 0 changed, 3 missing, 0 obsolete in "))
    #expect(suite.baselines.isEmpty)
    let record = try suite.run(["record"])
    #expect(record.exitCode == 0, "\(record.errors)")
    #expect(record.text.contains("wrote baselines/bar-1.png (new)"))
    let green = try suite.run(["verify"])
    #expect(green.exitCode == 0)
    #expect(green.text.hasPrefix("3 ok, 0 changed, 0 missing, 0 obsolete in "))
    try suite.write(BarSuite.scene(1, "24"), to: "scenes/bar-1.json")
    let red = try suite.run(["verify"])
    #expect(red.exitCode == 1)
    #expect(red.text.contains("changed   bar-1  differ: "))
    #expect(red.text.contains("max Δ 4/255"))
    #expect(red.text.contains("in bar"), "\(red.text)")
    #expect(red.text.contains("Review: tabrender report --open · Accept: tabrender approve"))
    #expect(try suite.run(["approve"]).exitCode == 64)
    #expect(try suite.run(["approve", "bar"]).exitCode == 65)
    let approve = try suite.run(["approve", "bar-1"])
    #expect(approve.exitCode == 0)
    #expect(approve.text == "wrote baselines/bar-1.png\napproved 1 picture\n")
    #expect(try suite.run(["approve", "--yes"]).text == "nothing to approve\n")
    #expect(try suite.run(["status"]).text == "3 ok, 0 changed, 0 missing, 0 obsolete\n")
    #expect(try suite.run(["verify"]).exitCode == 0)
    try FileManager.default.removeItem(atPath: suite.folder.path("scenes/bar-2.json"))
    #expect(try suite.run(["verify"]).exitCode == 0)
    #expect(try suite.run(["verify", "--fail-on", "obsolete"]).exitCode == 1)
    #expect(
      try suite.run(["prune", "--dry-run"]).text.contains("would delete baselines/bar-2.png"))
    #expect(try suite.run(["prune"]).exitCode == 64)
    #expect(suite.baselines.count == 3)
    #expect(try suite.run(["prune", "--yes"]).exitCode == 0)
    #expect(suite.baselines.keys.sorted() == ["bar-0.png", "bar-1.png"])
  }

  @Test(
    "a run that could not compare is never green",
    arguments: [
      ([], 66), (["verify", "nowhere.json"], 66), (["verify", "nothing-matches"], 65),
      (["verify", "--fail-on", "changed"], 65), (["verify"], 1),
    ] as [([String], Int32)])
  func neverGreen(arguments: [String], code: Int32) throws {
    if arguments.isEmpty {
      let folder = try TemporaryFolder()
      #expect(try Program.run(["verify"], in: folder.url).exitCode == code)
    } else {
      #expect(try BarSuite(1).run(arguments).exitCode == code)
    }
  }

  @Test("a broken scene is one item's error, with line, column and hint")
  func brokenScene() throws {
    let suite = try BarSuite(2)
    #expect(try suite.run(["record"]).exitCode == 0)
    try suite.write("{ \"tabrender\": 1,\n  \"canvsa\": {} }", to: "scenes/bar-0.json")
    let run = try suite.run(["verify"])
    #expect(run.exitCode == 65)
    #expect(run.text.contains("error     bar-0  scenes/bar-0.json:2:3: unknown key \"canvsa\""))
    #expect(run.text.contains("hint: did you mean \"canvas\"?"))
    #expect(run.text.contains("1 ok, 0 changed, 0 missing, 0 obsolete, 1 error in "))
    let json = try suite.run(["verify", "--json"])
    let document = try JSONSerialization.jsonObject(with: json.output) as? [String: Any]
    let items = try #require(document?["items"] as? [[String: Any]])
    let error = try #require(items[0]["error"] as? [String: Any])
    #expect(error["line"] as? Int == 2)
    #expect(error["column"] as? Int == 3)
  }

  @Test("the document of --json is the results file")
  func results() throws {
    let suite = try BarSuite(2)
    let run = try suite.run(["verify", "--json"])
    #expect(run.exitCode == 1)
    #expect(run.errors.isEmpty)
    let isSame = suite.files(in: ".tabrender")["results.json"] == run.output
    #expect(isSame)
  }

  @Test(
    "record refuses what would accept anything",
    arguments: [
      (["record"], ["CI": "true"], 64), (["record", "--in-ci"], ["CI": "true"], 0),
      (["record", "--all", "--failed"], [:], 64), (["record", "--dry-run"], ["CI": "1"], 0),
    ] as [([String], [String: String], Int32)])
  func recordRefuses(arguments: [String], environment: [String: String], code: Int32) throws {
    let suite = try BarSuite(1)
    #expect(try suite.run(arguments, environment: environment).exitCode == code)
    #expect(suite.baselines.isEmpty == (arguments != ["record", "--in-ci"]))
  }

  @Test("record writes what its mode says")
  func recordModes() throws {
    let suite = try BarSuite(3)
    #expect(try suite.run(["record", "bar-0"]).exitCode == 0)
    #expect(suite.baselines.keys.sorted() == ["bar-0.png"])
    #expect(try suite.run(["record"]).exitCode == 0)
    let old = suite.baselines
    try suite.write(BarSuite.scene(1, "24"), to: "scenes/bar-1.json")
    #expect(try suite.run(["record"]).text.hasPrefix("wrote 0 baselines"))
    #expect(suite.baselines == old)
    let failed = try suite.run(["record", "--failed"])
    #expect(
      failed.text
        == "wrote baselines/bar-1.png\nwrote 1 baseline, 0 of them new; 2 left as they are\n")
    #expect(try suite.run(["verify"]).exitCode == 0)
  }

  @Test("the suite is a word, a folder or TABRENDER_SUITE")
  func suiteName() throws {
    let suite = try BarSuite(1)
    let path = suite.folder.path("tabrender.json")
    for arguments in [["verify", path], ["verify", suite.folder.url.path]] {
      #expect(try Program.run(arguments).text.contains("1 missing"))
    }
    let environment = ["TABRENDER_SUITE": path]
    #expect(try Program.run(["verify"], environment: environment).text.contains("1 missing"))
    #expect(try Program.run(["record"], environment: environment).exitCode == 0)
    #expect(suite.baselines.count == 1)
  }

  @Test("check says everything that is wrong with a suite and its scenes")
  func check() throws {
    let suite = try BarSuite(3, appearances: "[\"light\", \"dark\"]")
    for word in ["tabrender.json", ".", suite.folder.url.path] {
      let run = try suite.run(["check", word])
      #expect(run.exitCode == 0, "\(run.errors)")
      #expect(run.text.hasSuffix("tabrender.json: ok, 3 scenes, 6 pictures\n"))
    }
    try suite.write("{ \"tabrender\": 1,\n  \"canvsa\": {} }", to: "scenes/bar-0.json")
    try suite.write("{", to: "scenes/bar-2.json")
    let run = try suite.run(["check", "tabrender.json"])
    #expect(run.exitCode == 65 && run.text.isEmpty)
    #expect(run.errors.contains("scenes/bar-0.json:2:3: error: unknown key \"canvsa\""))
    #expect(run.errors.contains("scenes/bar-2.json:1:2: error: "), "\(run.errors)")
    try suite.write(
      """
      { "tabrenderSuite": 1, "scenes": ["scenes/*.json", "none/*.json", "no.json"],
        "baselines": "baselines/{name}.png",
        "variants": { "appearance": ["light", "dark"] } }
      """, to: "other.json")
    let json = try suite.run(["check", "other.json", "scenes/bar-1.json", "--json"])
    #expect(json.exitCode == 65)
    let files = json.document["files"] as? [[String: Any]] ?? []
    #expect(files.count == 2 && files[1]["name"] as? String == "bar-1")
    let errors = files[0]["errors"] as? [[String: Any]] ?? []
    let messages = errors.map { $0["message"] as? String ?? "" }
    #expect(messages.contains("no file matches \"none/*.json\""), "\(messages)")
    #expect(messages.contains("there is no scene \"no.json\""))
    #expect(messages.contains("unknown key \"canvsa\""))
    #expect(messages.contains { $0.contains("would share the baseline baselines/bar-1.png") })
    #expect(errors[0]["file"] as? String == "other.json" && errors[0]["line"] as? Int == 1)
  }

  @Test("what is doubtful in a suite's scenes is a warning, and under --strict an error")
  func checkDoubts() throws {
    let suite = try BarSuite(1)
    try suite.write(
      "{ \"tabrender\": 1, \"bar\": { \"cornerRadius\": 99 } }", to: "scenes/bar-0.json")
    let run = try suite.run(["check", "."])
    #expect(run.exitCode == 0)
    #expect(run.errors.hasPrefix("scenes/bar-0.json: warning: the corner radius 99 does not fit"))
    #expect(try suite.run(["check", ".", "--strict"]).exitCode == 65)
  }

  @Test("layers can be left out by name, and a name that no layer has is trouble")
  func ignoredLayers() throws {
    let suite = try BarSuite(2)
    #expect(try suite.run(["record"]).exitCode == 0)
    try suite.write(BarSuite.scene(1, "24"), to: "scenes/bar-1.json")
    #expect(try suite.run(["verify"]).exitCode == 1)
    func ignore(_ ids: String, _ match: String) throws {
      try rewrite(
        suite, "\"rules\": [{ \"match\": \"\(match)\", \"ignoreLayers\": [\(ids)] }]")
    }
    try ignore("\"bar.background\"", "bar-0")
    #expect(try suite.run(["verify"]).exitCode == 1)
    try ignore("\"bar.background\"", "bar-1")
    let green = try suite.run(["verify", "--changed-only", "--json"])
    #expect(green.exitCode == 0)
    let items = green.document["items"] as? [[String: Any]] ?? []
    // A bar of 60×49 px less what two corners of 16 leave free, 2·16²·(1 − π/4) = 110 px, and at
    // most the pixels along their arcs more.
    let ignored = items.last?["ignored"] as? Int ?? 0
    #expect((2830...2880).contains(ignored), "\(ignored)")
    try ignore("\"bar.backgroud\"", "*-1")
    let unknown = try suite.run(["verify"])
    #expect(unknown.exitCode == 65)
    #expect(
      unknown.text.contains("ignoreLayers: the scene has no layer \"bar.backgroud\"")
        && unknown.text.contains("hint: did you mean \"bar.background\"?"), "\(unknown.text)")
  }

  /// The suite's file with something more.
  private func rewrite(_ suite: BarSuite, _ more: String) throws {
    try suite.write(
      """
      { "tabrenderSuite": 1, "scenes": ["scenes/**/*.json"],
        "baselines": "baselines/{name}{~appearance}{@scale}.png", "variants": { "scale": [1] },
        \(more) }
      """, to: "tabrender.json")
  }

  @Test("a limit that changes by a hair is held against what an earlier run found good")
  func changedLimit() throws {
    let suite = try BarSuite(1)
    #expect(try suite.run(["record"]).exitCode == 0)
    try suite.write(BarSuite.scene(0, "24"), to: "scenes/bar-0.json")
    let lenient = "\"maxDiff\": \"100%\", \"maxCluster\": 1000000"
    try rewrite(suite, "\"compare\": { \(lenient), \"metrics\": [\"mae\"] }")
    let items = try suite.run(["verify", "--json"]).document["items"] as? [[String: Any]]
    let mean = try #require((items?.first?["metrics"] as? [String: Double])?["mae"])
    func limit(_ limit: Double) throws -> String {
      let text = "mae>\(DecimalNumber.exactText(limit))"
      try rewrite(suite, "\"compare\": { \(lenient), \"failIf\": [\"\(text)\"] }")
      return text
    }
    _ = try limit(mean * 1.000_000_01)
    #expect(try suite.run(["verify"]).exitCode == 0)
    #expect(try suite.run(["verify", "--changed-only"]).exitCode == 0)
    let condition = try limit(mean * 0.999_999_99)
    let run = try suite.run(["verify", "--changed-only"])
    #expect(run.exitCode == 1)
    #expect(run.text.contains("\(condition) holds"), "\(run.text)")
  }

  @Test("a check finds rules that cannot be meant together, as a run does")
  func conflict() throws {
    let suite = try BarSuite(1)
    #expect(try suite.run(["record"]).exitCode == 0)
    try rewrite(
      suite,
      """
      "compare": { "like": "pixelmatch" }, "rules": [{ "compare": { "mode": "stored" } }]
      """)
    for command in ["verify", "check"] {
      let run = try suite.run([command, "tabrender.json"])
      #expect(run.exitCode == 65)
      let words = run.text + run.errors
      #expect(words.contains("pixelmatch has nothing like mode"), "\(words)")
    }
  }

  @Test("a suite can compare the files' bytes")
  func bytesMode() throws {
    let suite = try BarSuite(1)
    #expect(try suite.run(["record"]).exitCode == 0)
    let path = suite.folder.path("baselines/bar-0.png")
    let bitmap = try PNGDecoder().decode(contentsOf: path)
    try Data(PNGEncoder(level: 1).encode(bitmap)).write(to: URL(fileURLWithPath: path))
    #expect(try suite.run(["verify"]).exitCode == 0)
    try rewrite(suite, "\"compare\": { \"mode\": \"bytes\" }")
    let run = try suite.run(["verify", "--json"])
    #expect(run.exitCode == 1)
    let items = run.document["items"] as? [[String: Any]] ?? []
    #expect(items.first?["reasons"] as? [String] == ["bytes"])
    #expect(try suite.run(["record", "--failed"]).exitCode == 0)
    #expect(try suite.run(["verify"]).exitCode == 0)
  }

  @Test("a suite can count as pixelmatch does, which leaves nothing out")
  func pixelmatchMode() throws {
    let suite = try BarSuite(1)
    #expect(try suite.run(["record"]).exitCode == 0)
    try suite.write(BarSuite.scene(0, "24"), to: "scenes/bar-0.json")
    #expect(try suite.run(["verify"]).exitCode == 1)
    // 4 levels of blue are far below the usual threshold, and above one of nothing.
    try rewrite(suite, "\"compare\": { \"like\": \"pixelmatch\" }")
    #expect(try suite.run(["verify"]).exitCode == 0)
    try rewrite(suite, "\"compare\": { \"like\": \"pixelmatch\", \"threshold\": 0 }")
    #expect(try suite.run(["verify"]).exitCode == 1)
    let rule = "\"rules\": [{ \"ignore\": [[0, 0, 1, 1]] }]"
    try rewrite(suite, "\"compare\": { \"like\": \"pixelmatch\" }, \(rule)")
    let run = try suite.run(["verify"])
    #expect(run.exitCode == 65)
    #expect(run.text.contains("pixelmatch leaves no part of a picture out"), "\(run.text)")
  }

  @Test("--bail ends as the picture did that failed; a report of such a run is trouble")
  func bail() throws {
    let suite = try BarSuite(12)
    #expect(try suite.run(["record"]).exitCode == 0)
    #expect(try suite.run(["verify", "--bail"]).exitCode == 0)
    try suite.write(BarSuite.scene(1, "24"), to: "scenes/bar-1.json")
    let run = try suite.run(["verify", "--bail", "-j", "1"])
    #expect(run.exitCode == 1)
    #expect(run.text.contains("1 changed") && run.text.contains("; stopped before the end"))
    #expect(run.errors.isEmpty)
    #expect(try suite.run(["report"]).exitCode == 65)
    try suite.write("{", to: "scenes/bar-1.json")
    #expect(try suite.run(["verify", "--bail"]).exitCode == 65)
  }

  @Test("shards make the whole suite, and drawing twice changes nothing")
  func shards() throws {
    let suite = try BarSuite(12)
    #expect(try suite.run(["record"]).exitCode == 0)
    var names: [String] = []
    for index in 1...3 {
      let run = try suite.run(["verify", "--shard", "\(index)/3", "--repeat", "2", "--json"])
      #expect(run.exitCode == 0)
      let document = try JSONSerialization.jsonObject(with: run.output) as? [String: Any]
      let items = document?["items"] as? [[String: Any]] ?? []
      names += items.compactMap { $0["name"] as? String }
    }
    #expect(names.sorted() == (0..<12).map { "bar-\($0)" }.sorted())
    #expect(try suite.run(["verify", "--shard", "4/3"]).exitCode == 64)
  }

  @Test("killed at any moment, record leaves each baseline old or new")
  func killedRecord() throws {
    let suite = try BarSuite(40)
    #expect(try suite.run(["record"]).exitCode == 0)
    let old = suite.baselines
    for index in 0..<40 {
      try suite.write(BarSuite.scene(index, "99"), to: "scenes/bar-\(index).json")
    }
    let twin = try BarSuite(0)
    for (name, data) in suite.files(in: "scenes") {
      try data.write(to: URL(fileURLWithPath: twin.folder.path("scenes/\(name)")))
    }
    #expect(try twin.run(["record"]).exitCode == 0)
    let new = twin.baselines
    for attempt in 0..<8 {
      try kill(["record", "--all"], in: suite, after: 0.01 + 0.02 * Double(attempt))
      expectWhole(suite, old, new)
    }
    #expect(try suite.run(["record", "--all"]).exitCode == 0)
    #expect(suite.baselines == new)
    #expect(!suite.files(in: "baselines").keys.contains { $0.contains(".tmp-") })
  }

  @Test("killed at any moment, approve leaves each baseline old or new, and can be repeated")
  func killedApprove() throws {
    let suite = try BarSuite(40)
    #expect(try suite.run(["record"]).exitCode == 0)
    let old = suite.baselines
    for index in 0..<40 {
      try suite.write(BarSuite.scene(index, "99"), to: "scenes/bar-\(index).json")
    }
    #expect(try suite.run(["verify"]).exitCode == 1)
    let new = suite.pictures(in: ".tabrender/actual")
    for attempt in 0..<8 {
      try kill(["approve", "--yes"], in: suite, after: 0.005 + 0.01 * Double(attempt))
      expectWhole(suite, old, new)
    }
    #expect(try suite.run(["approve", "--yes"]).exitCode == 0)
    #expect(suite.baselines == new)
    #expect(!suite.files(in: "baselines").keys.contains { $0.contains(".tmp-") })
    #expect(try suite.run(["verify"]).exitCode == 0)
  }

  @Test("an interrupted run says so, keeps what it found, and is not green")
  func interrupted() throws {
    // More pictures than are drawn until the first one is seen in the output.
    let suite = try BarSuite(800)
    #expect(try suite.run(["record", "bar-0"]).exitCode == 0)
    let outcome = try Program.shell(
      "cd '\(suite.folder.url.path)' && { \"$0\" verify -j 1 --repeat 100 > run.txt & } && "
        + "while kill -0 $! && [ ! -d .tabrender/actual ]; do sleep 0.01; done; "
        + "kill -INT $!; wait $!; cat run.txt; "
        + "grep -c '\"incomplete\":true' .tabrender/results.json")
    #expect(outcome.text.contains("stopped before the end"), "\(outcome.text.suffix(300))")
    #expect(outcome.text.hasSuffix("\n1\n"))
  }

  private func kill(_ arguments: [String], in suite: BarSuite, after seconds: Double) throws {
    _ = try Program.shell(
      "cd '\(suite.folder.url.path)' && timeout -s KILL \(seconds) \"$0\" "
        + arguments.joined(separator: " ") + " >/dev/null 2>&1")
  }

  private func expectWhole(_ suite: BarSuite, _ old: [String: Data], _ new: [String: Data]) {
    let now = suite.baselines
    #expect(now.count == old.count)
    for (name, data) in now {
      let isWhole = data == old[name] || data == new[name]
      #expect(isWhole, "\(name)")
    }
  }
}
