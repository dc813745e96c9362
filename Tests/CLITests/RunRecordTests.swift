import Foundation
import TabRender
import Testing

@Suite("What a run of verify leaves")
struct RunRecordTests {
  private func document(_ suite: BarSuite, _ file: String) throws -> [String: Any] {
    let data = try #require(suite.files(in: FilePath.folder(of: file))[FilePath.name(of: file)])
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  private func text(_ suite: BarSuite, _ file: String) -> String {
    String(decoding: (try? FileReader.read(suite.folder.path(file))) ?? [], as: UTF8.self)
  }

  /// A suite whose last run was green and reported.
  private func green() throws -> BarSuite {
    let suite = try BarSuite(1)
    #expect(try suite.run(["record"]).exitCode == 0)
    #expect(try suite.run(["verify", "--report", "html,junit"]).exitCode == 0)
    #expect(text(suite, ".tabrender/junit.xml").contains("errors=\"0\""))
    return suite
  }

  private enum Trouble: CaseIterable { case noMatch, badSuite, collision, filter, noSuite, font }

  private func make(_ trouble: Trouble, in suite: BarSuite) throws -> (words: [String], code: Int32)
  {
    let head = "{ \"tabrenderSuite\": 1, \"scenes\": [\"scenes/**/*.json\"], \"baselines\": "
    switch trouble {
    case .noMatch:
      try FileManager.default.removeItem(atPath: suite.folder.path("scenes"))
      return ([], 65)
    case .badSuite:
      try suite.write(head + "7 }", to: "tabrender.json")
      return ([], 65)
    case .collision:
      try suite.write(head + "\"baselines/one.png\" }", to: "tabrender.json")
      try suite.write(BarSuite.scene(1, "20"), to: "scenes/bar-1.json")
      return ([], 65)
    case .filter: return (["nothing-matches"], 65)
    case .noSuite:
      try FileManager.default.removeItem(atPath: suite.folder.path("tabrender.json"))
      return ([], 66)
    case .font: return (["--font", "nowhere.ttf"], 66)
    }
  }

  @Test(
    "nothing green of an earlier run outlives one that fails before it draws",
    arguments: Trouble.allCases)
  private func staleGreen(trouble: Trouble) throws {
    let suite = try green()
    let (words, code) = try make(trouble, in: suite)
    let run = try suite.run(["verify"] + words)
    #expect(run.exitCode == code, "\(run.errors)")
    let results = try document(suite, ".tabrender/results.json")
    #expect(results["incomplete"] as? Bool == true)
    #expect((results["summary"] as? [String: Any])?["error"] as? Int == 1)
    let names = suite.files(in: ".tabrender").keys
    #expect(!names.contains("report.html") && !names.contains("junit.xml"))
    #expect(try suite.run(["report"]).exitCode == code)
  }

  @Test(
    "what fails before it draws is reported where reports are wanted",
    arguments: Trouble.allCases)
  private func reportsTrouble(trouble: Trouble) throws {
    let suite = try green()
    let (words, _) = try make(trouble, in: suite)
    let run = try suite.run(
      ["verify", "--report", "junit"] + words,
      environment: [
        "GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": suite.folder.path("summary"),
        "GITHUB_OUTPUT": suite.folder.path("output"),
      ])
    #expect(run.errors.contains("::error file="), "\(run.errors)")
    #expect(text(suite, ".tabrender/junit.xml").contains("<error type=\"error\""))
    #expect(text(suite, "summary").hasPrefix("### ❌"))
    #expect(text(suite, "output").contains("green=false"))
  }

  @Test("a suite that is not there makes no folder")
  func noSuite() throws {
    let folder = try TemporaryFolder()
    #expect(try Program.run(["verify"], in: folder.url).exitCode == 66)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
  }

  @Test("a run that compared nothing has an error in every report")
  func comparedNothing() throws {
    let suite = try BarSuite(1)
    let run = try suite.run(
      ["verify", "--fail-on", "changed", "--report", "html,junit,markdown,github"])
    #expect(run.exitCode == 65)
    #expect(run.errors.contains("::error title=tabrender::no picture was compared"))
    #expect(text(suite, ".tabrender/junit.xml").contains("errors=\"1\""))
    #expect(text(suite, ".tabrender/junit.xml").contains("no picture was compared"))
    #expect(text(suite, ".tabrender/report.md").hasPrefix("### ❌"))
    #expect(text(suite, ".tabrender/report.html").contains("data-green=\"false\""))
    #expect(try suite.run(["report"]).exitCode == 65)
  }

  @Test(
    "the reports judge as the exit code does",
    arguments: [("obsolete", 1, "❌"), ("changed", 0, "✅")] as [(String, Int32, String)])
  func failing(word: String, code: Int32, mark: String) throws {
    let suite = try BarSuite(2)
    #expect(try suite.run(["record"]).exitCode == 0)
    if word == "obsolete" {
      try FileManager.default.removeItem(atPath: suite.folder.path("scenes/bar-1.json"))
    } else {
      try FileManager.default.removeItem(atPath: suite.folder.path("baselines/bar-1.png"))
    }
    let run = try suite.run(["verify", "--fail-on", word, "--report", "markdown"])
    #expect(run.exitCode == code)
    #expect(text(suite, ".tabrender/report.md").hasPrefix("### \(mark)"))
    let report = try suite.run(["report", "--markdown", "again.md"])
    #expect(report.exitCode == code)
    #expect(text(suite, "again.md").hasPrefix("### \(mark)"))
  }

  @Test("a shard that has but obsolete baselines is green")
  func obsoleteShard() throws {
    let suite = try BarSuite(2)
    #expect(try suite.run(["record"]).exitCode == 0)
    // Of two shards, each of these names is in one: without its scene only its baseline is left.
    for index in 0..<2 {
      let shard = try #require(
        (1...2).first { SuiteSelection.part(of: "bar-\(index)", among: 2) == $0 - 1 })
      let scene = suite.folder.path("scenes/bar-\(index).json")
      try FileManager.default.moveItem(atPath: scene, toPath: suite.folder.path("kept.json"))
      let run = try suite.run(["verify", "--shard", "\(shard)/2"])
      #expect(run.exitCode == 0, "\(run.errors)")
      #expect(run.text.contains("1 obsolete"))
      try FileManager.default.moveItem(atPath: suite.folder.path("kept.json"), toPath: scene)
    }
  }

  @Test("shards from folders of their own merge, and the page has their pictures")
  func shards() throws {
    let suite = try BarSuite(6)
    try FileManager.default.createDirectory(
      atPath: suite.folder.path("my ios"), withIntermediateDirectories: true)
    for name in ["scenes", "tabrender.json"] {
      try FileManager.default.moveItem(
        atPath: suite.folder.path(name), toPath: suite.folder.path("my ios/\(name)"))
    }
    #expect(try suite.run(["record", "my ios"]).exitCode == 0)
    for index in 0..<6 {
      try suite.write(BarSuite.scene(index, "24"), to: "my ios/scenes/bar-\(index).json")
    }
    var files: [String] = []
    for shard in 1...3 {
      let run = try suite.run(["verify", "my ios", "--shard", "\(shard)/3", "--out", "out\(shard)"])
      #expect(run.exitCode <= 1, "\(run.errors)")
      // As artifacts bring them.
      try FileManager.default.moveItem(
        atPath: suite.folder.path("out\(shard)"), toPath: suite.folder.path("artifact-\(shard)"))
      files.append("artifact-\(shard)/results.json")
    }
    let partial = try suite.run(["report", "--junit", "j.xml", "--github"] + files.prefix(1))
    #expect(partial.exitCode == 65)
    #expect(text(suite, "j.xml").contains("message=\"shards 2 and 3 of 3 are missing\""))
    #expect(partial.errors.contains("::shards 2 and 3 of 3 are missing"))
    let run = try suite.run(
      ["report", "--html", "page.html", "--junit", "j.xml", "--github"] + files,
      environment: ["GITHUB_WORKSPACE": suite.folder.url.resolvingSymlinksInPath().path])
    #expect(run.exitCode == 1, "\(run.errors)")
    #expect(run.errors.contains("::error file=my ios/scenes/bar-0.json,line=1,"), "\(run.errors)")
    let page = text(suite, "page.html")
    #expect(page.components(separatedBy: "<img ").count == 1 + 6 * 3)
    #expect(!page.contains("class=\"absent\""))
    #expect(
      page.contains("tabrender approve &#39;my ios&#39; bar-0")
        || page.contains("approve 'my ios' bar-0"))
    #expect(text(suite, "j.xml").contains("[[ATTACHMENT|my ios/baselines/bar-0.png]]"))
    #expect(text(suite, "j.xml").contains("classname=\"scenes\""))
    for path in text(suite, "j.xml").components(separatedBy: "[[ATTACHMENT|").dropFirst() {
      let file = String(path.prefix { $0 != "]" })
      #expect(FileManager.default.fileExists(atPath: suite.folder.path(file)), "\(file)")
    }
  }

  @Test("an annotation names the file of a suite's folder once")
  func annotation() throws {
    let suite = try BarSuite(1)
    try FileManager.default.createDirectory(
      atPath: suite.folder.path("ios"), withIntermediateDirectories: true)
    for name in ["scenes", "tabrender.json"] {
      try FileManager.default.moveItem(
        atPath: suite.folder.path(name), toPath: suite.folder.path("ios/\(name)"))
    }
    try suite.write("{", to: "ios/scenes/bar-0.json")
    let environment = [
      "GITHUB_ACTIONS": "true",
      "GITHUB_WORKSPACE": suite.folder.url.resolvingSymlinksInPath().path,
    ]
    let run = try suite.run(["verify", "ios"], environment: environment)
    #expect(run.errors.contains("::error file=ios/scenes/bar-0.json,line=1,"), "\(run.errors)")
    let report = try suite.run(["report", "ios/.tabrender/results.json"], environment: environment)
    #expect(report.errors.contains("::error file=ios/scenes/bar-0.json,line=1,"))
  }

  @Test("the next commands name the suite and the results that they are about")
  func nextCommands() throws {
    let suite = try BarSuite(1)
    let plain = try suite.run(["verify", "--out", "my results"])
    #expect(
      plain.text.contains(
        "Review: tabrender report 'my results/results.json' --open · "
          + "Accept: tabrender approve --from 'my results/results.json'"))
    let path = suite.folder.url.path
    let other = try Program.run(["verify", path])
    #expect(
      other.text.contains(
        "Review: tabrender report \(path)/.tabrender/results.json --open · "
          + "Accept: tabrender approve \(path)"))
    #expect(try suite.run(["approve", "--from", "my results", "--yes"]).exitCode == 0)
  }

  @Test("the picture at 1x is approved alone by the label that reports print")
  func exactLabel() throws {
    let suite = try BarSuite(1, appearances: "[\"light\", \"dark\"]")
    #expect(try suite.run(["verify", "--report", "junit"]).exitCode == 1)
    let junit = text(suite, ".tabrender/junit.xml")
    #expect(junit.contains("accept: tabrender approve bar-0@1x"))
    #expect(junit.contains("accept: tabrender approve bar-0~dark"))
    let run = try suite.run(["approve", "bar-0@1x"])
    #expect(run.text == "wrote baselines/bar-0.png\napproved 1 picture\n")
    #expect(try suite.run(["approve", "bar-0"]).text.contains("bar-0~dark.png"))
  }

  @Test(
    "a request to terminate is 143, and Ctrl-C 130",
    arguments: [("TERM", 143), ("INT", 130)] as [(String, Int32)])
  func signals(signal: String, code: Int32) throws {
    let suite = try BarSuite(400)
    #expect(try suite.run(["record", "bar-0"]).exitCode == 0)
    let outcome = try Program.shell(
      "cd '\(suite.folder.url.path)' && timeout --preserve-status -s \(signal) 0.5 \"$0\" "
        + "verify -j 1 --repeat 60 >/dev/null 2>&1; echo $?")
    #expect(outcome.text == "\(code)\n")
  }

  // MARK: Files of others

  @Test(
    "the results cannot go where the baselines or external pictures are",
    arguments: ["baselines", "baselines/out", "BASELINES", "link", ".", "shots"])
  func outputOnInputs(output: String) throws {
    let suite = try externalSuite()
    try FileManager.default.createSymbolicLink(
      atPath: suite.folder.path("link"), withDestinationPath: "baselines")
    let before = suite.files(in: "baselines")
    let run = try suite.run(["verify", "--out", output])
    #expect(run.exitCode == 64)
    #expect(run.errors.contains("error: --out: the "), "\(run.errors)")
    let isSame = suite.files(in: "baselines") == before
    #expect(isSame && suite.baselines.count == 3)
    #expect(suite.files(in: "shots").keys.sorted() == ["a.png"])
    #expect(try suite.run(["verify", "--out", "out"]).exitCode == 0)
  }

  /// A suite with a scene and an external picture, called `actual/a`, that are recorded.
  private func externalSuite() throws -> BarSuite {
    let suite = try BarSuite(2)
    try FileManager.default.createDirectory(
      atPath: suite.folder.path("shots"), withIntermediateDirectories: true)
    try suite.write(
      """
      { "tabrenderSuite": 1, "scenes": ["scenes/**/*.json"],
        "baselines": "baselines/{name}.png", "variants": { "scale": [1] },
        "external": [{ "name": "actual", "actual": "shots/{name}.png" }] }
      """, to: "tabrender.json")
    try AtomicFile.write(
      PNGEncoder().encode(Bitmap(width: 2, height: 2)), to: suite.folder.path("shots/a.png"))
    #expect(try suite.run(["record"]).exitCode == 0)
    return suite
  }

  @Test("a folder with files of others keeps them all, and is no worse for a run")
  func foreignFolder() throws {
    let suite = try BarSuite(1)
    try FileManager.default.createDirectory(
      atPath: suite.folder.path("docs/actual"), withIntermediateDirectories: true)
    let own = ["report.md", "report.html", "junit.xml", "actual/mine.png", "notes.txt"]
    for name in own { try suite.write("mine", to: "docs/\(name)") }
    #expect(try suite.run(["record"]).exitCode == 0)
    for _ in 0..<2 { #expect(try suite.run(["verify", "--out", "docs"]).exitCode == 0) }
    for name in own { #expect(text(suite, "docs/\(name)") == "mine") }
    let run = try suite.run(["verify", "--out", "docs", "--report", "html,markdown"])
    #expect(run.exitCode == 73)
    #expect(run.errors.contains("docs/report.md: error: this file is not one that a run has"))
    #expect(run.errors.contains("docs/report.html: error: this file is not one that a run has"))
    for name in own { #expect(text(suite, "docs/\(name)") == "mine") }
    // What a run was refused changes nothing.
    #expect(try document(suite, "docs/results.json")["incomplete"] as? Bool == false)
  }

  @Test("a report that no run has written is not replaced, wherever the suite's file puts it")
  func foreignReport() throws {
    let suite = try BarSuite(1)
    #expect(try suite.run(["record"]).exitCode == 0)
    let head =
      "{ \"tabrenderSuite\": 1, \"scenes\": [\"scenes/*.json\"], \"variants\": { \"scale\": [1] },"
      + " \"baselines\": \"baselines/{name}.png\", \"reports\": "
    for key in ["html", "junit", "markdown", "json"] {
      try suite.write("mine", to: "page")
      try suite.write(head + "{ \"\(key)\": \"page\" } }", to: "tabrender.json")
      let run = try suite.run(["verify"])
      #expect(run.exitCode == 73)
      #expect(text(suite, "page") == "mine")
      try FileManager.default.removeItem(atPath: suite.folder.path("page"))
      for _ in 0..<2 { #expect(try suite.run(["verify"]).exitCode == 0) }
      #expect(text(suite, "page").contains("tabrender"))
      try FileManager.default.removeItem(atPath: suite.folder.path("page"))
    }
    let path = ".tabrender/junit.xml"
    try suite.write(head + "{ \"json\": \"\(path)\" } }", to: "tabrender.json")
    let twice = try suite.run(["verify", "--report", "junit"])
    #expect(twice.exitCode == 65)
    #expect(twice.errors.contains("\(path): error: two files of a run would be written here"))
  }

  @Test("results that cannot be read are told to who wants only what has changed")
  func damagedResults() throws {
    let suite = try green()
    let start = text(suite, ".tabrender/results.json").prefix(100)
    try suite.write(String(start), to: ".tabrender/results.json")
    let run = try suite.run(["verify", "--changed-only"])
    #expect(run.exitCode == 0)
    #expect(run.errors.hasPrefix(".tabrender/results.json: warning: "), "\(run.errors)")
    #expect(run.errors.contains("; so every picture is compared"))
    #expect(try suite.run(["verify", "--changed-only"]).errors.isEmpty)
  }

  @Test("a broken suite with comments leaves its error in the output that it states")
  func brokenWithComments() throws {
    let suite = try BarSuite(1)
    try suite.write("{ // why\n \"output\": \"out\", \"bogus\": 1 }", to: "broken.jsonc")
    #expect(try suite.run(["verify", "broken.jsonc"]).exitCode == 65)
    #expect(try document(suite, "out/results.json")["incomplete"] as? Bool == true)
    #expect(suite.files(in: ".tabrender").isEmpty)
  }

  // MARK: Comparisons of nothing

  private func rules(_ rule: String, _ suite: BarSuite) throws {
    try suite.write(
      """
      { "tabrenderSuite": 1, "scenes": ["scenes/**/*.json"],
        "baselines": "baselines/{name}.png", "variants": { "scale": [1] },
        "rules": [{ \(rule) }] }
      """, to: "tabrender.json")
  }

  @Test("a picture that is ignored throughout is trouble")
  func everythingIgnored() throws {
    let suite = try BarSuite(2)
    try rules("\"match\": \"bar-0\", \"ignore\": [[0, 0, 60, 90]]", suite)
    #expect(try suite.run(["record"]).exitCode == 0)
    let run = try suite.run(["verify"])
    #expect(run.exitCode == 65)
    #expect(run.text.contains("error     bar-0  scenes/bar-0.json: nothing was compared"))
    #expect(run.text.contains("1 ok"))
    let files = ["baselines/bar-0.png", "baselines/bar-1.png"]
    for actual in files {
      let diff = try suite.run(["diff", files[0], actual, "--ignore", "0,0,60,90"])
      #expect(diff.exitCode == 65)
      #expect(diff.errors.contains("nothing was compared: every pixel is ignored"))
    }
    #expect(try suite.run(["diff", files[0], files[0], "--ignore", "0,0,60,89"]).exitCode == 0)
  }

  @Test(
    "a rule that does nothing is warned of, and wrong under --strict",
    arguments: [
      (
        "\"match\": \"baz-*\", \"compare\": { \"tolerance\": 9 }",
        "a rule is about no picture: \"baz-*\""
      ),
      (
        "\"match\": \"bar-*\", \"ignore\": [[60, 0, 9, 9]]",
        "the ignored part [60, 0, 9, 9] of the rule"
      ),
      ("\"match\": \"bar-*\", \"ignore\": [[59, 0, 9, 9]]", nil),
      (
        "\"match\": \"*\", \"scale\": 3, \"compare\": { \"tolerance\": 9 }",
        "a rule is about no picture: \"*\", scale 3"
      ),
    ] as [(String, String?)])
  func idleRule(rule: String, warning: String?) throws {
    let suite = try BarSuite(2)
    try rules(rule, suite)
    #expect(try suite.run(["record"]).exitCode == 0)
    let run = try suite.run(["verify"])
    #expect(run.exitCode == 0)
    #expect(run.errors.contains("warning: ") == (warning != nil))
    if let warning { #expect(run.errors.contains(warning), "\(run.errors)") }
    #expect(try suite.run(["verify", "--strict"]).exitCode == (warning == nil ? 0 : 65))
  }

  @Test("--ignore of what no picture has is warned of, and wrong under --strict")
  func ignoredOutside() throws {
    let suite = try BarSuite(1)
    #expect(try suite.run(["record"]).exitCode == 0)
    let file = "baselines/bar-0.png"
    for places in [[file, file], ["baselines", "baselines"]] {
      let run = try suite.run(["diff"] + places + ["--ignore", "60,0,5,5"])
      #expect(run.exitCode == 0)
      #expect(run.errors.contains("warning: --ignore 60,0,5,5 lies outside of the picture"))
      let strict = try suite.run(["diff"] + places + ["--ignore", "60,0,5,5", "--strict"])
      #expect(strict.exitCode == 65)
      #expect(try suite.run(["diff"] + places + ["--ignore", "59,0,5,5"]).errors.isEmpty)
    }
  }
}
