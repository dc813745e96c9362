import Foundation
import TabRender
import Testing

@Suite("Report files")
struct ReportFilesTests {
  private let fixture: ReportFixture

  init() throws { fixture = try ReportFixture() }

  private func write(
    _ results: SuiteResults, _ change: (inout ReportFiles.Choices) -> Void
  ) throws(ReportError) -> ReportFiles.Written {
    var choices = ReportFiles.Choices()
    change(&choices)
    return try ReportFiles.write(results, pictures: fixture.pictures, to: choices)
  }

  @Test("Only what was asked for is written, and missing folders are made")
  func chosen() throws {
    let written = try write(try fixture.everything()) {
      $0.html = fixture.path("new/folder/report.html")
      $0.markdown = fixture.path("report.md")
    }
    #expect(written.files == [fixture.path("new/folder/report.html"), fixture.path("report.md")])
    #expect(written.assets == nil && written.annotations.isEmpty)
    #expect(!FileManager.default.fileExists(atPath: fixture.path("junit.xml")))
  }

  @Test("Pictures go into a folder when there is one, each once")
  func assets() throws {
    let written = try write(try fixture.everything()) {
      $0.html = fixture.path("out/report.html")
      $0.assets = fixture.path("my pictures")
    }
    #expect(written.assets == fixture.path("my pictures"))
    let page = try fixture.text("out/report.html")
    #expect(!page.contains("data:image"))
    #expect(page.contains("img-src data: 'self' file:;"))
    // Two items share their three pictures, and one has a fourth.
    let names = try FileManager.default.contentsOfDirectory(atPath: fixture.path("my pictures"))
    #expect(names.count == 4)
    for name in names { #expect(page.contains("src=\"../my%20pictures/\(name)\"")) }
  }

  private func isThere(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: fixture.path(name))
  }

  @Test("Older reports are removed with their pictures, and nothing else")
  func removal() throws {
    var choices = ReportFiles.Choices()
    choices.html = fixture.path("report.html")
    choices.junit = fixture.path("junit.xml")
    choices.markdown = fixture.path("report.md")
    choices.assets = fixture.path("pictures")
    let all = choices
    _ = try write(try fixture.everything()) { $0 = all }
    // Called as a page's picture and as a temporary file, but neither.
    let own = ["pictures/\(String(repeating: "0a", count: 16)).png", "other.md.tmp-0123abcd"]
    let killed = [
      "report.md.tmp-0123abcd", "pictures/\(String(repeating: "0b", count: 16)).png.tmp-0123abcd",
    ]
    for name in own + killed { try AtomicFile.write([1], to: fixture.path(name)) }
    choices.junit = nil
    try ReportFiles.remove(choices)
    #expect(!isThere("report.html") && !isThere("report.md") && isThere("junit.xml"))
    #expect((own + killed).filter(isThere) == own)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: fixture.path("pictures")).count == 1)
    try FileManager.default.removeItem(atPath: fixture.path(own[0]))
    _ = try write(try fixture.everything()) { $0 = all }
    try ReportFiles.remove(all)
    #expect(!isThere("pictures") && !isThere("junit.xml"))
  }

  @Test("A file that is no report is told from one, and not removed")
  func foreignFiles() throws {
    var choices = ReportFiles.Choices()
    choices.html = fixture.path("report.html")
    choices.junit = fixture.path("junit.xml")
    choices.markdown = fixture.path("report.md")
    let all = choices
    #expect(ReportFiles.foreign(all).isEmpty)
    _ = try write(try fixture.everything()) { $0 = all }
    #expect(ReportFiles.foreign(all).isEmpty)
    let texts = [
      (fixture.path("report.html"), "<!DOCTYPE html>\n<html lang=\"en\">\n<p>mine"),
      (fixture.path("junit.xml"), "<testsuites name=\"mine\"/>"),
      (fixture.path("report.md"), "### tabrender"),
    ]
    for (path, text) in texts { try AtomicFile.write(Array(text.utf8), to: path) }
    #expect(ReportFiles.foreign(all) == texts.map(\.0))
    try ReportFiles.remove(all)
    for (path, text) in texts { #expect(try FileReader.read(path) == Array(text.utf8)) }
    for (path, _) in texts { try AtomicFile.write([], to: path) }
    #expect(ReportFiles.foreign(all).isEmpty)
  }

  @Test("Pictures over 20 MB go into a folder beside the page")
  func largePictures() throws {
    var item = try fixture.changed("bar", file: "bar")
    // A valid start is what the report looks at; the rest may be anything.
    let start = try FileReader.read(fixture.path("baselines/bar.png"))
    let file = start + [UInt8](repeating: 7, count: HTMLReport.maximumEmbeddedBytes)
    try AtomicFile.write(file, to: fixture.path("baselines/bar.png"))
    item.baseline?.sha256 = SHA256.hexadecimal(of: file)
    let written = try write(ReportFixture.results([item])) { $0.html = fixture.path("report.html") }
    #expect(written.assets == fixture.path("report-pictures"))
    #expect(try fixture.text("report.html").utf8.count < 100_000)
  }

  @Test("A step's files keep what others wrote")
  func gitHub() throws {
    for name in ["summary", "output"] {
      try AtomicFile.write(Array("before\n".utf8), to: fixture.path(name))
    }
    let results = try fixture.everything()
    let written = try write(results) {
      $0.github = GitHubStep(
        environment: [
          "GITHUB_STEP_SUMMARY": fixture.path("summary"), "GITHUB_OUTPUT": fixture.path("output"),
        ], workingFolder: "")
    }
    #expect(written.annotations == GitHubReport(results).annotations)
    #expect(try fixture.text("summary") == "before\n" + MarkdownReport(results).text)
    #expect(try fixture.text("output") == "before\n" + GitHubReport(results).outputs())
  }

  @Test("A file that cannot be written is named, and what was there stays")
  func failure() throws {
    try AtomicFile.write([1], to: fixture.path("file"))
    let path = fixture.path("file/report.html")
    #expect(throws: ReportError.file(fixture.path("file"), .system(ENOTDIR))) {
      try write(ReportFixture.results([])) { $0.html = path }
    }
    #expect(try FileReader.read(fixture.path("file")) == [1])
  }
}
