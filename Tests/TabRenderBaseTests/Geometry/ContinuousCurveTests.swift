import Foundation
import Testing
import TabRenderBase
import TestSupport

@Suite("The continuous corner curve")
struct ContinuousCurveTests {
  /// The project's bound at a radius of 216 px; the measurement's own noise is 0.1 px.
  static let pixels = 0.25

  @Test("It passes the points measured on a screen at r = 216 px")
  func points() throws {
    let rows = try Repository.table("truth/continuous-curve.csv")
    try #require(rows.count == 47)
    for row in rows {
      let (along, across) = (try #require(Double(row[0])), try #require(Double(row[1])))
      let got = Self.across(at: along * 216, radius: 216, width: 732, height: 900)
      #expect(abs(got - across * 216) <= Self.pixels, "\(along): got \(got / 216)")
    }
  }

  /// How far the corner's gap reaches in a row of pixels of a pill, 1107 × 150 px, r = 75 px.
  ///
  /// Read from a screen where two such layers lie over each other; the reading undoes that.
  static let pill: [(row: Int, gap: Double)] = [
    (0, 90.4), (1, 69.6), (2, 61.3), (5, 48.6), (10, 37.0), (20, 23.6), (40, 8.4),
  ]
  /// Undoing the double edge is uncertain where the edge is nearly horizontal.
  static let pillPixels: [Int: Double] = [0: 0.75]
  static let pillPixelsBelow = 0.25

  @Test("With a radius of half the height it is stretched along the long side", arguments: pill)
  func stretched(_ row: (row: Int, gap: Double)) {
    let path = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 1107, height: 150), cornerRadius: 75,
      curve: .continuous)
    let line = ReferencePolygon(path)
      .coverage(in: PixelRect(minX: 0, minY: row.row, maxX: 553, maxY: row.row + 1))
    let gap = line.values.map { 1 - $0 }.reduce(0, +)
    let tolerance = Self.pillPixels[row.row] ?? Self.pillPixelsBelow
    #expect(abs(gap - row.gap) <= tolerance, "got \(gap)")
  }

  @Test("It is symmetric about the corner's diagonal")
  func symmetric() {
    let path = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 400, height: 400), cornerRadius: 100,
      curve: .continuous)
    let corner = ReferencePolygon(path).coverage(in: .canvas(160, 160))
    for y in 0..<160 {
      for x in 0..<y { #expect(abs(corner[x, y] - corner[y, x]) < 1e-9) }
    }
  }

  /// How far the outline is from the top edge at a distance from the left one: the height of the
  /// gap, averaged over a hundredth of a pixel.
  private static func across(
    at along: Double, radius: Double, width: Double, height: Double
  ) -> Double {
    let path = Path(
      roundedRect: CGRect(x: 0, y: 0, width: width, height: height), cornerRadius: radius,
      curve: .continuous)
    let zoom = CGAffineTransform(a: 100, b: 0, c: 0, d: 1, tx: -along * 100 + 0.5, ty: 0)
    let column = ReferencePolygon(path, zoom)
      .coverage(in: PixelRect(minX: 0, minY: 0, maxX: 1, maxY: Int(height / 2)))
    return column.values.map { 1 - $0 }.reduce(0, +)
  }
}
