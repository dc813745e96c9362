import Foundation
import TabRender

/// The layers of a scene with their frames on the canvas.
enum SceneInspection {
  /// Prints the tree of the scene's first variant, as text or as JSON.
  static func print(_ file: SceneFile, _ console: Console) throws(Failure) {
    let fonts = try fontLibrary(console.options.fonts)
    guard let variant = file.variants.first else { return }
    let scene = file.resolved(variant)
    let entries = entries(of: scene.makeLayer(fonts: fonts))
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
  /// Beside the picture it is none: an empty line, or `null` in JSON.
  static func printOwner(
    of place: CGPoint, in file: SceneFile, _ console: Console
  ) throws(Failure) {
    let fonts = try fontLibrary(console.options.fonts)
    guard let variant = file.variants.first else { return }
    let scene = file.resolved(variant)
    let owners = LayerOwners(scene.makeLayerMap(fonts: fonts))
    _ = try warn(fonts, console)
    let origin = scene.scene.canvas.picturePixels
    let owner = owners.owner(
      x: Int((place.x * scene.scale).rounded(.down)) - origin.x,
      y: Int((place.y * scene.scale).rounded(.down)) - origin.y)
    guard console.options.isJSON else { return try console.output(line: owner ?? "") }
    try console.output(
      document: .object([
        ("at", .array([place.x, place.y].map { .number(Double($0)) })),
        ("id", owner.map(JSONValue.string) ?? .null),
      ]))
  }

  /// One layer of the tree.
  private struct Entry {
    let layer: CALayer
    let depth: Int
    /// Around the layer on the canvas, upright.
    let frame: CGRect

    var type: String { String(describing: Swift.type(of: layer)) }

    var line: String {
      let sides = [frame.minX, frame.minY, frame.width, frame.height].map(DecimalNumber.text)
      let margin = String(repeating: "  ", count: depth)
      let name = layer.name.map { "\($0) " } ?? ""
      return "\(margin)\(name)\(type)  \(sides[0]),\(sides[1]) \(sides[2])×\(sides[3])"
    }

    var json: JSONValue {
      let sides = [frame.minX, frame.minY, frame.width, frame.height]
      return .object([
        ("depth", .integer(depth)), ("id", layer.name.map(JSONValue.string) ?? .null),
        ("type", .string(type)), ("frame", .array(sides.map { .number(Double($0)) })),
      ])
    }
  }

  /// The layers, each before its sublayers; a mask is none of them.
  private static func entries(of root: CALayer) -> [Entry] {
    var entries: [Entry] = []
    var waiting = [(layer: root, depth: 0, toCanvas: CGAffineTransform.identity)]
    while let (layer, depth, toCanvas) = waiting.popLast() {
      let transform = layer.transformToSuperlayer.concatenating(toCanvas)
      entries.append(
        Entry(layer: layer, depth: depth, frame: layer.bounds.applying(transform)))
      waiting += layer.sublayers.reversed().map { ($0, depth + 1, transform) }
    }
    return entries
  }
}
