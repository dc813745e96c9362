import Foundation
import Testing
import TabRenderBase
import TestSupport

@Suite("The continuous corner curve")
struct ContinuousCurveTests {
  /// The project's bound at a radius of 216 px; the measurement's own noise is 0.1 px.
  static let pixels = 0.25

  /// Distances along the edge and across it, in radii: a 72 pt corner on an iOS 26 screen at 3x.
  static let screen: [(along: Double, across: Double)] = [
    (0.2940, 0.29186), (0.3495, 0.24053), (0.4051, 0.19657), (0.4884, 0.14186),
    (0.5440, 0.11349), (0.6273, 0.07998), (0.6829, 0.06225), (0.7662, 0.04257),
    (0.8218, 0.03239), (0.9051, 0.02159), (0.9606, 0.01653), (1.0440, 0.01130),
    (1.0995, 0.00879), (1.1551, 0.00706), (1.2106, 0.00562), (1.2662, 0.00431),
    (1.3218, 0.00316),
  ]

  @Test("It passes the points measured on a screen at r = 216 px", arguments: screen)
  func points(_ point: (along: Double, across: Double)) {
    let got = Self.across(at: point.along * 216, radius: 216, width: 732, height: 900)
    #expect(abs(got - point.across * 216) <= Self.pixels, "got \(got / 216)")
  }

  @Test(
    "It passes every point of the measurement",
    .enabled(if: CurveFile.isPresent, "needs ../shared/truth beside the package"))
  func allPoints() throws {
    for point in try CurveFile.points() {
      let got = Self.across(at: point.along * 216, radius: 216, width: 732, height: 900)
      #expect(abs(got - point.across * 216) <= Self.pixels, "\(point): got \(got / 216)")
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

/// The table of measured points beside the package.
private enum CurveFile {
  private static let path = Repository.root
    .appending(path: "../shared/truth/continuous_curve.csv").standardizedFileURL

  static let isPresent = FileManager.default.fileExists(atPath: path.path)

  static func points() throws -> [(along: Double, across: Double)] {
    try String(contentsOf: path, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("gpu") }
      .map { line in
        let fields = line.split(separator: ",")
        return (try #require(Double(fields[1])), try #require(Double(fields[2])))
      }
  }
}
