import Foundation
import TabRender

/// The layers of a scene's first variant with their frames on the canvas.
struct SceneInspection {
  private let file: SceneFile
  private let scene: ResolvedScene
  private let map: LayerMap
  private let fonts: FontLibrary
  private let console: Console

  /// Lays the scene out; `nil` where it has no variant.
  init?(_ file: SceneFile, _ console: Console) throws(CommandLineError) {
    fonts = try console.options.makeFontLibrary()
    guard let scene = file.scenes.first else { return nil }
    self.file = file
    self.scene = scene
    self.console = console
    map = scene.makeLayerMap(fonts: fonts)
  }

  /// Prints the tree, or which layer a point of the canvas belongs to.
  func print(at point: CGPoint?) throws(CommandLineError) {
    guard let point else {
      try console.warn(fonts.diagnostics())
      return try printTree()
    }
    let owner = try owner(of: point)
    try console.warn(fonts.diagnostics())
    try console.output(
      .object([
        ("at", .array([point.x, point.y].map { .number(Double($0)) })),
        ("id", owner.map(JSONValue.string) ?? .null),
      ]), orLines: [owner ?? ""])
  }

  private func printTree() throws(CommandLineError) {
    let (width, height) = scene.pixelSize
    let entries = entries
    let head =
      "\(scene.name): \(width)×\(height) px, \(DecimalNumber.text(scene.scale)) px per pt, "
      + scene.appearance.rawValue
    try console.output(
      .object([
        ("name", .string(scene.name)), ("width", .integer(width)), ("height", .integer(height)),
        ("scale", .number(scene.scale)), ("appearance", .string(scene.appearance.rawValue)),
        ("layers", .array(entries.map(\.json))),
      ]), orLines: [head] + entries.map(\.line))
  }

  /// The layer that a point belongs to; `nil` where there is none.
  private func owner(of point: CGPoint) throws(CommandLineError) -> String? {
    let origin = scene.scene.canvas.picturePixels
    let (x, y) = (
      Int((point.x * scene.scale).rounded(.down)) - origin.x,
      Int((point.y * scene.scale).rounded(.down)) - origin.y
    )
    let size = scene.pixelSize
    guard (0..<size.width).contains(x), (0..<size.height).contains(y) else {
      throw .command(.pointOutside(point, scene: file.file))
    }
    return LayerOwners(map).owner(x: x, y: y)
  }

  /// One layer of the tree, called as `--at` and `--tree` call it.
  private struct Entry {
    let node: LayerMap.Node
    let depth: Int

    private var sides: [String] {
      [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height]
        .map { DecimalNumber.text($0) }
    }

    var line: String {
      let margin = String(repeating: "  ", count: depth)
      let title = node.title.map { "  \(JSONValue.string($0).text)" } ?? ""
      return "\(margin)\(node.id) \(node.kind.rawValue)  "
        + "\(sides[0]),\(sides[1]) \(sides[2])×\(sides[3])\(title)"
        + (node.isHidden ? "  hidden" : "")
    }

    var json: JSONValue {
      var members: [(String, JSONValue)] = [
        ("depth", .integer(depth)), ("id", .string(node.id)),
        ("type", .string(node.kind.rawValue)),
        ("frame", .array(sides.map(JSONValue.numeral))),
      ]
      if let title = node.title { members.append(("title", .string(title))) }
      if node.isHidden { members.append(("hidden", .boolean(true))) }
      return .object(members)
    }
  }

  /// The layers and their shadows in drawing order; a mask is none of them.
  private var entries: [Entry] {
    var depths: [Int] = []
    return map.nodes.map { node in
      depths.append(node.parent.map { depths[$0] + 1 } ?? 0)
      return Entry(node: node, depth: depths[depths.count - 1])
    }
  }
}
