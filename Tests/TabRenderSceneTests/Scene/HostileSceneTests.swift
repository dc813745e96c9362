import Foundation
import TabRender
import Testing

struct `A scene that means no good` {
  @Test(
    arguments: [
      (#"{"tabrender": 1, "name": "x\u0000y"}"#, "name", "U+0000"),
      (#"{"tabrender": 1, "name": "x\u009by"}"#, "name", "U+009B"),
      (#"{"tabrender": 1, "layers": [{"id": "a\u001bb"}]}"#, "id", "U+001B"),
      (#"{"tabrender": 1, "layers": [{"contents": "a\u0000.png"}]}"#, "contents", "U+0000"),
      (
        #"{"tabrender": 1, "layers": [{"text": "", "font": {"file": "a\u007f"}}]}"#, "file",
        "U+007F"
      ),
    ])
  func `cannot hide a character in a name`(text: String, key: String, character: String) {
    #expect(
      problems(text).map(\.message) == ["\(key) must not have the control character \(character)"])
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      ("{\"tabrender\": 1, \"extends\": \"fifo\"}", "is not a regular file"),
      ("{\"tabrender\": 1, \"extends\": \"/dev/zero\"}", "is not a regular file"),
      ("{\"tabrender\": 1, \"extends\": \"-\"}", "there is no such file"),
      ("{\"tabrender\": 1, \"extends\": \"sub\"}", "is a folder"),
      ("{\"tabrender\": 1, \"layers\": [{\"contents\": \"fifo\"}]}", "is not a regular file"),
      (
        "{\"tabrender\": 1, \"bar\": {\"items\": [{\"title\": \"\", \"icon\": \"fifo.svg\"}]}}",
        "is not a regular file"
      ),
      (
        "{\"tabrender\": 1, \"layers\": [{\"text\": \"a\", \"font\": {\"file\": \"fifo\"}}]}",
        "is not a regular file"
      ),
    ])
  func `names nothing but regular files`(text: String, message: String) throws {
    let folder = try SceneFolder(["scene.json": text, "sub/other.json": "{}"])
    for name in ["fifo", "fifo.svg"] {
      let result = unsafe mkfifo(folder.path(name), 0o600)
      try #require(result == 0)
    }
    let problem = try #require(folder.problem("scene.json"))
    #expect(problem.message.hasSuffix(message))
    #expect(problem.pointer?.isEmpty == false)
  }

  @Test func `has a limit for all its pictures together, and reads each once`() throws {
    let layers = (0..<3).map { "{\"contents\": \"\($0).png\"}, {\"contents\": \"0.png\"}" }
    let folder = try SceneFolder([
      "scene.json": "{\"tabrender\": 1, \"layers\": [\(layers.joined(separator: ", "))]}"
    ])
    let png = try PNGEncoder().encode(Bitmap(width: 10, height: 10), scale: 1)
    for index in 0..<3 { try Data(png).write(to: folder.url.appending(path: "\(index).png")) }
    var options = SceneFile.Options()
    options.maximumPixels = 300
    let file = try SceneFile.read(folder.path("scene.json"), options: options)
    #expect(file.description.layers.count == 6)
    options.maximumPixels = 299
    var found: [JSONProblem] = []
    do throws(SceneError) {
      _ = try SceneFile.read(folder.path("scene.json"), options: options)
    } catch {
      if case .invalid(let problems, _) = error { found = problems }
    }
    #expect(
      found.map(\.message) == [
        "\(folder.path("2.png")): the pictures of a scene have more than 299 pixels together"
      ])
    #expect(found.map(\.pointer) == ["/layers/4/contents"])
  }

  @Test(
    arguments: [
      (
        #"{"tabrender": 1, "canvas": {"size": [1, 1], "scale": 0.1}}"#, "/canvas/size",
        "at scale 0.1 the picture has 0×0 px"
      ),
      (
        #"{"tabrender": 1, "canvas": {"crop": [0, 0, 1e-300, 1e-300]}}"#, "/canvas/crop",
        "at scale 3 the picture has 0×0 px"
      ),
      (
        #"{"tabrender": 1, "variants": {"scale": [2, 3, 2.0]}}"#, "/variants/scale/2",
        "scale 2 is given twice"
      ),
      (
        #"{"tabrender": 1, "variants": {"scale": [2, 2.0000000001]}}"#, "/variants/scale/1",
        "scale 2.0000000001 is given twice"
      ),
      (
        #"{"tabrender": 1, "canvas": {"crop": "bar"}}"#, "/canvas/crop",
        "crop is \"bar\", but the scene has no bar"
      ),
      (
        #"{"tabrender": 1, "variants": {"appearance": ["dark", "dark"]}}"#,
        "/variants/appearance/1", "appearance \"dark\" is given twice"
      ),
    ])
  func `cannot stand for a picture that is not drawn`(
    text: String, pointer: String, message: String
  ) {
    #expect(problems(text).map(\.message) == [message])
    #expect(problems(text).map(\.pointer) == [pointer])
  }

  @Test(
    arguments: [
      ("[0, 0, 10, 10]", 300, nil), ("[0, 0, 10, 10]", 299, 300), ("[8, 8, 10, 10]", 12, nil),
      ("[8, 8, 10, 10]", 11, 12),
    ] as [(String, Int, Int?)])
  func `has a limit for the pixels that its layers blur together`(
    frame: String, limit: Int, refused: Int?
  ) {
    let glass = "{\"frame\": \(frame), \"backgroundBlur\": 2}"
    var options = SceneFile.Options()
    options.maximumPixels = limit
    let found = problems(
      """
      {"tabrender": 1, "canvas": {"size": [10, 10], "scale": 1},
       "layers": [\(glass), {"opacity": 0.5, "children": [\(glass)]}, \(glass)]}
      """, options: options)
    #expect(
      found.map(\.message)
        == (refused.map { pixels in
          [
            "at scale 1 the layers with a backgroundBlur have \(pixels) px together, over the limit "
              + "of \(limit) px (--max-pixels)"
          ]
        } ?? []))
    #expect(found.map(\.pointer) == (refused == nil ? [] : ["/layers"]))
  }

  @Test(.timeLimit(.minutes(1)))
  func `may have as many layers as its size allows`() throws {
    let layer = #"{"frame": [0, 0, 1, 1], "fill": "red"}"#
    let layers = Array(repeating: layer, count: 2000).joined(separator: ",")
    let file = try scene("{\"tabrender\": 1, \"layers\": [\(layers)]}")
    #expect(file.resolved(file.variants[0]).makeDisplayList().items.count == 2000)
  }
}

struct `An object of thousands of keys` {
  static let keys = (0..<20_000).map { "\"\($0)\": " }

  @Test(.timeLimit(.minutes(1)))
  func `is merged key by key`() throws {
    func object(_ value: (Int) -> String) throws -> JSONNode {
      let text = "{" + Self.keys.enumerated().map { $1 + value($0) }.joined(separator: ",") + "}"
      return try JSONReader.read(Array(text.utf8), name: "a.json").root
    }
    let base = try object { _ in "1" }
    let replaced = SceneInheritance.merge(try object { _ in "2" }, over: base)
    #expect(replaced.members.count == 20_000)
    let shorter = SceneInheritance.merge(try object { $0 % 4 == 0 ? "null" : "3" }, over: base)
    #expect(shorter.members.count == 15_000)
    let areReplaced = shorter.members.allSatisfy { $0.value.number == 3 }
    #expect(areReplaced)
  }
}

struct `A hostile override` {
  /// A value so many levels below the document.
  private func found(parts: Int, _ value: String) -> [JSONProblem] {
    var options = SceneFile.Options()
    options.isLenient = true
    options.overrides = [
      SceneOverride(
        pointer: Array(repeating: "x-x", count: parts).joined(separator: "."), text: value)
    ]
    return problems("{\"tabrender\": 1}", options: options)
  }

  @Test(arguments: [
    (512, "1", true), (513, "1", false), (60_000, "1", false), (511, "[1]", true),
    (512, "[1]", false),
    (
      2, String(repeating: "[", count: 510) + String(repeating: "]", count: 510),
      true
    ),
    (3, String(repeating: "[", count: 510) + String(repeating: "]", count: 510), false),
  ])
  func `makes no document deeper than a file's may be`(
    parts: Int, value: String, isAccepted: Bool
  ) {
    #expect(
      found(parts: parts, value).map(\.message)
        == (isAccepted ? [] : ["nesting deeper than 512"]))
  }

  @Test(
    arguments: [
      (#"{"height": 60, "height": 50}"#, "key \"height\" is given twice (first on line 1)"),
      (#"{"height": 60,}"#, "a comma must not stand before }"),
      (#" ["a" "b"]"#, "expected a comma or ], got \"\"\""),
      (#""half"#, "the string does not end"),
    ])
  func `that begins as JSON is told its mistake`(text: String, message: String) throws {
    var options = SceneFile.Options()
    options.overrides = [SceneOverride(pointer: "bar", text: text)]
    let problem = try #require(problems("{\"tabrender\": 1}", options: options).first)
    #expect(problem.file == "--set bar")
    #expect(problem.message == message)
  }

  @Test(arguments: ["layers.0.contents", "/layers/0/contents"])
  func `names files beside the folder that the program runs in`(pointer: String) throws {
    var options = SceneFile.Options()
    options.overrides = [SceneOverride(pointer: pointer, text: "sub/no.png")]
    let problem = try #require(
      problems("{\"tabrender\": 1, \"layers\": [{}]}", options: options).first)
    #expect(problem.message == "sub/no.png: there is no such file")
  }
}
