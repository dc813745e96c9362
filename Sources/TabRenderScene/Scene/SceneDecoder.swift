import Foundation
import TabRenderBase
import TabRenderDraw
import TabRenderBar

/// Turns a checked document into a ``SceneDescription``.
///
/// What the key tables say was checked before; the decoder complains of what only it can judge:
/// keys that exclude each other, ids that are not unique, files.
struct SceneDecoder {
  let validator: JSONValidator
  /// The pictures that were read already.
  var pictures: ScenePictures
  /// The font files that were looked at already, and why some cannot be used.
  private var fontProblems: [String: FontError?] = [:]
  /// Where each id stands.
  private var ids: [String: JSONLocation] = [:]

  init(validator: JSONValidator, maximumPixels: Int) {
    self.validator = validator
    pictures = ScenePictures(limit: maximumPixels, accepting: .regularFiles)
  }

  /// The description that the document means.
  mutating func description() -> SceneDescription {
    let root = validator.root
    var description = SceneDescription()
    description.name = root["name"]?.string
    if let canvas = root["canvas"] { decode(canvas: canvas, &description) }
    if let variants = root["variants"] {
      if let scales = variants["scale"] {
        description.scales = scales.numbers
        // Two that are called alike would be one file.
        checkIsUnique("scale", scales.elements) { $0.number.map(DecimalNumber.text) }
      }
      if let appearances = variants["appearance"] {
        checkIsUnique("appearance", appearances.elements) { $0.string }
        description.appearances = appearances.elements.compactMap { $0.word() }
      }
    }
    if let content = root["content"] { decode(content: content, &description) }
    description.scene.showsBar = root["bar"] != nil
    if let bar = root["bar"] { decode(bar: bar, &description) }
    description.layers = root["layers"]?.elements.map { layer($0) } ?? []
    return description
  }

  /// Each element makes another picture, so none may be there twice.
  private func checkIsUnique<Value: Hashable>(
    _ key: String, _ elements: [JSONNode], _ value: (JSONNode) -> Value?
  ) {
    var seen: Set<Value> = []
    for element in elements {
      guard let value = value(element), !seen.insert(value).inserted else { continue }
      validator.report(
        at: element, "\(key) \(element.json.text) is given twice",
        hint: "each scale and appearance makes one picture")
    }
  }

  private func decode(canvas: JSONNode, _ description: inout SceneDescription) {
    description.isLandscape = canvas["landscape"]?.boolean ?? false
    if let size = canvas["size"]?.numbers {
      description.size = CGSize(width: size[0], height: size[1])
      description.device = .none
    }
    if let name = canvas["device"]?.string, let device = Device.named(name) {
      description.device = device
    }
    if let scale = canvas["scale"]?.number { description.scales = [scale] }
    if let appearance: TabBarScene.Appearance = canvas["appearance"]?.word() {
      description.appearances = [appearance]
    }
    if let background = canvas["background"] {
      description.background =
        background.string == "none" ? BackgroundChoice.none : background.color.map { .color($0) }
    }
    description.scene.canvas.showsChrome = canvas["chrome"]?.boolean
    if let crop = canvas["crop"] { description.crop = self.crop(crop) }
    description.pad = canvas["pad"]?.number ?? 0
    description.scene.shadow.model = canvas["shadowModel"]?.word() ?? .screen
  }

  private func crop(_ node: JSONNode) -> CropChoice {
    if let part = node.string, part != "canvas", validator.root["bar"] == nil {
      validator.report(
        at: node, "crop is \"\(part)\", but the scene has no bar",
        hint: "a bar, or a rectangle [x, y, width, height]")
    }
    switch node.string {
    case "bar": return .bar
    case "shadow": return .shadow
    case nil:
      let sides = node.numbers
      if sides[2] <= 0 || sides[3] <= 0 {
        validator.report(at: node, "crop must have a width and a height above 0")
      }
      return .rectangle(sides)
    default: return .canvas
    }
  }

  private mutating func decode(content: JSONNode, _ description: inout SceneDescription) {
    description.scene.content.scroll = content["scroll"]?.number
    description.scene.content.showsText = content["text"]?.boolean
    let kind = content["kind"]?.string
    switch kind {
    case "solid":
      guard let color = content["color"]?.color else {
        return validator.report(at: content, "content of kind solid needs a color")
      }
      description.content = .solid(color)
    case "picture":
      guard let file = content["file"] else {
        return validator.report(at: content, "content of kind picture needs a file")
      }
      description.content = .file(path(of: file))
      _ = picture(file)
    default:
      description.content = SceneKeys.contentKinds.first { $0.name == kind }.map { .kind($0.kind) }
    }
    for (key, owner) in [("color", "solid"), ("file", "picture")] where kind != owner {
      if let node = content[key] {
        validator.report(at: node, "\(key) has no meaning unless kind is \"\(owner)\"")
      }
    }
  }
}

// MARK: Files

extension SceneDecoder {
  /// The path of a file that a node names, which is relative to the file that holds the node.
  func path(of node: JSONNode) -> String {
    SceneInheritance.path(of: node.string ?? "", from: node.location.source.base)
  }

  /// The picture that a node names; `nil`, and a complaint, when it cannot be read.
  mutating func picture(_ node: JSONNode) -> Bitmap? {
    do throws(SceneFileProblem) {
      return try pictures.picture(path(of: node))
    } catch {
      report(at: node, error)
      return nil
    }
  }

  /// The font file that a node names; complains when it cannot be used.
  mutating func fontFile(_ node: JSONNode) -> FontDescriptor.Family {
    let path = path(of: node)
    if let problem = fontProblem(path) {
      validator.report(
        at: node, problem.description, hint: problem.hint,
        cause: problem.isNoInput ? .noInput : .content)
    }
    return .file(path, face: 0)
  }

  private mutating func fontProblem(_ path: String) -> FontError? {
    if let known = fontProblems[path] { return known }
    var problem: FontError?
    do throws(FontError) { try FontFile.check(path) } catch { problem = error }
    fontProblems[path] = .some(problem)
    return problem
  }

  /// Complains of a file that a node names.
  func report(at node: JSONNode, _ problem: SceneFileProblem) {
    validator.report(at: node, problem.description, hint: problem.hint, cause: problem.cause)
  }

  /// Notes an id, and complains when another layer has it.
  mutating func note(id node: JSONNode) {
    guard let id = node.string else { return }
    if ["canvas", "content", "bar"].contains(id) || id.hasPrefix("bar.") {
      validator.report(
        at: node, "id \"\(JSONValidator.shortened(id))\" is one of the bar's own layers")
    } else if let first = ids[id] {
      validator.report(
        at: node,
        "id \"\(JSONValidator.shortened(id))\" is given twice (first on line \(first.line))",
        hint: "an id must be unique in the scene")
    } else {
      ids[id] = node.location
    }
  }
}

// MARK: Values

extension JSONNode {
  /// A colour or a pair of them; `nil` for anything else.
  var color: DynamicColor? {
    if let string { return try? ColorSyntax.parse(string) }
    guard let light = self["light"]?.color, let dark = self["dark"]?.color else { return nil }
    return DynamicColor(light: light.light, dark: dark.dark)
  }

  /// One of an enumeration's raw values; `nil` for anything else.
  func word<Value: RawRepresentable<String>>() -> Value? {
    string.flatMap { Value(rawValue: $0) }
  }

  /// One of an enumeration's raw values, whichever is wanted.
  var corners: CACornerMask {
    let words = string.map { [$0] } ?? elements.compactMap(\.string)
    return words.reduce(into: []) { $0.formUnion(CornerNames.mask(of: $1) ?? []) }
  }

  /// A line's width and colour.
  var border: BorderChoice? {
    guard let width = self["width"]?.number else { return nil }
    return BorderChoice(width: width, color: self["color"]?.color ?? DynamicColor(.black))
  }

  /// Two numbers as a point.
  var point: CGPoint? {
    let numbers = numbers
    return numbers.count == 2 ? CGPoint(x: numbers[0], y: numbers[1]) : nil
  }

  /// Four numbers as a rectangle.
  var rect: CGRect? {
    let numbers = numbers
    guard numbers.count == 4 else { return nil }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension Device {
  /// A canvas of some size that is no device: no insets, square corners, 3 pixels per point.
  static let none = Device(
    name: "none", title: "no device", size: CGSize(width: 393, height: 852), scale: 3,
    safeArea: UIEdgeInsets(), displayCornerRadius: 0)
}
