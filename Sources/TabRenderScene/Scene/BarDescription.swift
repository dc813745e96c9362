/// The tab bar with its shadow and its items, before it is resolved.
package struct BarDescription: Hashable, JSONRecord {
  /// The style, when it does not follow from the canvas.
  package var style: TabBarScene.BarStyle?
  package var height: Double?
  /// How far the bar reaches under the home indicator, when it is not the device's inset.
  package var bottomInset: Double?
  package var insets = UIEdgeInsets()
  package var corners: CACornerMask?
  package var cornerRadius: Double?
  package var cornerCurve: CALayerCornerCurve?
  package var masksToBounds: Bool?
  package var fill: DynamicColor?
  package var fillOpacity: Double = 1
  package var border: BorderDescription?
  package var hairline: Bool?
  /// The shadow; `nil` is the usual one, but none for a floating bar.
  package var shadow: BarShadowDescription?
  package var items = ItemsDescription.usual(4)
  /// The index of the selected item, from 0; `nil` selects none.
  package var selected: Int? = 0
  package var tint: DynamicColor?
  package var unselectedTint: DynamicColor?
  package var direction = TabBarScene.LayoutDirection.leftToRight
  package var showsLabels = true
  package var titleSize: Double?

  /// Creates the default bar.
  package init() {}
}

extension BarDescription {
  package static let keys = JSONObjectForm(BarDescription(), shapeKeys + lookKeys + itemKeys)

  private static let shapeKeys: [JSONBinding<BarDescription>] = [
    JSONBinding(
      "style", \.style, .word, default: "classic, compact in landscape",
      "up to iOS 18, the same in a landscape phone, or the capsule of iOS 26 (its glass is "
        + "approximated)"),
    JSONBinding(
      "height", \.height, .length, default: "49, compact: 32, floating: 62",
      "without the bottom inset"),
    JSONBinding(
      "bottomInset", \.bottomInset, .length, default: "the device's, else 0",
      "how far the bar reaches under the home indicator"),
    JSONBinding(
      "insets", \.insets, .insets,
      "distances to the canvas's edges, beside the 21 pt of a floating bar; one number for all "
        + "four"),
    JSONBinding(
      "corners", \.corners, .corners, default: "top, floating: all", "the rounded corners"),
    JSONBinding(
      "cornerRadius", \.cornerRadius, .length, default: "16, floating: 31",
      "their radius; at most half of the bar's shorter side is drawn"),
    JSONBinding(
      "cornerCurve", \.cornerCurve, .word, default: "circular, floating: continuous",
      "their shape"),
    JSONBinding(
      "masksToBounds", \.masksToBounds, .boolean, default: "true, but false for a shadow sublayer",
      "whether the bar clips what is inside, its own shadow too"),
  ]

  private static let lookKeys: [JSONBinding<BarDescription>] = [
    JSONBinding("fill", \.fill, .color, default: "white, #1C1C1E when dark", "the bar's colour"),
    JSONBinding("fillOpacity", \.fillOpacity, .fraction, "multiplies the fill's alpha"),
    JSONBinding(
      "border", \.border, .object, default: "none", "a line inside the bar's outline"),
    JSONBinding(
      "hairline", \.hairline, .boolean, default: "true where no top corner is rounded",
      "a line of 1 px at the bar's top"),
    JSONBinding(
      "shadow", \.shadow, .object, default: "a floating bar has none without this key",
      "the bar's shadow"),
  ]

  private static let itemKeys: [JSONBinding<BarDescription>] = [
    JSONBinding(
      "items", \.items, .items, default: "Home, Search, Inbox (3), Profile",
      "the items; a phone shows five at most: four and More"),
    JSONBinding(
      "selected", \.selected, .selection,
      "the selected item, counted from 0; none (or null) selects none"),
    JSONBinding("tint", \.tint, .color, default: "systemBlue", "the selected item's colour"),
    JSONBinding(
      "unselectedTint", \.unselectedTint, .color, default: "the bar's grey",
      "the other items' colour"),
    JSONBinding("direction", \.direction, .word, "rtl mirrors the bar and the content"),
    JSONBinding("labels", \.showsLabels, .boolean, "the items' titles"),
    JSONBinding(
      "titleSize", \.titleSize, .points(1...100), default: "10, in a compact bar 12",
      "of the titles"),
  ]
}

/// A line inside an outline, before its colour is resolved.
package struct BorderDescription: Hashable, JSONRecord {
  /// The width in points.
  package var width: Double
  /// The colour.
  package var color: DynamicColor

  /// Creates a border.
  package init(width: Double, color: DynamicColor = DynamicColor(.black)) {
    self.width = width
    self.color = color
  }

  package static let keys = JSONObjectForm(
    BorderDescription(width: 0),
    [
      JSONBinding("width", \.width, .lineWidth, isRequired: true, "the line's width"),
      JSONBinding("color", \.color, .color, "the line's colour"),
    ])
}

extension JSONForm where Value == Int? {
  /// An item's index, or that none is selected.
  fileprivate static let selection: JSONForm = {
    let index = JSONForm<Int>.integer(0...10000)
    return JSONForm(
      .choice([index.shape, .word(["none"]), .null]), read: { .some(index.read($0)) },
      write: { $0.map(index.write) ?? .string("none") })
  }()
}
