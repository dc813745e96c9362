import Foundation

/// Turns a line along a path into the outline of its area.
package struct Stroke {
  /// Turns sharper than this are corners; below it the line is taken as a smooth curve.
  private static let smoothTurn = 0.9962  // cos 5°

  private let radius: Double
  private let cap: CAShapeLayerLineCap
  private let join: CAShapeLayerLineJoin
  private let miterLimit: Double

  package init(
    width: Double, cap: CAShapeLayerLineCap, join: CAShapeLayerLineJoin, miterLimit: Double
  ) {
    radius = width.isFinite ? max(0, width) / 2 : 0
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit.isFinite ? max(1, miterLimit) : 10
  }

  /// The area of the line along a path.
  ///
  /// - Parameters:
  ///   - path: The line.
  ///   - tolerance: The largest distance between a curve and the pieces that stand for it, in the
  ///     path's units.
  /// - Returns: An outline to be filled by the non-zero rule; empty for a width of 0.
  package func outline(of path: Path, tolerance: Double) -> Path {
    var outline = Path()
    guard radius > 0 else { return outline }
    for line in Flattening.polylines(of: path, tolerance: tolerance) {
      add(line.points, isClosed: line.isClosed, to: &outline)
    }
    return outline
  }

  private func add(_ points: [CGPoint], isClosed: Bool, to outline: inout Path) {
    let segments = Segment.chain(points, isClosed: isClosed)
    guard let first = segments.first, let last = segments.last else {
      if let point = points.first { addDot(at: point, to: &outline) }
      return
    }
    let back = segments.reversed().map(\.reversed)
    if isClosed {
      addSide(segments, closing: true, to: &outline)
      outline.closeSubpath()
      addSide(back, closing: true, to: &outline)
      outline.closeSubpath()
    } else {
      addSide(segments, closing: false, to: &outline)
      addCap(after: last, to: &outline)
      addSide(back, closing: false, to: &outline)
      addCap(after: first.reversed, to: &outline)
      outline.closeSubpath()
    }
  }

  /// The left side of a chain of segments, corners included.
  private func addSide(_ segments: [Segment], closing: Bool, to outline: inout Path) {
    let start = segments[0].start + segments[0].normal * radius
    if closing || outline.elements.last == nil || outline.elements.last == .closeSubpath {
      outline.move(to: (closing ? corner(segments[segments.count - 1], segments[0]) : start).point)
    } else {
      outline.addLine(to: start.point)
    }
    for (segment, next) in zip(segments, segments.dropFirst()) {
      addJoin(segment, next, to: &outline)
    }
    if closing {
      addJoin(segments[segments.count - 1], segments[0], to: &outline)
    } else {
      let last = segments[segments.count - 1]
      outline.addLine(to: (last.end + last.normal * radius).point)
    }
  }

  /// Where a closed side starts: a point that its last join comes back to.
  private func corner(_ a: Segment, _ b: Segment) -> Vector {
    isMitered(a, b) ? a.end + miter(a, b) : b.start + b.normal * radius
  }

  private func addJoin(_ a: Segment, _ b: Segment, to outline: inout Path) {
    if isMitered(a, b) {
      outline.addLine(to: (a.end + miter(a, b)).point)
      return
    }
    outline.addLine(to: (a.end + a.normal * radius).point)
    if a.direction.cross(b.direction) < 0 || a.direction == -b.direction {
      // The outer side of a turn to the right.
      if join == .round { addArc(around: a.end, from: a.normal, to: b.normal, outline: &outline) }
    } else {
      outline.addLine(to: a.end.point)
    }
    outline.addLine(to: (b.start + b.normal * radius).point)
  }

  /// Whether the two offset lines are simply continued to where they meet.
  private func isMitered(_ a: Segment, _ b: Segment) -> Bool {
    let cosine = a.direction.dot(b.direction)
    if cosine <= -0.9999 { return false }
    // The offset lines meet radius · tan(turn / 2) before or after the corner.
    let reach = radius * ((1 - cosine) / (1 + cosine)).squareRoot()
    let isOuter = a.direction.cross(b.direction) < 0
    if !isOuter { return reach <= min(a.length, b.length) }
    if cosine > Self.smoothTurn { return true }
    return join == .miter && (2 / (1 + cosine)).squareRoot() <= miterLimit
  }

  private func miter(_ a: Segment, _ b: Segment) -> Vector {
    (a.normal + b.normal) * (radius / (1 + a.direction.dot(b.direction)))
  }

  private func addCap(after segment: Segment, to outline: inout Path) {
    let normal = segment.normal
    switch cap {
    case .butt: break
    case .square:
      let out = segment.end + segment.direction * radius
      outline.addLine(to: (out + normal * radius).point)
      outline.addLine(to: (out + normal * -radius).point)
    case .round:
      addArc(around: segment.end, from: normal, to: segment.direction, outline: &outline)
      addArc(around: segment.end, from: segment.direction, to: -normal, outline: &outline)
    }
    outline.addLine(to: (segment.end + normal * -radius).point)
  }

  private func addDot(at point: CGPoint, to outline: inout Path) {
    let square = CGRect(
      x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)
    switch cap {
    case .butt: break
    case .square: outline.addRect(square)
    case .round: outline.addEllipse(in: square)
    }
  }

  /// An arc of less than a half turn between two unit vectors, as one or two conics.
  private func addArc(around center: Vector, from: Vector, to: Vector, outline: inout Path) {
    let sum = from + to
    let length = sum.length
    guard length > 1e-9 else {
      let side = Vector(x: from.y, y: -from.x)
      addArc(around: center, from: from, to: side, outline: &outline)
      addArc(around: center, from: side, to: to, outline: &outline)
      return
    }
    let halfCosine = length / 2
    outline.addConic(
      to: (center + to * radius).point,
      control: (center + sum * (radius / (2 * halfCosine * halfCosine))).point,
      weight: halfCosine)
  }
}

/// A straight piece of a line with its direction; never of zero length.
private struct Segment {
  let start: Vector
  let end: Vector
  let direction: Vector
  let length: Double

  /// A unit vector to the left of the direction where y points up.
  var normal: Vector { Vector(x: -direction.y, y: direction.x) }

  var reversed: Segment {
    Segment(start: end, end: start, direction: -direction, length: length)
  }

  static func chain(_ points: [CGPoint], isClosed: Bool) -> [Segment] {
    var ends = points
    if isClosed, let first = points.first { ends.append(first) }
    return zip(ends, ends.dropFirst()).compactMap { from, to in
      let start = Vector(x: Double(from.x), y: Double(from.y))
      let end = Vector(x: Double(to.x), y: Double(to.y))
      let length = (end + -start).length
      guard length > 0, length.isFinite else { return nil }
      return Segment(
        start: start, end: end, direction: (end + -start) * (1 / length), length: length)
    }
  }
}

private struct Vector: Equatable {
  var x: Double
  var y: Double

  var point: CGPoint { CGPoint(x: x, y: y) }
  var length: Double { (x * x + y * y).squareRoot() }

  func dot(_ other: Vector) -> Double { x * other.x + y * other.y }
  func cross(_ other: Vector) -> Double { x * other.y - y * other.x }

  static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
  static func * (a: Vector, factor: Double) -> Vector { Vector(x: a.x * factor, y: a.y * factor) }
  static prefix func - (a: Vector) -> Vector { Vector(x: -a.x, y: -a.y) }
}
