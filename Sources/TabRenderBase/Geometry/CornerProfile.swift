/// Half of a rounded corner of radius 1, from its middle to the straight edge.
///
/// Seven points of two cubic Bézier curves, each as (distance from the corner along the edge,
/// distance from the edge).
struct CornerProfile: Sendable {
  let points: [(along: Double, across: Double)]
  let isCircular: Bool

  /// Where the curve meets the straight edge, in radii from the corner.
  var extent: Double { points[6].along }

  /// An eighth of a circle.
  static let circular = CornerProfile(points: circle, isCircular: true)

  /// The continuous curve as far as there is room for it along the edge.
  ///
  /// Full smoothing needs 1.528665 radii. With less room the curve goes over to the circle, which
  /// needs 1; the other half of the corner is not affected. Measured on a 369 × 50 pt button of
  /// radius 25: smoothed along the long sides, circular along the short ones.
  static func continuous(room: Double) -> CornerProfile {
    let fullExtent = smooth[6].along
    let share = min(max(0, (room - 1) / (fullExtent - 1)), 1)
    guard share > 0 else { return circular }
    let points = zip(circle, smooth).map { circle, smooth in
      (
        along: circle.along + (smooth.along - circle.along) * share,
        across: circle.across + (smooth.across - circle.across) * share
      )
    }
    return CornerProfile(points: points, isCircular: false)
  }

  private static let middle = 1 - Path.quarterCircleWeight

  /// Fitted to the outline of a 72 pt continuous corner that an iOS 26 screen shows at 3x.
  ///
  /// The fit is at most 0.13 px (0.0006 radii) from each of the 47 measured points. The extent
  /// 1.528665 and the shared middle of the corner are given, the rest is least squares.
  private static let smooth: [(along: Double, across: Double)] = [
    (middle, middle), (middle + 0.2266, middle - 0.2266),
    (0.7624, 0.0249726), (1.0598, 0.0104), (1.1485, 0.0060537),
    (1.449965, 0), (1.528665, 0),
  ]

  /// Two arcs of 22.5°, each as the cubic Bézier curve that touches it at its ends.
  private static let circle: [(along: Double, across: Double)] = {
    let arc = Double.pi / 8
    let handle = 4 / 3 * ElementaryFunctions.sin(arc / 4) / ElementaryFunctions.cos(arc / 4)
    // The angle runs from the edge's normal through the circle's centre (1, 1).
    func point(_ angle: Double, _ tangent: Double) -> (along: Double, across: Double) {
      let (cosine, sine) = ElementaryFunctions.cosineAndSine(angle)
      return (1 - sine + tangent * cosine, 1 - cosine - tangent * sine)
    }
    return [
      (middle, middle), point(2 * arc, handle), point(arc, -handle), point(arc, 0),
      point(arc, handle), point(0, -handle), (1, 0),
    ]
  }()
}
