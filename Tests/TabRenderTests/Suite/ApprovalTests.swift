import Foundation
import TestSupport
import TabRender
import Testing

@Suite struct ApprovalTests {
  /// A suite whose picture `a` has changed and whose picture `b` is missing.
  private func changedSuite() throws -> TemporaryFolder {
    let folder = try SquareSuite.folder(["a": 10])
    _ = try SquareSuite.record(folder)
    try folder.write("20", to: "scenes/a.txt")
    try folder.write("30", to: "scenes/b.txt")
    #expect(try SquareSuite.verify(folder).outcomes == ["a changed", "b missing"])
    return folder
  }

  private func approval(
    _ folder: TemporaryFolder, from results: String = ".tabrender/results.json"
  ) throws -> Approval {
    let (file, _) = try SuiteFile.read(folder.path("tabrender.json"))
    return try Approval(file, resultsFile: folder.path(results))
  }

  private func approveAll(_ folder: TemporaryFolder) throws -> [SuitePath] {
    var approval = try approval(folder)
    return try approval.approve(try approval.candidates(SuiteSelection()))
  }

  @Test func `what is approved is the baseline, and nothing is left to approve`() throws {
    let folder = try changedSuite()
    let actual = try folder.read(".tabrender/actual/a.png")
    #expect(try approveAll(folder) == ["baselines/a.png", "baselines/b.png"])
    #expect(try folder.read("baselines/a.png") == actual)
    #expect(try approval(folder).candidates(SuiteSelection()).isEmpty)
    #expect(try SquareSuite.verify(folder).outcomes == ["a ok", "b ok"])
  }

  @Test(arguments: ["baselines/a.png", ".tabrender/actual/a.png", "baselines/b.png"])
  func `nothing is copied when a file has changed since the run`(name: String) throws {
    let folder = try changedSuite()
    let png = Data(try PNGEncoder().encode(Bitmap(width: 1, height: 1)))
    try folder.write(png, to: name)
    let before = folder.contents(of: "baselines")
    let error = #expect(throws: SuiteError.self) { try approveAll(folder) }
    #expect(error?.problems.first?.code == 65)
    #expect(
      error?.problems.first?.message.contains("changed since results.json was written") == true)
    let isSame = folder.contents(of: "baselines") == before
    #expect(isSame)
  }

  @Test func `an approval that was cut short can be repeated`() throws {
    let folder = try changedSuite()
    // The first copy was made, the results were not written.
    try folder.write(folder.read(".tabrender/actual/a.png"), to: "baselines/a.png")
    #expect(try approveAll(folder) == ["baselines/b.png"])
    #expect(try SquareSuite.verify(folder).outcomes == ["a ok", "b ok"])
  }

  @Test func `results that were downloaded elsewhere find their pictures beside them`() throws {
    let folder = try changedSuite()
    try FileManager.default.moveItem(
      atPath: folder.path(".tabrender"), toPath: folder.path("download"))
    var approval = try approval(folder, from: "download/results.json")
    _ = try approval.approve(try approval.candidates(SuiteSelection()))
    #expect(try SquareSuite.verify(folder).outcomes == ["a ok", "b ok"])
  }

  @Test(arguments: ["../evil", "/evil", "a/../../evil", ".hidden/../../evil"])
  func `results from elsewhere cannot choose what is written`(name: String) throws {
    let folder = try changedSuite()
    let file = ".tabrender/results.json"
    let text = String(decoding: try folder.read(file), as: UTF8.self)
      .replacing("\"name\":\"b\"", with: "\"name\":\"\(name)\"")
    try folder.write(text, to: file)
    #expect(throws: SuiteError.self) { try approveAll(folder) }
    let other = text.replacing("\"path\":\"baselines/a.png\"", with: "\"path\":\"\(name).png\"")
      .replacing("\"name\":\"\(name)\"", with: "\"name\":\"b\"")
    try folder.write(other, to: file)
    #expect(throws: SuiteError.self) { try approveAll(folder) }
  }

  @Test func `results of another suite are refused`() throws {
    let folder = try changedSuite()
    let file = ".tabrender/results.json"
    let text = String(decoding: try folder.read(file), as: UTF8.self)
      .replacing("\"suite\":\"tabrender.json\"", with: "\"suite\":\"other.json\"")
    try folder.write(text, to: file)
    #expect(throws: SuiteError.self) { try approval(folder) }
  }
}
