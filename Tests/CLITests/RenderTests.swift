import Foundation
import Testing
import TestSupport

struct `tabrender render` {
  @Test(arguments: [
    ["--size", "120x90", "--scale", "1"],
    ["--corners", "topLeft,bottomRight", "--crop", "bar", "--pad", "9", "--scale", "1"],
    ["--size", "200x90", "--scale", "2", "--bar-style", "floating", "--shadow-radius", "4"],
    ["--landscape", "--scale", "1", "--item", "A:house:3", "--item", "B", "--selected", "2"],
    ["--size", "120x90", "--scale", "1", "--content", "solid:p3(1 0.5 0 / 0.5)", "--no-shadow"],
    ["--size", "99x90", "--appearance", "dark", "--border", "1.5,rgb(1.5 2 3)", "--items", "none"],
    ["--size", "120x90", "--scale", "1.5", "--shadow-host", "sublayer", "--fill", "systemTeal"],
  ])
  func `draws what --print-scene prints as draw does`(options: [String]) throws {
    let folder = try TemporaryFolder()
    let printed = try Program.run(["draw", "--print-scene"] + options)
    #expect(printed.exitCode == 0)
    try printed.output.write(to: folder.url.appending(path: "scene.json"))
    let drawn = try Program.run(options + ["-"])
    let rendered = try Program.run(["render", folder.path("scene.json"), "-o", "-"])
    #expect(drawn.exitCode == 0)
    #expect(rendered.exitCode == 0)
    #expect(rendered.errors.isEmpty)
    #expect(isSame(drawn.output, rendered.output))
  }

  @Test func `reads a scene from standard input`() throws {
    let run = try Program.shell(
      "\"$0\" --print-scene --size 60x90 --scale 1 | \"$0\" render - -o - | head -c 8 | od -An -tx1"
    )
    #expect(run.text.trimmingCharacters(in: .whitespacesAndNewlines) == "89 50 4e 47 0d 0a 1a 0a")
  }

  @Test func `names its files after scene, appearance and scale`() throws {
    let folder = try Self.scenes()
    let run = try Program.run(
      ["render", "--json", "a.json", "--scale", "1,2", "--appearance", "light,dark"],
      in: folder.url)
    #expect(run.exitCode == 0)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
      .filter { $0.hasSuffix(".png") }.sorted()
    #expect(files == ["a.png", "a@2x.png", "a~dark.png", "a~dark@2x.png"])
  }

  @Test(arguments: [
    ("{name}-{appearance}-{scale}.png", [], "a-light-1.png"),
    ("x{~appearance}{@scale}.png", ["--scale", "2", "--appearance", "dark"], "x~dark@2x.png"),
    ("{name}.png", ["--naming", "docc", "--scale", "3"], "a@3x.png"),
    ("{name}.png", ["--naming", "apple", "--scale", "3", "--appearance", "dark"], "a@3x~dark.png"),
  ])
  func `fills the fields of the output's name`(
    template: String, options: [String], file: String
  ) throws {
    let folder = try Self.scenes()
    let run = try Program.run(["render", "a.json", "-o", template] + options, in: folder.url)
    #expect(run.errors == "")
    #expect(FileManager.default.fileExists(atPath: folder.path(file)))
  }

  @Test func `takes a folder for the scenes in it, and stops at a bad one`() throws {
    let folder = try Self.scenes()
    let run = try Program.run(["render", "."], in: folder.url)
    #expect(run.exitCode == 65)
    #expect(!FileManager.default.fileExists(atPath: folder.path("a.png")))
    #expect(run.errors.contains("./bad.json:1:24: error: unknown key \"bra\"\n"))
  }

  @Test func `goes on behind a bad scene when it is told to`() throws {
    let folder = try Self.scenes()
    let run = try Program.run(["render", ".", "--keep-going"], in: folder.url)
    #expect(run.exitCode == 65)
    #expect(FileManager.default.fileExists(atPath: folder.path("a.png")))
    #expect(FileManager.default.fileExists(atPath: folder.path("c.png")))
  }

  @Test func `puts other values in the place of the file's`() throws {
    let folder = try Self.scenes()
    let run = try Program.run(
      ["render", "a.json", "--json", "--set", "canvas.size=[50, 40]", "--set", "/name=other"],
      in: folder.url)
    #expect(run.text.contains(#""file":"other.png","width":50,"height":40"#))
    let bad = try Program.run(["render", "a.json", "--set", "bar.height=-1"], in: folder.url)
    #expect(bad.exitCode == 65)
    #expect(
      bad.errors == """
        --set bar.height:1:1: error: height must be 0 or more, got -1
          1 | -1
            | ^^
          at /bar/height

        """)
  }

  @Test(arguments: [
    (["render"], 64, "render needs a scene file"), (["check"], 64, "check needs a scene file"),
    (["render", "no.json"], 66, "there is no such file"),
    (["render", "a.json", "c.json", "-o", "x.png"], 64, "2 pictures cannot share the name x.png"),
    (["render", "a.json", "-o", "x.jpg"], 64, "does not end in .png"),
    (["render", "a.json", "-o", "{size}.png"], 64, "unknown field {size}"),
    (["render", "a.json", "--max-pixels", "10"], 65, "over the limit of 10 px"),
    (["render", "a.json", "--set", "x"], 64, "POINTER=VALUE"),
    (["render", "a.json", "a.json"], 64, "two pictures would be written to a.png"),
    (["render", "warned.json", "--strict"], 65, "bar.cornerRadius 99 does not fit"),
    (
      ["render", "a.json", "--set", "extends=\"c.json\""], 65,
      "--set extends: error: extends cannot be set"
    ),
    (["schema", "sceen"], 64, "there is no schema of \"sceen\""),
  ])
  func `fails before it writes`(arguments: [String], code: Int32, message: String) throws {
    let folder = try Self.scenes()
    let run = try Program.run(arguments, in: folder.url)
    #expect(run.exitCode == code)
    #expect(run.errors.contains(message))
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(!files.contains { $0.hasSuffix(".png") })
  }

  @Test(arguments: [
    (#"{"tabrender": 1, "name": "x\u0000y"}"#, "name must not have the control character U+0000"),
    (
      #"{"tabrender": 1, "canvas": {"size": [1, 1], "scale": 0.1}}"#,
      "at scale 0.1 the picture has 0×0 px"
    ),
    (#"{"tabrender": 1, "variants": {"scale": [2, 2]}}"#, "scale 2 is given twice"),
    (
      #"{"tabrender": 1, "canvas": {"size": [20000, 20000], "scale": 10}}"#,
      "200000×200000 px is over the limit"
    ),
    (
      #"{"tabrender": 1, "layers": [{"text": "", "font": {"file": "none.ttf"}}]}"#,
      "a.json:1:59: error: none.ttf: there is no such file"
    ),
    (
      #"{"layers": [{"contents": "none.png"}], "tabrender": 1}"#,
      "a.json:1:26: error: none.png: there is no such file"
    ),
  ])
  func `refuses what check refuses, and writes nothing`(text: String, message: String) throws {
    let folder = try TemporaryFolder()
    try Data(text.utf8).write(to: folder.url.appending(path: "a.json"))
    let check = try Program.run(["check", "a.json"], in: folder.url)
    let render = try Program.run(["render", "a.json", "-o", "{name}.png"], in: folder.url)
    #expect(check.exitCode == (message.contains("no such file") ? 66 : 65))
    #expect(check.errors.contains(message))
    #expect(render.exitCode == check.exitCode)
    #expect(render.errors == check.errors)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["a.json"])
  }

  @Test func `leaves the keys of a newer format in their order`() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "a.json")
    try Data(#"{"x": 1, "tabrender": 9}"#.utf8).write(to: file)
    let run = try Program.run(["fmt", "a.json"], in: folder.url)
    #expect(run.exitCode == 65)
    #expect(run.errors.hasPrefix("a.json:1:23: error: needs tabrender ≥ format 9;"))
    #expect(try Data(contentsOf: file) == Data(#"{"x": 1, "tabrender": 9}"#.utf8))
  }

  @Test func `has unknown keys as warnings when it is lenient`() throws {
    let folder = try Self.scenes()
    let run = try Program.run(["check", "--lenient", "bad.json"], in: folder.url)
    #expect(run.exitCode == 0)
    #expect(run.errors.hasPrefix("bad.json:1:24: warning: unknown key \"bra\"\n"))
    #expect(run.text == "bad.json: ok, 1 picture\n")
  }

  @Test func `checks every file, and says what is wrong with each`() throws {
    let folder = try Self.scenes()
    let run = try Program.run(["check", "."], in: folder.url)
    #expect(run.exitCode == 65)
    #expect(
      run.text == """
        ./a.json: ok, 1 picture
        ./c.json: ok, 1 picture
        ./warned.json: ok, 1 picture

        """)
  }

  @Test func `formats files in the order of their keys`() throws {
    let folder = try Self.scenes()
    let check = try Program.run(["fmt", "--check", "."], in: folder.url)
    #expect(check.exitCode == 1)
    #expect(check.text == "./a.json\n./bad.json\n./c.json\n./warned.json\n")
    #expect(try Program.run(["fmt", "."], in: folder.url).exitCode == 0)
    #expect(
      try String(contentsOfFile: folder.path("a.json"), encoding: .utf8) == """
        {
          "tabrender": 1,
          "canvas": {
            "size": [40, 60],
            "scale": 1
          },
          "bar": {
            "height": 40
          }
        }

        """)
    #expect(try Program.run(["fmt", "--check", "."], in: folder.url).exitCode == 0)
  }

  @Test(arguments: [
    ("{\"tabrender\": 1, // first\n}", "a.jsonc:1:18"),
    ("{\"tabrender\": 1, /* a */ }", "a.jsonc:1:18"),
    ("{\n\"tabrender\": 1,\n} // last", "a.jsonc:3:3"),
  ])
  func `does not lose the comments of a file`(text: String, place: String) throws {
    let folder = try TemporaryFolder()
    let text = Data(text.utf8)
    try text.write(to: folder.url.appending(path: "a.jsonc"))
    let run = try Program.run(["fmt", "a.jsonc"], in: folder.url)
    #expect(run.exitCode == 65)
    #expect(
      run.errors.hasPrefix("\(place): error: fmt would lose this comment\n"), "\(run.errors)")
    #expect(try Data(contentsOf: folder.url.appending(path: "a.jsonc")) == text)
    #expect(try Program.run(["check", "a.jsonc"], in: folder.url).exitCode == 0)
  }

  @Test func `shows the tree of a scene`() throws {
    let folder = try Self.scenes()
    let run = try Program.run(["inspect", "a.json"], in: folder.url)
    #expect(run.text.hasPrefix("a: 40×60 px, 1 px per pt, light\ncanvas layer  0,0 40×60\n"))
    #expect(run.text.contains("\n  bar layer  0,20 40×40\n"))
    #expect(run.text.contains("\n    bar.background layer  0,20 40×40\n"))
    #expect(run.text.contains("\n  bar.shadow shadow  "))
  }

  @Test(arguments: [
    ("scene", "layers"), ("suite", "baselines"), ("suite", "rules"), ("results", "items"),
  ])
  func `prints a schema that has every key`(format: String, key: String) throws {
    let run = try Program.run(["schema", format])
    let schema = try #require(
      try JSONSerialization.jsonObject(with: run.output) as? [String: Any])
    #expect(schema["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    let properties = try #require(schema["properties"] as? [String: Any])
    #expect(properties.keys.contains(key))
  }

  /// Two sound scenes, one with a warning and one that is wrong.
  private static func scenes() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let small = #""canvas": {"scale": 1, "size": [40, 60]}, "tabrender": 1"#
    let texts = [
      "a.json": "{\"bar\": {\"height\": 40}, \(small)}",
      "c.json": "{\"layers\": [{\"frame\": [0, 0, 9, 9], \"fill\": \"red\"}], \(small)}",
      "bad.json": "{\"tabrender\": 1,       \"bra\": {}}",
      "warned.json": "{\"bar\": {\"cornerRadius\": 99}, \(small)}",
    ]
    for (name, text) in texts {
      try Data(text.utf8).write(to: folder.url.appending(path: name))
    }
    return folder
  }
}
