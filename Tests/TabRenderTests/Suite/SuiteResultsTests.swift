import Foundation
import TabRender
import Testing

@Suite struct SuiteResultsTests {
  private static var full: SuiteResults {
    var results = SuiteResults(tool: "test 1", model: 1, suite: "tabrender.json")
    results.fonts = [.init(name: "Inter \"Medium\"", sha256: "ab")]
    results.notes = ["a note"]
    results.skipped = ["x"]
    results.seconds = 1.25
    results.shard = .init(index: 1, count: 2)
    results.isStopped = true
    results.folder = "ios"
    results.failing = [.changed, .obsolete]
    var item = SuiteResults.Item(
      name: "bär\n", source: "s/b.json", variant: .init(scale: 1.5, appearance: .dark),
      status: .changed)
    item.baseline = .init(path: "b/b.png", sha256: "01", size: .init(width: 3, height: 4))
    item.actual = .init(path: ".tabrender/a.png", sha256: "02", size: .init(width: 4, height: 4))
    item.diff = ".tabrender/d.png"
    item.inputs = "0f"
    item.layers = [.init(id: "bar", pixels: 7)]
    item.notes = ["gAMA differs"]
    item.seconds = 0.5
    var summary = DiffSummary(
      expected: .init(width: 3, height: 4), actual: .init(width: 4, height: 4))
    (summary.differingPixels, summary.comparedPixels, summary.outsidePixels) = (5, 16, 4)
    (summary.storedDifferences, summary.hiddenDifferences, summary.toleratedPixels) = (9, 1, 2)
    (summary.antialiasedPixels, summary.ignoredPixels, summary.largestDelta) = (3, 6, 300)
    (summary.deltaScale, summary.largestDeltaE, summary.clusters) = (65535, 2.5, 2)
    (summary.largestCluster, summary.allowedPixels, summary.allowedCluster) = (4, 1, 64)
    summary.boxes = [.init(x: 0, y: 1, width: 2, height: 3)]
    summary.shift = .init(x: -1, y: 0)
    summary.metrics = [.ssim: 0.5, .psnr: .infinity]
    summary.reasons = [.size, .pixels, .condition(.init(.ssim, .less, 0.99))]
    item.summary = summary
    var broken = SuiteResults.Item(name: "c", status: .error)
    broken.problem = .init(
      code: 66, message: "gone", file: "c.json", line: 3, column: 4, hint: "find it")
    results.items = [item, broken]
    return results
  }

  @Test func `what is written is read back`() throws {
    let read = try SuiteResults.read(Array(Self.full.jsonText.utf8), name: "results.json")
    #expect(read == Self.full)
  }

  @Test func `the text is JSON for other readers, with the counts`() throws {
    let data = Data(Self.full.jsonText.utf8)
    let document = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(document["schema"] as? Int == 1)
    #expect((document["summary"] as? [String: Any])?["changed"] as? Int == 1)
    let item = try #require((document["items"] as? [[String: Any]])?.first)
    #expect(item["pixels"] as? Int == 5)
    #expect((item["budget"] as? [String: Any])?["maxCluster"] as? Int == 64)
  }

  @Test func `keys of newer versions are passed over`() throws {
    let text = Self.full.jsonText.replacing("\"schema\":1", with: "\"schema\":1,\"later\":[]")
    let read = try SuiteResults.read(Array(text.utf8), name: "results.json")
    #expect(read == Self.full)
  }

  @Test(arguments: [
    ("\"schema\":1", "\"schema\":2", "needs tabrender ≥ format 2; this is format 1"),
    ("\"status\":\"changed\"", "\"status\":\"fine\"", "status must be ok|changed"),
    ("\"tool\":\"test 1\",", "", "key \"tool\" is missing"),
    ("\"pixels\":5", "\"pixels\":-5", "pixels"),
    ("]}\n", "", "the file ends"),
  ])
  func `what is wrong is told with its place`(old: String, new: String, message: String) {
    let text = Self.full.jsonText.replacing(old, with: new)
    let error = #expect(throws: SuiteError.self) {
      try SuiteResults.read(Array(text.utf8), name: "results.json")
    }
    let problem = error?.problems.first
    #expect(problem?.message.contains(message) == true, "\(String(describing: problem))")
    #expect(problem?.line != nil)
  }

  @Test func `error says everything that is wrong, a line each`() {
    let text = Self.full.jsonText.replacing("\"pixels\":5", with: "\"pixels\":-5")
      .replacing("\"code\":66", with: "\"code\":0")
    let error = #expect(throws: SuiteError.self) {
      try SuiteResults.read(Array(text.utf8), name: "r.json")
    }
    let lines = error?.description.split(separator: "\n") ?? []
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("r.json:15:") == true)
    #expect(lines.first?.hasSuffix(": pixels must be 0 or more, got -5") == true, "\(lines)")
    #expect(lines.last?.hasSuffix(": code must be 64…78, got 0") == true, "\(lines)")
  }

  @Test func `file that is not there is told with its name`() {
    let error = #expect(throws: SuiteError.self) { try SuiteResults.read("no/results.json") }
    #expect(error?.description == "no/results.json: there is no such file")
  }

  @Test func `problem is one line with its place and what helps`() {
    let problem = SuiteResults.Problem(
      code: 65, message: "is not a colour", file: "a.json", line: 3, column: 4, hint: "red")
    #expect(problem.description == "a.json:3:4: is not a colour; hint: red")
    #expect(SuiteResults.Problem(code: 65, message: "gone").description == "gone")
  }

  private func shard(_ index: Int, of count: Int, _ names: [String]) -> SuiteResults {
    var results = SuiteResults(tool: "test 1", model: 1, suite: "tabrender.json")
    results.shard = .init(index: index, count: count)
    results.items = names.map { .init(name: $0, status: .ok) }
    return results
  }

  private func merged(_ parts: [SuiteResults]) throws(SuiteError) -> SuiteResults {
    try .merged(parts.enumerated().map { SuiteResults.Part(file: "\($0)/results.json", $1) })
  }

  @Test func `shards merge into the whole`() throws {
    let whole = try merged([shard(2, of: 2, ["b", "d"]), shard(1, of: 2, ["a", "c"])])
    #expect(whole.items.map(\.name) == ["a", "b", "c", "d"])
    #expect(!whole.isIncomplete)
    #expect(whole.troubles().isEmpty)
    #expect(whole.shard == nil)
  }

  @Test(arguments: [
    ([1], 2, "shard 2 of 2 is missing"), ([1, 3], 3, "shard 2 of 3 is missing"),
    ([2], 4, "shards 1, 3 and 4 of 4 are missing"),
    ([1], 30, "shards 2, 3, 4, 5, 6, 7, 8, 9 and 21 more of 30 are missing"),
  ])
  func `missing shards are named, also where only one is there`(
    given: [Int], count: Int, trouble: String
  ) throws {
    let part = try merged(given.map { shard($0, of: count, ["s\($0)"]) })
    #expect(part.isIncomplete)
    #expect(part.verdict() == .trouble(65))
    #expect(part.troubles() == [trouble])
  }

  @Test func `a shard that is given twice is told with its files`() {
    let error = #expect(throws: SuiteError.self) {
      try merged([shard(1, of: 2, ["a"]), shard(1, of: 2, ["b"])])
    }
    #expect(
      error?.problems.first?.message
        == "shard 1/2 is given twice: 0/results.json and 1/results.json")
  }

  @Test(arguments: [0, 1, 63, 79, 130]) func `an error's code is one of trouble`(code: Int) {
    let text = Self.full.jsonText.replacing("\"code\":66", with: "\"code\":\(code)")
    #expect(throws: SuiteError.self) {
      try SuiteResults.read(Array(text.utf8), name: "results.json")
    }
  }

  @Test func `the paths of brought results count from the working folder`() throws {
    var results = shard(1, of: 1, [])
    results.folder = "ios"
    results.output = "/elsewhere/out"
    var item = SuiteResults.Item(name: "a", source: "scenes/a.json", status: .changed)
    let size = DiffSummary.Size(width: 1, height: 1)
    item.baseline = .init(path: "b/a.png", sha256: "", size: size)
    item.actual = .init(path: "/elsewhere/out/actual/a.png", sha256: "", size: size)
    item.diff = "/elsewhere/out/diff/a.png"
    item.problem = .init(code: 65, message: "", file: "ios/scenes/a.json")
    results.items = [item]
    let located = try SuiteResults.merged([.init(file: "run/results.json", results)]).items[0]
    #expect(located.source == SuitePath(program: "ios/scenes/a.json"))
    #expect(located.baseline?.path == SuitePath(program: "ios/b/a.png"))
    #expect(located.actual?.path == SuitePath(program: "run/actual/a.png"))
    #expect(located.diff == SuitePath(program: "run/diff/a.png"))
    #expect(located.problem?.file == "ios/scenes/a.json")
  }

  @Test func `what does not belong together is not merged`() {
    var other = shard(2, of: 2, ["b"])
    other.model = 2
    var elsewhere = shard(2, of: 2, ["b"])
    elsewhere.folder = "android"
    let bad = [
      [shard(1, of: 2, ["a"]), other], [shard(1, of: 2, ["a"]), elsewhere],
      [shard(1, of: 2, ["a"]), shard(2, of: 2, ["a"])],
      [shard(1, of: 2, ["a"]), shard(2, of: 3, ["b"])], [],
    ]
    for parts in bad { #expect(throws: SuiteError.self) { try merged(parts) } }
  }

  @Test func `results that contradict themselves are refused`() {
    let text = """
      {"schema": 1, "tool": "t", "model": 1, "suite": "s", "output": "o", "incomplete": false,
       "summary": {"ok": 1, "changed": 1, "seconds": 0},
       "items": [{"name": "a", "status": "ok"}]}
      """
    let error = #expect(throws: SuiteError.self) {
      try SuiteResults.read(Array(text.utf8), name: "results.json")
    }
    #expect(
      error?.problems.map(\.message) == [
        "the summary and the items disagree on how many are changed"
      ])
    #expect(error?.problems.first?.line == 2)
  }
}
