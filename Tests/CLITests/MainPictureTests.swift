import Foundation
import TabRender
import Testing

@Suite("The main picture")
struct MainPictureTests {
  @Test("is a whole phone screen at 3x, with its resolution")
  func size() throws {
    let folder = try TemporaryFolder()
    let run = try Program.run(
      ["--corners", "top", "--shadow-radius", "10", "out.png"], in: folder.url)
    #expect(run.exitCode == 0 && run.errors.isEmpty)
    let bitmap = try PNGDecoder().decode(contentsOf: folder.path("out.png"))
    #expect(bitmap.width == 1179 && bitmap.height == 2556)
  }

  @Test("is the same file for any number of threads", arguments: ["1", "2", "5"])
  func threads(_ count: String) throws {
    let folder = try TemporaryFolder()
    _ = try Program.run(["out.png"], in: folder.url)
    let run = try Program.run(["-j", count, "threads.png"], in: folder.url)
    #expect(run.exitCode == 0)
    let files = try ["out.png", "threads.png"].map { name in
      try Data(contentsOf: URL(fileURLWithPath: folder.path(name)))
    }
    #expect(isSame(files[0], files[1]))
  }

  @Test("shows in a comparison which host covers the content")
  func comparison() throws {
    let folder = try TemporaryFolder()
    let run = try Program.run(["compare", "--json", "compare.png"], in: folder.url)
    #expect(run.exitCode == 0)
    let document = try JSONSerialization.jsonObject(with: run.output) as? [String: Any]
    let hosts = try #require(document?["hosts"] as? [[String: Any]])
    #expect(hosts.map { $0["host"] as? String } == ["sibling", "sublayer"])
    let gaps = try #require(hosts[0]["gapPixels"] as? Int)
    #expect(gaps > 0)
    #expect(hosts[0]["gapPixelsShowingContent"] as? Int == gaps)
    #expect(hosts[1]["gapPixelsShowingContent"] as? Int == 0)
    #expect(FileManager.default.fileExists(atPath: folder.path("compare.png")))
  }

  @Test(
    "makes an expectation of a comparison an exit code",
    arguments: [
      (["--expect-covered", "sublayer", "--expect-clear", "sibling"], 0),
      (["--expect-covered", "sibling"], 1), (["--expect-clear", "sublayer"], 1),
      (["--corners", "none", "--expect-clear", "sibling"], 65),
    ] as [([String], Int32)])
  func expectations(options: [String], exitCode: Int32) throws {
    let folder = try TemporaryFolder()
    let run = try Program.run(
      ["compare", "--scale", "1"] + options + ["compare.png"], in: folder.url)
    #expect(run.exitCode == exitCode, "\(run.errors)")
  }

  @Test("can be the content of another picture")
  func pictureContent() throws {
    let folder = try TemporaryFolder()
    let plain = [
      "--items", "none", "--shadow-host", "none", "--fill", "clear", "--no-clip", "--no-chrome",
    ]
    _ = try Program.run(["--no-chrome", "a.png"], in: folder.url)
    let run = try Program.run(plain + ["--content", "a.png", "b.png"], in: folder.url)
    #expect(run.exitCode == 0, "\(run.errors)")
    let pictures = try ["a.png", "b.png"].map { name in
      try PNGDecoder().decode(contentsOf: folder.path(name))
    }
    let isSame = pictures[0] == pictures[1]
    #expect(isSame)
  }

  @Test("leaves the old file when its content cannot be read")
  func keepsOldFile() throws {
    let folder = try TemporaryFolder()
    try Data("old".utf8).write(to: URL(fileURLWithPath: folder.path("out.png")))
    try Data("<html>".utf8).write(to: URL(fileURLWithPath: folder.path("page.png")))
    let run = try Program.run(["--content", "page.png", "out.png"], in: folder.url)
    #expect(run.exitCode == 65)
    #expect(run.errors.hasPrefix("page.png: error: is HTML, not a PNG"))
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder.path("out.png"))) == Data("old".utf8))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
        == ["out.png", "page.png"])
  }
}
