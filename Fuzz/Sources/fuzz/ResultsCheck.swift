import TabRender

/// Whatever the bytes are, reading ends with results or problems that have words; what is written
/// of results reads as the same; and every report can be made of them.
enum ResultsCheck {
  static func check(_ bytes: [UInt8]) {
    do throws(SuiteError) {
      try check(SuiteResults.read(bytes, name: "fuzz.json"))
    } catch {
      demand(!error.problems.isEmpty, "an error has a reason")
      demand(error.problems.allSatisfy { !$0.message.isEmpty }, "a problem has words")
    }
  }

  private static func check(_ results: SuiteResults) throws(SuiteError) {
    let text = results.jsonText
    guard let again = try? SuiteResults.read(Array(text.utf8), name: "again.json") else {
      fatalError("broken promise: what is written can be read")
    }
    demand(again.jsonText == text, "what is written reads as the same results")
    demand(again.verdict() == results.verdict(), "what is written has the same verdict")
    _ = try? SuiteResults.merged([
      .init(file: "a/results.json", results), .init(file: "b/results.json", again),
    ])
    _ = HTMLReport(results, pictures: ReportPictures(folders: [])).page
    _ = JUnitReport(results).text
    _ = MarkdownReport(results).text
    _ = GitHubReport(results, folder: "suite").annotations
    _ = GitHubReport(results).outputs(report: "report.html")
  }
}
