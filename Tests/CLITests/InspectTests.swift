import Foundation
import TabRender
import Testing

@Suite("Inspecting")
struct InspectTests {
  @Test("a picture says its size, its form and the fonts that it was drawn with")
  func facts() throws {
    let folder = try TemporaryFolder()
    let drawing = ["--scale", "2", "--metadata", "full", "--no-chrome", "out.png"]
    #expect(try Program.run(drawing, in: folder.url).exitCode == 0)
    let run = try Program.run(["inspect", "out.png"], in: folder.url)
    #expect(run.exitCode == 0)
    let lines = run.text.split(separator: "\n").map(String.init)
    #expect(lines[0].hasPrefix("786×1704 px, 8-bit RGB, non-interlaced, sRGB, 144 dpi, "))
    #expect(lines[1].hasPrefix("pixels sha256 ") && lines[1].count == 14 + 64)
    #expect(lines[2].hasPrefix("chunks IHDR sRGB pHYs tEXt"))
    #expect(lines.contains { $0.hasPrefix("Software: tabrender ") })
    #expect(lines.contains { $0.hasPrefix("Scene digest: sha256 ") })
    #expect(lines.contains { $0.hasPrefix("Font: ") && $0.contains(" sha256 ") })
  }

  @Test("pictures that show the same have the same digest in any form")
  func digest() throws {
    let folder = try TemporaryFolder()
    let plain = ["--content", "none", "--items", "none", "--scale", "1"]
    for (name, options) in [("a.png", ["--png-level", "9"]), ("b.png", ["--metadata", "none"])] {
      _ = try Program.run(plain + options + [name], in: folder.url)
    }
    let digests = try ["a.png", "b.png"].map { name in
      let run = try Program.run(["inspect", "--json", name], in: folder.url)
      let document = try JSONSerialization.jsonObject(with: run.output) as? [String: Any]
      return try #require(document?["pixelsSHA256"] as? String)
    }
    #expect(digests[0] == digests[1])
  }

  @Test(
    "what cannot be inspected is named",
    arguments: [
      (["inspect"], 64, "inspect needs a picture"),
      (["inspect", "a.png", "b.png"], 64, "\"b.png\" is one word too many"),
      (["inspect", "none.png"], 66, "none.png: error: there is no such file"),
      (["inspect", "/etc/hostname"], 65, "/etc/hostname: error: is"),
    ] as [([String], Int32, String)])
  func refused(arguments: [String], exitCode: Int32, message: String) throws {
    let run = try Program.run(arguments)
    #expect(run.exitCode == exitCode)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test("a flaw is warned of with the facts, in JSON too, and is an error under --strict")
  func flaws() throws {
    let pictures = try DiffPictures()
    let file = try PNGEncoder().encode(DiffPictures.grey(9, 4)).dropLast(12)
    try pictures.write("a.png", Data(file))
    let flaw = "IEND is missing; every pixel is there"
    let inspect = { try Program.run(["inspect", "a.png"] + $0, in: pictures.folder.url) }
    let run = try inspect([])
    #expect(run.exitCode == 0 && run.text.hasPrefix("4×4 px, "))
    #expect(run.errors == "a.png: warning: \(flaw)\n")
    #expect(try inspect(["-q"]).errors.isEmpty)
    #expect(try inspect(["--json"]).document["warnings"] as? [String] == ["a.png: \(flaw)"])
    let strict = try inspect(["--strict"])
    #expect(strict.exitCode == 65 && strict.output.isEmpty)
    #expect(strict.errors == "a.png: error: \(flaw)\n")
  }

  @Test("of a long text, and of many texts, the beginning is shown; JSON has all of it")
  func longTexts() throws {
    let pictures = try DiffPictures()
    let long = PNGText(keyword: "Long", text: String(repeating: "x", count: 1000))
    let texts = [long] + (1...50).map { PNGText(keyword: "Text", text: "\($0)") }
    let file = try PNGEncoder(metadata: .full(texts)).encode(DiffPictures.grey(9, 4))
    try pictures.write("a.png", Data(file))
    let run = try Program.run(["inspect", "a.png"], in: pictures.folder.url)
    let lines = run.text.split(separator: "\n").map(String.init).dropFirst(3)
    #expect(lines.first == "Long: " + String(repeating: "x", count: 400))
    #expect(lines.dropFirst().first == "  … and 600 more characters")
    #expect(lines.suffix(2) == ["Text: 39", "… and 11 more texts"])
    let document = try Program.run(["inspect", "--json", "a.png"], in: pictures.folder.url).document
    let told = document["texts"] as? [[String: String]]
    #expect(told?.count == 51 && told?.first?["text"] == long.text)
  }

  @Test("a file that is called a picture is read as one, though it holds JSON")
  func jsonNamedPicture() throws {
    let pictures = try DiffPictures()
    try pictures.write("a.png", Data("{\"message\":\"Not Found\"}".utf8))
    let run = try Program.run(["inspect", "a.png"], in: pictures.folder.url)
    #expect(run.exitCode == 65)
    #expect(run.errors == "a.png: error: is JSON, not a PNG (a failed download?)\n")
  }
}
