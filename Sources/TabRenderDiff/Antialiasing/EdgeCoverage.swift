/// A pixel on an edge, and the colours of the edge's two sides, with the alpha multiplied in.
///
/// Channels are 0…65,025, so that a mix of two colours lies between them exactly.
struct EdgeCoverage {
  private let pixel: SIMD4<Int32>
  private let sides: (SIMD4<Int32>, SIMD4<Int32>)

  /// How far sides may be apart and still be the same: 4/255, so that a rim that reaches a little
  /// into its neighbour, or a gradient, does no harm.
  private static let tolerance: Int32 = 4 * 255

  /// Creates it of straight 8-bit pixels.
  init(pixel: UInt32, sides: (UInt32, UInt32)) {
    self.pixel = Self.premultiplied(pixel)
    self.sides = (Self.premultiplied(sides.0), Self.premultiplied(sides.1))
  }

  /// Whether both are mixes of the same two colours, a quarter of a pixel's coverage apart at most.
  ///
  /// Renderers that sample edges differently agree to that much; two glyphs whose strokes have
  /// nearly the same position, such as l and I, are farther apart.
  func isOfSameEdge(as other: EdgeCoverage) -> Bool {
    let tolerance = SIMD4(repeating: Self.tolerance)
    guard Self.isSmall(sides.0 &- other.sides.0, tolerance),
      Self.isSmall(sides.1 &- other.sides.1, tolerance), isMix, other.isMix
    else { return false }
    let contrast = Self.size(sides.0 &- sides.1)
    return Self.isSmall(pixel &- other.pixel, (contrast &>> 2) &+ tolerance)
  }

  /// Whether the pixel lies between the sides in every channel.
  private var isMix: Bool {
    let tolerance = SIMD4(repeating: Self.tolerance)
    let low = pointwiseMin(sides.0, sides.1) &- tolerance
    let high = pointwiseMax(sides.0, sides.1) &+ tolerance
    return all(pixel .>= low) && all(pixel .<= high)
  }

  private static func isSmall(_ difference: SIMD4<Int32>, _ limit: SIMD4<Int32>) -> Bool {
    all(size(difference) .<= limit)
  }

  private static func size(_ vector: SIMD4<Int32>) -> SIMD4<Int32> {
    pointwiseMax(vector, 0 &- vector)
  }

  private static func premultiplied(_ pixel: UInt32) -> SIMD4<Int32> {
    let alpha = Int32(pixel >> 24)
    return SIMD4(
      Int32(pixel & 255) &* alpha, Int32(pixel >> 8 & 255) &* alpha,
      Int32(pixel >> 16 & 255) &* alpha,
      alpha &* 255)
  }
}
