import Foundation
import TestSupport
import TabRender
import Testing

/// What a suite's commands must never replace or delete.
@Suite struct FileSafetyTests {
  /// A suite whose picture `a` has changed.
  private func changedSuite(_ extra: String = "") throws -> TemporaryFolder {
    let folder = try SquareSuite.folder(["a": 10], extra)
    _ = try SquareSuite.record(folder)
    try folder.write("20", to: "scenes/a.txt")
    return folder
  }

  private func link(_ name: String, to destination: String, in folder: TemporaryFolder) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(name), withDestinationPath: destination)
  }

  private func clean(_ folder: TemporaryFolder, after results: SuiteResults) throws {
    try SuiteOutput(of: try SuiteFile.read(folder.path("tabrender.json")).suite)
      .removeStalePictures(results)
  }

  // MARK: The output

  @Test(arguments: [".tabrender/actual/a.png", ".tabrender/diff/a.png"])
  func `a file that no run has written is not replaced by a picture`(name: String) throws {
    let folder = try changedSuite()
    try folder.write("mine", to: name)
    let results = try SquareSuite.verify(folder)
    #expect(results.outcomes == ["a error"])
    #expect(results.items[0].problem?.code == 73)
    #expect(results.items[0].problem?.file == folder.path(name))
    #expect(try folder.read(name) == Data("mine".utf8))
    try folder.remove(name)
    #expect(try SquareSuite.verify(folder).outcomes == ["a changed"])
    #expect(try SquareSuite.verify(folder).outcomes == ["a changed"])
  }

  @Test func `only pictures that runs have written are deleted`() throws {
    let folder = try changedSuite()
    let changed = try SquareSuite.verify(folder)
    let own = [".tabrender/actual/mine.png", ".tabrender/diff/mine.png", ".tabrender/actual/a.txt"]
    for name in own { try folder.write("mine", to: name) }
    try clean(folder, after: changed)
    #expect(folder.exists(".tabrender/actual/a.png") && folder.exists(".tabrender/diff/a.png"))
    try folder.write("10", to: "scenes/a.txt")
    let green = try SquareSuite.verify(folder)
    #expect(green.outcomes == ["a ok"])
    try clean(folder, after: green)
    #expect(!folder.exists(".tabrender/actual/a.png") && !folder.exists(".tabrender/diff/a.png"))
    #expect(own.allSatisfy(folder.exists))
    // The place is free now, and what somebody puts there is not a run's.
    try folder.write("mine", to: ".tabrender/actual/a.png")
    try clean(folder, after: green)
    #expect(folder.exists(".tabrender/actual/a.png"))
  }

  @Test(arguments: ["../tabrender.json", "scenes/a.txt", "actual/../../x.png", "actual/x.txt", ""])
  func `a list of pictures from elsewhere deletes nothing else`(path: String) throws {
    let folder = try SquareSuite.folder(["a": 10])
    try folder.write("x", to: "x.png")
    try folder.write("x", to: ".tabrender/actual/x.txt")
    try folder.write("\(path)\n", to: ".tabrender/.tabrender-pictures")
    let before = folder.contents(of: "")
    try clean(folder, after: try SquareSuite.verify(folder))
    let after = folder.contents(of: "")
    #expect(before.keys.allSatisfy { after[$0] != nil || $0.hasSuffix("-pictures") })
    #expect(folder.exists("x.png") && folder.exists(".tabrender/actual/x.txt"))
  }

  @Test func `pictures are neither written nor deleted through links`() throws {
    let folder = try changedSuite()
    try folder.write("a picture", to: "baselines/old.png")
    try folder.write("actual/a.png\nactual/old.png\n", to: ".tabrender/.tabrender-pictures")
    try link(".tabrender/actual", to: "../baselines", in: folder)
    let before = folder.contents(of: "baselines")
    let results = try SquareSuite.verify(folder)
    #expect(results.items.first { $0.name == "a" }?.problem?.code == 73)
    try clean(folder, after: results)
    let isSame = folder.contents(of: "baselines") == before
    #expect(isSame)
  }

  @Test func `a results file that no run has written is not replaced`() throws {
    let folder = try SquareSuite.folder(["a": 10])
    let (file, _) = try SuiteFile.read(folder.path("tabrender.json"))
    let begun = SuiteResults(tool: "test 1", model: 1, suite: "tabrender.json")
    for text in ["{\"mine\":1}", "{", "{\"schema\":1}"] {
      try folder.write(text, to: ".tabrender/results.json")
      let error = #expect(throws: SuiteError.self) {
        try SuiteOutput(of: file).begin(begun)
      }
      #expect(error?.problems.first?.code == 73)
      #expect(try folder.read(".tabrender/results.json") == Data(text.utf8))
    }
    let spaced = begun.jsonText.replacing(",\n", with: ",\n\n\n").replacing("{", with: "{  ")
    for text in [begun.jsonText, spaced, String(begun.jsonText.prefix(99)), ""] {
      try folder.write(text, to: ".tabrender/results.json")
      try SuiteOutput(of: file).begin(begun)
      #expect(try folder.read(".tabrender/results.json") == Data(begun.jsonText.utf8))
    }
  }

  @Test func `pictures that only the last results name are the runs' own`() throws {
    let folder = try changedSuite()
    let changed = try SquareSuite.verify(folder)
    try folder.remove(".tabrender/.tabrender-pictures")
    let (file, _) = try SuiteFile.read(folder.path("tabrender.json"))
    var begun = changed
    begun.items = []
    try SuiteOutput(of: file).begin(begun)
    #expect(try SquareSuite.verify(folder).outcomes == ["a changed"])
  }

  // MARK: Inputs

  @Test(arguments: ["scenes/a.txt", "SCENES/A.TXT", "link/a.txt", "shots/e.png"])
  func `a report that would replace what the suite reads is refused`(path: String) throws {
    let folder = try SquareSuite.folder(
      ["a": 10],
      """
      , "external": [{ "name": "e", "actual": "shots/{name}.png" }],
      "reports": { "html": "\(path)" }
      """)
    try folder.write("x", to: "shots/e.png")
    try link("link", to: "scenes", in: folder)
    let error = #expect(throws: SuiteError.self) { try SquareSuite.suite(folder) }
    #expect(error?.problems.count == 1)
    #expect(
      error?.problems.first?.message.hasPrefix("\(path) would take the place of the ") == true)
  }

  /// The obsolete baselines of a suite with a scene that shows a picture; one called `logo` lies in
  /// the folder of the baselines.
  private func obsolete(showing picture: String, named name: String) throws -> [SuitePath]? {
    let folder = try TemporaryFolder(["scenes/\(name).txt": "", "pictures/logo.png": "mine"])
    try folder.write(
      """
      { "tabrenderSuite": 1, "scenes": ["scenes/*.txt"], "baselines": "pictures/{name}.png" }
      """, to: "tabrender.json")
    try link("link.png", to: "pictures/logo.png", in: folder)
    let place = folder.path(picture)
    let (file, _) = try SuiteFile.read(folder.path("tabrender.json"))
    let suite = try Suite(file) { (_, _, path) throws(SuiteError) in
      SuiteScene(
        name: name, source: path, variants: [.init(scale: 1, appearance: .light)],
        pictures: [place]
      ) { (_, _) throws(SuiteProblem) in
        throw .picture(.unstable(times: 2))
      }
    }
    return suite.obsoleteBaselines
  }

  @Test(arguments: ["pictures/logo.png", "link.png"])
  func `a picture that a scene shows is neither a baseline nor obsolete`(picture: String) throws {
    let error = #expect(throws: SuiteError.self) { try obsolete(showing: picture, named: "Logo") }
    #expect(
      error?.problems.first?.message.hasPrefix("pictures/Logo.png would take the place of the pict")
        == true)
    #expect(try obsolete(showing: picture, named: "bar") == [])
    #expect(
      try obsolete(showing: "none.png", named: "bar") == ["pictures/logo.png"])
  }

  @Test func `a baseline is not written through a link`() throws {
    let folder = try SquareSuite.folder(["a": 10, "b": 20, "sub/c": 30])
    try folder.write("mine", to: "mine/c.png")
    try folder.write("{}", to: "baselines/z.txt")
    try link("baselines/a.png", to: "../scenes/a.txt", in: folder)
    try link("baselines/sub", to: "../mine", in: folder)
    let outcome = try SquareSuite.record(folder, .all)
    #expect(outcome.written.map(\.label) == ["b"])
    #expect(outcome.problems.map(\.label) == ["a", "sub/c"])
    #expect(outcome.problems.map(\.problem.record.code) == [73, 73])
    #expect(try folder.read("scenes/a.txt") == Data("10".utf8))
    #expect(try folder.read("mine/c.png") == Data("mine".utf8))
  }

  @Test func `the folder of the baselines may be a link`() throws {
    let folder = try SquareSuite.folder(["a": 10])
    try folder.write("", to: "elsewhere/x")
    try link("baselines", to: "elsewhere", in: folder)
    #expect(try SquareSuite.record(folder).written.map(\.baseline) == ["baselines/a.png"])
    #expect(folder.exists("elsewhere/a.png"))
    #expect(try SquareSuite.verify(folder).outcomes == ["a ok"])
  }

  // MARK: Approval

  @Test func `two results cannot be approved for one baseline`() throws {
    let folder = try SquareSuite.folder(["a": 10, "b": 20])
    var results = try SquareSuite.verify(folder)
    results.items[1].name = "A"
    try folder.write(results.jsonText, to: ".tabrender/results.json")
    let (file, _) = try SuiteFile.read(folder.path("tabrender.json"))
    let approval = try Approval(file, resultsFile: folder.path(".tabrender/results.json"))
    let error = #expect(throws: SuiteError.self) { try approval.candidates(SuiteSelection()) }
    #expect(error?.problems.first?.message == "a and A have the same baseline baselines/A.png")
  }

  @Test(arguments: [(63, 0), (64, 1)])
  func `a picture over the limit of pixels is not approved`(limit: Int, count: Int) throws {
    let folder = try changedSuite()
    let old = try folder.read("baselines/a.png")
    _ = try SquareSuite.verify(folder)
    let (file, _) = try SuiteFile.read(folder.path("tabrender.json"))
    var approval = try Approval(
      file, resultsFile: folder.path(".tabrender/results.json"), maximumPixels: limit)
    let candidates = try approval.candidates(SuiteSelection())
    let written = (try? approval.approve(candidates)) ?? []
    #expect(written.count == count)
    #expect((try folder.read("baselines/a.png") == old) == written.isEmpty)
  }

  // MARK: Large files

  @Test func `what programs write is read though people's files may not be so large`() throws {
    let folder = try SquareSuite.folder(["a": 10])
    let results = try SquareSuite.verify(folder)
    let (file, _) = try SuiteFile.read(folder.path("tabrender.json"))
    _ = try SquareSuite.record(folder)
    var record = FontRecord()
    let font = SuiteResults.Font(name: "Inter", sha256: "aa")
    record.note([font.sha256], of: "baselines/a.png", named: [font])
    try record.write(in: file)
    let names = [".tabrender/results.json", "baselines/\(FontRecord.name)", "tabrender.json"]
    for name in names {
      let space = Data(repeating: 0x20, count: JSONReader.maximumBytes)
      try folder.write(folder.read(name) + space, to: name)
    }
    #expect(try SuiteResults.read(folder.path(names[0])).outcomes == results.outcomes)
    #expect(try FontRecord(of: file).fonts == [font])
    #expect(throws: SuiteError.self) { try SuiteFile.read(folder.path(names[2])) }
  }

  // MARK: Words

  @Test func `a folder that cannot be made says why`() throws {
    let folder = try SquareSuite.folder(["a": 10])
    try folder.write("a file", to: ".tabrender")
    let (file, _) = try SuiteFile.read(folder.path("tabrender.json"))
    let error = #expect(throws: SuiteError.self) {
      let output = try SuiteOutput(of: file)
      _ = output.folder
    }
    #expect(error?.problems.first?.message == "the folder cannot be made: Not a directory")
  }

  @Test func `a pointer of Git LFS is told from a picture by its beginning`() throws {
    let folder = try SquareSuite.folder(["a": 1, "b": 2])
    _ = try SquareSuite.record(folder)
    _ = try SquareSuite.verify(folder)
    try folder.write(
      "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 12\n",
      to: "baselines/b.png")
    let (file, _) = try SuiteFile.read(folder.path("tabrender.json"))
    let status = try SuiteStatus(of: file)
    #expect(status.pointers == ["baselines/b.png"] && status.baselines == 2)
  }
}
