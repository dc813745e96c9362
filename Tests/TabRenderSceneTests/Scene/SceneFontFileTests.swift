import Foundation
import TabRender
import Testing

/// A Git LFS pointer, which stands in the place of a file that was not fetched.
private let pointer = """
  version https://git-lfs.github.com/spec/v1
  oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
  size 12345

  """

struct `A file that a scene names` {
  @Test(
    arguments: [
      ("none.ttf", "none.ttf: there is no such file", nil, true),
      ("folder", "folder: is a folder", nil, true),
      ("pointer.ttf", "pointer.ttf is a Git LFS pointer, not a font", "git lfs pull", true),
      ("text.ttf", "text.ttf is not a font that can be read", nil, false),
      ("empty.ttf", "empty.ttf is not a font that can be read", nil, false),
    ] as [(String, String, String?, Bool)])
  func `must be a font where it stands for one`(
    name: String, message: String, hint: String?, isNoInput: Bool
  ) throws {
    let folder = try SceneFolder([
      "pointer.ttf": pointer, "text.ttf": "no font", "empty.ttf": "", "folder/x": "",
      "scene.json": """
      {"tabrender": 1, "layers": [{"text": "a"},
       {"text": "b", "font": {"file": "\(name)"}}]}
      """,
    ])
    let problem = try #require(folder.problem("scene.json"))
    #expect(problem.message == "\(folder.url.path)/\(message)")
    #expect(problem.location == "\(folder.path("scene.json")):2:33")
    #expect(problem.pointer == "/layers/1/font/file")
    #expect(problem.hint == hint)
    #expect(problem.cause == (isNoInput ? .noInput : .content))
  }

  @Test(
    arguments: [
      (#""layers": [{"contents": "none.png"}]"#, true),
      (#""layers": [{"contents": "pointer.png"}]"#, true),
      (#""layers": [{"contents": "text.png"}]"#, false),
      (#""content": {"kind": "picture", "file": "none.png"}"#, true),
      (#""bar": {"items": [{"icon": "none.svg"}]}"#, true),
      (#""bar": {"items": [{"icon": "pointer.svg"}]}"#, true),
      (#""bar": {"items": [{"icon": "text.svg"}]}"#, false),
      (#""bar": {"items": [{"icon": "nothing"}]}"#, false),
      (#""extends": "none.json""#, true), (#""extends": "pointer.json""#, true),
      (#""extends": "text.json""#, false),
    ])
  func `is told apart from one that has the wrong content`(
    keys: String, isNoInput: Bool
  ) throws {
    var files = ["scene.json": "{\"tabrender\": 1, \(keys)}"]
    for ending in ["png", "svg", "json"] {
      files["pointer.\(ending)"] = pointer
      files["text.\(ending)"] = "text"
    }
    let folder = try SceneFolder(files)
    var found: SceneError?
    do throws(SceneError) { _ = try SceneFile.read(folder.path("scene.json")) } catch {
      found = error
    }
    #expect(found?.isNoInput == isNoInput)
  }
}
