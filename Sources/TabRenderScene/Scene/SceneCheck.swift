/// Checks in a document what the forms of single keys cannot: keys that exclude each other, names
/// that must be unique, files.
struct SceneCheck {
  let validator: JSONValidator
  /// The pictures that were read already.
  private(set) var pictures: ScenePictures
  /// The font files that were looked at already, and why some cannot be used.
  private var fontProblems: [String: FontError?] = [:]
  /// Where each id stands.
  private var ids: [String: JSONLocation] = [:]

  init(_ validator: JSONValidator, maximumPixels: Int) {
    self.validator = validator
    pictures = ScenePictures(limit: maximumPixels, accepting: .regularFiles)
  }

  /// Checks the whole document.
  mutating func check(_ root: JSONNode) {
    if let crop = root["canvas"]?["crop"] { check(crop: crop, of: root) }
    if let variants = root["variants"] {
      // Two scales that are called alike would be one file.
      checkIsUnique("scale", variants["scale"]) { $0.number.map(DecimalNumber.text) }
      checkIsUnique("appearance", variants["appearance"]) { $0.string }
    }
    if let content = root["content"] { check(content: content) }
    if let bar = root["bar"] { check(bar: bar) }
    for layer in root["layers"]?.elements ?? [] { check(layer: layer) }
  }

  private func check(crop: JSONNode, of root: JSONNode) {
    if let part = crop.string, part != "canvas", root["bar"] == nil {
      validator.report(
        at: crop, "crop is \"\(part)\", but the scene has no bar",
        hint: "a bar, or a rectangle [x, y, width, height]")
    }
    if crop.numbers.suffix(2).contains(where: { $0 <= 0 }) {
      validator.report(at: crop, "crop must have a width and a height above 0")
    }
  }

  /// Each element makes another picture, so none may be there twice.
  private func checkIsUnique<Value: Hashable>(
    _ key: String, _ list: JSONNode?, _ value: (JSONNode) -> Value?
  ) {
    var seen: Set<Value> = []
    for element in list?.elements ?? [] {
      guard let value = value(element), !seen.insert(value).inserted else { continue }
      validator.report(
        at: element, "\(key) \(element.json.text) is given twice",
        hint: "each scale and appearance makes one picture")
    }
  }

  private mutating func check(content: JSONNode) {
    let kind = content["kind"]?.string
    for (key, owner, name) in [("color", "solid", "a color"), ("file", "picture", "a file")] {
      switch (content[key], kind == owner) {
      case (nil, true):
        validator.report(at: content, "content of kind \(owner) needs \(name)")
      case (let node?, false):
        validator.report(at: node, "\(key) has no meaning unless kind is \"\(owner)\"")
      default: break
      }
    }
    if kind == "picture", let file = content["file"] { check(picture: file) }
  }

  private mutating func check(bar: JSONNode) {
    for item in bar["items"]?.elements ?? [] {
      if let icon = item["icon"] { check(icon: icon) }
    }
    let count = bar["items"]?.elements.count ?? 4
    if let node = bar["selected"], let index = node.integer, index >= max(1, count) {
      validator.report(noItem: index, of: count, at: node)
    }
  }
}

// MARK: Files and names

extension SceneCheck {
  private mutating func check(icon node: JSONNode) {
    guard let name = node.string, !name.isEmpty else { return }
    let icon = ScenePictures.isFile(name) ? node.path ?? name : name
    do throws(SceneFileProblem) {
      _ = try pictures.icon(icon)
    } catch {
      report(at: node, error)
    }
  }

  mutating func check(picture node: JSONNode) {
    do throws(SceneFileProblem) {
      _ = try pictures.picture(node.path ?? "")
    } catch {
      report(at: node, error)
    }
  }

  private func report(at node: JSONNode, _ problem: SceneFileProblem) {
    validator.report(at: node, problem.description, hint: problem.hint, cause: problem.cause)
  }

  mutating func check(font node: JSONNode) {
    guard let file = node["file"], let path = file.path else { return }
    if node["family"] != nil {
      validator.report(at: file, "file and family both name the font; give one")
    }
    guard let problem = fontProblem(path) else { return }
    validator.report(
      at: file, problem.description, hint: problem.hint,
      cause: problem.isNoInput ? .noInput : .content)
  }

  private mutating func fontProblem(_ path: String) -> FontError? {
    if let known = fontProblems[path] { return known }
    var problem: FontError?
    do throws(FontError) { try FontFile.check(path) } catch { problem = error }
    fontProblems[path] = .some(problem)
    return problem
  }

  /// Notes an id, which must not be another layer's.
  mutating func check(id node: JSONNode) {
    guard let id = node.string else { return }
    let name = "id \"\(JSONValidator.shortened(id))\""
    if ["canvas", "content", "bar"].contains(id) || id.hasPrefix("bar.") {
      validator.report(at: node, "\(name) is one of the bar's own layers")
    } else if let first = ids[id] {
      validator.report(
        at: node, "\(name) is given twice (first on line \(first.line))",
        hint: "an id must be unique in the scene")
    } else {
      ids[id] = node.location
    }
  }
}
