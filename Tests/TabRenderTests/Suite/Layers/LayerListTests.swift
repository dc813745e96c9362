import Foundation
import TabRender
import Testing
import TestSupport

@Suite("Lists of the layers of baselines")
struct LayerListTests {
  private static func list(_ names: [String] = ["a b", "c"]) -> LayerList {
    let root = CALayer()
    root.addSublayer(CALayer())
    for name in names {
      let layer = RandomLayer.filled(CGRect(x: -2, y: 1, width: 5, height: 4))
      layer.name = name
      layer.isHidden = name == "c"
      root.children[0].addSublayer(layer)
    }
    return LayerList(LayerOwners(LayerMap(root, width: 8, height: 8, scale: 1)), picture: "12ab")
  }

  @Test("are read as they were written, whatever a checkout does to their lines")
  func text() {
    let list = Self.list()
    #expect(LayerList(text: list.text) == list)
    #expect(LayerList(text: list.text.replacing("\n", with: "\r\n")) == list)
    let lines = list.text.split(separator: "\n").map(String.init)
    #expect(lines[..<2] == ["tabrender-layers 1", "12ab"])
    #expect(lines[4].hasPrefix("    ") && lines[4].hasSuffix(" 0,1,3,4 a b"))
    #expect(lines[5] == "    hidden 0,0,0,0 c")
  }

  @Test("have a line for each layer, whatever it is called")
  func names() {
    let list = Self.list(["two\nlines", " space", "c"])
    #expect(LayerList(text: list.text) == list)
    #expect(list.entries.map(\.id).contains("two lines"))
  }

  @Test(
    "that are damaged are none",
    arguments: [
      "", "tabrender-layers 1\n", "<<<<<<< HEAD", "x 1,2,3 a", "x 1,2,3,4", "        x 1,2,3,4 a",
    ])
  func damaged(line: String) {
    let text = Self.list().text
    #expect(LayerList(text: line) == nil)
    #expect(
      LayerList(text: text.replacing("    hidden 0,0,0,0 c", with: line)) == nil)
    #expect(LayerList(text: String(text.dropLast())) == nil)
  }

  // MARK: In suites

  private static let baseline = "baselines/a.layers"

  private func layers(_ folder: TemporaryFolder) throws -> [String] {
    try SquareSuite.verify(folder).items.flatMap { $0.layers.map(\.id) }
  }

  private func approve(_ folder: TemporaryFolder) throws {
    let (file, _) = try SuiteFile.read(folder.path("tabrender.json"))
    var approval = try Approval(file, resultsFile: folder.path(".tabrender/results.json"))
    _ = try approval.approve(try approval.candidates(SuiteSelection()))
  }

  /// The digest of the picture that a baseline's list belongs to, and that of the baseline.
  private func digests(_ folder: TemporaryFolder) throws -> [String] {
    let text = String(decoding: try folder.read(Self.baseline), as: UTF8.self)
    let picture = [UInt8](try folder.read("baselines/a.png"))
    return [LayerList(text: text)?.picture ?? "none", SHA256.hexadecimal(of: picture)]
  }

  @Test("stand beside the baselines that were drawn, and are not counted as pictures")
  func recorded() throws {
    let folder = try SquareSuite.folder(["a": 10], scales: "[1, 2]")
    #expect(try SquareSuite.record(folder).written.count == 2)
    #expect(
      folder.contents(of: "baselines").keys.sorted() == [
        "a.layers", "a.png", "a@2x.layers", "a@2x.png",
      ])
    let digests = try digests(folder)
    #expect(digests[0] == digests[1])
    #expect(try SquareSuite.verify(folder).outcomes == ["a ok", "a@2x ok"])
    #expect(try SuiteStatus(of: SquareSuite.suite(folder).file).baselines == 2)
  }

  @Test("are approved with their pictures")
  func approved() throws {
    let folder = try SquareSuite.folder(["a": 10])
    _ = try SquareSuite.record(folder)
    try folder.write("20", to: "scenes/a.txt")
    #expect(try layers(folder) == ["square"])
    try approve(folder)
    let digests = try digests(folder)
    #expect(digests[0] == digests[1])
  }

  @Test("are made good when an approval that was cut short is repeated")
  func cutShort() throws {
    let folder = try SquareSuite.folder(["a": 10])
    _ = try SquareSuite.record(folder)
    try folder.write("20", to: "scenes/a.txt")
    _ = try layers(folder)
    // The picture was copied, its list and the results were not.
    try folder.write(folder.read(".tabrender/actual/a.png"), to: "baselines/a.png")
    let before = try digests(folder)
    #expect(before[0] != before[1])
    try approve(folder)
    let after = try digests(folder)
    #expect(after[0] == after[1])
  }

  @Test("count for nothing when the picture was replaced, and go when that is approved")
  func replaced() throws {
    let folder = try SquareSuite.folder(["a": 10])
    _ = try SquareSuite.record(folder)
    let other = try PNGEncoder().encode(Bitmap(width: 8, height: 8))
    try folder.write(Data(other), to: "baselines/a.png")
    #expect(try layers(folder) == ["square"])
    try folder.remove(".tabrender/actual/a.layers")
    try approve(folder)
    #expect(!folder.exists(Self.baseline))
    #expect(try SquareSuite.verify(folder).outcomes == ["a ok"])
  }

  @Test("are not missed by older suites, and come when everything is recorded")
  func older() throws {
    let folder = try SquareSuite.folder(["a": 10])
    _ = try SquareSuite.record(folder)
    let list = try folder.read(Self.baseline)
    try folder.remove(Self.baseline)
    try folder.write("20", to: "scenes/a.txt")
    #expect(try layers(folder) == ["square"])
    try folder.write("10", to: "scenes/a.txt")
    #expect(try SquareSuite.record(folder, .all).written.isEmpty)
    #expect(try folder.read(Self.baseline) == list)
  }

  @Test("go with their pictures; one whose picture is gone is told apart from other files")
  func pruned() throws {
    let folder = try SquareSuite.folder(["a": 10, "b": 20, "c": 30])
    _ = try SquareSuite.record(folder)
    for name in ["scenes/a.txt", "scenes/b.txt", "baselines/b.png"] { try folder.remove(name) }
    try folder.write("mine", to: "baselines/notes.layers")
    let suite = try SquareSuite.suite(folder)
    #expect(suite.obsoleteBaselines == ["baselines/a.png"])
    #expect(suite.file.strayLayerLists == ["baselines/b.layers"])
    #expect(try SquareSuite.verify(folder).outcomes == ["a obsolete", "c ok"])
    try suite.delete(["baselines/a.png"] + suite.file.strayLayerLists)
    #expect(
      folder.contents(of: "baselines").keys.sorted() == ["c.layers", "c.png", "notes.layers"])
  }

  @Test("never take the place of other files")
  func foreign() throws {
    let folder = try SquareSuite.folder(["a": 10])
    try folder.write("mine", to: Self.baseline)
    #expect(try SquareSuite.record(folder).problems.isEmpty)
    try folder.write("20", to: "scenes/a.txt")
    #expect(try layers(folder) == ["square"])
    try approve(folder)
    #expect(try folder.read(Self.baseline) == Data("mine".utf8))
  }

  @Test("of actual pictures go when these do")
  func stale() throws {
    let folder = try SquareSuite.folder(["a": 10])
    _ = try SquareSuite.record(folder)
    try folder.write("20", to: "scenes/a.txt")
    _ = try layers(folder)
    #expect(folder.exists(".tabrender/actual/a.layers"))
    try folder.write("10", to: "scenes/a.txt")
    let results = try SquareSuite.verify(folder)
    let output = try SuiteOutput(of: SquareSuite.suite(folder).file)
    output.removeStalePictures(results)
    #expect(folder.contents(of: ".tabrender/actual").isEmpty)
  }
}
