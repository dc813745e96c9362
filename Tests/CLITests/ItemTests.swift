import Foundation
import TabRender
import Testing

@Suite("Items")
struct ItemTests {
  private let plain = ["--content", "none", "--scale", "1"]

  @Test(
    "an item is a title, an icon and a badge",
    arguments: [
      "Home", "Home:house", "Inbox:tray:3", "Inbox:tray:", ":house", "10\\:30:clock",
      "Very long title that has no room:house", "🎉:star", "שלום:heart:99+",
    ])
  func accepted(_ item: String) throws {
    let folder = try TemporaryFolder()
    let run = try Program.run(plain + ["--item", item, "out.png"], in: folder.url)
    #expect(run.exitCode == 0, "\(run.errors)")
  }

  @Test(
    "what is no item is refused with what to write",
    arguments: [
      (["--item", "a:b:c:d"], "--item needs TITLE[:icon[:badge]]"),
      (["--item", ""], "--item needs TITLE[:icon[:badge]]"),
      (["--item", "Home:hous"], "did you mean house?"),
      (["--item", "Home:zzzzzzzz"], "tabrender list icons"),
      (["--item", "A", "--selected", "2"], "--selected 2, but there are 1 items"),
    ])
  func refused(options: [String], message: String) throws {
    let run = try Program.run(options + ["out.png"])
    #expect(run.exitCode == 64)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test("an icon may be an SVG or a PNG file")
  func files() throws {
    let folder = try TemporaryFolder()
    let svg = """
      <svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
        <circle cx="12" cy="12" r="9"/><text>x</text>
      </svg>
      """
    try Data(svg.utf8).write(to: URL(fileURLWithPath: folder.path("a.svg")))
    _ = try Program.run(["--size", "9x9", "--items", "none", "a.png"], in: folder.url)
    let run = try Program.run(
      plain + ["--item", "A:a.svg", "--item", "B:a.png", "out.png"], in: folder.url)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.errors.contains("a.svg: warning: line 2: 'text' elements are not supported"))
  }

  @Test(
    "an icon's file that cannot be read is named",
    arguments: [
      ("A:none.svg", "none.svg: error: there is no such file", 66),
      ("A:none.png", "none.png: error: there is no such file", 66),
      ("A:bad.svg", "bad.svg: error: line 1:", 65),
    ] as [(String, String, Int32)])
  func badFiles(item: String, message: String, exitCode: Int32) throws {
    let folder = try TemporaryFolder()
    try Data("<svg".utf8).write(to: URL(fileURLWithPath: folder.path("bad.svg")))
    let run = try Program.run(["--item", item, "out.png"], in: folder.url)
    #expect(run.exitCode == exitCode)
    #expect(run.errors.hasPrefix(message), "\(run.errors)")
    #expect(!FileManager.default.fileExists(atPath: folder.path("out.png")))
  }

  @Test("a font that cannot be read is an error, and nothing is written")
  func badFont() throws {
    let folder = try TemporaryFolder()
    let run = try Program.run(["--font", "none.otf", "out.png"], in: folder.url)
    #expect(run.exitCode == 66)
    #expect(run.errors == "none.otf: error: there is no such file (--font)\n")
    #expect(!FileManager.default.fileExists(atPath: folder.path("out.png")))
  }

  @Test("JSON names the fonts with their digests")
  func fonts() throws {
    let folder = try TemporaryFolder()
    let run = try Program.run(["--json", "--scale", "1", "out.png"], in: folder.url)
    let document = try JSONSerialization.jsonObject(with: run.output) as? [String: Any]
    let fonts = try #require(document?["fonts"] as? [[String: Any]])
    #expect(!fonts.isEmpty)
    #expect(fonts.allSatisfy { ($0["sha256"] as? String)?.count == 64 })
  }

  @Test("the contact sheet of icons is a PNG file")
  func sheet() throws {
    let folder = try TemporaryFolder()
    let run = try Program.run(["list", "icons", "icons.png"], in: folder.url)
    #expect(run.exitCode == 0 && run.output.isEmpty)
    let bitmap = try PNGDecoder().decode(contentsOf: folder.path("icons.png"))
    #expect(bitmap.width > 1000 && bitmap.height > 1000)
  }
}
