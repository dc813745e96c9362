import TabRender
import Testing

@Suite("Markdown report")
struct MarkdownReportTests {
  private let fixture: ReportFixture

  init() throws { fixture = try ReportFixture() }

  @Test("It has the counts and a row for what is not as expected")
  func rows() throws {
    let text = MarkdownReport(try fixture.everything()).text
    #expect(
      text.hasPrefix("### ❌ tabrender: 1 ok, 2 changed, 1 missing, 1 obsolete, 1 error in 0.8 s\n"))
    #expect(text.contains("\n| changed | bar&#126;dark&#64;2x | differ: 8 of 3072 px"))
    #expect(text.contains("| 1 | bar.shadow 8 px |\n"))
    #expect(!text.contains("| ok |"))
  }

  @Test("Every row has five cells, whatever a name holds")
  func cells() throws {
    let lines = MarkdownReport(try fixture.everything()).text.split(separator: "\n")
      .filter { $0.hasPrefix("|") }
    #expect(lines.count == 7)
    #expect(
      lines.allSatisfy { $0.split(separator: "|", omittingEmptySubsequences: false).count == 7 })
  }

  @Test("What is green has no table")
  func green() {
    let results = ReportFixture.results([SuiteResults.Item(name: "a", status: .ok)])
    let text = MarkdownReport(results).text
    #expect(text.hasPrefix("### ✅ tabrender: 1 ok in 0.8 s\n"))
    #expect(!text.contains("|"))
  }

  @Test("It stays below its limit and says how many rows are left out")
  func trimmed() {
    let items = (0..<10_000).map {
      SuiteResults.Item(name: "scene-\($0)-" + String(repeating: "|", count: 30), status: .missing)
    }
    let text = MarkdownReport(ReportFixture.results(items)).text
    #expect(text.utf8.count <= 900_000)
    #expect(text.utf8.count > 899_000)
    let rows = text.split(separator: "\n").count { $0.hasPrefix("| missing") }
    #expect(text.hasSuffix("\n…\(10_000 - rows) rows omitted\n"))
  }

  @Test("Notes stay below half of the limit, are counted when left out, and leave room for rows")
  func manyNotes() {
    var results = ReportFixture.results([SuiteResults.Item(name: "a", status: .missing)])
    results.notes = (0..<20_000).map { "note \($0) " + String(repeating: "x", count: 90) }
    let text = MarkdownReport(results).text
    let notes = text.split(separator: "\n").count { $0.hasPrefix("note ") }
    #expect(text.utf8.count <= 451_000)
    #expect(text.utf8.count > 449_000)
    #expect(text.contains("\n…\(20_000 - notes) notes omitted\n"))
    #expect(text.hasSuffix("\n| missing | a | there is no baseline |  |  |\n"))
  }

  @Test("Names without end are cut")
  func endlessNames() {
    var results = ReportFixture.results([SuiteResults.Item(name: "a", status: .ok)])
    results.origin = .suite(String(repeating: "e\u{301}", count: 1_000_000))
    results.tool = "e" + String(repeating: "\u{301}", count: 1_000_000)
    let text = MarkdownReport(results).text
    #expect(text.hasPrefix("### ✅ tabrender: 1 ok in 0.8 s\n"))
    #expect(text.utf8.count < 10_000)
  }
}
