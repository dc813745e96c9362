import Foundation
import Testing

@Suite("Lists of layers")
struct LayerListTests {
  private static let bare = ["--content", "solid:#FF0000", "--items", "none", "--scale", "1"]

  @Test("stand beside the picture, a line of JSON for each layer")
  func besidePicture() throws {
    let folder = try TemporaryFolder()
    let run = try Program.run(Self.bare + ["--tree", "a.b.png"], in: folder.url)
    #expect(run.exitCode == 0 && run.errors.isEmpty)
    let text = try String(contentsOfFile: folder.path("a.b.tree.jsonl"), encoding: .utf8)
    let lines = text.split(separator: "\n")
    #expect(
      lines.contains(
        """
        { "n": 6, "id": "bar", "type": "layer", "frame": [0.0, 769.0, 393.0, 83.0], \
        "px": [0, 769, 393, 83] }
        """))
    let documents = try lines.map {
      try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
    }
    #expect(documents.map { $0?["n"] as? Int } == Array(1...lines.count))
  }

  @Test("stand in the file that is named")
  func namedFile() throws {
    let folder = try TemporaryFolder()
    let run = try Program.run(Self.bare + ["--tree=layers.txt", "a.png"], in: folder.url)
    #expect(run.exitCode == 0)
    #expect(FileManager.default.fileExists(atPath: folder.path("layers.txt")))
    #expect(!FileManager.default.fileExists(atPath: folder.path("a.tree.jsonl")))
  }

  @Test(
    "are refused where they have no name of their own, and nothing is drawn",
    arguments: [
      (["--tree", "-"], "goes to stdout"),
      (["--tree=a.txt", "--naming", "docc", "--scale", "1,2", "a.png"], "cannot share the file"),
    ])
  func refused(arguments: [String], message: String) throws {
    let folder = try TemporaryFolder()
    let run = try Program.run(arguments, in: folder.url)
    #expect(run.exitCode == 64 && run.output.isEmpty)
    #expect(run.errors.contains(message))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
  }

  @Test(
    "tell whose a pixel is",
    arguments: [
      ("5,45", "bar.background"), ("5,10", "box"), ("30,10", "canvas"),
    ])
  func owner(place: String, id: String) throws {
    let folder = try TemporaryFolder()
    let scene = """
      {"tabrender": 1, "canvas": {"size": [40, 60], "scale": 2},
       "content": {"kind": "none"},
       "bar": {"height": 20, "bottomInset": 0, "items": [], "shadow": {"host": "none"}},
       "layers": [{"id": "box", "frame": [0, 0, 20, 20], "fill": "#f00"}]}
      """
    try Data(scene.utf8).write(to: folder.url.appendingPathComponent("a.json"))
    let run = try Program.run(["inspect", "a.json", "--at", place], in: folder.url)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.text == id + "\n")
  }

  @Test("are on the canvas", arguments: ["5000,1", "40,10", "-1,10", "5,60"])
  func outside(place: String) throws {
    let folder = try TemporaryFolder()
    let scene = "{\"tabrender\": 1, \"canvas\": {\"size\": [40, 60], \"scale\": 2}}"
    try Data(scene.utf8).write(to: folder.url.appendingPathComponent("a.json"))
    let run = try Program.run(["inspect", "a.json", "--at", place], in: folder.url)
    #expect(run.exitCode == 64 && run.output.isEmpty)
    #expect(run.errors.contains("--at \(place) lies outside of the scene's picture"))
  }

  @Test("are found in a file by what is in it, and its numbers are as they are shown")
  func otherEnding() throws {
    let folder = try TemporaryFolder()
    let scene = """
      \u{FEFF} {"tabrender": 1, "canvas": {"size": [100, 60], "scale": 1},
       "layers": [{"id": "box", "frame": [80.00000000000001, 0, 0.1, 20]}]}
      """
    try Data(scene.utf8).write(to: folder.url.appendingPathComponent("a.scene"))
    let run = try Program.run(["inspect", "a.scene", "--json"], in: folder.url)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.text.contains("\"frame\":[80,0,0.1,20]"), "\(run.text)")
  }

  @Test("are of scenes: a picture has none")
  func picture() throws {
    let pictures = try DiffPictures(square: 0, by: 0)
    let run = try Program.run(["inspect", "a.png", "--at", "1,1"], in: pictures.folder.url)
    #expect(run.exitCode == 64)
    #expect(run.errors.contains("--at asks for a layer, and a.png has none"))
  }
}
