import Foundation
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
  var baselines: [String: Data] { files(in: "baselines").filter { $0.key.hasSuffix(".png") } }

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
    let new = suite.files(in: ".tabrender/actual")
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
    let suite = try BarSuite(400)
    #expect(try suite.run(["record", "bar-0"]).exitCode == 0)
    let outcome = try Program.shell(
      "cd '\(suite.folder.url.path)' && timeout -s INT 0.3 \"$0\" verify -j 1 --repeat 60; "
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
