/// The properties that decide how a shape is painted, as an element passes them on to what is in it.
struct SVGStyle {
  var fills = true
  var fillRule = CAShapeLayerFillRule.nonZero
  var strokes = false
  var strokeWidth = 1.0
  var lineCap = CAShapeLayerLineCap.butt
  var lineJoin = CAShapeLayerLineJoin.miter
  var miterLimit = 4.0
  var isVisible = true

  /// Takes over what an element's attributes say, and tells what of it is not supported.
  mutating func apply(
    _ attributes: SVGAttributes, unsupported: (SVGWarning.Feature) -> Void
  ) throws(SVGError) {
    try applyPaint(attributes, unsupported)
    try applyLine(attributes, unsupported)
    if let visibility = attributes["visibility"], visibility != "inherit" {
      isVisible = visibility == "visible"
    }
    if let rule = try attributes.keyword("fill-rule", ["nonzero", "evenodd"]) {
      fillRule = rule == "evenodd" ? .evenOdd : .nonZero
    }
  }

  private mutating func applyPaint(
    _ attributes: SVGAttributes, _ unsupported: (SVGWarning.Feature) -> Void
  ) throws(SVGError) {
    func isPainted(_ name: String, _ inherited: Bool) -> Bool {
      guard let paint = attributes[name], paint != "inherit" else { return inherited }
      if paint.hasPrefix("url(") { unsupported(.paintServer) }
      return paint != "none" && paint != "transparent"
    }
    fills = isPainted("fill", fills)
    strokes = isPainted("stroke", strokes)
    // Opacity does not pass to what is inside, but nothing there can undo that it is nil.
    for (name, isFill, isStroke) in [
      ("opacity", true, true), ("fill-opacity", true, false), ("stroke-opacity", false, true),
    ] {
      guard let opacity = attributes[name], opacity != "inherit" else { continue }
      var scanner = NumberScanner(opacity)
      guard case .value(let value) = scanner.number() else { throw attributes.invalid(name) }
      if value <= 0 {
        if isFill { fills = false }
        if isStroke { strokes = false }
        if isFill, isStroke { isVisible = false }
      } else if scanner.rest == "%" ? value < 100 : value < 1 {
        unsupported(.opacity)
      }
    }
  }

  private mutating func applyLine(
    _ attributes: SVGAttributes, _ unsupported: (SVGWarning.Feature) -> Void
  ) throws(SVGError) {
    if attributes["stroke-width"] != "inherit", let width = try attributes.size("stroke-width") {
      strokeWidth = width
    }
    if attributes["stroke-miterlimit"] != "inherit",
      let limit = try attributes.size("stroke-miterlimit")
    {
      guard limit >= 1 else { throw attributes.invalid("stroke-miterlimit") }
      miterLimit = limit
    }
    if let keyword = try attributes.keyword("stroke-linecap", ["butt", "round", "square"]) {
      lineCap = CAShapeLayerLineCap(rawValue: keyword) ?? .butt
    }
    if let keyword = try attributes.keyword(
      "stroke-linejoin", ["miter", "round", "bevel", "miter-clip", "arcs"])
    {
      lineJoin = CAShapeLayerLineJoin(rawValue: keyword) ?? .miter
      if keyword == "miter-clip" || keyword == "arcs" { unsupported(.attribute("stroke-linejoin")) }
    }
    for (name, ordinary) in [
      ("stroke-dasharray", "none"), ("vector-effect", "none"), ("clip-path", "none"),
      ("mask", "none"), ("filter", "none"), ("paint-order", "normal"), ("marker", "none"),
      ("marker-start", "none"), ("marker-mid", "none"), ("marker-end", "none"),
    ] {
      if let value = attributes[name], value != ordinary { unsupported(.attribute(name)) }
    }
  }
}

extension SVGAttributes {
  /// One of some keywords; `nil` where the attribute is not given or inherited.
  fileprivate func keyword(_ name: String, _ keywords: [String]) throws(SVGError) -> String? {
    guard let keyword = self[name], keyword != "inherit" else { return nil }
    guard keywords.contains(keyword) else { throw invalid(name) }
    return keyword
  }
}
