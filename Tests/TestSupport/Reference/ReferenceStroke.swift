import Foundation
package import TabRenderBase
package import TabRenderDraw

/// The line along a shape layer's path.
///
/// A circular rounded rectangle's line is the ring between the outlines half a width outside and
/// half a width inside. Any other path's line is the union of one rectangle per piece of the
/// path, one wedge per corner, and its ends.
package struct ReferenceStroke {
  /// Pieces of one curve: every piece is a shape of its own, so fewer than for a fill.
  package static let piecesPerCurve = 512

  private let shape: CAShapeLayer
  private let path: Path

  package init(_ shape: CAShapeLayer, _ path: Path) {
    self.shape = shape
    self.path = path
  }

  package func coverage(_ toPixels: CGAffineTransform, _ area: PixelRect) -> ReferencePlane {
    let half = Double(shape.lineWidth) / 2
    guard let rounded = path.roundedRect, rounded.curve == .circular, shape.lineJoin == .miter
    else {
      return ReferencePolygon(union(half), toPixels).coverage(in: area)
    }
    let middle = Outline(rounded)
    var outer = middle
    outer.shape.minX -= half
    outer.shape.minY -= half
    outer.shape.maxX += half
    outer.shape.maxY += half
    if outer.shape.radius > 0 { outer.shape.radius += half }
    return outer.coverage(toPixels, area)
      .combined(with: middle.inset(by: half).coverage(toPixels, area)) { max(0, $0 - $1) }
  }

  /// All parts of the line, each turning the same way, to be filled by the non-zero rule.
  private func union(_ half: Double) -> Path {
    var result = Path()
    for line in subpaths() {
      var points = line.points
      if line.isClosed, let first = points.first, points.last != first { points.append(first) }
      let pieces = zip(points, points.dropFirst()).map(Piece.init)
      guard let first = pieces.first, let last = pieces.last else { continue }
      for piece in pieces { result.addTurned(piece.rectangle(half)) }
      for (before, after) in zip(pieces, pieces.dropFirst()) {
        join(before, after, half, into: &result)
      }
      if line.isClosed {
        join(last, first, half, into: &result)
      } else {
        cap(first.start, -first.x, -first.y, half, into: &result)
        cap(last.end, last.x, last.y, half, into: &result)
      }
    }
    return result
  }

  private func cap(
    _ end: CGPoint, _ x: Double, _ y: Double, _ half: Double, into result: inout Path
  ) {
    switch shape.lineCap {
    case .butt: break
    case .round: result.addDisc(end, half)
    case .square:
      let tip = CGPoint(x: end.x + x * half, y: end.y + y * half)
      result.addTurned(Piece(start: end, end: tip).rectangle(half))
    }
  }

  private func join(_ before: Piece, _ after: Piece, _ half: Double, into result: inout Path) {
    let turn = before.x * after.y - before.y * after.x
    let along = before.x * after.x + before.y * after.y
    guard abs(turn) > 1e-12 || along < 0 else { return }
    if shape.lineJoin == .round { return result.addDisc(before.end, half) }
    let side = turn > 0 ? half : -half
    let center = before.end
    let from = CGPoint(x: center.x + before.y * side, y: center.y - before.x * side)
    let to = CGPoint(x: center.x + after.y * side, y: center.y - after.x * side)
    // The miter's length over the line's width is 1 / sin(half of the angle between the lines).
    let miter = 1 / max(((1 + along) / 2).squareRoot(), 1e-9)
    guard shape.lineJoin == .miter, miter <= shape.miterLimit else {
      return result.addTurned([center, from, to])
    }
    let middle = CGPoint(x: (from.x + to.x) / 2 - center.x, y: (from.y + to.y) / 2 - center.y)
    let stretch = half * half / (middle.x * middle.x + middle.y * middle.y)
    let tip = CGPoint(x: center.x + middle.x * stretch, y: center.y + middle.y * stretch)
    result.addTurned([center, from, tip, to])
  }

  private func subpaths() -> [(points: [CGPoint], isClosed: Bool)] {
    var result: [(points: [CGPoint], isClosed: Bool)] = []
    func curve(_ point: (Double) -> CGPoint) {
      for piece in 1...Self.piecesPerCurve {
        result[result.count - 1].points.append(
          point(Double(piece) / Double(Self.piecesPerCurve)))
      }
    }
    for element in path.elements {
      let begin = result.last?.points.last ?? .zero
      switch element {
      case .move(let end): result.append(([end], false))
      case .line(let end): result[result.count - 1].points.append(end)
      case .quadCurve(let end, let control):
        curve {
          Self.mix([begin, control, end], [(1 - $0) * (1 - $0), 2 * $0 * (1 - $0), $0 * $0])
        }
      case .conic(let end, let control, let weight):
        curve {
          Self.mix(
            [begin, control, end], [(1 - $0) * (1 - $0), 2 * weight * $0 * (1 - $0), $0 * $0])
        }
      case .curve(let end, let control1, let control2):
        curve { t in
          let s = 1 - t
          return Self.mix(
            [begin, control1, control2, end], [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t])
        }
      case .closeSubpath: result[result.count - 1].isClosed = true
      }
    }
    return result
  }

  private static func mix(_ points: [CGPoint], _ weights: [Double]) -> CGPoint {
    let sum = weights.reduce(0, +)
    return CGPoint(
      x: zip(points, weights).map { $0.x * $1 }.reduce(0, +) / sum,
      y: zip(points, weights).map { $0.y * $1 }.reduce(0, +) / sum)
  }
}

/// A straight piece of a line with its direction.
private struct Piece {
  let start: CGPoint
  let end: CGPoint
  let x: Double
  let y: Double

  init(start: CGPoint, end: CGPoint) {
    self.start = start
    self.end = end
    let length = hypot(end.x - start.x, end.y - start.y)
    x = length > 0 ? (end.x - start.x) / length : 0
    y = length > 0 ? (end.y - start.y) / length : 0
  }

  func rectangle(_ half: Double) -> [CGPoint] {
    let (dx, dy) = (-y * half, x * half)
    return [
      CGPoint(x: start.x + dx, y: start.y + dy), CGPoint(x: end.x + dx, y: end.y + dy),
      CGPoint(x: end.x - dx, y: end.y - dy), CGPoint(x: start.x - dx, y: start.y - dy),
    ]
  }
}

extension Path {
  /// Adds a polygon, turned so that all added this way wind alike.
  fileprivate mutating func addTurned(_ points: [CGPoint]) {
    let area = zip(points, points.dropFirst() + points.prefix(1))
      .map { $0.x * $1.y - $1.x * $0.y }.reduce(0, +)
    guard area != 0 else { return }
    for (index, point) in (area > 0 ? points : points.reversed()).enumerated() {
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
    closeSubpath()
  }

  fileprivate mutating func addDisc(_ center: CGPoint, _ radius: Double) {
    addTurned(
      (0..<1024).map { step in
        let angle = Double(step) / 1024 * 2 * .pi
        return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
      })
  }
}
