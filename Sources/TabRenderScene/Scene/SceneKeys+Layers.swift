import TabRenderBase
import TabRenderDraw

extension SceneKeys {
  /// A layer, whose children and mask are layers again.
  static let layer: JSONShape = .named("layer") { .object(layerRule) }

  static let layerRule: JSONObjectRule = JSONObjectRule(
    layerPlace + layerLook + layerContents + layerTree)

  private static let layerPlace = [
    JSONKey(
      "id", .text(.nonEmpty("an id")), "a name, unique in the scene, that reports call it by"),
    JSONKey("frame", SceneShapes.rect, "its place in its parent, pt; instead of bounds, position"),
    JSONKey("bounds", SceneShapes.rect, default: "[0, 0, 0, 0]", "its own space, pt"),
    JSONKey(
      "position", SceneShapes.pair("x, y"), default: "[0, 0]",
      "where its anchor point lies in its parent, pt"),
    JSONKey(
      "anchorPoint", SceneShapes.pair("x, y", points), default: "[0.5, 0.5]",
      "the point of the bounds that position and transform refer to, in units of the bounds"),
    JSONKey(
      "transform",
      .list(JSONListRule(SceneShapes.coordinate, count: 6...6, meaning: "a, b, c, d, tx, ty")),
      default: "[1, 0, 0, 1, 0, 0]", "maps it about its anchor point"),
    JSONKey("zPosition", SceneShapes.coordinate, default: "0", "higher is nearer"),
  ]

  private static let points = JSONShape.number(JSONNumberRule(minimum: -1000, maximum: 1000))

  private static let layerLook = [
    JSONKey("hidden", .boolean, default: "false", "whether it is left out"),
    JSONKey("opacity", SceneShapes.fraction, default: "1", "fades it as one group"),
    JSONKey(
      "backgroundBlur", SceneShapes.points(0...1000), default: "0",
      "blurs what lies behind, σ in pt"),
    JSONKey("fill", SceneShapes.color, default: "none", "the background"),
    JSONKey("backgroundColor", SceneShapes.color, "another name of fill"),
    JSONKey("corners", SceneShapes.corners, default: "all", "the corners to round"),
    JSONKey("cornerRadius", SceneShapes.points(0...10000), default: "0", "their radius, pt"),
    JSONKey(
      "cornerCurve", SceneShapes.word(of: CALayerCornerCurve.self), default: "circular",
      "their shape"),
    JSONKey(
      "masksToBounds", .boolean, default: "false",
      "whether everything is clipped to the rounded bounds, its own shadow too"),
    JSONKey("border", SceneShapes.border, default: "none", "a line inside the outline"),
    JSONKey("shadow", .object(layerShadow), default: "none", "the shadow"),
  ]

  static let layerShadow = JSONObjectRule([
    JSONKey("radius", SceneShapes.points(0...1000), default: "3", "the blur, σ in pt"),
    JSONKey("opacity", SceneShapes.fraction, default: "0", "0 shows no shadow"),
    JSONKey(
      "offset", SceneShapes.pair("x, y", SceneShapes.points(-10000...10000)), default: "[0, -3]",
      "pt; y points down"),
    JSONKey("color", SceneShapes.color, default: "#000", "its alpha multiplies the opacity"),
    JSONKey("path", path, default: "what the layer draws", "the outline that casts it"),
  ])

  private static let layerContents = [
    JSONKey("contents", SceneShapes.file, "a PNG file, relative to this one"),
    JSONKey(
      "contentsGravity", SceneShapes.word(of: CALayerContentsGravity.self), default: "resize",
      "how the picture lies in the bounds"),
    JSONKey(
      "contentsScale", .number(JSONNumberRule(minimum: 0.01, maximum: 100)), default: "1",
      "the picture's pixels per point, for gravities that do not resize"),
    JSONKey(
      "magnificationFilter", SceneShapes.word(of: CALayerContentsFilter.self), default: "linear",
      "how the picture is enlarged"),
    JSONKey("shape", .object(shape), "makes it a shape layer"),
    JSONKey("gradient", .object(gradient), "makes it a gradient layer"),
    JSONKey("text", .text(JSONTextRule()), "makes it a text layer"),
    JSONKey("font", .object(font), "of a text"),
    JSONKey("color", SceneShapes.color, default: "label", "of a text"),
    JSONKey(
      "alignment", SceneShapes.word(of: CATextLayerAlignmentMode.self), default: "natural",
      "of a text"),
    JSONKey(
      "truncation", SceneShapes.word(of: CATextLayerTruncationMode.self), default: "none",
      "where a text that is too long gives way to …"),
    JSONKey("wrapped", .boolean, default: "false", "whether long lines of a text go on below"),
    JSONKey(
      "maxLines", .number(JSONNumberRule(minimum: 0, maximum: 10000, isWhole: true)),
      default: "0, no limit", "of a wrapped text"),
  ]

  private static let layerTree = [
    JSONKey("mask", layer, "a layer whose alpha multiplies what is drawn"),
    JSONKey("children", .list(JSONListRule(layer)), default: "[]", "the sublayers, back to front"),
  ]

  static let path = JSONShape.choice([
    .text(
      JSONTextRule("path data") { text in
        do throws(PathDataParser.Mistake) {
          _ = try PathDataParser.path(from: text)
          return nil
        } catch {
          return ("has a mistake after \(error.offset) characters: \(error.kind.phrase)", nil)
        }
      }),
    .object(
      JSONObjectRule([
        JSONKey("rect", SceneShapes.rect, "a rectangle"),
        JSONKey("roundedRect", SceneShapes.rect, "a rounded rectangle"),
        JSONKey("cornerRadius", SceneShapes.points(0...10000), default: "0", "of roundedRect"),
        JSONKey("corners", SceneShapes.corners, default: "all", "of roundedRect"),
        JSONKey(
          "cornerCurve", SceneShapes.word(of: CALayerCornerCurve.self), default: "circular",
          "of roundedRect"),
        JSONKey("ellipse", SceneShapes.rect, "an ellipse in a rectangle"),
      ])),
  ])

  static let shape = JSONObjectRule([
    JSONKey(
      "path", path, isRequired: true, "SVG path data, or a rect, roundedRect or ellipse"),
    JSONKey(
      "fill", .choice([SceneShapes.color, .null]), default: "black", "the colour inside; null"),
    JSONKey(
      "fillRule", SceneShapes.word(of: CAShapeLayerFillRule.self), default: "non-zero",
      "what is inside"),
    JSONKey("stroke", .choice([SceneShapes.color, .null]), default: "none", "the line's colour"),
    JSONKey("lineWidth", SceneShapes.points(0...10000), default: "1", "pt, centred on the path"),
    JSONKey(
      "lineCap", SceneShapes.word(of: CAShapeLayerLineCap.self), default: "butt",
      "the line's ends"),
    JSONKey(
      "lineJoin", SceneShapes.word(of: CAShapeLayerLineJoin.self), default: "miter",
      "the line's corners"),
    JSONKey(
      "miterLimit", .number(JSONNumberRule(minimum: 0, maximum: 1000)), default: "10",
      "how many line widths a miter may reach"),
  ])

  static let gradient = JSONObjectRule([
    JSONKey(
      "colors", .list(JSONListRule(SceneShapes.color, count: 1...1000)), isRequired: true,
      "along the axis"),
    JSONKey(
      "locations", .list(JSONListRule(SceneShapes.fraction)), default: "even",
      "the colours' places on the axis, as many"),
    JSONKey(
      "startPoint", SceneShapes.pair("x, y", points), default: "[0.5, 0]",
      "where the axis starts, in units of the bounds"),
    JSONKey(
      "endPoint", SceneShapes.pair("x, y", points), default: "[0.5, 1]",
      "where the axis ends, in units of the bounds"),
  ])

  static let font = JSONObjectRule([
    JSONKey("size", SceneShapes.points(1...1000), default: "17", "pt"),
    JSONKey("weight", SceneShapes.word(of: FontWeight.self), default: "regular", "the weight"),
    JSONKey(
      "slant", SceneShapes.word(of: FontDescriptor.Slant.self), default: "upright", "the slant"),
    JSONKey("family", .text(.nonEmpty("a family")), default: "the system font", "its name"),
    JSONKey("file", SceneShapes.file, "a font file, relative to this one; instead of family"),
  ])
}

extension PathDataParser.Mistake.Kind {
  fileprivate var phrase: String {
    switch self {
    case .doesNotStartWithMove: "it must start with M"
    case .unknownCommand(let command): "there is no command \"\(command)\""
    case .missingNumber(let command): "a number is missing for \(command)"
    case .numberOutOfRange: "a number is too large"
    case .flagIsNotZeroOrOne: "a flag must be 0 or 1"
    }
  }
}
