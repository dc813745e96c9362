import Foundation
import TabRender
import Testing

@Suite("Reports of comparisons")
struct DiffReportTests {
  private static func folders() throws -> DiffPictures {
    let pictures = try DiffPictures()
    for side in ["expected", "actual"] {
      try pictures.write("\(side)/same.png", DiffPictures.grey(5, 8))
    }
    try pictures.write("expected/bars/a.png", DiffPictures.grey(5, 8))
    try pictures.write("actual/bars/a.png", DiffPictures.grey(9, 8))
    try pictures.write("expected/gone.png", DiffPictures.grey(5, 8))
    return pictures
  }

  private func text(_ pictures: DiffPictures, _ name: String) throws -> String {
    try String(contentsOfFile: pictures.folder.path(name), encoding: .utf8)
  }

  @Test("of folders are written as those of a suite, and nothing can be approved")
  func folders() throws {
    let pictures = try Self.folders()
    let run = try pictures.run([
      "expected", "actual", "--out", "diff", "--html", "r/page.html", "--junit", "r/junit.xml",
      "--markdown", "r/table.md",
    ])
    #expect(run.exitCode == 1 && run.errors.isEmpty, "\(run.errors)")
    #expect(run.text.hasSuffix("1 equal, 1 different, 1 only in expected\n"))
    let page = try text(pictures, "r/page.html")
    #expect(page.contains("1 changed, 1 obsolete"))
    #expect(page.contains("data:image/png;base64,") && !page.contains("data-command=\""))
    let junit = try text(pictures, "r/junit.xml")
    #expect(junit.contains("failures=\"2\"") && junit.contains("there is no actual picture"))
    #expect(try text(pictures, "r/table.md").hasPrefix("### ❌ tabrender: 1 ok, 1 changed"))
  }

  @Test("do not call a picture that one folder lacks as expected")
  func onlyObsolete() throws {
    let pictures = try Self.folders()
    try pictures.write("actual/bars/a.png", DiffPictures.grey(5, 8))
    let run = try pictures.run(["expected", "actual", "--html", "p.html", "--markdown", "t.md"])
    #expect(run.exitCode == 1)
    #expect(!(try text(pictures, "p.html").contains("All pictures are as expected")))
    #expect(try text(pictures, "t.md").hasPrefix("### ❌"))
  }

  @Test("of two pictures have one item")
  func files() throws {
    let pictures = try DiffPictures(square: 20, by: 4)
    let run = try pictures.diff("--junit", "junit.xml", "--html", "page.html", "-o", "d.png")
    #expect(run.exitCode == 1)
    #expect(try text(pictures, "junit.xml").contains("tests=\"1\""))
    #expect(try text(pictures, "page.html").contains("data-role=\"diff\""))
    let same = try pictures.run(["a.png", "a.png", "--markdown", "t.md"])
    #expect(same.exitCode == 0)
    #expect(try text(pictures, "t.md").hasPrefix("### ✅ tabrender: 1 ok"))
  }

  @Test("for a workflow's step are written only when they are asked for")
  func gitHub() throws {
    let pictures = try Self.folders()
    let environment = ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": "summary.md"]
    let words = ["diff", "expected", "actual"]
    let plain = try Program.run(words, environment: environment, in: pictures.folder.url)
    #expect(plain.errors.isEmpty && !pictures.exists("summary.md"))
    let run = try Program.run(
      words + ["--github"], environment: environment, in: pictures.folder.url)
    #expect(run.exitCode == 1)
    #expect(run.errors.hasPrefix("::error title=bars/a.png changed::differ: 64 of 64 px"))
    #expect(try text(pictures, "summary.md").hasPrefix("### ❌ tabrender: 1 ok"))
  }

  @Test("have pictures in a folder only where there is a page")
  func assets() throws {
    let run = try Self.folders().run(["expected", "actual", "--assets", "x"])
    #expect(run.exitCode == 64 && run.errors.contains("no page is asked for"))
  }
}
