import Foundation
import TabRender
import Testing
import TestSupport

@Suite("JUnit report")
struct JUnitReportTests {
  private let fixture: ReportFixture

  init() throws { fixture = try ReportFixture() }

  @Test("Outcomes become failures, errors and skipped cases")
  func outcomes() throws {
    var results = try fixture.everything()
    results.skipped = ["left-out"]
    let text = JUnitReport(results).text
    #expect(
      text.contains(
        "<testsuites name=\"tabrender\" tests=\"7\" failures=\"3\" errors=\"1\" time=\"0.820\">"))
    #expect(text.contains("failures=\"3\" errors=\"1\" skipped=\"2\" time=\"0.820\">"))
    #expect(text.contains("<testcase classname=\"scenes\" name=\"fine\" time=\"0.000\"/>"))
    #expect(
      text.contains("<testcase classname=\"scenes.tab\" name=\"bar~dark@2x\" time=\"0.012\">"))
    #expect(text.contains("<failure type=\"changed\" message=\"differ: 8 of 3072 px"))
    #expect(text.contains("<failure type=\"missing\" message=\"there is no baseline\">"))
    #expect(text.contains("<error type=\"error\" message=\"cornerRadius must be 0 or more"))
    #expect(text.contains("<skipped message=\"no scene draws this baseline\"/>"))
    #expect(text.contains("[[ATTACHMENT|.tabrender/actual/bar.png]]"))
    #expect(text.contains("<skipped message=\"left out by a filter\"/>"))
  }

  @Test("Obsolete baselines fail where that was asked for")
  func obsolete() throws {
    let text = JUnitReport(try fixture.everything(), failing: [.changed, .obsolete]).text
    #expect(text.contains("<failure type=\"obsolete\""))
    #expect(!text.contains("<failure type=\"missing\""))
    #expect(text.contains("failures=\"3\" errors=\"1\" skipped=\"0\""))
  }

  @Test("A run that stopped has an error")
  func incomplete() {
    var results = ReportFixture.results([])
    results.isStopped = true
    #expect(JUnitReport(results).text.contains("<error type=\"incomplete\""))
  }

  @Test(
    "It is valid by the schema that readers share",
    .enabled(if: SchemaCheck.isPresent, SchemaCheck.needsProgram), arguments: [false, true])
  func valid(isIncomplete: Bool) throws {
    var results = try fixture.everything()
    results.items[4].name = "\u{0}\u{8}\u{FFFE}\u{FFFF}\u{10FFFF}\u{85}]]>"
    results.items[5].seconds = 12345.6789
    results.skipped = [HostileText.name]
    results.fonts = [SuiteResults.Font(name: "<Inter>", sha256: "ab")]
    results.isStopped = isIncomplete
    let problems = try SchemaCheck.problems(JUnitReport(results).text, fixture)
    #expect(problems == "")
  }

  @Test(
    "The schema refuses what is not JUnit",
    .enabled(if: SchemaCheck.isPresent, SchemaCheck.needsProgram),
    arguments: [
      ("time=\"0.820\"", "time=\"0.82 s\""), ("<failure ", "<failed "),
      ("name=\"fine\" ", ""), ("tests=\"6\" failures", "test=\"6\" failures"),
    ])
  func invalid(part: String, replacement: String) throws {
    let text = JUnitReport(try fixture.everything()).text
    var broken = text.replacingOccurrences(of: part, with: replacement)
    broken = broken.replacingOccurrences(
      of: "</failure>", with: part == "<failure " ? "</failed>" : "</failure>")
    #expect(broken != text)
    #expect(try !SchemaCheck.problems(broken, fixture).isEmpty)
  }
}

/// Validation against the schema in `Fixtures`.
private enum SchemaCheck {
  static let program = "/usr/bin/xmllint"
  static let isPresent = FileManager.default.isExecutableFile(atPath: program)
  static let needsProgram: Comment = "needs xmllint, of the package libxml2-utils"

  /// What xmllint says, empty for a valid document.
  static func problems(_ text: String, _ fixture: ReportFixture) throws -> String {
    try AtomicFile.write(Array(text.utf8), to: fixture.path("junit.xml"))
    let schema = Repository.root.appendingPathComponent("Fixtures/junit.xsd").path
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: program)
    process.arguments = ["--nonet", "--noout", "--schema", schema, fixture.path("junit.xml")]
    process.standardError = pipe
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return process.terminationStatus == 0 ? "" : output
  }
}
