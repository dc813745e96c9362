/// Three by three numbers that take one set of three colour values to another.
struct ColorMatrix: Hashable, Sendable {
  /// The rows, from the top.
  var rows: [[Double]]

  init(rows: [[Double]]) {
    self.rows = rows
  }

  static func diagonal(_ values: [Double]) -> ColorMatrix {
    ColorMatrix(rows: [[values[0], 0, 0], [0, values[1], 0], [0, 0, values[2]]])
  }

  static let identity = diagonal([1, 1, 1])

  func applied(to v: [Double]) -> [Double] {
    rows.map { $0[0] * v[0] + $0[1] * v[1] + $0[2] * v[2] }
  }

  static func * (left: ColorMatrix, right: ColorMatrix) -> ColorMatrix {
    ColorMatrix(
      rows: left.rows.map { row in
        (0..<3).map { column in
          row[0] * right.rows[0][column] + row[1] * right.rows[1][column]
            + row[2] * right.rows[2][column]
        }
      })
  }

  /// The matrix that undoes this one; `nil` where there is none.
  var inverse: ColorMatrix? { MatrixInverse.inverse(rows).map(ColorMatrix.init(rows:)) }

  /// Whether no value differs by more than a profile's rounding from those of the identity.
  func isIdentity(within tolerance: Double) -> Bool {
    zip(rows, Self.identity.rows).allSatisfy {
      zip($0, $1).allSatisfy { abs($0 - $1) <= tolerance }
    }
  }
}

extension ColorMatrix {
  /// From linear RGB with these primaries to XYZ with Y of white 1; `nil` where they span no colours.
  init?(toXYZFrom c: PNGColorTags.Chromaticities) {
    guard let white = Self.xyz(c.white), let red = Self.xyz(c.red),
      let green = Self.xyz(c.green), let blue = Self.xyz(c.blue)
    else { return nil }
    let columns = ColorMatrix(rows: (0..<3).map { [red[$0], green[$0], blue[$0]] })
    guard let scales = columns.inverse?.applied(to: white), scales.allSatisfy({ $0 > 0 }) else {
      return nil
    }
    self = columns * .diagonal(scales)
  }

  /// XYZ with Y = 1; `nil` for a point on that line.
  static func xyz(_ point: PNGColorTags.Chromaticities.Point) -> [Double]? {
    guard point.y > 0 else { return nil }
    let (x, y) = (Double(point.x) / 100_000, Double(point.y) / 100_000)
    return [x / y, 1, (1 - x - y) / y]
  }

  /// Linearised Bradford adaptation of XYZ from one white to another (ICC.1, annex E).
  static func adaptation(from source: [Double], to target: [Double]) -> ColorMatrix? {
    let cones = ColorMatrix(rows: [
      [0.8951, 0.2664, -0.1614], [-0.7502, 1.7135, 0.0367], [0.0389, -0.0685, 1.0296],
    ])
    let from = cones.applied(to: source)
    let to = cones.applied(to: target)
    guard let back = cones.inverse, from.allSatisfy({ $0 > 0 }) else { return nil }
    return back * .diagonal(zip(to, from).map { $0 / $1 }) * cones
  }

  /// From XYZ under a white to linear sRGB.
  static func toLinearSRGB(fromXYZUnder white: [Double]) -> ColorMatrix? {
    guard let d65 = xyz(PNGColorTags.Chromaticities.sRGB.white),
      let adaptation = adaptation(from: white, to: d65),
      let toXYZ = ColorMatrix(toXYZFrom: .sRGB)
    else { return nil }
    return toXYZ.inverse.map { $0 * adaptation }
  }

  /// From linear RGB with these primaries to linear sRGB.
  static func toLinearSRGB(from primaries: PNGColorTags.Chromaticities) -> ColorMatrix? {
    guard let white = xyz(primaries.white), let toXYZ = ColorMatrix(toXYZFrom: primaries) else {
      return nil
    }
    return toLinearSRGB(fromXYZUnder: white).map { $0 * toXYZ }
  }
}
