import Foundation
import TabRender
import Testing

@Suite("Layers that are not compared")
struct DiffLayerTests {
  /// Two pictures at 2 pixels per point of a scene with a box of 20×20 pt, which has changed.
  private static func pictures(by blue: String = "#00f") throws -> DiffPictures {
    let pictures = try DiffPictures()
    for (name, fill) in [("a", "#f00"), ("b", blue)] {
      let scene = """
        {"tabrender": 1, "canvas": {"size": [40, 60]}, "content": {"kind": "none"},
         "bar": {"height": 20, "bottomInset": 0, "items": [], "shadow": {"host": "none"}},
         "layers": [{"id": "box", "frame": [5, 5, 20, 20], "fill": "\(fill)"}]}
        """
      try pictures.write("\(name).json", Data(scene.utf8))
      let run = try Program.run(
        ["render", "\(name).json", "--scale", "2", "-o", "\(name).png"], in: pictures.folder.url)
      #expect(run.exitCode == 0, "\(run.errors)")
    }
    return pictures
  }

  @Test("are left out where their scene draws them, at the scale of the picture's size")
  func leftOut() throws {
    let pictures = try Self.pictures()
    #expect(try pictures.diff().exitCode == 1)
    let run = try pictures.diff("--scene", "b.json", "--ignore-layer", "box", "--json")
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.document["ignored"] as? Int == 40 * 40)
    let other = try pictures.diff("--scene", "b.json", "--ignore-layer", "bar")
    #expect(other.exitCode == 1)
    let both = try pictures.diff(
      "--scene", "b.json", "--ignore-layer", "box", "--ignore", "0,0,10,10", "--json")
    #expect(both.document["ignored"] as? Int == 40 * 40 + 20 * 20 - 10 * 10)
  }

  @Test(
    "need a scene that has them and a picture of its size",
    arguments: [
      (["--ignore-layer", "box"], 64, "--ignore-layer needs the scene"),
      (["--scene", "b.json"], 64, "--scene says where an ignored layer is"),
      (["--appearance", "dark"], 64, "--appearance says where an ignored layer is"),
      (["--scene", "b.json", "--ignore-layer", "bux"], 65, "hint: did you mean \"box\"?"),
      (["--scene", "b.json", "--ignore-layer", "x.y.z"], 65, "has no layer \"x.y.z\""),
      (["--scene", "b.json", "--ignore-layer", "box", "--scale", "3"], 65, "not 80×120 px at"),
      (["--scene", "c.json", "--ignore-layer", "box"], 66, "c.json: error: there is no such file"),
      (
        ["--scene", "b.json", "--ignore-layer", "box", "--like", "pixelmatch"], 64,
        "pixelmatch has nothing like --ignore-layer"
      ),
    ] as [([String], Int32, String)])
  func refused(options: [String], code: Int32, message: String) throws {
    let run = try Self.pictures().run(["a.png", "b.png"] + options)
    #expect(run.exitCode == code)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test("are of one scene, so folders have none")
  func folders() throws {
    let run = try Self.pictures().run([".", ".", "--scene", "b.json", "--ignore-layer", "box"])
    #expect(run.exitCode == 64)
    #expect(run.errors.contains("--ignore-layer goes with two pictures"))
  }
}
