import Foundation

/// A basic shape on a symbol's grid, made of numbers.
struct SymbolShape: Sendable {
  let numberCount: Int
  let path: @Sendable ([Double]) -> Path

  private init(_ numberCount: Int, _ path: @escaping @Sendable ([Double]) -> Path) {
    self.numberCount = numberCount
    self.path = path
  }

  /// The shapes by the names that `symbols.txt` gives them.
  static let all: [String: SymbolShape] = [
    // Centre and radius.
    "circle": SymbolShape(3) { ellipse($0[0], $0[1], $0[2], $0[2]) },
    // Centre and both radii.
    "ellipse": SymbolShape(4) { ellipse($0[0], $0[1], $0[2], $0[3]) },
    // Two opposite corners and the radius of all four.
    "box": SymbolShape(5) { box($0[0], $0[1], $0[2], $0[3], radius: $0[4]) },
    // The centre of a square and half its side; its corners are slightly rounded.
    "tile": SymbolShape(3) {
      box($0[0] - $0[2], $0[1] - $0[2], $0[0] + $0[2], $0[1] + $0[2], radius: $0[2] * 0.45)
    },
    // A wheel around the grid's middle whose rim changes between two radii.
    "gear": SymbolShape(3) { gear(teeth: Int($0[0]), outerRadius: $0[1], innerRadius: $0[2]) },
    // The circle of full optical size: 21 points of ink when it is drawn as a line.
    "disc": SymbolShape(0) { _ in ellipse(12, 12, 9.625, 9.625) },
    // The square of full optical size: 18.5 points of ink when it is drawn as a line.
    "square": SymbolShape(0) { _ in box(3.625, 3.625, 20.375, 20.375, radius: 3.6) },
  ]

  private static func ellipse(
    _ x: Double, _ y: Double, _ radiusX: Double, _ radiusY: Double
  ) -> Path {
    Path(
      ellipseIn: CGRect(x: x - radiusX, y: y - radiusY, width: 2 * radiusX, height: 2 * radiusY))
  }

  private static func box(
    _ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double, radius: Double
  ) -> Path {
    Path(
      roundedRect: CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0), cornerRadius: radius)
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
}
