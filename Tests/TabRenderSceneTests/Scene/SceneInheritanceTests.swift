import Foundation
import TabRender
import Testing

struct `A scene that extends another` {
  @Test func `merges objects, replaces lists and takes away what is null`() throws {
    let folder = try SceneFolder([
      "base.json": """
      {"tabrender": 1, "bar": {"cornerRadius": 20, "height": 60, "tint": "red",
       "items": [{"title": "A"}, {"title": "B"}]}}
      """,
      "sub/scene.json": """
      {"tabrender": 1, "extends": "../base.json",
       "bar": {"height": null, "cornerRadius": 4, "items": [{"title": "C"}]}}
      """,
    ])
    let file = try SceneFile.read(folder.path("sub/scene.json"))
    let scene = file.resolved(file.variants[0]).scene
    #expect(scene.bar.cornerRadius == 4)
    #expect(scene.bar.height == nil)
    #expect(scene.items.tint == CGColor(hex: 0xFF0000))
    #expect(scene.items.list.map(\.title) == ["C"])
  }

  @Test func `is told of a fault in the file that has it`() throws {
    let folder = try SceneFolder([
      "base.json": "{\"tabrender\": 1,\n \"bar\": {\"cornerRadius\": -1}}",
      "scene.json": "{\"tabrender\": 1, \"extends\": \"base.json\", \"bar\": {\"height\": 9}}",
    ])
    let problem = try #require(folder.problem("scene.json"))
    #expect(problem.location == "\(folder.path("base.json")):2:26")
    #expect(problem.pointer == "/bar/cornerRadius")
  }

  @Test func `finds pictures beside the file that names them`() throws {
    let folder = try SceneFolder([
      "sub/base.json":
        "{\"tabrender\": 1, \"content\": {\"kind\": \"picture\", \"file\": \"p.png\"}}",
      "scene.json": "{\"tabrender\": 1, \"extends\": \"sub/base.json\"}",
    ])
    let png = try PNGEncoder().encode(Bitmap(width: 2, height: 2), scale: 1)
    try Data(png).write(to: folder.url.appendingPathComponent("sub/p.png"))
    let file = try SceneFile.read(folder.path("scene.json"))
    let kind = file.resolved(file.variants[0]).scene.content.kind
    let isPicture = kind == .picture(Bitmap(width: 2, height: 2))
    #expect(isPicture)
  }

  @Test(arguments: [
    ("self.json", "extends itself"), ("a.json", "extends itself"),
    ("missing.json", "cannot be read: there is no such file"),
    ("url.json", "must name a file, not a URL"), ("number.json", "must be a file's name"),
    ("chain0.json", "more than 16 files extend each other"),
  ])
  func `is refused where the chain does not end well`(name: String, message: String) throws {
    var files = [
      "self.json": "{\"tabrender\": 1, \"extends\": \"./self.json\"}",
      "a.json": "{\"tabrender\": 1, \"extends\": \"b.json\"}",
      "b.json": "{\"tabrender\": 1, \"extends\": \"a.json\"}",
      "missing.json": "{\"tabrender\": 1, \"extends\": \"no.json\"}",
      "url.json": "{\"tabrender\": 1, \"extends\": \"https://example.com/a.json\"}",
      "number.json": "{\"tabrender\": 1, \"extends\": 1}",
    ]
    for index in 0..<20 {
      files["chain\(index).json"] = "{\"tabrender\": 1, \"extends\": \"chain\(index + 1).json\"}"
    }
    let problem = try #require(try SceneFolder(files).problem(name))
    #expect(problem.message.contains(message))
    #expect(problem.pointer == "/extends")
  }

  @Test(
    arguments: [
      (#"{"extends": "base.json"}"#, #"{"tabrender": 1}"#, "key \"tabrender\" is missing", "scene"),
      (#"{"tabrender": 1, "extends": "base.json"}"#, "{}", "key \"tabrender\" is missing", "base"),
      (
        #"{"tabrender": null, "extends": "base.json"}"#, #"{"tabrender": 1}"#,
        "tabrender must be a whole number, got null", "scene"
      ),
      (
        #"{"tabrender": 1, "extends": "base.json"}"#, #"{"tabrender": 0}"#,
        "tabrender must be 1, got 0", "base"
      ),
    ])
  func `says its version itself, and so does what it extends`(
    scene: String, base: String, message: String, name: String
  ) throws {
    let folder = try SceneFolder(["scene.json": scene, "base.json": base])
    let problem = try #require(folder.problem("scene.json"))
    #expect(problem.message == message)
    #expect(problem.file == folder.path("\(name).json"))
  }

  @Test func `needs a name to extend`() throws {
    let found = problems(#"{"tabrender": 1, "extends": ""}"#)
    #expect(found.map(\.message) == ["extends must not be empty"])
  }

  @Test func `may have fifteen ancestors`() throws {
    var files = ["chain15.json": "{\"tabrender\": 1, \"bar\": {}}"]
    for index in 0..<15 {
      files["chain\(index).json"] = "{\"tabrender\": 1, \"extends\": \"chain\(index + 1).json\"}"
    }
    let folder = try SceneFolder(files)
    #expect(try SceneFile.read(folder.path("chain0.json")).description.bar != nil)
  }
}

struct `An override of a scene` {
  @Test(arguments: [
    ("bar.cornerRadius", "24", "cornerRadius"), ("/bar/cornerRadius", "24", "cornerRadius"),
    ("bar.shadow.radius", "3", "shadow"), ("bar.items.1.title", "Z", "items"),
    ("/bar/items/2", "{\"title\": \"new\"}", "items"), ("canvas.appearance", "dark", "canvas"),
  ])
  func `sets a value by its pointer or path`(pointer: String, text: String, what: String) throws {
    let scene = try read(pointer, text)
    switch what {
    case "cornerRadius": #expect(scene.bar.cornerRadius == 24)
    case "shadow": #expect(scene.shadow.radius == 3)
    case "canvas": #expect(scene.canvas.appearance == .dark)
    default:
      #expect(scene.items.list.map(\.title) == (text == "Z" ? ["A", "Z"] : ["A", "B", "new"]))
    }
  }

  @Test(
    arguments: [
      ("bar.cornerRadius", "-4", "cornerRadius must be 0 or more, got -4", "/bar/cornerRadius"),
      ("bar.corner", "4", "unknown key \"corner\"", "/bar/corner"),
      ("bar.items.7.title", "A", "there is no element \"7\" in a list of 2", nil),
      ("bar.height", "tall", "height must be a number, got a string", "/bar/height"),
    ] as [(String, String, String, String?)])
  func `is checked as the file is`(
    pointer: String, text: String, message: String, location: String?
  ) throws {
    var options = SceneFile.Options()
    options.overrides = [SceneOverride(pointer: pointer, text: text)]
    let problem = try #require(problems(Self.text, options: options).first)
    #expect(problem.message == message)
    #expect(problem.pointer == location)
    #expect(problem.file == "--set \(pointer)")
  }

  @Test func `cannot name a file to extend`() throws {
    var options = SceneFile.Options()
    options.overrides = [SceneOverride(pointer: "/extends", text: "\"nope.json\"")]
    let found = problems(Self.text, options: options)
    #expect(
      found.map(\.message) == ["extends cannot be set: files are merged before values are set"])
    #expect(found.map(\.file) == ["--set /extends"])
  }

  private static let text =
    "{\"tabrender\": 1, \"bar\": {\"items\": [{\"title\": \"A\"}, {\"title\": \"B\"}]}}"

  private func read(_ pointer: String, _ text: String) throws -> TabBarScene {
    var options = SceneFile.Options()
    options.overrides = [SceneOverride(pointer: pointer, text: text)]
    let file = try scene(Self.text, options: options)
    return file.resolved(file.variants[0]).scene
  }
}
