import Foundation
import TabRender

/// The layers of a scene with their frames on the canvas.
enum SceneInspection {
  /// Prints the tree of the scene's first variant, as text or as JSON.
  static func print(_ file: SceneFile, _ console: Console) throws(Failure) {
    let fonts = try fontLibrary(console.options.fonts)
    guard let variant = file.variants.first else { return }
    let scene = file.resolved(variant)
    let entries = entries(of: scene.makeLayerMap(fonts: fonts))
    _ = try warn(fonts, console)
    let (width, height) = scene.pixelSize
    guard console.options.isJSON else {
      let head =
        "\(scene.name): \(width)×\(height) px, \(DecimalNumber.text(scene.scale)) px per pt, "
        + scene.appearance.rawValue
      return try console.output(lines: [head] + entries.map(\.line))
    }
    try console.output(
      document: .object([
        ("name", .string(scene.name)), ("width", .integer(width)), ("height", .integer(height)),
        ("scale", .number(scene.scale)), ("appearance", .string(scene.appearance.rawValue)),
        ("layers", .array(entries.map(\.json))),
      ]))
  }

  /// Prints which layer of the scene's first variant a place of the canvas belongs to.
  ///
  /// Where no layer is it is none: an empty line, or `null` in JSON.
  static func printOwner(
    of place: CGPoint, in file: SceneFile, _ console: Console
  ) throws(Failure) {
    let fonts = try fontLibrary(console.options.fonts)
    guard let variant = file.variants.first else { return }
    let scene = file.resolved(variant)
    let origin = scene.scene.canvas.picturePixels
    let (x, y) = (
      Int((place.x * scene.scale).rounded(.down)) - origin.x,
      Int((place.y * scene.scale).rounded(.down)) - origin.y
    )
    let size = scene.pixelSize
    guard (0..<size.width).contains(x), (0..<size.height).contains(y) else {
      throw .usage(.command(.placeOutside(place, scene: file.file)))
    }
    let owners = LayerOwners(scene.makeLayerMap(fonts: fonts))
    _ = try warn(fonts, console)
    let owner = owners.owner(x: x, y: y)
    guard console.options.isJSON else { return try console.output(line: owner ?? "") }
    try console.output(
      document: .object([
        ("at", .array([place.x, place.y].map { .number(Double($0)) })),
        ("id", owner.map(JSONValue.string) ?? .null),
      ]))
  }

  /// One layer of the tree, called as `--at` and `--tree` call it.
  private struct Entry {
    let node: LayerMap.Node
    let depth: Int

    private var sides: [CGFloat] {
      [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height]
    }

    var line: String {
      let numbers = sides.map { DecimalNumber.text($0) }
      let margin = String(repeating: "  ", count: depth)
      let title = node.title.map { "  \(JSONValue.string($0).text)" } ?? ""
      return "\(margin)\(node.id) \(node.kind.rawValue)  "
        + "\(numbers[0]),\(numbers[1]) \(numbers[2])×\(numbers[3])\(title)"
        + (node.isHidden ? "  hidden" : "")
    }

    var json: JSONValue {
      var members: [(String, JSONValue)] = [
        ("depth", .integer(depth)), ("id", .string(node.id)),
        ("type", .string(node.kind.rawValue)),
        ("frame", .array(sides.map { .numeral(DecimalNumber.text($0)) })),
      ]
      if let title = node.title { members.append(("title", .string(title))) }
      if node.isHidden { members.append(("hidden", .boolean(true))) }
      return .object(members)
    }
  }

  /// The layers and their shadows in drawing order; a mask is none of them.
  private static func entries(of map: LayerMap) -> [Entry] {
    var depths: [Int] = []
    return map.nodes.map { node in
      depths.append(node.parent.map { depths[$0] + 1 } ?? 0)
      return Entry(node: node, depth: depths[depths.count - 1])
    }
  }
}
