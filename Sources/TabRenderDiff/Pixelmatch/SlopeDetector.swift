/// How much brighter a pixel is than its neighbour.
protocol BrightnessSlope: Sendable {
  /// Positive where `center` is brighter, exactly 0 where both look the same.
  ///
  /// `index` is the position of `center` in the picture, counted row by row.
  func difference(_ center: UInt32, _ neighbour: UInt32, index: Int) -> Double
}

/// Whether a pixel lies on the slope of an antialiased edge.
///
/// After V. Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector" (2009), as pixelmatch
/// reads it: between a darker and a brighter neighbour, at most two neighbours alike, and one of the
/// two extremes within a flat part of both pictures.
struct SlopeDetector<Slope: BrightnessSlope>: Sendable {
  let slope: Slope

  /// Whether the pixel of `rows` lies on a slope that both pictures have.
  ///
  /// Reaches two pixels around, whose rows are loaded. At the picture's edge one neighbour counts as
  /// alike.
  func explains(_ rows: PixelRows, _ others: PixelRows, x: Int, y: Int) -> Bool {
    guard let (dark, bright) = extremes(rows, x: x, y: y) else { return false }
    return isFlat(rows, dark) && isFlat(others, dark)
      || isFlat(rows, bright) && isFlat(others, bright)
  }

  /// The darkest and the brightest neighbour; `nil` where the pixel lies on no slope.
  ///
  /// Column by column, so that the first of equal ones is the same one as pixelmatch's.
  func extremes(
    _ rows: PixelRows, x: Int, y: Int
  ) -> (dark: (x: Int, y: Int), bright: (x: Int, y: Int))? {
    let center = rows[x, y]
    let index = y * rows.width + x
    var alike = isAtEdge(rows, x, y) ? 1 : 0
    var (least, most) = (0.0, 0.0)
    var (dark, bright) = ((x: x, y: y), (x: x, y: y))
    for column in max(0, x - 1)...min(rows.width - 1, x + 1) {
      for row in max(0, y - 1)...min(rows.height - 1, y + 1) where column != x || row != y {
        let difference = slope.difference(center, rows[column, row], index: index)
        if difference == 0 {
          alike += 1
          if alike > 2 { return nil }
        } else if difference < least {
          least = difference
          dark = (column, row)
        } else if difference > most {
          most = difference
          bright = (column, row)
        }
      }
    }
    return least == 0 || most == 0 ? nil : (dark, bright)
  }

  /// Whether three neighbours or more have the pixel's very colour.
  private func isFlat(_ rows: PixelRows, _ point: (x: Int, y: Int)) -> Bool {
    let (x, y) = point
    let center = rows[x, y]
    var alike = isAtEdge(rows, x, y) ? 1 : 0
    for row in max(0, y - 1)...min(rows.height - 1, y + 1) {
      for column in max(0, x - 1)...min(rows.width - 1, x + 1)
      where (column != x || row != y) && rows[column, row] == center {
        alike += 1
      }
    }
    return alike > 2
  }

  private func isAtEdge(_ rows: PixelRows, _ x: Int, _ y: Int) -> Bool {
    x == 0 || y == 0 || x == rows.width - 1 || y == rows.height - 1
  }
}
