import Foundation
import Testing

/// Scenes with a known outcome, in a folder beside the package.
private enum Cases {
  static let folder = Program.root.appending(path: "../shared/cases/scenes").standardizedFileURL

  static let arePresent = FileManager.default.fileExists(atPath: folder.path)

  static func path(_ name: String) -> String { folder.appending(path: "\(name).json").path }
}

@Suite(.enabled(if: Cases.arePresent, "needs ../shared/cases/scenes beside the package"))
struct `The corpus of scenes` {
  @Test(
    arguments: [
      ("radius-gt-half-all", "bar.cornerRadius 500 does not fit the 49 pt bar; drawn as 24.5"),
      ("radius-gt-half-top", "bar.cornerRadius 40 does not fit the 49 pt bar; drawn as 24.5"),
      ("shadow-radius-500", nil), ("shadow-blur-gt-radius", nil),
      ("shadow-offset-off-canvas", "the shadow lies wholly outside the canvas"),
      ("corners-bottom-only", nil),
      ("zero-height-bar", "the bar has no area, so nothing of it is drawn"),
      ("scale-fractional", nil), ("title-long", nil), ("title-rtl", nil), ("title-emoji-zwj", nil),
      ("title-empty-and-null", nil), ("items-zero", nil), ("bom-crlf", nil),
      ("rotated-zero-scale", "transform cannot be inverted, so nothing of the layer is drawn"),
    ] as [(String, String?)])
  func `draws with a warning or with none`(name: String, warning: String?) throws {
    let run = try Program.run(["render", Cases.path(name), "-o", "-"])
    #expect(run.exitCode == 0)
    #expect(run.output.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    if let warning {
      #expect(run.errors.contains(": warning: \(warning)\n"))
    } else {
      #expect(!run.errors.contains("warning: "), "\(run.errors)")
    }
  }

  @Test(
    arguments: [
      ("radius-negative", "/bar/cornerRadius", "cornerRadius must be 0 or more, got -4", 12, 19),
      ("shadow-radius-negative", "/bar/shadow/radius", "radius must be 0 or more, got -1", 14, 14),
      ("shadow-opacity-over-1", "/bar/shadow/opacity", "opacity must be 0…1, got 1.5", 14, 15),
      (
        "colour-bad", "/bar/fill",
        "fill \"#12345\" is not a colour: after # come 3, 4, 6 or 8 hexadecimal digits", 36, 11
      ),
      (
        "duplicate-key", "/bar/cornerRadius",
        "key \"cornerRadius\" is given twice (first on line 2)", 3, 3
      ),
      ("trailing-comma", "/bar/cornerRadius", "a comma must not stand before }", 3, 30),
      ("future-version", "/tabrender", "needs tabrender ≥ format 99; this is format 1", 2, 15),
    ] as [(String, String, String, Int, Int)])
  func `is refused with the place of the fault`(
    name: String, pointer: String, message: String, line: Int, column: Int
  ) throws {
    let run = try Program.run(["check", Cases.path(name)])
    #expect(run.exitCode == 65)
    #expect(run.errors.hasPrefix("\(Cases.path(name)):\(line):\(column): error: \(message)\n"))
    let document = try Program.run(["render", "--json", Cases.path(name)])
    #expect(document.exitCode == 65)
    let error = document.errorDocument
    #expect(error["pointer"] as? String == pointer)
    #expect(error["message"] as? String == message)
    #expect(error["line"] as? Int == line)
    #expect(error["column"] as? Int == column)
    #expect(error["code"] as? Int == 65)
    #expect(error["file"] as? String == Cases.path(name))
  }

  @Test(arguments: [
    ("nested-20000", "nesting deeper than 512"), ("utf16", "is UTF-16, expected UTF-8"),
  ])
  func `is refused as a whole`(name: String, message: String) throws {
    let run = try Program.run(["check", "--json", Cases.path(name)])
    #expect(run.exitCode == 65)
    #expect(run.text.contains(message))
  }

  @Test func `of a color lists the accepted forms`() throws {
    let run = try Program.run(["check", Cases.path("colour-bad")])
    #expect(run.errors.contains("#rgb, #rgba, #rrggbb, #rrggbbaa, rgb(r g b / a), p3(r g b / a)"))
  }

  @Test func `has the size of a fractional scale rounded half up`() throws {
    let folder = try TemporaryFolder()
    let run = try Program.run(
      ["render", "--json", Cases.path("scale-fractional")], in: folder.url)
    #expect(run.text.contains(#""width":1032,"height":420"#))
    #expect(run.text.contains(#""file":"scale-fractional@2.625x.png""#))
  }

  @Test func `draws the same pixels with a byte order mark and without`() throws {
    let folder = try TemporaryFolder()
    let text = try String(contentsOfFile: Cases.path("bom-crlf"), encoding: .utf8)
    let plain = text.unicodeScalars.filter { $0 != "\u{FEFF}" && $0 != "\r" }
    try Data(String(String.UnicodeScalarView(plain)).utf8)
      .write(to: folder.url.appending(path: "plain.json"))
    let first = try Program.run(["render", Cases.path("bom-crlf"), "-o", "-"])
    let second = try Program.run(["render", folder.path("plain.json"), "-o", "-"])
    #expect(first.exitCode == 0)
    #expect(isSame(first.output, second.output))
  }

  @Test func `tells of long titles when it is asked to`() throws {
    let run = try Program.run(["render", "--warn-truncation", Cases.path("title-long"), "-o", "-"])
    #expect(run.exitCode == 0)
    #expect(run.errors.contains("is longer than its room, so it is cut short with …"))
    #expect(run.errors.contains("Donaudampfschifffahrtsgesellschaftskapitän"))
  }
}
