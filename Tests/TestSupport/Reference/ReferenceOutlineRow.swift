/// What the pieces of an outline cover of one row of pixels, from the area itself: the twin of the
/// kernels that accumulate and sum differences.
package enum ReferenceOutlineRow {
  /// How much of each pixel lies right of a straight piece from `x0` to `x1`, times its height.
  package static func areas(from x0: Double, to x1: Double, height: Double, count: Int) -> [Double]
  {
    (0..<count).map { pixel in
      let (start, end) = (Double(pixel), Double(pixel + 1))
      return height * (left(of: end, x0, x1) - left(of: start, x0, x1))
    }
  }

  /// The area that lies right of the piece and left of a vertical line, for a height of 1.
  private static func left(of edge: Double, _ x0: Double, _ x1: Double) -> Double {
    let (near, far) = (min(x0, x1), max(x0, x1))
    if edge <= near { return 0 }
    if edge >= far { return edge - (near + far) / 2 }
    return (edge - near) * (edge - near) / (2 * (far - near))
  }

  /// Coverage of a pixel around which an outline turns so often, by the non-zero rule.
  package static func nonZero(_ turns: Double) -> Double {
    turns.magnitude >= 1 ? 1 : turns.magnitude
  }

  /// Coverage of a pixel around which an outline turns so often, by the even-odd rule: the distance
  /// to the nearest even number.
  package static func evenOdd(_ turns: Double) -> Double {
    (turns - 2 * (turns / 2).rounded()).magnitude
  }
}
