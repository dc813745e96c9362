import Foundation
import TabRender
import Testing
import TestSupport

/// A suite says of a baseline and a picture what `diff` says of the two files.
@Suite("A suite's verdict and that of two files")
struct VerdictParityTests {
  /// What was recorded long ago: 8×8 pixels of one colour.
  struct Baseline: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let file: [UInt8]

    init(
      _ name: String, width: Int = 8, depth: UInt8 = 8, _ pixel: [UInt8],
      _ chunks: [(name: String, data: [UInt8])] = []
    ) {
      testDescription = name
      let row: [UInt8] = [0] + (0..<width).flatMap { _ in pixel }
      file =
        HandmadePNG(
          width: width, height: 8, depth: depth, colorType: 6, chunks: chunks,
          rows: (0..<8).flatMap { _ in row }
        ).file
    }

    /// The picture that is drawn is grey 128 of alpha 128, or nothing at all.
    static let all = [
      Baseline("the same", [128, 128, 128, 128]),
      Baseline("equal once its products are rounded", [127, 128, 128, 128]),
      Baseline("two levels", [126, 128, 128, 128]),
      Baseline("a hidden colour", [200, 0, 0, 0]),
      Baseline("other sizes", width: 9, [128, 128, 128, 128]),
      Baseline(
        "a hair of 16 bits", depth: 16, [128, 129, 128, 128, 128, 128, 128, 128]),
      Baseline("another tag", [128, 128, 128, 128], [("cICP", [12, 13, 0, 1])]),
      Baseline("other text", [128, 128, 128, 128], [("tEXt", Array("Title\0old".utf8))]),
    ]
  }

  private static let rules = [
    "", "\"mode\": \"stored\"", "\"mode\": \"bytes\"", "\"tolerance\": 1", "\"deltaE\": 1",
    "\"maxDiff\": 100", "\"metrics\": [\"mae\", \"ssim\"]", "\"failIf\": [\"mae>0.0001\"]",
    "\"like\": \"pixelmatch\", \"threshold\": 0", "\"allowSizeChange\": true",
  ]

  private static let reader: Suite.SceneReader = {
    (file: SuiteFile, _: SuiteFile.SceneEntry, path: SuitePath) throws(SuiteError) in
    let alpha = (try? FileReader.read(file.located(path))) == Array("half".utf8) ? 128.0 : 0
    return SuiteScene(
      name: "a", source: path, variants: [SuiteResults.Variant(scale: 1, appearance: .light)]
    ) { (_: SuiteResults.Variant, _: FontLibrary) throws(SuiteProblem) in
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
      layer.backgroundColor = CGColor(
        red: 128 / 255, green: 128 / 255, blue: 128 / 255, alpha: alpha / 255)
      return SuiteDrawing(list: DisplayList(layer, width: 8, height: 8, scale: 1)) {
        LayerOwners(LayerMap(layer, width: 8, height: 8, scale: 1))
      }
    }
  }

  private func folder(_ scene: String, _ compare: String) throws -> TemporaryFolder {
    try TemporaryFolder([
      "scenes/a.txt": scene,
      "tabrender.json": """
      { "tabrenderSuite": 1, "baselines": "baselines/{name}.png", "compare": { \(compare) },
        "scenes": ["scenes/a.txt"] }
      """,
    ])
  }

  private func suite(_ folder: TemporaryFolder) throws -> Suite {
    let (file, _) = try SuiteFile.read(folder.path("tabrender.json"))
    return try Suite(file, reader: Self.reader)
  }

  private let settings = SuiteRunner.Settings(tool: "test 1", model: 1)

  /// The file of the picture that a scene is drawn as.
  private func drawnFile(_ scene: String) throws -> [UInt8] {
    let folder = try folder(scene, "")
    _ = try SuiteRecorder(try suite(folder), settings, .all).record()
    return Array(try folder.read("baselines/a.png"))
  }

  @Test("Drawn and made elsewhere, numbers, notes and pictures are the same", arguments: rules)
  func parity(compare: String) throws {
    for (scene, baseline) in Baseline.all.flatMap({ [("half", $0), ("none", $0)] }) {
      let what = Comment(rawValue: "\(scene) against \(baseline.testDescription)")
      let actual = try drawnFile(scene)
      let drawn = try folder(scene, compare)
      try drawn.write(Data(baseline.file), to: "baselines/a.png")
      let suite = try suite(drawn)
      let item = try #require(SuiteRunner(suite, settings).verify().items.first)

      var comparison = FileComparison()
      comparison.rule = try #require(suite.items.first).rule
      let files = try comparison.compare(expected: baseline.file, actual: actual)
      #expect((item.status == .ok) == files.diff.summary.isEqual, what)
      #expect(item.summary == files.diff.summary, what)
      #expect(item.notes == files.notes, what)
      #expect((item.diff == nil) == files.diff.summary.isEqual, what)
      if let diff = item.diff {
        let picture = try files.differencesFile(style: .heat, threads: 1)
        let isSame = Array(try drawn.read(diff.text)) == picture
        #expect(isSame, what)
      }

      let made = try folder(scene, compare)
      try made.write(
        """
        { "tabrenderSuite": 1, "baselines": "baselines/{name}.png", "compare": { \(compare) },
          "external": [{ "name": "a", "actual": "a.png" }] }
        """, to: "tabrender.json")
      try made.write(Data(baseline.file), to: "baselines/a.png")
      try made.write(Data(actual), to: "a.png")
      let other = try #require(
        SuiteRunner(try self.suite(made), settings).verify().items.first)
      #expect(other.status == item.status, what)
      #expect(other.summary == item.summary, what)
      #expect(other.notes == item.notes, what)
    }
  }

  @Test("A translucent pixel that only rounded products make equal is a change")
  func rounding() throws {
    let folder = try folder("half", "")
    try folder.write(Data(Baseline.all[1].file), to: "baselines/a.png")
    let item = try #require(SuiteRunner(try suite(folder), settings).verify().items.first)
    #expect(item.status == .changed)
    #expect(item.summary?.differingPixels == 64)
    #expect(item.summary?.largestDelta == 1)
  }

  @Test("A flaw of a baseline that leaves its pixels intact is told, and an error where it counts")
  func flaw() throws {
    let folder = try folder("half", "")
    let whole = Baseline.all[0].file
    try folder.write(Data(whole.dropLast(12)), to: "baselines/a.png")
    let suite = try suite(folder)
    let item = try #require(SuiteRunner(suite, settings).verify().items.first)
    #expect(item.status == .ok)
    let flaw = PNGWarning.endMissing.description
    #expect(item.notes.contains("baselines/a.png: \(flaw)"), "\(item.notes)")
    var strict = settings
    strict.isStrict = true
    let error = try #require(SuiteRunner(suite, strict).verify().items.first)
    #expect(error.problem?.message == flaw)
    #expect(error.problem?.file == folder.path("baselines/a.png"))
  }
}
