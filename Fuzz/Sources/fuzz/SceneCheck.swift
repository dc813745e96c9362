import TabRender

/// Whatever the bytes are, reading ends with a scene or problems that have words; what is printed
/// of a scene reads as the same scene; and each of its pictures is laid out, the small ones drawn.
enum SceneCheck {
  private static let variantsTried = 4
  private static let drawnPixels = 1 << 12
  private static let options: SceneFile.Options = {
    var options = SceneFile.Options()
    options.maximumPixels = 1 << 16
    return options
  }()

  static func check(_ bytes: [UInt8]) {
    do throws(SceneError) {
      let scene = try SceneFile.read(bytes, name: "fuzz.jsonc", options: options)
      checkText(scene)
      for variant in scene.variants.prefix(variantsTried) { check(scene.resolved(variant)) }
    } catch {
      demand(!error.description.isEmpty, "an error has words")
      guard case .invalid(let problems, _) = error else { return }
      demand(!problems.contains { $0.message.isEmpty }, "a problem has words")
      demand(problems.allSatisfy { $0.line ?? 1 > 0 && $0.column ?? 1 > 0 }, "lines count from 1")
    }
  }

  private static func checkText(_ scene: SceneFile) {
    let text = scene.document.text
    let again = try? SceneFile.read(Array(text.utf8), name: "fuzz.json", options: options)
    demand(again?.document.text == text, "what is printed reads as the same scene")
    demand(again?.description == scene.description, "what is printed means the same")
    demand(scene.warnings.allSatisfy { !$0.message.isEmpty }, "a warning has words")
  }

  private static func check(_ scene: ResolvedScene) {
    demand(scene.warnings.allSatisfy { !"\($0)".isEmpty }, "a warning has words")
    let (width, height) = scene.pixelSize
    guard width <= options.maximumPixels / max(1, height) else { return }
    let list = scene.makeDisplayList()
    _ = scene.makeLayerMap()
    _ = scene.truncatedTexts()
    guard width * height <= drawnPixels else { return }
    let bitmap = Renderer(threads: 1).render(list)
    demand(bitmap.width == width && bitmap.height == height, "a picture has the size it says")
  }
}
