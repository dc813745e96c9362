import Foundation
import TabRender
import Testing

@Suite("Reports of results")
struct ReportCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Writes results of a shard, or of everything.
  private func write(
    _ file: String, _ statuses: [(String, SuiteResults.Status)], shard: SuiteResults.Shard? = nil,
    isIncomplete: Bool = false
  ) throws {
    var results = SuiteResults(tool: "tabrender 1.2.3", model: 1, suite: "tabrender.json")
    results.shard = shard
    results.isStopped = isIncomplete
    for (name, status) in statuses {
      var item = SuiteResults.Item(name: name, source: "scenes/\(name).json", status: status)
      if status == .changed {
        var summary = DiffSummary(
          expected: DiffSummary.Size(width: 4, height: 4),
          actual: DiffSummary.Size(width: 4, height: 4))
        summary.differingPixels = 3
        summary.comparedPixels = 16
        summary.reasons = [.pixels]
        item.summary = summary
      }
      if status == .error { item.problem = SuiteResults.Problem(code: 65, message: "is broken") }
      results.items.append(item)
    }
    let path = folder.path(file)
    try FileManager.default.createDirectory(
      atPath: FilePath.folder(of: path), withIntermediateDirectories: true)
    try AtomicFile.write(Array(results.jsonText.utf8), to: path)
  }

  private func run(
    _ arguments: [String], environment: [String: String] = [:]
  ) throws -> Program.Outcome {
    try Program.run(["report"] + arguments, environment: environment, in: folder.url)
  }

  private func isThere(_ file: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.path(file))
  }

  private func text(_ file: String) throws -> String {
    String(decoding: try FileReader.read(folder.path(file)), as: UTF8.self)
  }

  @Test("without a word reads the last run and writes the page beside it")
  func usual() throws {
    try write(".tabrender/results.json", [("a", .ok)])
    let run = try run([])
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.text == "wrote .tabrender/report.html\n1 ok\n")
    #expect(run.errors.isEmpty)
    #expect(try text(".tabrender/report.html").hasPrefix("<!DOCTYPE html>"))
  }

  @Test(
    "exits as the results are, once the reports are written",
    arguments: [
      ([.ok], false, 0), ([.ok, .obsolete], false, 0), ([.ok, .changed], false, 1),
      ([.missing], false, 1), ([.ok, .error], false, 65), ([.changed, .error], false, 65),
      ([.ok], true, 65), ([.ok, .changed], true, 65), ([.missing], true, 65), ([], false, 65),
    ] as [([SuiteResults.Status], Bool, Int32)])
  func exitCodes(statuses: [SuiteResults.Status], isIncomplete: Bool, code: Int32) throws {
    let items = statuses.enumerated().map { ("s\($0)", $1) }
    try write("results.json", items, isIncomplete: isIncomplete)
    let run = try run(["results.json", "--junit", "junit.xml", "--markdown", "report.md"])
    #expect(run.exitCode == code, "\(run.errors)")
    #expect(isThere("junit.xml") && isThere("report.md") && !isThere("report.html"))
  }

  @Test("merges shards, and a missing one is never green")
  func shards() throws {
    try write("1/results.json", [("a", .ok)], shard: SuiteResults.Shard(index: 1, count: 2))
    try write("2/results.json", [("b", .ok)], shard: SuiteResults.Shard(index: 2, count: 2))
    #expect(try run(["1", "2/results.json"]).text == "wrote report.html\n2 ok\n")
    try write("1/results.json", [("a", .ok)], shard: SuiteResults.Shard(index: 1, count: 3))
    for (status, text) in [(SuiteResults.Status.ok, "2 ok"), (.changed, "1 ok, 1 changed")] {
      try write("2/results.json", [("b", status)], shard: SuiteResults.Shard(index: 2, count: 3))
      let partial = try run(["1", "2"])
      #expect(partial.exitCode == 65)
      #expect(partial.text == "wrote report.html\n\(text), incomplete\n")
      #expect(partial.errors == "tabrender: error: shard 3 of 3 is missing\n")
    }
  }

  @Test("one shard of several is not the whole")
  func oneShard() throws {
    try write("results.json", [("a", .ok)], shard: SuiteResults.Shard(index: 1, count: 4))
    let run = try run(["results.json", "--markdown", "report.md"])
    #expect(run.exitCode == 65)
    #expect(run.errors == "tabrender: error: shards 2, 3 and 4 of 4 are missing\n")
    #expect(try text("report.md").contains("Shards 2, 3 and 4 of 4 are missing."))
    #expect(try !text("report.md").contains("stopped"))
    try write("results.json", [("a", .ok)], shard: SuiteResults.Shard(index: 1, count: 1))
    #expect(try self.run(["results.json"]).exitCode == 0)
  }

  @Test("refuses a code of an error that would end the program as if all were well")
  func errorCode() throws {
    try write("results.json", [("a", .error)])
    let bad = try text("results.json").replacing("\"code\":65", with: "\"code\":0")
    try AtomicFile.write(Array(bad.utf8), to: folder.path("results.json"))
    let run = try run(["results.json"])
    #expect(run.exitCode == 65)
    #expect(run.errors.contains("must be 64…78"), "\(run.errors)")
  }

  @Test("tells a GitHub step by itself, and leaves stdout to the data")
  func gitHub() throws {
    try write("ios/.tabrender/results.json", [("a", .changed)])
    let run = try run(
      ["ios/.tabrender/results.json", "--json"],
      environment: [
        "GITHUB_ACTIONS": "true", "GITHUB_WORKSPACE": folder.url.resolvingSymlinksInPath().path,
        "GITHUB_OUTPUT": folder.path("output"), "GITHUB_STEP_SUMMARY": folder.path("summary"),
      ])
    #expect(run.exitCode == 1)
    #expect(
      run.errors.hasPrefix(
        "::error file=ios/scenes/a.json,line=1,title=a changed::"
          + "differ: 3 of 16 px"))
    let document = try JSONSerialization.jsonObject(with: run.output) as? [String: Any]
    #expect(document?["written"] as? [String] == ["ios/.tabrender/report.html"])
    #expect(document?["green"] as? Bool == false)
    #expect(try text("output").contains("changed=1\n"))
    #expect(try text("output").contains("report=ios/.tabrender/report.html\n"))
    #expect(try text("summary").hasPrefix("### ❌ tabrender: 0 ok, 1 changed"))
  }

  @Test("has a date only from SOURCE_DATE_EPOCH")
  func date() throws {
    try write("results.json", [("a", .ok)])
    _ = try run(["results.json"])
    let plain = try text("report.html")
    let dated = try run(["results.json"], environment: ["SOURCE_DATE_EPOCH": "1767323045"])
    #expect(dated.errors.isEmpty)
    #expect(try text("report.html").contains("<li>2026-01-02 03:04 UTC</li>"))
    let bad = try run(["results.json"], environment: ["SOURCE_DATE_EPOCH": "yesterday"])
    #expect(bad.errors.contains("SOURCE_DATE_EPOCH is no number of seconds"))
    let isPlain = try text("report.html") == plain
    #expect(isPlain)
  }

  @Test(
    "may have a name of one character", arguments: ["--html", "--junit", "--markdown"])
  func oneCharacter(option: String) throws {
    try write("results.json", [("a", .ok)])
    #expect(try run(["results.json", option, "x"]).text == "wrote x\n1 ok\n")
    #expect(isThere("x"))
    let refused = try run(["results.json", option, "-"])
    #expect(refused.exitCode == 64)
    #expect(refused.errors.contains("\(option) needs the name of a file"))
    #expect(!isThere("-"))
  }

  @Test(
    "says what it cannot read or write",
    arguments: [
      (["none.json"], 66, "none.json: error: there is no such file"),
      (["bad.json"], 65, "bad.json:1:1: error: "),
      (["results.json", "--html", "results.json/x.html"], 73, "results.json"),
      (["results.json", "--junit", "j.xml", "--assets", "pictures"], 64, "no page is asked for"),
      (["results.json", "results.json"], 65, "only shards of one run can be merged"),
    ] as [([String], Int32, String)])
  func failures(arguments: [String], code: Int32, message: String) throws {
    try write("results.json", [("a", .ok)])
    try AtomicFile.write(Array("x".utf8), to: folder.path("bad.json"))
    let run = try run(arguments)
    #expect(run.exitCode == code)
    #expect(run.errors.contains(message), "\(run.errors)")
  }
}
