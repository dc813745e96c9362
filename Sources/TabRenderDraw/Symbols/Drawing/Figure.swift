import Foundation
import TabRenderBase

/// A basic shape on a symbol's grid.
enum Figure: Sendable, ExpressibleByStringLiteral {
  /// The syntax of SVG's path data.
  case path(String)
  case ellipse(x: Double, y: Double, width: Double, height: Double)
  case box(x: Double, y: Double, width: Double, height: Double, radius: Double)
  /// A wheel around the grid's middle whose rim changes between two radii.
  case gear(teeth: Int, outerRadius: Double, innerRadius: Double)

  init(stringLiteral text: String) {
    self = .path(text)
  }

  /// A circle given by its centre and radius.
  static func circle(_ x: Double, _ y: Double, _ radius: Double) -> Figure {
    .ellipse(x, y, radius, radius)
  }

  /// An upright ellipse given by its centre and both radii.
  static func ellipse(_ x: Double, _ y: Double, _ radiusX: Double, _ radiusY: Double) -> Figure {
    .ellipse(x: x - radiusX, y: y - radiusY, width: 2 * radiusX, height: 2 * radiusY)
  }

  /// A rectangle from (x0, y0) to (x1, y1) with rounded corners.
  static func box(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double, _ radius: Double)
    -> Figure
  {
    .box(x: x0, y: y0, width: x1 - x0, height: y1 - y0, radius: radius)
  }

  /// A square given by its centre and half its side, with slightly rounded corners.
  static func tile(_ x: Double, _ y: Double, _ half: Double) -> Figure {
    .box(x - half, y - half, x + half, y + half, half * 0.45)
  }

  /// The circle of full optical size: 21 points of ink when it is drawn as a line.
  static let fullCircle = Figure.circle(12, 12, 9.625)

  /// The square of full optical size: 18.5 points of ink when it is drawn as a line.
  static let fullSquare = Figure.box(3.625, 3.625, 20.375, 20.375, 3.6)

  var path: Path {
    switch self {
    case .path(let text): Self.parsed(text)
    case .ellipse(let x, let y, let width, let height):
      Path(ellipseIn: CGRect(x: x, y: y, width: width, height: height))
    case .box(let x, let y, let width, let height, let radius):
      Path(
        roundedRect: CGRect(x: x, y: y, width: width, height: height), cornerRadius: radius)
    case .gear(let teeth, let outerRadius, let innerRadius):
      Self.gear(teeth: teeth, outerRadius: outerRadius, innerRadius: innerRadius)
    }
  }

  /// Teeth are as wide at their tip as at a quarter of their pitch; the first points up.
  private static func gear(teeth: Int, outerRadius: Double, innerRadius: Double) -> Path {
    let pitch = 2 * Double.pi / Double(teeth)
    var path = Path()
    for tooth in 0..<teeth {
      for (part, radius) in [
        (-0.31, innerRadius), (-0.17, outerRadius), (0.17, outerRadius), (0.31, innerRadius),
      ] {
        let (cosine, sine) = ElementaryFunctions.cosineAndSine((Double(tooth) + part) * pitch)
        let point = CGPoint(x: 12 + radius * sine, y: 12 - radius * cosine)
        if path.isEmpty { path.move(to: point) } else { path.addLine(to: point) }
      }
    }
    path.closeSubpath()
    return path
  }

  private static func parsed(_ text: String) -> Path {
    do {
      return try PathDataParser.path(from: text)
    } catch {
      preconditionFailure("A symbol's path data is malformed (\(error)): \(text)")
    }
  }
}
