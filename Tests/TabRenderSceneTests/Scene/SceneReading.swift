import Foundation
import TabRender

/// A scene from its text, as if it stood in `scene.json`.
func scene(
  _ text: String, options: SceneFile.Options = SceneFile.Options()
) throws(SceneError) -> SceneFile {
  try SceneFile.read(Array(text.utf8), name: "scene.json", options: options)
}

/// What is wrong with a scene's text; empty when it is read.
func problems(
  _ text: String, options: SceneFile.Options = SceneFile.Options()
) -> [JSONProblem] {
  do throws(SceneError) {
    _ = try scene(text, options: options)
    return []
  } catch {
    guard case .invalid(let problems, _) = error else { return [] }
    return problems
  }
}

/// A folder with scene files, removed when it is let go.
final class SceneFolder {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  init(_ files: [String: String]) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, text) in files {
      let file = url.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  func problem(_ name: String) -> JSONProblem? {
    do throws(SceneError) {
      _ = try SceneFile.read(path(name))
      return nil
    } catch {
      guard case .invalid(let problems, _) = error else { return nil }
      return problems.first
    }
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
