import Foundation
import Testing
import TabRenderBase

/// Roots and angles that have the same bits everywhere.
@Suite struct RootTests {
  /// What the documentation promises.
  static let relative = 4e-16

  @Test(arguments: [0x1p-1070, 1e-300, 0.001, 0.125, 0.2, 1, 2, 3, 26.9, 27, 1e6, 1.7e300])
  func `cube root undoes the cube`(x: Double) {
    let root = ElementaryFunctions.cbrt(x)
    #expect(abs(root - cbrt(x)) <= Self.relative * cbrt(x))
    #expect(ElementaryFunctions.cbrt(-x) == -root)
  }

  @Test(arguments: [0, 1, 2, 3, 5, 10, 100, 1000] as [Double])
  func `cube root of a cube is near its whole number`(n: Double) {
    #expect(abs(ElementaryFunctions.cbrt(n * n * n) - n) <= Self.relative * n)
  }

  @Test func `cube root of infinity is infinite`() {
    #expect(ElementaryFunctions.cbrt(.infinity) == .infinity)
    #expect(ElementaryFunctions.cbrt(.nan).isNaN)
  }

  @Test(arguments: 0..<64)
  func `angle is the one that made the point`(step: Int) {
    let angle = (Double(step) + 0.37) * Double.pi / 32 - Double.pi
    let (y, x) = (3 * sin(angle), 3 * cos(angle))
    let found = ElementaryFunctions.atan2(y, x)
    #expect(abs(found - atan2(y, x)) <= Self.relative * 2 * Double.pi)
  }

  @Test(arguments: [
    (0, 0, 0), (0, 1, 0), (1, 0, Double.pi / 2), (0, -1, Double.pi), (-1, 0, -Double.pi / 2),
    (1, 1, Double.pi / 4), (-2, -2, -3 * Double.pi / 4),
  ])
  func `angles of axes and diagonals are exact`(y: Double, x: Double, angle: Double) {
    #expect(ElementaryFunctions.atan2(y, x) == angle)
  }
}
