import Foundation

/// One step in drawing a symbol: ink put down or taken away; later marks lie above earlier ones.
///
/// A figure is a path on the grid, with the shape's inside and its outline.
indirect enum Mark: Sendable {
  /// A line of the one width that all symbols share.
  case line(Path)
  /// The inside of a figure.
  case area(Path)
  /// A figure's inside and its line: as large as ``line(_:)`` of the same figure.
  case solid(Path)
  /// Takes away the inside of a figure.
  case cut(Path)
  /// Takes away a line.
  case slit(Path)
  /// Takes away a figure's inside and its line.
  case hole(Path)
  /// Takes away what ``solid(_:)`` would draw and a margin around it.
  case clearing(Path)
  /// Takes away a line and a margin on both sides.
  case lane(Path)
  /// Marks moved before their lines get their width.
  case placed([Mark], CGAffineTransform)

  /// The width of every line, in points.
  static let lineWidth = 1.75
  /// The width of lines that are knocked out of solid ink: they look wider than they are.
  static let slitWidth = 1.6
  /// The free space between one thing and another in front of it.
  static let margin = 1.3

  /// Marks turned about the grid's middle, clockwise, in degrees.
  static func turned(_ degrees: Double, _ marks: [Mark]) -> Mark {
    .placed(
      marks,
      about(CGAffineTransform(rotationAngle: CGFloat(degrees * .pi / 180)), x: 12, y: 12))
  }

  /// Marks and their mirror image at the vertical line through the grid's middle.
  static func mirrored(_ marks: [Mark]) -> Mark {
    .placed(
      marks + [.placed(marks, about(CGAffineTransform(scaleX: -1, y: 1), x: 12, y: 12))], .identity)
  }

  /// Marks repeated all around the grid's middle.
  static func around(_ count: Int, _ marks: [Mark]) -> Mark {
    .placed((0..<count).map { turned(Double($0) * 360 / Double(count), marks) }, .identity)
  }

  /// Marks shifted to the right and down.
  static func moved(_ x: Double, _ y: Double, _ marks: [Mark]) -> Mark {
    .placed(marks, CGAffineTransform(translationX: CGFloat(x), y: CGFloat(y)))
  }

  /// Marks made larger or smaller about the grid's middle; lines keep their width.
  static func scaled(_ factor: Double, _ marks: [Mark]) -> Mark {
    .placed(marks, about(CGAffineTransform(scaleX: factor, y: factor), x: 12, y: 12))
  }

  /// The mark with ink and its absence exchanged, for signs in solid shapes.
  var knockedOut: Mark {
    switch self {
    case .line(let figure): .slit(figure)
    case .area(let figure): .cut(figure)
    case .solid(let figure): .hole(figure)
    case .cut(let figure): .area(figure)
    case .slit(let figure): .line(figure)
    case .hole(let figure): .solid(figure)
    case .clearing, .lane: self
    case .placed(let marks, let transform): .placed(marks.map(\.knockedOut), transform)
    }
  }

  private static func about(
    _ transform: CGAffineTransform, x: CGFloat, y: CGFloat
  ) -> CGAffineTransform {
    CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}
