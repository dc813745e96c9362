import Foundation

/// The basic shapes of SVG as paths, in the user units of their element.
enum SVGShape {
  /// The names of the elements that draw something.
  static let names: Set = ["path", "rect", "circle", "ellipse", "line", "polyline", "polygon"]

  /// The path of an element; empty for a shape of no size.
  static func path(of name: String, _ attributes: SVGAttributes) throws(SVGError) -> Path {
    switch name {
    case "path": try pathData(attributes)
    case "rect": try rect(attributes)
    case "circle": try ellipse(attributes, radii: ("r", "r"))
    case "ellipse": try ellipse(attributes, radii: ("rx", "ry"))
    case "line": try line(attributes)
    case "polyline": try polyline(attributes, isClosed: false)
    case "polygon": try polyline(attributes, isClosed: true)
    default: Path()
    }
  }

  private static func pathData(_ attributes: SVGAttributes) throws(SVGError) -> Path {
    guard let data = attributes["d"], data != "none" else { return Path() }
    do {
      return try PathDataParser.path(from: data)
    } catch {
      throw SVGError.invalidPathData(
        line: attributes.line, position: error.offset, explanation: error.kind.description)
    }
  }

  private static func rect(_ attributes: SVGAttributes) throws(SVGError) -> Path {
    let rect = CGRect(
      x: try attributes.length("x") ?? 0, y: try attributes.length("y") ?? 0,
      width: try attributes.size("width") ?? 0, height: try attributes.size("height") ?? 0)
    guard rect.width > 0, rect.height > 0 else { return Path() }
    let given = (try radius("rx", attributes), try radius("ry", attributes))
    let rx = min(given.0 ?? given.1 ?? 0, rect.width / 2)
    let ry = min(given.1 ?? given.0 ?? 0, rect.height / 2)
    guard rx > 0, ry > 0 else { return Path(rect) }
    // A rounded rectangle of radius 1, stretched to both radii.
    let unit = CGRect(
      x: rect.minX / rx, y: rect.minY / ry, width: rect.width / rx, height: rect.height / ry)
    return Path(roundedRect: unit, cornerRadius: 1)
      .applying(CGAffineTransform(scaleX: rx, y: ry))
  }

  private static func radius(_ name: String, _ attributes: SVGAttributes) throws(SVGError)
    -> Double?
  {
    attributes[name] == "auto" ? nil : try attributes.size(name)
  }

  private static func ellipse(
    _ attributes: SVGAttributes, radii names: (String, String)
  ) throws(SVGError) -> Path {
    let given = (try radius(names.0, attributes), try radius(names.1, attributes))
    let rx = given.0 ?? given.1 ?? 0
    let ry = given.1 ?? given.0 ?? 0
    guard rx > 0, ry > 0 else { return Path() }
    let center = CGPoint(
      x: try attributes.length("cx") ?? 0, y: try attributes.length("cy") ?? 0)
    return Path(
      ellipseIn: CGRect(x: center.x - rx, y: center.y - ry, width: 2 * rx, height: 2 * ry))
  }

  private static func line(_ attributes: SVGAttributes) throws(SVGError) -> Path {
    var path = Path()
    path.move(
      to: CGPoint(x: try attributes.length("x1") ?? 0, y: try attributes.length("y1") ?? 0))
    path.addLine(
      to: CGPoint(x: try attributes.length("x2") ?? 0, y: try attributes.length("y2") ?? 0))
    return path
  }

  private static func polyline(
    _ attributes: SVGAttributes, isClosed: Bool
  ) throws(SVGError) -> Path {
    let numbers = try attributes.numbers("points") ?? []
    guard numbers.count.isMultiple(of: 2) else { throw attributes.invalid("points") }
    var path = Path()
    for index in stride(from: 0, to: numbers.count, by: 2) {
      let point = CGPoint(x: numbers[index], y: numbers[index + 1])
      if path.isEmpty { path.move(to: point) } else { path.addLine(to: point) }
    }
    if isClosed, !path.isEmpty { path.closeSubpath() }
    return path
  }
}

extension PathDataParser.Mistake.Kind: CustomStringConvertible {
  package var description: String {
    switch self {
    case .doesNotStartWithMove: "it must start with 'M' or 'm'"
    case .unknownCommand(let command): "unknown command '\(command)'"
    case .missingNumber(let command): "'\(command)' needs a number here"
    case .numberOutOfRange: "a number is out of range"
    case .flagIsNotZeroOrOne: "a flag of an arc must be 0 or 1"
    }
  }
}
