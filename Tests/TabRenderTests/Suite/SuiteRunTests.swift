import Foundation
import TabRender
import Testing
import TestSupport

@Suite struct SuiteRunTests {
  @Test func `record, change, verify, approve and verify again`() throws {
    let folder = try SquareSuite.folder(["a": 10, "b": 20, "sub/c": 30])
    #expect(
      try SquareSuite.record(folder).written.map(\.baseline) == [
        "baselines/a.png", "baselines/b.png", "baselines/sub/c.png",
      ])
    #expect(try SquareSuite.verify(folder).outcomes == ["a ok", "b ok", "sub/c ok"])
    try folder.write("21", to: "scenes/b.txt")
    try folder.remove("scenes/a.txt")
    try folder.write("40", to: "scenes/d.txt")
    let old = try folder.read("baselines/b.png")
    let results = try SquareSuite.verify(folder)
    #expect(results.outcomes == ["a obsolete", "b changed", "d missing", "sub/c ok"])
    #expect(try folder.read("baselines/b.png") == old)
    let changed = results.items[1]
    #expect(changed.summary?.differingPixels == 64)
    #expect(changed.summary?.largestDelta == 1)
    #expect(changed.layers == [SuiteResults.Layer(id: "square", pixels: 64)])
    let (actual, diff) = (try #require(changed.actual), try #require(changed.diff))
    #expect(folder.exists(actual.path.text))
    #expect(folder.exists(diff.text))
    #expect(!folder.exists("baselines/d.png"))
    #expect(results.verdict() == .different)
  }

  @Test(arguments: [2, 3, 8])
  func `results and files do not depend on the number of jobs`(jobs: Int) throws {
    let levels = Dictionary(uniqueKeysWithValues: (0..<20).map { ("s\($0)", $0 * 10) })
    let folders = try [1, jobs].map { jobs in
      let folder = try SquareSuite.folder(levels, scales: "[1, 2]")
      _ = try SquareSuite.record(folder, jobs: jobs)
      for index in stride(from: 0, to: 20, by: 3) {
        try folder.write("\(index * 10 + 2)", to: "scenes/s\(index).txt")
      }
      try folder.write("999", to: "scenes/s4.txt")
      return folder
    }
    let one = try SquareSuite.verify(folders[0], jobs: 1)
    let other = try SquareSuite.verify(folders[1], jobs: jobs)
    #expect(one.timeless == other.timeless)
    for part in ["baselines", ".tabrender/actual", ".tabrender/diff"] {
      let isSame = folders[0].contents(of: part) == folders[1].contents(of: part)
      #expect(isSame, "\(part)")
    }
  }

  @Test func `trouble with one picture is its own, and beats differences`() throws {
    let folder = try SquareSuite.folder(["a": 1, "b": 2, "c": 3, "d": 4])
    _ = try SquareSuite.record(folder)
    try folder.write("no number", to: "scenes/a.txt")
    try folder.write("999", to: "scenes/b.txt")
    try folder.write("5", to: "scenes/c.txt")
    let results = try SquareSuite.verify(folder)
    #expect(results.outcomes == ["a error", "b error", "c changed", "d ok"])
    #expect(results.items[0].problem?.message == "is no number")
    #expect(results.verdict() == .trouble(65))
  }

  private static let pointer = """
    version https://git-lfs.github.com/spec/v1
    oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
    size 12345

    """

  @Test(arguments: [(pointer, 66, "git lfs pull"), ("", 65, ""), ("<html>", 65, "")])
  func `a baseline that is no picture is trouble, never equal`(
    text: String, code: Int, hint: String
  ) throws {
    let folder = try SquareSuite.folder(["a": 1, "b": 2])
    _ = try SquareSuite.record(folder)
    try folder.write(text, to: "baselines/a.png")
    let results = try SquareSuite.verify(folder)
    #expect(results.outcomes == ["a error", "b ok"])
    #expect(results.items[0].problem?.code == code)
    let cure = results.items[0].problem?.hint ?? ""
    #expect(cure.contains(hint) || hint.isEmpty)
    #expect(results.verdict() == .trouble(code))
    // Recording what failed does not replace it either.
    #expect(try SquareSuite.record(folder, .failed).written.isEmpty)
    #expect(try folder.read("baselines/a.png") == Data(text.utf8))
    #expect(try SquareSuite.record(folder, .all).written.map(\.baseline) == ["baselines/a.png"])
  }

  @Test func `a run that compared nothing is not green, whatever it fails on`() throws {
    let folder = try SquareSuite.folder(["a": 1])
    let results = try SquareSuite.verify(folder)
    #expect(results.outcomes == ["a missing"])
    #expect(results.verdict(failing: [.changed]) == .trouble(65))
    #expect(results.verdict(failing: []) == .trouble(65))
    _ = try SquareSuite.record(folder)
    try folder.write("2", to: "scenes/b.txt")
    #expect(try SquareSuite.verify(folder).verdict(failing: [.changed]) == .green)
  }

  @Test func `an incomplete run is never green`() throws {
    let folder = try SquareSuite.folder(["a": 1])
    _ = try SquareSuite.record(folder)
    let suite = try SquareSuite.suite(folder)
    let runner = SuiteRunner(suite, SuiteRunner.Settings(tool: "test 1", model: 1))
    #expect(runner.begun(SuiteSelection()).verdict() == .trouble(65))
    runner.control.stop()
    let results = runner.verify()
    #expect(results.isIncomplete)
    #expect(results.verdict() == .trouble(65))
  }

  @Test(arguments: [1, 4])
  func `a run can end with the first failure, the same on any number of jobs`(jobs: Int) throws {
    let levels = Dictionary(uniqueKeysWithValues: (0..<9).map { ("s\($0)", $0) })
    let folder = try SquareSuite.folder(levels)
    _ = try SquareSuite.record(folder)
    try folder.write("100", to: "scenes/s3.txt")
    try folder.write("100", to: "scenes/s6.txt")
    let results = try SquareSuite.verify(folder, jobs: jobs) { $0.endingStatuses = [.changed] }
    #expect(results.outcomes == ["s0 ok", "s1 ok", "s2 ok", "s3 changed"])
    #expect(results.isIncomplete)
    #expect(results.verdict() == .trouble(65))
  }

  @Test func `good pictures whose inputs are as they were are passed over`() throws {
    let folder = try SquareSuite.folder(["a": 1, "b": 2, "c": 3])
    _ = try SquareSuite.record(folder)
    var previous = try SquareSuite.verify(folder)
    // A mark that only a kept item has.
    for index in previous.items.indices { previous.items[index].notes = ["kept"] }
    try folder.write("9", to: "scenes/b.txt")
    try folder.write(folder.read("baselines/b.png"), to: "baselines/c.png")
    let results = try SquareSuite.verify(folder) { $0.previous = previous }
    #expect(results.outcomes == ["a ok", "b changed", "c changed"])
    #expect(results.items.map(\.notes.first) == ["kept", nil, nil])
    let other = try SquareSuite.verify(folder) {
      $0.previous = previous
      $0.model = 2
    }
    #expect(other.items[0].notes.isEmpty)
  }

  @Test(arguments: [
    ("\"failIf\": [\"mae>0.4166667\"]", "\"failIf\": [\"mae>0.4166666\"]"),
    ("\"tolerance\": 5.1", "\"tolerance\": 4.9999999"),
    ("\"maxDiff\": \"100%\", \"maxCluster\": 64", "\"maxDiff\": \"99.9999%\", \"maxCluster\": 64"),
  ])
  func `a limit that changes by a hair is held against the picture anew`(
    before: String, after: String
  ) throws {
    let folder = try SquareSuite.folder(["a": 100], ", \"compare\": { \(before) }")
    _ = try SquareSuite.record(folder)
    let previous = try SquareSuite.verify(folder)
    try folder.write(
      String(decoding: folder.read("tabrender.json"), as: UTF8.self)
        .replacingOccurrences(of: before, with: after), to: "tabrender.json")
    let inputs = try SquareSuite.verify(folder).items.map(\.inputs)
    #expect(inputs != previous.items.map(\.inputs))
  }

  @Test func `a condition is told and read back with all of its digits`() throws {
    for text in ["ssim<0.99999999", "mae>0.0002081", "flip>0.0000001", "psnr<1000000000000000000"] {
      #expect(try DiffOptions.Condition(parsing: text).description == text)
    }
  }

  @Test func `recording tells what is doubtful in what it draws, once for a scene`() throws {
    let folder = try SquareSuite.folder(["a": 998, "b": 1], scales: "[1, 2]")
    let outcome = try SquareSuite.record(folder)
    #expect(outcome.notes == ["a: is doubtful"])
    // What is kept without being drawn has nothing to tell; what is drawn anew has.
    #expect(try SquareSuite.record(folder).notes.isEmpty)
    #expect(try SquareSuite.record(folder, .all).notes == ["a: is doubtful"])
  }

  @Test func `settings decide, and what they ignoreAntialiasing is kept`() throws {
    let folder = try SquareSuite.folder(["a": 100], ", \"compare\": { \"tolerance\": 2 }")
    _ = try SquareSuite.record(folder)
    try folder.write("102", to: "scenes/a.txt")
    let results = try SquareSuite.verify(folder)
    #expect(results.outcomes == ["a ok"])
    #expect(results.items[0].summary?.toleratedPixels == 64)
    try folder.write("103", to: "scenes/a.txt")
    #expect(try SquareSuite.verify(folder).outcomes == ["a changed"])
  }

  @Test func `hidden colors count when stored samples are compared`() throws {
    let folder = try SquareSuite.folder(["a": 100], ", \"compare\": { \"mode\": \"stored\" }")
    _ = try SquareSuite.record(folder)
    #expect(try SquareSuite.verify(folder).outcomes == ["a ok"])
  }

  @Test func `a filter leaves the others out and says so`() throws {
    let folder = try SquareSuite.folder(["a": 1, "b": 2], scales: "[1, 2]")
    _ = try SquareSuite.record(folder)
    try folder.write(folder.read("baselines/a.png"), to: "baselines/old.png")
    let results = try SquareSuite.verify(folder, ["b@2x"])
    #expect(results.outcomes == ["b@2x ok"])
    #expect(results.skipped == ["a", "a@2x", "b"])
    #expect(throws: SuiteError.self) { try SquareSuite.verify(folder, ["nothing"]) }
  }

  @Test func `pictures made elsewhere are compared, and one that is not made is trouble`() throws {
    let folder = try SquareSuite.folder(
      ["a": 1], ", \"external\": [{ \"name\": \"sim\", \"actual\": \"shots/{name}{@scale}.png\" }]")
    let png = try PNGEncoder().encode(Bitmap(width: 2, height: 2))
    for name in ["home@2x", "login"] { try folder.write(Data(png), to: "shots/\(name).png") }
    #expect(
      try SquareSuite.record(folder).written.map(\.baseline) == [
        "baselines/a.png", "baselines/sim/home@2x.png", "baselines/sim/login.png",
      ])
    #expect(try folder.read("baselines/sim/login.png") == Data(png))
    #expect(try SquareSuite.verify(folder).outcomes == ["a ok", "sim/home@2x ok", "sim/login ok"])
    try folder.write(
      Data(PNGEncoder().encode(Bitmap(width: 2, height: 3))), to: "shots/login.png")
    try folder.remove("shots/home@2x.png")
    let results = try SquareSuite.verify(folder)
    #expect(results.outcomes == ["a ok", "sim/home@2x error", "sim/login changed"])
    #expect(results.items[1].problem?.code == 66)
    let actual = try #require(results.items[2].actual)
    #expect(folder.exists(actual.path.text))
  }

  @Test func `obsolete baselines are not guessed at while a scene cannot be read`() throws {
    let folder = try SquareSuite.folder(["a": 1, "b": 2])
    _ = try SquareSuite.record(folder)
    try folder.write("x", to: "scenes/a.txt")
    #expect(try SquareSuite.suite(folder).obsoleteBaselines == nil)
    #expect(try SquareSuite.verify(folder).outcomes == ["a error", "b ok"])
    try folder.remove("scenes/a.txt")
    #expect(try SquareSuite.suite(folder).obsoleteBaselines == ["baselines/a.png"])
  }

  /// Results with one good picture for each baseline, drawn with those fonts.
  private func results(_ fonts: [String: [SuiteResults.Font]]) -> SuiteResults {
    var results = SuiteResults(tool: "test 1", model: 1, suite: "tabrender.json")
    results.fonts = Set(fonts.values.joined()).sorted { $0.sha256 < $1.sha256 }
    for (name, fonts) in fonts.sorted(by: { $0.key < $1.key }) {
      var item = SuiteResults.Item(name: name, status: .ok)
      item.baseline = .init(
        path: "baselines/\(name).png", sha256: "", size: .init(width: 1, height: 1))
      item.fonts = fonts.map(\.sha256)
      results.items.append(item)
    }
    return results
  }

  private static let inter = SuiteResults.Font(name: "Inter Medium", sha256: "aaaaaaaaaa")
  private static let newInter = SuiteResults.Font(name: "Inter Medium", sha256: "bbbbbbbbbb")
  private static let other = SuiteResults.Font(name: "Other", sha256: "cccccccccc")

  @Test func `a font of another digest is named, whatever its name`() throws {
    let folder = try SquareSuite.folder(["a": 1, "b": 2])
    _ = try SquareSuite.record(folder)
    let (file, _) = try SuiteFile.read(folder.path("tabrender.json"))
    var record = FontRecord()
    for name in ["a", "b"] {
      record.note([Self.inter.sha256], of: "baselines/\(name).png", named: [Self.inter])
    }
    record.note([Self.inter.sha256], of: "baselines/gone.png", named: [Self.inter])
    try record.write(in: file)
    let read = try FontRecord(of: file)
    #expect(read.fonts == [Self.inter])
    #expect(read.notes(on: results(["a": [Self.inter], "b": [Self.inter]])).isEmpty)
    for font in [Self.newInter, Self.other] {
      #expect(
        read.notes(on: results(["a": [font], "b": [font]])) == [
          "the fonts have changed: 2 baselines were drawn with Inter Medium (sha256 aaaaaaaa…), "
            + "this run with \(font.name) (sha256 \(font.sha256.prefix(8))…)"
        ])
    }
  }

  @Test func `baselines that were recorded anew do not hide the fonts of the others`() throws {
    let folder = try SquareSuite.folder(["a": 1, "b": 2])
    _ = try SquareSuite.record(folder)
    let (file, _) = try SuiteFile.read(folder.path("tabrender.json"))
    var record = FontRecord()
    record.note([Self.inter.sha256], of: "baselines/a.png", named: [Self.inter])
    record.note([Self.newInter.sha256], of: "baselines/b.png", named: [Self.newInter])
    try record.write(in: file)
    let notes = try FontRecord(of: file)
      .notes(on: results(["a": [Self.newInter], "b": [Self.newInter]]))
    #expect(notes.count == 1)
    #expect(notes.first?.contains("1 baseline was drawn with Inter Medium (sha256 aaaa") == true)
  }

  @Test func `a damaged record of fonts is warned of, and recording everything writes it anew`()
    throws
  {
    let folder = try SquareSuite.folder(["a": 1])
    _ = try SquareSuite.record(folder)
    try folder.write("{", to: "baselines/" + FontRecord.name)
    let results = try SquareSuite.verify(folder)
    #expect(results.outcomes == ["a ok"])
    #expect(results.notes.count == 1)
    #expect(results.notes.first?.contains(FontRecord.name) == true)
    #expect(throws: SuiteError.self) { try SquareSuite.record(folder, .failed) }
    _ = try SquareSuite.record(folder, .all)
    #expect(try SquareSuite.verify(folder).notes.isEmpty)
  }

  @Test func `one run at a time holds a suite, and cleans up after a killed one`() throws {
    let folder = try SquareSuite.folder(["a": 1])
    _ = try SquareSuite.record(folder)
    let killed = [
      "baselines/a.png.tmp-0123abcd", "baselines/sub/b@2x.png.tmp-0123abcd",
      "baselines/\(FontRecord.name).tmp-0123abcd", ".tabrender/actual/x.png.tmp-00000000",
      ".tabrender/results.json.tmp-00000000",
    ]
    // The list of the run that was killed.
    try folder.write("actual/x.png\n", to: ".tabrender/.tabrender-pictures")
    let foreign = [
      "baselines/a.tmp-note", "baselines/a.png.tmp-0123ABCD", "baselines/notes.txt.tmp-0123abcd",
      "baselines/a.png.tmp-0123abcde", ".tabrender/actual/y.png.tmp-00000000",
      ".tabrender/notes.json.tmp-00000000", ".tabrender/sub/results.json.tmp-00000000",
    ]
    for name in killed + foreign { try folder.write("half", to: name) }
    let (file, _) = try SuiteFile.read(folder.path("tabrender.json"))
    let output = try SuiteOutput(of: file)
    #expect(throws: SuiteError.self) {
      let second = try SuiteOutput(of: file)
      _ = second.folder
    }
    #expect((killed + foreign).filter(folder.exists) == foreign)
    #expect(output.folder == file.located(".tabrender"))
  }
}
