import TabRenderBase
import TabRenderBar

extension SceneKeys {
  static let bar = JSONObjectRule(barShape + barLook + barItems)

  private static let barShape = [
    JSONKey(
      "style", SceneShapes.word(of: TabBarScene.BarStyle.self),
      default: "classic, compact in landscape", "up to iOS 18, a landscape phone's, or iOS 26's"),
    JSONKey(
      "height", SceneShapes.points(0...10000), default: "49, compact 32, floating 62",
      "without the bottom inset, pt"),
    JSONKey(
      "bottomInset", SceneShapes.points(0...10000), default: "the device's, else 0",
      "how far the bar reaches under the home indicator, pt"),
    JSONKey(
      "insets",
      .choice([
        SceneShapes.points(0...10000),
        .list(
          JSONListRule(
            SceneShapes.points(0...10000), count: 4...4, meaning: "top, left, bottom, right")),
      ]), default: "0", "distances to the canvas's edges, pt; one number for all four"),
    JSONKey(
      "corners", SceneShapes.corners, default: "top, floating all", "the rounded corners"),
    JSONKey(
      "cornerRadius", SceneShapes.points(0...10000), default: "16, floating 31",
      "their radius, pt; at most half of the bar's shorter side is drawn"),
    JSONKey(
      "cornerCurve", SceneShapes.word(of: CALayerCornerCurve.self),
      default: "circular, floating continuous", "their shape"),
    JSONKey(
      "masksToBounds", .boolean, default: "true, but false for a shadow sublayer",
      "whether the bar clips what is inside, its own shadow too"),
  ]

  private static let barLook = [
    JSONKey("fill", SceneShapes.color, default: "white, #1C1C1E when dark", "the bar's colour"),
    JSONKey("fillOpacity", SceneShapes.fraction, default: "1", "multiplies the fill's alpha"),
    JSONKey("border", SceneShapes.border, "a line inside the bar's outline"),
    JSONKey(
      "hairline", .boolean, default: "true where no top corner is rounded",
      "a line of 1 px at the bar's top"),
    JSONKey(
      "shadow", .object(shadow), default: "a floating bar has none without this key",
      "the bar's shadow"),
  ]

  static let shadow = JSONObjectRule([
    JSONKey(
      "host", SceneShapes.word(of: TabBarScene.ShadowHost.self), default: "sibling",
      "the layer that carries it: one below the bar, the bar's sublayer, the bar itself, or none"),
    JSONKey("radius", SceneShapes.points(0...1000), default: "10", "UIKit's shadowRadius, σ, pt"),
    JSONKey("opacity", SceneShapes.fraction, default: "0.3", "UIKit's shadowOpacity"),
    JSONKey(
      "offset", SceneShapes.pair("x, y", SceneShapes.points(-10000...10000)), default: "[0, -8]",
      "UIKit's shadowOffset, pt; y points down"),
    JSONKey("color", SceneShapes.color, default: "#000", "its alpha multiplies the opacity"),
    JSONKey(
      "fill", SceneShapes.color, default: "as the bar's", "the colour of the layer that casts it"),
  ])

  private static let barItems = [
    JSONKey(
      "items", .list(JSONListRule(.object(item))),
      default: "Home, Search, Inbox (3), Profile",
      "the items; a phone shows five at most: four and More"),
    JSONKey(
      "selected",
      .choice([
        .number(JSONNumberRule(minimum: 0, maximum: 10000, isWhole: true)), .word(["none"]), .null,
      ]), default: "0", "the selected item, counted from 0; none (or null) selects none"),
    JSONKey("tint", SceneShapes.color, default: "systemBlue", "the selected item's colour"),
    JSONKey(
      "unselectedTint", SceneShapes.color, default: "the bar's grey", "the other items' colour"),
    JSONKey(
      "direction", SceneShapes.word(of: TabBarScene.LayoutDirection.self), default: "ltr",
      "rtl mirrors the bar and the content"),
    JSONKey("labels", .boolean, default: "true", "whether titles are drawn"),
    JSONKey(
      "titleSize", SceneShapes.points(1...100), default: "10, compact 12", "of the titles, pt"),
  ]

  static let item = JSONObjectRule([
    JSONKey("title", .choice([.text(JSONTextRule()), .null]), default: "none", "the title"),
    JSONKey(
      "icon", .choice([.text(JSONTextRule()), .null]), default: "none",
      "a name of `tabrender list icons`, or a .svg or .png file"),
    JSONKey(
      "badge",
      .choice([
        .text(JSONTextRule()),
        .number(JSONNumberRule(minimum: 0, maximum: 1e9, isWhole: true)), .null,
      ]), default: "none", "an empty text is a dot, 0 hides it, above 99 is 99+"),
  ])
}
