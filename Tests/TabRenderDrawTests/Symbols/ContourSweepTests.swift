import Foundation
import Testing
import TabRenderBase
import TabRenderDraw

@Suite struct ContourSweepTests {
  private static let tolerance = 0.002

  @Test func `one rectangle keeps its area and its corners`() {
    var sweep = ContourSweep(tolerance: Self.tolerance)
    sweep.add(Path(CGRect(x: 2, y: 3, width: 5, height: 7)))
    let outline = sweep.outline()
    #expect(outline.boundingBox == CGRect(x: 2, y: 3, width: 5, height: 7))
    #expect(outline.enclosedArea == 35)
  }

  @Test(arguments: [
    // Overlapping, touching along an edge, apart, one in the other, equal.
    (CGRect(x: 6, y: 6, width: 8, height: 8), 112.0, 48.0),
    (CGRect(x: 10, y: 2, width: 8, height: 8), 128, 64),
    (CGRect(x: 14, y: 14, width: 8, height: 8), 128, 64),
    (CGRect(x: 4, y: 4, width: 2, height: 2), 64, 60),
    (CGRect(x: 2, y: 2, width: 8, height: 8), 64, 0),
  ])
  func `two rectangles are joined and subtracted`(other: CGRect, union: Double, rest: Double) {
    let first = Path(CGRect(x: 2, y: 2, width: 8, height: 8))
    var joined = ContourSweep(tolerance: Self.tolerance)
    joined.add(first)
    joined.add(Path(other))
    #expect(joined.outline().enclosedArea == union)
    var subtracted = ContourSweep(tolerance: Self.tolerance)
    subtracted.add(first)
    subtracted.remove(Path(other))
    #expect(subtracted.outline().enclosedArea == rest)
  }

  @Test func `ink put down after a subtraction stays`() {
    var sweep = ContourSweep(tolerance: Self.tolerance)
    sweep.add(Path(CGRect(x: 0, y: 0, width: 10, height: 10)))
    sweep.remove(Path(CGRect(x: 2, y: 2, width: 6, height: 6)))
    sweep.add(Path(CGRect(x: 4, y: 4, width: 2, height: 2)))
    #expect(sweep.outline().enclosedArea == 68)
  }

  @Test func `direction of an outline does not matter`() {
    var path = Path()
    for point in [(0, 0), (0, 10), (10, 10), (10, 0)] {
      let point = CGPoint(x: point.0, y: point.1)
      if path.isEmpty { path.move(to: point) } else { path.addLine(to: point) }
    }
    var sweep = ContourSweep(tolerance: Self.tolerance)
    sweep.add(path)
    sweep.add(Path(CGRect(x: 5, y: 5, width: 10, height: 10)))
    #expect(sweep.outline().enclosedArea == 175)
  }

  @Test func `line that crosses itself is one area`() {
    var star = Path()
    for (x, y) in [(12, 2), (18, 20), (3, 9), (21, 9), (6, 20)] {
      let point = CGPoint(x: x, y: y)
      if star.isEmpty { star.move(to: point) } else { star.addLine(to: point) }
    }
    star.closeSubpath()
    var sweep = ContourSweep(tolerance: Self.tolerance)
    sweep.add(star)
    let outline = sweep.outline()
    #expect(
      SymbolPicture.alpha(of: outline, rule: .evenOdd, pixelsPerPoint: 4)
        == SymbolPicture.alpha(of: outline, rule: .nonZero, pixelsPerPoint: 4))
    // The middle, which the star winds around twice, is inside.
    let middle = SymbolPicture.alpha(of: outline, rule: .nonZero, pixelsPerPoint: 1)[12 * 24 + 12]
    #expect(middle == 255)
  }

  @Test func `overlapping circles have the area that geometry says`() {
    var sweep = ContourSweep(tolerance: Self.tolerance)
    sweep.add(Path(ellipseIn: CGRect(x: 2, y: 6, width: 12, height: 12)))
    sweep.add(Path(ellipseIn: CGRect(x: 8, y: 6, width: 12, height: 12)))
    // Radius 6, centres 6 apart: the lens is 2r² (π/3 − √3/4).
    let lens = 72 * (Double.pi / 3 - 3.0.squareRoot() / 4)
    let area = 72 * Double.pi - lens
    // Chords lie inside: about two thirds of the tolerance times the length of the outline.
    #expect((area - 0.1...area + 0.01).contains(sweep.outline().enclosedArea))
  }

  @Test func `nothing gives an empty outline`() {
    #expect(ContourSweep(tolerance: Self.tolerance).outline().isEmpty)
    var sweep = ContourSweep(tolerance: Self.tolerance)
    sweep.remove(Path(CGRect(x: 0, y: 0, width: 1, height: 1)))
    #expect(sweep.outline().isEmpty)
  }
}
