import Foundation

/// A piece of an ellipse given by its ends, as SVG describes it.
///
/// Source: SVG 1.1, appendix F.6. Radii that cannot reach from one end to the other grow until they
/// do. The arc is drawn as conics, which are exact, and found by halving angles with square roots
/// instead of inverse circular functions.
struct EllipticalArc {
  let from: CGPoint
  let to: CGPoint
  let radii: CGSize
  let rotationDegrees: Double
  let isLarge: Bool
  /// Whether the arc runs clockwise where y points down.
  let isClockwise: Bool

  init(
    from: CGPoint, to: CGPoint, radii: CGSize, rotationDegrees: Double, isLarge: Bool,
    isClockwise: Bool
  ) {
    self.from = from
    self.to = to
    self.radii = CGSize(width: abs(radii.width), height: abs(radii.height))
    self.rotationDegrees = rotationDegrees
    self.isLarge = isLarge
    self.isClockwise = isClockwise
  }

  /// Adds the arc to a path that ends where the arc starts; a straight line for a radius of 0.
  func append(to path: inout Path) {
    guard from != to else { return }
    guard radii.width > 0, radii.height > 0 else { return path.addLine(to: to) }
    let toUnit = CGAffineTransform(rotationAngle: CGFloat(-rotationDegrees * .pi / 180))
      .concatenating(CGAffineTransform(scaleX: 1 / radii.width, y: 1 / radii.height))
    let (a, b) = (from.applying(toUnit), to.applying(toUnit))
    let half = CGPoint(x: (b.x - a.x) / 2, y: (b.y - a.y) / 2)
    let reach = half.x * half.x + half.y * half.y
    guard reach > 0, reach.isFinite else { return path.addLine(to: to) }
    let radius = max(1, reach.squareRoot())
    // The centre lies on the bisector of the chord, on the side that the two flags choose.
    let height = (max(0, radius * radius - reach) / reach).squareRoot()
    let side = isLarge == isClockwise ? -height : height
    let center = CGPoint(
      x: (a.x + b.x) / 2 - side * half.y, y: (a.y + b.y) / 2 + side * half.x)
    let circle = UnitArcs(
      center: center, radius: radius, isClockwise: isClockwise, toPlane: toUnit.inverted())
    circle.append(
      from: CGPoint(x: (a.x - center.x) / radius, y: (a.y - center.y) / radius),
      to: CGPoint(x: (b.x - center.x) / radius, y: (b.y - center.y) / radius),
      isLarge: isLarge, depth: 0, end: to, path: &path)
  }
}

/// Arcs of a circle between unit vectors, halved until each is at most a quarter turn.
private struct UnitArcs {
  let center: CGPoint
  let radius: Double
  let isClockwise: Bool
  let toPlane: CGAffineTransform

  func append(
    from u: CGPoint, to v: CGPoint, isLarge: Bool, depth: Int, end: CGPoint?, path: inout Path
  ) {
    var middle = CGPoint(x: u.x + v.x, y: u.y + v.y)
    let length = (middle.x * middle.x + middle.y * middle.y).squareRoot()
    // The cosine of half the angle between the ends is half the length of their sum.
    if depth > 0, !isLarge, length > 1.41 || depth > 4 {
      let corner = CGPoint(x: middle.x * 2 / (length * length), y: middle.y * 2 / (length * length))
      path.addConic(to: end ?? plane(v), control: plane(corner), weight: length / 2)
      return
    }
    if length > 1e-6 {
      let sign: CGFloat = isLarge ? -1 : 1
      middle = CGPoint(x: middle.x / length * sign, y: middle.y / length * sign)
    } else {
      middle = isClockwise ? CGPoint(x: -u.y, y: u.x) : CGPoint(x: u.y, y: -u.x)
    }
    append(from: u, to: middle, isLarge: false, depth: depth + 1, end: nil, path: &path)
    append(from: middle, to: v, isLarge: false, depth: depth + 1, end: end, path: &path)
  }

  private func plane(_ point: CGPoint) -> CGPoint {
    CGPoint(x: center.x + radius * point.x, y: center.y + radius * point.y).applying(toPlane)
  }
}
