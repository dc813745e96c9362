import Testing
import TabRenderDiff

/// The colour difference, and the colours it is taken of.
@Suite struct CIEDE2000Tests {
  /// The published differences have four digits.
  static let digits = 0.5e-4 + 1e-9

  /// The test data of Sharma, Wu and Dalal (2005): two colours and their difference.
  static let published: [(LabColor, LabColor, Double)] = rows.map { row in
    (
      LabColor(lightness: row.0, a: row.1, b: row.2),
      LabColor(lightness: row.3, a: row.4, b: row.5), row.6
    )
  }

  private typealias Row = (Double, Double, Double, Double, Double, Double, Double)

  private static let rows: [Row] = [
    (50, 2.6772, -79.7751, 50, 0, -82.7485, 2.0425),
    (50, 3.1571, -77.2803, 50, 0, -82.7485, 2.8615),
    (50, 2.8361, -74.0200, 50, 0, -82.7485, 3.4412),
    (50, -1.3802, -84.2814, 50, 0, -82.7485, 1.0000),
    (50, -1.1848, -84.8006, 50, 0, -82.7485, 1.0000),
    (50, -0.9009, -85.5211, 50, 0, -82.7485, 1.0000),
    (50, 0, 0, 50, -1, 2, 2.3669),
    (50, -1, 2, 50, 0, 0, 2.3669),
    (50, 2.4900, -0.0010, 50, -2.4900, 0.0009, 7.1792),
    (50, 2.4900, -0.0010, 50, -2.4900, 0.0010, 7.1792),
    (50, 2.4900, -0.0010, 50, -2.4900, 0.0011, 7.2195),
    (50, 2.4900, -0.0010, 50, -2.4900, 0.0012, 7.2195),
    (50, -0.0010, 2.4900, 50, 0.0009, -2.4900, 4.8045),
    (50, -0.0010, 2.4900, 50, 0.0010, -2.4900, 4.8045),
    (50, -0.0010, 2.4900, 50, 0.0011, -2.4900, 4.7461),
    (50, 2.5, 0, 50, 0, -2.5, 4.3065),
    (50, 2.5, 0, 73, 25, -18, 27.1492),
    (50, 2.5, 0, 61, -5, 29, 22.8977),
    (50, 2.5, 0, 56, -27, -3, 31.9030),
    (50, 2.5, 0, 58, 24, 15, 19.4535),
    (50, 2.5, 0, 50, 3.1736, 0.5854, 1.0000),
    (50, 2.5, 0, 50, 3.2972, 0, 1.0000),
    (50, 2.5, 0, 50, 1.8634, 0.5757, 1.0000),
    (50, 2.5, 0, 50, 3.2592, 0.3350, 1.0000),
    (60.2574, -34.0099, 36.2677, 60.4626, -34.1751, 39.4387, 1.2644),
    (63.0109, -31.0961, -5.8663, 62.8187, -29.7946, -4.0864, 1.2630),
    (61.2901, 3.7196, -5.3901, 61.4292, 2.2480, -4.9620, 1.8731),
    (35.0831, -44.1164, 3.7933, 35.0232, -40.0716, 1.5901, 1.8645),
    (22.7233, 20.0904, -46.6940, 23.0331, 14.9730, -42.5619, 2.0373),
    (36.4612, 47.8580, 18.3852, 36.2715, 50.5065, 21.2231, 1.4146),
    (90.8027, -2.0831, 1.4410, 91.1528, -1.6435, 0.0447, 1.4441),
    (90.9257, -0.5406, -0.9208, 88.6381, -0.8985, -0.7239, 1.5381),
    (6.7747, -0.2908, -2.4247, 5.8714, -0.0985, -2.2286, 0.6377),
    (2.0776, 0.0795, -1.1350, 0.9033, -0.0636, -0.5514, 0.9082),
  ]

  @Test(arguments: published)
  func `published pair has its published difference, both ways round`(
    one: LabColor, two: LabColor, difference: Double
  ) {
    #expect(abs(CIEDE2000.difference(one, two) - difference) <= Self.digits)
    #expect(abs(CIEDE2000.difference(two, one) - difference) <= Self.digits)
    #expect(CIEDE2000.difference(one, one) == 0)
  }

  /// The published colours of sRGB's corners have two digits, of a matrix with more than four.
  static let corner = 0.03

  @Test(arguments: [
    (1, 0, 0, 53.24, 80.09, 67.20), (0, 1, 0, 87.73, -86.18, 83.18),
    (0, 0, 1, 32.30, 79.19, -107.86), (1, 1, 0, 97.14, -21.55, 94.48),
  ])
  func `corner of sRGB has its published place`(
    red: Double, green: Double, blue: Double, lightness: Double, a: Double, b: Double
  ) {
    let color = LabColor(red: red, green: green, blue: blue)
    #expect(abs(color.lightness - lightness) <= Self.corner)
    #expect(abs(color.a - a) <= Self.corner)
    #expect(abs(color.b - b) <= Self.corner)
  }

  @Test(arguments: [0, 1, 40, 128, 254, 255])
  func `grey is neutral`(level: Int) {
    let value = Double(level) / 255
    let color = LabColor(red: value, green: value, blue: value)
    #expect(abs(color.a) < 1e-12)
    #expect(abs(color.b) < 1e-12)
  }

  @Test func `white and black are 100 apart`() {
    let white = LabColor(red: 1, green: 1, blue: 1)
    let black = LabColor(red: 0, green: 0, blue: 0)
    #expect(abs(white.lightness - 100) < 1e-12)
    #expect(abs(CIEDE2000.difference(white, black) - 100) < 1e-9)
  }
}
