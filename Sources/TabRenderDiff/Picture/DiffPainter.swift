/// Paints the styles of ``DiffPicture`` that show what became of each pixel.
struct DiffPainter {
  private let rows: UnionRows
  private let diff: ImageDiff

  init(_ rows: UnionRows, _ diff: ImageDiff) {
    let size = diff.summary.unionSize
    precondition(
      size.width == rows.width && size.height == rows.height,
      "The comparison must be one of these pictures.")
    self.rows = rows
    self.diff = diff
  }

  /// Differences in the colours of their sizes, over pale grey, and a legend.
  func heat() -> Bitmap {
    let legend = legend
    var canvas = DiffCanvas(width: rows.width, height: rows.height + legend.height)
    eachRow { y, row in
      for x in 0..<rows.width { canvas.set(x, y, heat(x, y, row)) }
    }
    legend.draw(on: &canvas, x: 0, y: rows.height)
    return canvas.bitmap
  }

  /// Differences in red, over pale grey.
  func red() -> Bitmap {
    var canvas = DiffCanvas(width: rows.width, height: rows.height)
    eachRow { y, row in
      for x in 0..<rows.width { canvas.set(x, y, mark(x, y, row) { _, _ in DiffPalette.red }) }
    }
    return canvas.bitmap
  }

  /// White where the pictures differ, on black.
  func mask() -> Bitmap {
    var canvas = DiffCanvas(width: rows.width, height: rows.height)
    for y in 0..<rows.height {
      for x in 0..<rows.width {
        let pixelClass = pixelClass(x, y)
        let isDifferent = pixelClass == .different || pixelClass == .outside
        canvas.set(x, y, isDifferent ? DiffPalette.white : DiffPalette.black)
      }
    }
    return canvas.bitmap
  }

  /// Expected, heat and actual beside each other.
  func side() -> Bitmap {
    let legend = legend
    let gap = max(4, rows.width / 64)
    let step = rows.width + gap
    var canvas = DiffCanvas(width: step * 3 - gap, height: rows.height + legend.height)
    canvas.fill(canvas.bounds, DiffPalette.gap)
    eachRow { y, row in
      for x in 0..<rows.width {
        canvas.set(x, y, plain(row.expected, x, y))
        canvas.set(step + x, y, heat(x, y, row))
        canvas.set(step * 2 + x, y, plain(row.actual, x, y))
      }
    }
    legend.draw(on: &canvas, x: step, y: rows.height)
    return canvas.bitmap
  }

  /// The actual picture under transparent red, and frames around the differences.
  func overlay() -> Bitmap {
    var canvas = DiffCanvas(width: rows.width, height: rows.height)
    eachRow { y, row in
      for x in 0..<rows.width { canvas.set(x, y, overlay(x, y, row)) }
    }
    let thickness = max(1, rows.width / 400)
    for box in diff.summary.boxes {
      let inside = PixelRect(box).expanded(by: 2 * thickness)
      canvas.frame(inside, thickness: thickness, DiffPalette.red)
      canvas.frame(inside.expanded(by: thickness), thickness: thickness, DiffPalette.white)
    }
    return canvas.bitmap
  }

  private var legend: DiffLegend { DiffLegend(width: rows.width, summary: diff.summary) }

  private func eachRow(_ paint: (Int, UnionRows.Row) -> Void) {
    for y in 0..<rows.height { paint(y, rows.row(y)) }
  }

  private func pixelClass(_ x: Int, _ y: Int) -> ImageDiff.PixelClass {
    diff.pixelClass(x: x, y: y)
  }

  private func heat(_ x: Int, _ y: Int, _ row: UnionRows.Row) -> DiffColor {
    mark(x, y, row) { DiffPalette.heat[PixelDelta.level($0, $1)] }
  }

  /// A pixel over the faded picture; `different` gives the colour of one that differs.
  private func mark(
    _ x: Int, _ y: Int, _ row: UnionRows.Row, _ different: (UInt64, UInt64) -> DiffColor
  ) -> DiffColor {
    guard let pixel = row.anyPixel(x, preferring: .expected) else { return DiffPalette.white }
    let pixelClass = pixelClass(x, y)
    if pixelClass == .different, x < row.expected.count, x < row.actual.count {
      return different(row.expected[x], row.actual[x])
    }
    return veil(pixelClass, x, y, row).map {
      DiffPalette.faded(pixel).mixed(with: $0.color, $0.part)
    }
      ?? DiffPalette.faded(pixel)
  }

  /// The colour that lies over a pixel that does not count as an ordinary difference.
  private func veil(
    _ pixelClass: ImageDiff.PixelClass, _ x: Int, _ y: Int, _ row: UnionRows.Row
  ) -> (color: DiffColor, part: Int)? {
    switch pixelClass {
    case .equal, .different: nil
    case .tolerated: (DiffPalette.tolerated, 255)
    case .antialiased: (DiffPalette.antialiased, 255)
    case .ignored: (DiffPalette.ignored, Self.isStripe(x + y) ? 150 : 40)
    case .outside:
      // Falling where only the expected picture is, rising where only the actual one is.
      (DiffPalette.outside, Self.isStripe(x < row.expected.count ? x - y : x + y) ? 210 : 40)
    }
  }

  private func overlay(_ x: Int, _ y: Int, _ row: UnionRows.Row) -> DiffColor {
    guard let pixel = row.anyPixel(x, preferring: .actual) else {
      return DiffColor(straight: 0)
    }
    let color = DiffColor(straight: pixel).premultiplied
    let pixelClass = pixelClass(x, y)
    if pixelClass == .different { return color.mixed(with: DiffPalette.red, 153) }
    guard let veil = veil(pixelClass, x, y, row) else { return color }
    return color.mixed(with: veil.color, min(veil.part, 153))
  }

  private func plain(_ row: [UInt64], _ x: Int, _ y: Int) -> DiffColor {
    guard x < row.count else { return DiffPalette.gap }
    return DiffColor(straight: row[x]).over(DiffPalette.checkerboard(x, y))
  }

  /// Whether a diagonal is one of the dark ones of a hatch: 3 of 8.
  private static func isStripe(_ diagonal: Int) -> Bool { diagonal & 7 < 3 }
}
