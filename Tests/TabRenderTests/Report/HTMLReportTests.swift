import Foundation
import TabRender
import Testing

@Suite("HTML report")
struct HTMLReportTests {
  private let fixture: ReportFixture

  init() throws { fixture = try ReportFixture() }

  private func page(_ results: SuiteResults) -> String {
    HTMLReport(results, pictures: fixture.pictures).page
  }

  @Test("It names what is not as expected, and holds its pictures")
  func content() throws {
    let results = try fixture.everything()
    let page = page(results)
    for part in [
      "2 changed, 1 missing, 1 error", "8 of 3072 px", "bar.shadow", "gAMA differs",
      "data-box=\"8 16 4 2\"", "scenes/broken.json:9:23", "write 0 or more",
      "tabrender approve new-bar",
    ] {
      #expect(page.contains(part), "\(part)")
    }
    for picture in [results.items[1].baseline, results.items[1].actual, results.items[3].actual] {
      let bytes = try FileReader.read(fixture.path(try #require(picture?.path.text)))
      #expect(page.contains("data:image/png;base64,\(Data(bytes).base64EncodedString())\""))
    }
  }

  @Test("A name cannot become markup, and stays on its line")
  func hostileName() throws {
    let page = page(try fixture.everything())
    #expect(page.components(separatedBy: "<script").count == 2)
    #expect(page.components(separatedBy: "</script").count == 2)
    #expect(!page.contains("alert(1)<"))
    #expect(!page.unicodeScalars.contains { $0 == "\u{202E}" || $0 == "\u{2066}" || $0 == "\u{1}" })
    #expect(page.contains("&lt;/script&gt;&lt;script&gt;alert(1)"))
  }

  @Test("The policy allows the page's own style and script by digest, and no network")
  func policy() throws {
    let page = page(try fixture.everything())
    for (tag, directive) in [("style", "style-src"), ("script", "script-src")] {
      let text = try #require(page.firstMatch(of: try Regex("<\(tag)>([\\s\\S]*?)</\(tag)>")))
      let content = try #require(text[1].substring)
      let digest = Data(SHA256.digest(of: Array(content.utf8))).base64EncodedString()
      #expect(page.contains("\(directive) 'sha256-\(digest)'"))
    }
    #expect(page.contains("default-src 'none'; img-src data:;"))
    for word in ["http:", "https:", "//cdn", " style=\"", " onclick", "innerHTML", "eval("] {
      #expect(!page.contains(word), "\(word)")
    }
  }

  @Test("The same results give the same bytes, and only a date that is given is in them")
  func deterministic() throws {
    let results = try fixture.everything()
    let dated = HTMLReport(results, pictures: fixture.pictures, date: "2026-01-02 03:04 UTC").page
    let (first, second) = (page(results), page(results))
    let isSame = first == second
    #expect(isSame)
    #expect(dated.contains("<li>2026-01-02 03:04 UTC</li>"))
    #expect(!first.contains("2026-"))
  }

  @Test("A picture that changed since the run is not shown, nor is what is no picture")
  func outdated() throws {
    var results = try fixture.everything()
    _ = try fixture.picture("baselines/bar.png", box: [1, 2, 3])
    try AtomicFile.write(Array("secret".utf8), to: fixture.path(".tabrender/actual/bar.png"))
    results.items[3].actual?.path = "/etc/hostname"
    let page = page(results)
    #expect(page.contains("<code>baselines/bar.png</code> has changed since the run"))
    #expect(page.contains("<code>.tabrender/actual/bar.png</code> is not there, or is not a PNG"))
    #expect(page.contains("<code>/etc/hostname</code> is not there, or is not a PNG"))
    #expect(!page.contains(Data("secret".utf8).base64EncodedString()))
  }

  @Test("A file over the limit is called so")
  func tooLarge() throws {
    let item = try fixture.changed("bar", file: "bar")
    let file = try #require(FileHandle(forWritingAtPath: fixture.path("baselines/bar.png")))
    try file.truncate(atOffset: UInt64(64 << 20) + 1)
    try file.close()
    let page = page(ReportFixture.results([item]))
    #expect(
      page.contains(
        "<code>baselines/bar.png</code> is over the limit of 64 MiB for a page, and is not shown."))
  }

  @Test("An output folder that was moved is found by the ends of its paths")
  func movedFolder() throws {
    let results = try fixture.everything()
    try FileManager.default.moveItem(
      atPath: fixture.path(".tabrender"), toPath: fixture.path("run"))
    let pictures = ReportPictures(folders: [fixture.path("run")])
    let page = HTMLReport(results, pictures: pictures).page
    #expect(!page.contains("<code>.tabrender/actual"))
    #expect(page.contains("<code>baselines/bar.png</code> is not there"))
  }

  @Test("A suite of hundreds of pictures that are fine stays small")
  func largeSuite() throws {
    let fine = (0..<2000).map { SuiteResults.Item(name: "scene-\($0)", status: .ok) }
    let results = ReportFixture.results(fine + [try fixture.changed("bar", file: "bar")])
    let page = page(results)
    #expect(page.utf8.count < 1_000_000)
    #expect(page.components(separatedBy: "<article").count == 2)
    #expect(page.components(separatedBy: "<li class=\"row\"").count == 2002)
  }

  @Test("What is green says so; what compared nothing, or stopped, does not")
  func verdict() {
    var fine = ReportFixture.results([SuiteResults.Item(name: "a", status: .ok)])
    #expect(page(fine).contains("All pictures are as expected"))
    fine.isStopped = true
    #expect(page(fine).contains("The run is incomplete"))
    #expect(page(fine).contains("stopped before its end"))
    #expect(page(ReportFixture.results([])).contains("No picture was compared"))
  }
}
