import Foundation

/// Walks through the elements of an SVG file and collects what they paint.
struct SVGReader {
  /// What is painted, in the icon's space.
  private(set) var parts: [SVGIcon.Part] = []
  private(set) var warnings: [SVGWarning] = []
  private(set) var size = CGSize.zero

  /// What an element passes on to those in it.
  private struct Context {
    var style = SVGStyle()
    var transform = CGAffineTransform.identity
  }

  /// Elements that carry no picture.
  private static let silent: Set = ["title", "desc", "metadata", "defs"]

  private var scanner: XMLScanner
  private var contexts: [Context] = []
  private var budget = SVGBudget()

  init(_ bytes: [UInt8]) {
    scanner = XMLScanner(bytes)
  }

  mutating func read() throws(SVGError) {
    while let tag = try scanner.next() {
      switch tag {
      case .end: contexts.removeLast()
      case .start(let name, let attributes, let line):
        try start(
          name.hasPrefix("svg:") ? String(name.dropFirst(4)) : name,
          SVGAttributes(attributes, line: line))
      }
    }
  }

  private mutating func start(_ name: String, _ attributes: SVGAttributes) throws(SVGError) {
    guard let parent = contexts.last else {
      guard name == "svg" else { throw .notSVG(line: attributes.line, element: name) }
      let viewport = try SVGViewport(attributes)
      size = viewport.size
      if !viewport.hasDefaultAspect { warn(.attribute("preserveAspectRatio"), attributes.line) }
      var context = Context(transform: viewport.transform)
      try apply(attributes, to: &context)
      return contexts.append(context)
    }
    let isShape = SVGShape.names.contains(name)
    guard isShape || name == "g" || name == "a", attributes["display"] != "none" else {
      if !isShape, !Self.silent.contains(name), !name.contains(":"), name != "g", name != "a" {
        warn(.element(name), attributes.line)
      }
      return try skipElement()
    }
    var context = parent
    if let text = attributes["transform"], text != "none" {
      guard let transform = SVGTransform.parse(text) else { throw attributes.invalid("transform") }
      context.transform = transform.concatenating(context.transform)
      guard context.transform.isFinite else { throw attributes.invalid("transform") }
    }
    try apply(attributes, to: &context)
    contexts.append(context)
    if isShape {
      try paint(SVGShape.path(of: name, attributes), context, line: attributes.line)
    }
  }

  private mutating func apply(
    _ attributes: SVGAttributes, to context: inout Context
  ) throws(SVGError) {
    var features: [SVGWarning.Feature] = []
    try context.style.apply(attributes) { features.append($0) }
    for feature in features { warn(feature, attributes.line) }
  }

  /// Passes over the element whose start tag was read, up to its end tag.
  private mutating func skipElement() throws(SVGError) {
    var depth = 1
    while depth > 0, let tag = try scanner.next() {
      if case .end = tag { depth -= 1 } else { depth += 1 }
    }
  }

  private mutating func paint(_ path: Path, _ context: Context, line: Int) throws(SVGError) {
    let style = context.style
    guard style.isVisible, !path.isEmpty, !context.transform.isDegenerate else { return }
    if style.fills {
      let filled = path.applying(context.transform)
      try budget.spend(on: filled, line: line)
      parts.append(SVGIcon.Part(path: filled, fillRule: style.fillRule))
    }
    guard style.strokes, style.strokeWidth > 0 else { return }
    // An outline has about four segments for each of its line.
    try budget.spend(on: path.applying(context.transform), times: 4, line: line)
    let box = path.boundingBox
    let stroke = Stroke(
      width: style.strokeWidth, cap: style.lineCap, join: style.lineJoin,
      miterLimit: style.miterLimit)
    // Fine in points of the icon, but never finer than so large a line needs.
    let scale = max(
      abs(context.transform.a), abs(context.transform.b), abs(context.transform.c),
      abs(context.transform.d))
    let tolerance = max(
      SymbolDrawing.tolerance / Double(scale), Double(box.width + box.height) / 16384)
    let outline = stroke.outline(of: path, tolerance: tolerance).applying(context.transform)
    try budget.spend(on: outline, line: line)
    if !outline.isEmpty { parts.append(SVGIcon.Part(path: outline, fillRule: .nonZero)) }
  }

  /// Notes what is not supported, each thing once.
  private mutating func warn(_ feature: SVGWarning.Feature, _ line: Int) {
    guard !warnings.contains(where: { $0.feature == feature }) else { return }
    // A file of nothing but unknown names must not make a list as long as itself.
    guard warnings.count < 32 else { return }
    warnings.append(SVGWarning(line: line, feature: feature))
  }
}

/// Bounds the work of drawing an icon: the straight pieces that its curves become.
struct SVGBudget {
  /// As many pieces as take a tenth of a second to draw.
  private var pieces = 500_000.0

  mutating func spend(on path: Path, times: Double = 1, line: Int) throws(SVGError) {
    var current = CGPoint.zero
    for element in path.elements {
      let points = element.points
      if points.count > 1 {
        let box = CGRect(enclosing: points + [current])
        // A curve a point long becomes about 30 pieces on a screen of three pixels a point, and
        // the number grows with the square root of the length.
        pieces -= times * 30 * Double(max(box.width, box.height)).squareRoot()
      }
      pieces -= times
      current = points.last ?? current
    }
    guard pieces >= 0 else { throw .tooComplex(line: line) }
  }
}
