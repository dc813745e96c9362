import TabRender
import Testing

@Suite("GitHub report")
struct GitHubReportTests {
  private let fixture: ReportFixture

  init() throws { fixture = try ReportFixture() }

  @Test("An annotation has its place in the repository, a title and the sentence")
  func annotations() throws {
    let lines = GitHubReport(try fixture.everything(), folder: "ios").annotations
    #expect(lines.count == 4)
    #expect(
      lines[1].hasPrefix(
        "::error file=ios/scenes/tab/bar.json,line=1,title=bar~dark@2x changed::differ: 8 of 3072 px"
      ))
    #expect(lines[1].contains("(0.26 %25)"))
    #expect(
      lines[3]
        == "::error file=ios/scenes/broken.json,line=9,col=23,title=broken error::"
        + "cornerRadius must be 0 or more, got -4")
  }

  @Test("A name cannot end a property or a line")
  func escaping() throws {
    let item = SuiteResults.Item(
      name: "a,b:c%d\r\n::stop::", source: "s,1:2%\n.json", status: .missing)
    let lines = GitHubReport(ReportFixture.results([item])).annotations
    #expect(
      lines == [
        "::error file=s%2C1%3A2%25%0A.json,line=1,"
          + "title=a%2Cb%3Ac%25d⟨U+000D⟩⟨U+000A⟩%3A%3Astop%3A%3A missing::there is no baseline"
      ])
  }

  @Test(
    "At most nine stand alone, and the tenth says how many there are besides",
    arguments: [(9, 9, nil), (10, 10, 1), (23, 10, 14)] as [(Int, Int, Int?)])
  func limit(items: Int, lines: Int, more: Int?) {
    let results = ReportFixture.results(
      (0..<items).map { SuiteResults.Item(name: "s\($0)", status: .missing) })
    let annotations = GitHubReport(results).annotations
    #expect(annotations.count == lines)
    let last = more.map { "::error title=tabrender::and \($0) more — see the report" }
    #expect(annotations.last { $0.hasSuffix("more — see the report") } == last)
  }

  @Test("Outputs are counts, and titles between delimiters that are none of them")
  func outputs() {
    let results = ReportFixture.results([
      SuiteResults.Item(name: "end-of-titles", status: .missing),
      SuiteResults.Item(name: "a\nend-of-titles-\ngreen=true", status: .missing),
      SuiteResults.Item(name: "b", status: .ok),
    ])
    #expect(
      GitHubReport(results).outputs(report: "out/report.html", results: "/w/out") == """
        ok=1
        changed=0
        missing=2
        obsolete=0
        error=0
        green=false
        report=out/report.html
        results=/w/out
        failed<<end-of-titles-
        end-of-titles
        a⟨U+000A⟩end-of-titles-⟨U+000A⟩green=true
        end-of-titles-

        """)
  }

  @Test(
    "The working folder counts from the workspace",
    arguments: [
      ("/w/repo", "/w/repo/ios", "ios"), ("/w/repo/", "/w/repo", ""),
      ("/w/repo", "/w/repository", "/w/repository"), ("", "/x", "/x"),
    ])
  func workspace(workspace: String, folder: String, expected: String) {
    let step = GitHubStep(environment: ["GITHUB_WORKSPACE": workspace], workingFolder: folder)
    #expect(step.folder == expected)
    #expect(step.summary == nil && step.output == nil)
  }
}
