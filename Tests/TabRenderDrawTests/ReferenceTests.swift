import Foundation
import Testing
import TabRenderBase
import TestSupport
import TabRenderDraw

/// The two ways of the reference to a coverage must agree, and its blur must be a Gaussian.
@Suite("The reference itself")
struct ReferenceTests {
  /// A quarter circle of 4096 chords is short of the true area by 4e-6 px times its length.
  static let chordError = 1e-5

  @Test("Closed form and polygon agree on rounded rectangles", arguments: [0.4, 3, 11.7, 24])
  func coverage(_ radius: Double) {
    let area = PixelRect.canvas(64, 64)
    let shape = ReferenceRoundedRect(
      CGRect(x: 7.3, y: 5.8, width: 50.25, height: 48), radius: radius,
      corners: [.layerMinXMinYCorner, .layerMaxXMaxYCorner, .layerMaxXMinYCorner])
    let exact = shape.coverage(in: area)
    let polygon = ReferencePolygon(shape, .identity).coverage(in: area)
    let worst = zip(exact.values, polygon.values).map { abs($0 - $1) }.max() ?? 1
    #expect(worst < Self.chordError)
  }

  @Test("A disc's coverage adds up to π r²")
  func discArea() {
    let shape = ReferenceRoundedRect(CGRect(x: 3.1, y: 4.2, width: 40, height: 40), radius: 20)
    let sum = shape.coverage(in: .canvas(50, 50)).values.reduce(0, +)
    #expect(abs(sum - .pi * 400) < 1e-9)
  }

  @Test("Where a square overlaps itself the rules differ")
  func rules() {
    var path = Path(CGRect(x: 1, y: 1, width: 6, height: 6))
    path.addRect(CGRect(x: 2.5, y: 2.5, width: 3, height: 3))
    let area = PixelRect.canvas(8, 8)
    let nonZero = ReferencePolygon(path).coverage(in: area, rule: .nonZero)
    let evenOdd = ReferencePolygon(path).coverage(in: area, rule: .evenOdd)
    #expect(abs(nonZero.values.reduce(0, +) - 36) < 1e-12)
    #expect(abs(evenOdd.values.reduce(0, +) - 27) < 1e-12)
    #expect(abs(evenOdd[2, 3] - 0.5) < 1e-12)
  }

  @Test("A blurred edge is the running sum of the weights")
  func blurredEdge() {
    let area = PixelRect.canvas(200, 3)
    let half = ReferenceRoundedRect(CGRect(x: 100, y: -500, width: 900, height: 1000))
    let plane = half.coverage(in: area.expanded(by: 300))
    let blurred = ReferenceShadow.blur(plane, sigma: 20, model: .exact, over: area)
    for x in [40, 90, 99, 100, 120] {
      // The middle of a pixel lies half a pixel inside; the sum of samples is the integral.
      let ideal = 0.5 * erfc((99.5 - Double(x)) / (20 * 2.0.squareRoot()))
      #expect(abs(blurred[x, 1] - ideal) < 1e-4)
    }
  }
}
