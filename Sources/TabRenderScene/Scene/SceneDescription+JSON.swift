import Foundation
import TabRenderBase
import TabRenderBar
import TabRenderDraw

extension SceneDescription {
  /// The scene file that means the same, without what holds by default.
  ///
  /// Its ``layers`` are not written: nothing but a scene file describes layers.
  package var json: JSONValue {
    var members = Members()
    members.add("tabrender", .integer(SceneKeys.version))
    members.add("name", name.map(JSONValue.string))
    members.add("variants", variantsJSON)
    members.add("canvas", canvasJSON)
    members.add("content", contentJSON)
    if scene.showsBar { members.add("bar", barJSON.value) }
    return members.value
  }

  private var variantsJSON: JSONValue? {
    var members = Members()
    if drawnScales.count > 1 { members.add("scale", .array(drawnScales.map(JSONValue.number))) }
    if appearances.count > 1 {
      members.add("appearance", .array(appearances.map { .string($0.rawValue) }))
    }
    return members.valueUnlessEmpty
  }

  private var canvasJSON: JSONValue? {
    var members = Members()
    // A size without a device would mean a canvas without insets.
    let saysDevice = device != .none && (size != nil || device != .iPhone16)
    if saysDevice { members.add("device", .string(device.name)) }
    if isLandscape { members.add("landscape", .boolean(true)) }
    members.add("size", size.map { .numbers([$0.width, $0.height]) })
    if let scales, scales.count == 1 { members.add("scale", .number(scales[0])) }
    if appearances.count == 1, appearances[0] != .light {
      members.add("appearance", .string(appearances[0].rawValue))
    }
    switch background {
    case nil: break
    case .some(.none): members.add("background", .string("none"))
    case .color(let color): members.add("background", color.json)
    }
    members.add("chrome", scene.canvas.showsChrome.map(JSONValue.boolean))
    switch crop {
    case .canvas: break
    case .bar: members.add("crop", .string("bar"))
    case .shadow: members.add("crop", .string("shadow"))
    case .rectangle(let sides): members.add("crop", .numbers(sides))
    }
    if pad != 0 { members.add("pad", .number(pad)) }
    if scene.shadow.model != .screen {
      members.add("shadowModel", .string(scene.shadow.model.rawValue))
    }
    return members.valueUnlessEmpty
  }

  private var contentJSON: JSONValue? {
    var members = Members()
    switch content {
    case nil: break
    case .kind(let kind):
      // A list is what a bar has by default.
      let name = SceneKeys.contentKinds.first { $0.kind == kind }?.name
      if kind != .list || !scene.showsBar { members.add("kind", name.map(JSONValue.string)) }
    case .solid(let color):
      members.add("kind", .string("solid"))
      members.add("color", color.json)
    case .file(let file):
      members.add("kind", .string("picture"))
      members.add("file", .string(file))
    }
    members.add("scroll", scene.content.scroll.map(JSONValue.number))
    members.add("text", scene.content.showsText.map(JSONValue.boolean))
    return members.valueUnlessEmpty
  }
}

extension SceneDescription {
  private var barJSON: Members {
    var members = Members()
    members.add("style", style.map { .string($0.rawValue) })
    members.add("height", scene.bar.height.map(JSONValue.number))
    members.add("bottomInset", bottomInset.map(JSONValue.number))
    let insets = scene.bar.insets
    let sides = [insets.top, insets.left, insets.bottom, insets.right]
    if Set(sides) != [0] {
      members.add("insets", Set(sides).count == 1 ? .number(sides[0]) : .numbers(sides))
    }
    if let corners = scene.bar.corners {
      let words = CornerNames.words(for: corners).map(JSONValue.string)
      members.add("corners", words.count == 1 ? words[0] : .array(words))
    }
    members.add("cornerRadius", scene.bar.cornerRadius.map(JSONValue.number))
    members.add("cornerCurve", scene.bar.cornerCurve.map { .string($0.rawValue) })
    members.add("masksToBounds", scene.bar.masksToBounds.map(JSONValue.boolean))
    members.add("fill", fill?.json)
    if scene.bar.fillOpacity != 1 { members.add("fillOpacity", .number(scene.bar.fillOpacity)) }
    members.add(
      "border",
      border.map { .object([("width", .number($0.width)), ("color", $0.color.json)]) })
    members.add("hairline", scene.bar.hairline.map(JSONValue.boolean))
    members.add("shadow", shadowJSON)
    addItems(to: &members)
    return members
  }

  /// An object that may be empty: that it is there gives a floating bar a shadow.
  private var shadowJSON: JSONValue? {
    var members = Members()
    let (shadow, usual) = (scene.shadow, TabBarScene.Shadow())
    members.add("host", shadowHost.map { .string($0.rawValue) })
    if shadow.radius != usual.radius { members.add("radius", .number(shadow.radius)) }
    if shadow.opacity != usual.opacity { members.add("opacity", .number(shadow.opacity)) }
    if shadow.offset != usual.offset {
      members.add("offset", .numbers([shadow.offset.width, shadow.offset.height]))
    }
    members.add("color", shadowColor?.json)
    members.add("fill", shadowFill?.json)
    return describesShadow ? members.value : members.valueUnlessEmpty
  }

  private func addItems(to members: inout Members) {
    switch items {
    case .usual(4): break
    case .usual(let count):
      members.add("items", .array(TabBarScene.Item.examples(count).map(\.json)))
    case .written(let words): members.add("items", .array(words.map(\.json)))
    }
    if selected != 0 { members.add("selected", selected.map { .integer($0) } ?? .string("none")) }
    members.add("tint", tint?.json)
    members.add("unselectedTint", unselectedTint?.json)
    if scene.items.direction != .leftToRight {
      members.add("direction", .string(scene.items.direction.rawValue))
    }
    if !scene.items.showsLabels { members.add("labels", .boolean(false)) }
    members.add("titleSize", scene.items.titleSize.map(JSONValue.number))
  }
}

/// Members of an object that is being written.
private struct Members {
  private var members: [(String, JSONValue)] = []

  mutating func add(_ key: String, _ value: JSONValue?) {
    if let value { members.append((key, value)) }
  }

  var value: JSONValue { .object(members) }
  var valueUnlessEmpty: JSONValue? { members.isEmpty ? nil : value }
}

extension JSONValue {
  fileprivate static func numbers(_ numbers: [Double]) -> JSONValue {
    .array(numbers.map(JSONValue.number))
  }
}

extension ItemDescription {
  fileprivate var json: JSONValue {
    var members = Members()
    if !title.isEmpty { members.add("title", .string(title)) }
    members.add("icon", icon.map(JSONValue.string))
    members.add("badge", badge.map(JSONValue.string))
    return members.value
  }
}

extension TabBarScene.Item {
  /// One of the usual items.
  fileprivate var json: JSONValue {
    var members = Members()
    members.add("title", .string(title))
    if case .symbol(let name) = icon { members.add("icon", .string(name)) }
    members.add("badge", badge.map { .string($0.text) })
    return members.value
  }
}

extension DynamicColor {
  /// The colour's name, its text, or one for each appearance.
  package var json: JSONValue {
    if let name = SystemColor.allCases.first(where: { $0.color == self })?.rawValue {
      return .string(name)
    }
    if light == dark { return .string(light.text) }
    return .object([("light", .string(light.text)), ("dark", .string(dark.text))])
  }
}

extension CGColor {
  /// The text that ``ColorSyntax`` reads as this very colour.
  package var text: String {
    let parts = [red, green, blue, alpha]
    let levels = parts.map { ($0 * 255).rounded() }
    let isHex = space == .sRGB && zip(parts, levels).allSatisfy { $0 == $1 / 255 }
    if isHex {
      let shown = alpha == 1 ? levels.dropLast() : levels[...]
      return "#" + shown.map(Self.hex).joined()
    }
    let alpha = alpha == 1 ? "" : " / \(Self.decimal(alpha))"
    switch space {
    case .displayP3:
      return "p3(\(parts.prefix(3).map(Self.decimal).joined(separator: " "))\(alpha))"
    case .sRGB:
      let numbers = parts.prefix(3).map { Self.decimal(Self.scaled($0)) }
      return "rgb(\(numbers.joined(separator: " "))\(alpha))"
    }
  }

  /// The number in 0…255 that gives the part when it is divided by 255.
  private static func scaled(_ part: Double) -> Double {
    let near = part * 255
    return [near, near.nextUp, near.nextDown].first { $0 / 255 == part } ?? near
  }

  private static func hex(_ level: Double) -> String {
    Hexadecimal.upper(Int(level), digits: 2)
  }

  /// The shortest decimal number that reads as this one; no exponent, below 1e-9 is 0.
  private static func decimal(_ number: Double) -> String {
    let text = JSONValue.number(number).text
    guard text.contains("e") else { return text }
    guard number >= 1e-9 else { return "0" }
    let whole = String(Int((number * 1e18).rounded()))
    return "0." + String(repeating: "0", count: 18 - whole.count) + whole
  }
}
