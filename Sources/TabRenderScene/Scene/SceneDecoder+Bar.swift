import Foundation
import TabRenderBase
import TabRenderBar

extension SceneDecoder {
  mutating func decode(bar: JSONNode, _ description: inout SceneDescription) {
    description.style = bar["style"]?.word()
    description.bottomInset = bar["bottomInset"]?.number
    description.fill = bar["fill"]?.color
    description.border = bar["border"]?.border
    description.scene.bar.height = bar["height"]?.number
    if let insets = bar["insets"] { description.scene.bar.insets = self.insets(insets) }
    description.scene.bar.corners = bar["corners"]?.corners
    description.scene.bar.cornerRadius = bar["cornerRadius"]?.number
    description.scene.bar.cornerCurve = bar["cornerCurve"]?.word()
    description.scene.bar.masksToBounds = bar["masksToBounds"]?.boolean
    description.scene.bar.fillOpacity = bar["fillOpacity"]?.number ?? 1
    description.scene.bar.hairline = bar["hairline"]?.boolean
    if let shadow = bar["shadow"] { decode(shadow: shadow, &description) }
    decode(itemsOf: bar, &description)
  }

  private func insets(_ node: JSONNode) -> UIEdgeInsets {
    let all = node.number.map { [$0, $0, $0, $0] } ?? node.numbers
    return UIEdgeInsets(top: all[0], left: all[1], bottom: all[2], right: all[3])
  }

  private func decode(shadow: JSONNode, _ description: inout SceneDescription) {
    description.describesShadow = true
    description.shadowHost = shadow["host"]?.word()
    description.shadowColor = shadow["color"]?.color
    description.shadowFill = shadow["fill"]?.color
    if let radius = shadow["radius"]?.number { description.scene.shadow.radius = radius }
    if let opacity = shadow["opacity"]?.number { description.scene.shadow.opacity = opacity }
    if let offset = shadow["offset"]?.point {
      description.scene.shadow.offset = CGSize(width: offset.x, height: offset.y)
    }
  }

  private mutating func decode(itemsOf bar: JSONNode, _ description: inout SceneDescription) {
    if let items = bar["items"] {
      description.items = .written(items.elements.map { item($0) })
    }
    if let selected = bar["selected"] {
      description.selected = selected.integer
      let count = bar["items"]?.elements.count ?? 4
      if let index = selected.integer, index >= count, !(index == 0 && count == 0) {
        validator.report(noItem: index, of: count, at: selected)
      }
    }
    description.tint = bar["tint"]?.color
    description.unselectedTint = bar["unselectedTint"]?.color
    description.scene.items.direction = bar["direction"]?.word() ?? .leftToRight
    description.scene.items.showsLabels = bar["labels"]?.boolean ?? true
    description.scene.items.titleSize = bar["titleSize"]?.number
  }

  private mutating func item(_ node: JSONNode) -> ItemDescription {
    let badge = node["badge"]
    return ItemDescription(
      title: node["title"]?.string ?? "", icon: node["icon"].flatMap { icon($0) },
      badge: badge?.string ?? badge?.integer.map(String.init))
  }

  /// The icon's name; a file's is made relative to the folder that the program runs in.
  private mutating func icon(_ node: JSONNode) -> String? {
    guard let name = node.string, !name.isEmpty else { return nil }
    let ending = name.lowercased()
    let isFile = ending.hasSuffix(".png") || ending.hasSuffix(".svg")
    let icon = isFile ? path(of: node) : name
    do throws(SceneFileProblem) {
      _ = try pictures.icon(icon)
    } catch {
      report(at: node, error)
    }
    return icon
  }
}
