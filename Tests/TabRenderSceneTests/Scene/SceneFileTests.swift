import Foundation
import TabRender
import Testing
import TestSupport

struct `A scene file` {
  @Test func `needs the version of its format`() {
    #expect(problems("{}").map(\.message) == ["key \"tabrender\" is missing"])
    #expect(
      problems("{\"tabrender\": 99, \"new\": 1}").map(\.message) == [
        "needs tabrender ≥ format 99; this is format 1"
      ])
    #expect(problems("{\"tabrender\": 0}").map(\.message) == ["tabrender must be 1, got 0"])
  }

  @Test func `draws the default bar when it says no more than that there is one`() throws {
    let file = try scene("{\"tabrender\": 1, \"bar\": {}}")
    #expect(file.variants == [SceneFile.Variant(scale: 3, appearance: .light)])
    #expect(file.resolved(file.variants[0]).scene == TabBarScene())
  }

  @Test func `has no bar and no content when it does not ask for one`() throws {
    let file = try scene(
      "{\"tabrender\": 1, \"canvas\": {\"size\": [10, 20], \"scale\": 2}, \"layers\": []}")
    let list = file.resolved(file.variants[0]).makeDisplayList()
    #expect((list.width, list.height) == (20, 40))
    #expect(list.items.isEmpty)
  }

  @Test func `has no insets where it gives a size and no device`() throws {
    let sized = try scene("{\"tabrender\": 1, \"canvas\": {\"size\": [393, 160]}, \"bar\": {}}")
    #expect(sized.resolved(sized.variants[0]).scene.barFrame.height == 49)
    let device = try scene(
      """
      {"tabrender": 1, "canvas": {"size": [393, 160], "device": "iphone-16"}, "bar": {}}
      """)
    #expect(device.resolved(device.variants[0]).scene.barFrame.height == 83)
  }

  @Test func `stands for a picture in each scale and appearance`() throws {
    let text = """
      {"tabrender": 1, "name": "both", "bar": {},
       "variants": {"scale": [2, 3], "appearance": ["light", "dark"]}}
      """
    let file = try scene(text)
    #expect(file.name == "both")
    #expect(
      file.variants.map { "\($0.appearance)@\($0.scale)" } == [
        "light@2.0", "light@3.0", "dark@2.0", "dark@3.0",
      ])
    var options = SceneFile.Options()
    options.scales = [1]
    options.appearances = [.dark]
    #expect(try scene(text, options: options).variants == [.init(scale: 1, appearance: .dark)])
  }

  @Test func `is named after its file`() throws {
    #expect(try scene("{\"tabrender\": 1}").name == "scene")
  }

  @Test func `resolves colors for the appearance`() throws {
    let file = try scene(
      """
      {"tabrender": 1, "variants": {"appearance": ["light", "dark"]},
       "bar": {"fill": {"light": "#fff", "dark": "#000"}, "tint": "systemRed"}}
      """)
    let scenes = file.variants.map { file.resolved($0).scene }
    #expect(scenes.map(\.bar.fill) == [.white, .black])
    #expect(scenes.map(\.items.tint) == [CGColor(hex: 0xFF3B30), CGColor(hex: 0xFF453A)])
  }

  @Test func `takes empty, null and missing titles for none`() throws {
    let file = try scene(
      """
      {"tabrender": 1, "bar": {"items": [{"title": ""}, {"title": null}, {}, {"badge": 3}]}}
      """)
    let items = file.resolved(file.variants[0]).scene.items.list
    #expect(items.map(\.title) == ["", "", "", ""])
    #expect(items.map { $0.badge?.text } == [nil, nil, nil, "3"])
  }

  @Test func `warns of a transform that cannot be inverted`() throws {
    let file = try scene(
      """
      {"tabrender": 1, "layers": [{"frame": [0, 0, 9, 9], "fill": "red",
        "transform": [0, 0, 0, 0, 0, 0]}]}
      """)
    #expect(file.warnings.map(\.pointer) == ["/layers/0/transform"])
    #expect(file.resolved(file.variants[0]).makeDisplayList().items.isEmpty)
  }

  @Test func `tells of texts that are cut short`() throws {
    let long = String(repeating: "x", count: 600)
    let file = try scene(
      """
      {"tabrender": 1, "bar": {"items": [{"title": "\(long)"}, {"title": "A"}]}, \
      "content": {"kind": "none"}}
      """)
    let cut = file.resolved(file.variants[0]).truncatedTexts()
    #expect(cut.count == 1)
    #expect(cut.first?.hasPrefix("xxxx") == true)
  }

  @Test func `accepts unknown keys when it is read leniently`() throws {
    let text = "{\"tabrender\": 1, \"bra\": {}, \"bar\": {\"x-note\": [1]}}"
    #expect(
      problems(text).map(\.hint) == [
        "did you mean \"bar\"?   (--lenient ignores unknown keys)"
      ])
    var options = SceneFile.Options()
    options.isLenient = true
    #expect(
      try scene(text, options: options).warnings.map(\.message) == ["unknown key \"bra\""])
  }

  @Test func `with 100 000 layers is read in time`() throws {
    let layers = Array(repeating: "{\"frame\": [0, 0, 1, 1]}", count: 100_000)
    let text = "{\"tabrender\": 1, \"layers\": [\(layers.joined(separator: ","))]}"
    #expect(try scene(text).description.layers.count == 100_000)
  }

  @Test func `with layers as deep as JSON may be is drawn`() throws {
    let depth = 254
    let text =
      "{\"tabrender\": 1, \"canvas\": {\"size\": [9, 9]}, \"layers\": ["
      + String(repeating: "{\"frame\": [0, 0, 9, 9], \"children\": [", count: depth)
      + "{\"frame\": [0, 0, 9, 9], \"fill\": \"red\"}" + String(repeating: "]}", count: depth)
      + "]}"
    let file = try scene(text)
    #expect(file.resolved(file.variants[0]).makeDisplayList().items.count == 1)
  }

  @Test func `survives any change of its bytes`() throws {
    let whole = Array(Self.rich.utf8)
    var random = RepeatableNoise(seed: 1)
    var (read, refused) = (0, 0)
    let pieces = ["{", "}", "[", "]", ",", ":", "null", "-1", "1e9", "\"\"", "true", "[[]]", "{}"]
    for _ in 0..<1500 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let location = Int.random(in: 0..<bytes.count, using: &random)
        let end = min(bytes.count, location + Int.random(in: 0...12, using: &random))
        let piece = Array(pieces.randomElement(using: &random)?.utf8 ?? "".utf8)
        bytes.replaceSubrange(location..<end, with: piece)
      }
      do throws(SceneError) {
        try expectSame(try SceneFile.read(bytes, name: "scene.json"))
        read += 1
      } catch {
        expectPlaces(error, in: bytes)
        refused += 1
      }
    }
    #expect(read > 0 && refused > 500)
  }

  /// What is written of a scene is the same scene, and each of its pictures has pixels.
  private func expectSame(_ file: SceneFile) throws(SceneError) {
    let again = try SceneFile.read(Array(file.document.text.utf8), name: "scene.json")
    let isSame = again.description == file.description
    #expect(isSame, "\(file.document.text)")
    for variant in file.variants {
      let (width, height) = file.resolved(variant).pixelSize
      #expect(width > 0 && height > 0)
    }
  }

  /// Each problem says where in the file it is, unless the file is no text.
  private func expectPlaces(_ error: SceneError, in bytes: [UInt8]) {
    guard case .invalid(let problems, _) = error, !problems.isEmpty else {
      Issue.record("\(error)")
      return
    }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for problem in problems {
      guard let line = problem.line, let column = problem.column, lines.indices.contains(line - 1)
      else {
        Issue.record("\(problem) has no place")
        continue
      }
      #expect(problem.file == "scene.json" && (1...lines[line - 1].count + 1).contains(column))
    }
  }

  static let rich = """
    {"tabrender": 1, "name": "rich", "variants": {"scale": [1, 2.5], "appearance": ["dark"]},
     "canvas": {"size": [200, 150], "background": "none", "crop": [0, 0, 150, 150], "pad": 4},
     "content": {"kind": "solid", "color": {"light": "#fff", "dark": "rgb(1 2 3 / 0.5)"}},
     "bar": {"style": "floating", "insets": [1, 2, 3, 4], "corners": ["topLeft", "bottomRight"],
      "border": {"width": 1, "color": "red"}, "shadow": {"radius": 4, "offset": [0, 2]},
      "items": [{"title": "A", "icon": "house", "badge": "new"}, {"title": null}],
      "selected": 1, "direction": "rtl"},
     "layers": [{"id": "a", "frame": [1, 2, 30, 40], "fill": "p3(1 0.5 0)", "cornerRadius": 5,
       "mask": {"bounds": [0, 0, 9, 9], "shape": {"path": "M0 0L9 9", "stroke": "red"}},
       "shadow": {"opacity": 1, "path": {"ellipse": [0, 0, 9, 9]}},
       "children": [{"gradient": {"colors": ["red", "blue"], "locations": [0, 1]}},
        {"text": "T", "font": {"size": 12, "weight": "bold"}, "frame": [0, 0, 20, 20]}]}]}
    """
}
