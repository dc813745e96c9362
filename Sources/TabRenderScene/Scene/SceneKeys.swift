import TabRenderDraw
package import TabRenderBar

/// The keys of scene files, in the order in which they are written.
///
/// The reader checks files against these tables, `fmt` orders by them, and the schema is made of
/// them.
package enum SceneKeys {
  /// The version of the format, and of the rendering model that it pins.
  package static let version = 1

  /// The key that says so.
  package static let format = JSONFormatVersion("tabrender", newest: version)

  /// A whole scene file.
  package static let scene = JSONShape.object(sceneRule)

  static let sceneRule = JSONObjectRule([
    JSONKey(
      format.key, format.shape, isRequired: true,
      "the format's version and the rendering model: 1"),
    JSONKey(
      "extends", SceneShapes.file,
      "another scene file, relative to this one; this one is merged over it (RFC 7386)"),
    JSONKey("name", .text(nameRule), default: "the file's name", "the scene's name"),
    JSONKey("variants", .object(variants), "pictures in several scales and appearances"),
    JSONKey("canvas", .object(canvas), "the screen"),
    JSONKey("content", .object(content), "what scrolls behind the bar"),
    JSONKey("bar", .object(bar), "the tab bar; none is drawn without it"),
    JSONKey(
      "layers", .list(JSONListRule(layer)), "layers drawn above everything else, back to front"),
  ])

  /// A name is a part of files' names.
  private static let nameRule = JSONTextRule("a name", pattern: #"^[^./\\][^/\\]*$"#) { text in
    if text.isEmpty { return ("must not be empty", nil) }
    // Scalars, because a slash with an accent is a character of its own, and yet parts a path.
    if text.unicodeScalars.contains(where: { "/\\".unicodeScalars.contains($0) })
      || text.contains(where: \.isNewline)
    {
      return ("must not have slashes or line breaks: it is a part of files' names", nil)
    }
    if let character = JSONTextRule.controlCharacter(in: text) {
      return ("must not have the control character \(character)", nil)
    }
    return text.unicodeScalars.first == "." ? ("must not begin with a dot", nil) : nil
  }

  static let scale = JSONShape.number(
    JSONNumberRule(minimum: 0.1, maximum: 10, unit: "px per pt"))
  private static let appearance = SceneShapes.word(of: TabBarScene.Appearance.self)

  static let variants = JSONObjectRule([
    JSONKey(
      "scale", .list(JSONListRule(scale, count: 1...100)), default: "the canvas's", "the scales"),
    JSONKey(
      "appearance", .list(JSONListRule(appearance, count: 1...2)), default: "the canvas's",
      "the appearances"),
  ])

  static let canvas = JSONObjectRule([
    JSONKey(
      "device", device, default: "iphone-16; none where a size is given",
      "the screen whose size, scale and insets hold"),
    JSONKey("landscape", .boolean, default: "false", "the device on its side"),
    JSONKey(
      "size", SceneShapes.pair("width, height", SceneShapes.points(1...20000)),
      default: "the device's", "width and height, pt"),
    JSONKey("scale", scale, default: "the device's, else 3", "pixels per point"),
    JSONKey("appearance", appearance, default: "light", "it chooses the system colours"),
    JSONKey(
      "background", .choice([SceneShapes.color, .text(noneRule)]), default: "systemBackground",
      "what lies behind everything: a colour or none"),
    JSONKey(
      "chrome", .boolean, default: "true over app-like content, else false",
      "status bar, home indicator and the display's rounded corners"),
    JSONKey(
      "crop", .choice([.word(["canvas", "bar", "shadow"]), SceneShapes.rect]), default: "canvas",
      "the part to show, a rectangle in pt"),
    JSONKey("pad", SceneShapes.points(0...20000), default: "0", "that much more than crop, pt"),
    JSONKey(
      "shadowModel", SceneShapes.word(of: ShadowModel.self), default: "screen",
      "where shadows end: as on a screen, as in CALayer.render(in:), or nowhere"),
  ])

  private static let noneRule = JSONTextRule("none", pattern: "^none$") {
    $0 == "none" ? nil : ("must be none", nil)
  }

  private static let device = JSONShape.text(
    JSONTextRule("a device") { text in
      guard Device.named(text) == nil else { return nil }
      let names = Device.all.map(\.name)
      return (
        "\"\(JSONValidator.shortened(text))\" is not known",
        NearestName.nearest(to: text, among: names).map { "did you mean \"\($0)\"?" }
          ?? "`tabrender list devices` has the names"
      )
    })

  /// The kinds of content that are drawn here, by their words.
  package static let contentKinds: [(name: String, kind: TabBarScene.Content.Kind)] = [
    ("list", .list), ("feed", .feed), ("photo", .photo), ("stripes", .stripes),
    ("checker", .checker), ("none", .none),
  ]

  static let content = JSONObjectRule([
    JSONKey(
      "kind", .word(contentKinds.map(\.name) + ["solid", "picture"]),
      default: "list; none without a bar", "what it looks like"),
    JSONKey("color", SceneShapes.color, "of kind solid"),
    JSONKey("file", SceneShapes.file, "of kind picture: a PNG file, relative to this one"),
    JSONKey(
      "scroll", SceneShapes.coordinate, default: "a row lies behind the corners",
      "how far it is scrolled up, pt"),
    JSONKey(
      "text", .boolean, default: "true where the bar has items",
      "text in rows and in the status bar; grey bars without it"),
  ])
}
