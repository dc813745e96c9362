extension Band {
  /// Draws items back to front, nothing outside a rectangle.
  mutating func draw(_ items: [PreparedItem], within clip: PixelRect) {
    for item in items {
      let area = item.bounds.intersection(clip)
      guard !area.isEmpty else { continue }
      switch item {
      case .fill(let coverage, let paint, _): fill(coverage, paint, area)
      case .group(let group): draw(group, area)
      }
    }
  }

  private mutating func fill(
    _ coverage: any Coverage, _ paint: PreparedPaint, _ area: PixelRect
  ) {
    let rows = coverage.rows(in: area)
    let image: ImageRows? =
      if case .image(let shader) = paint { shader.rows(columns: area.columns) } else { nil }
    var bytes = [UInt8](repeating: 0, count: area.width)
    var source = [UInt8](repeating: 0, count: paint.isColor ? 0 : area.width * 4)
    for row in area.rows {
      var span = bytes.mutableSpan
      let run = rows.fill(&span, row: row, columns: area.columns)
      switch paint {
      case .color(let color):
        blend(color, row: row, columns: area.columns, coverage: bytes, run: run)
      case .gradient(let shader):
        var pixels = source.mutableSpan
        shader.fill(&pixels, row: row, columns: area.columns)
        blend(source, row: row, columns: area.columns, coverage: &bytes, run: run)
      case .image:
        var pixels = source.mutableSpan
        image?.fill(&pixels, row: row)
        blend(source, row: row, columns: area.columns, coverage: &bytes, run: run)
      }
    }
  }

  private mutating func blend(
    _ color: StraightPixel, row: Int, columns: Range<Int>, coverage: [UInt8], run: UniformRun
  ) {
    for part in [
      columns.lowerBound..<run.columns.lowerBound, run.columns.upperBound..<columns.upperBound,
    ] {
      let covered = coverage.span.extracting(
        part.lowerBound - columns.lowerBound..<part.upperBound - columns.lowerBound)
      withRow(row, columns: part) { pixels in
        CompositeKernels.blend(
          &pixels, coverage: covered, red: color.red, green: color.green, blue: color.blue,
          alpha: color.alpha)
      }
    }
    let weight = CompositeKernels.weight(coverage: run.coverage, alpha: color.alpha)
    guard weight > 0 else { return }
    withRow(row, columns: run.columns) { pixels in
      if weight == 65535 {
        CompositeKernels.fill(&pixels, red: color.red, green: color.green, blue: color.blue)
      } else {
        CompositeKernels.blend(
          &pixels, red: color.red, green: color.green, blue: color.blue, weight: weight)
      }
    }
  }

  private mutating func blend(
    _ source: [UInt8], row: Int, columns: Range<Int>, coverage: inout [UInt8], run: UniformRun
  ) {
    for column in run.columns { coverage[column - columns.lowerBound] = run.coverage }
    withRow(row, columns: columns) { pixels in
      CompositeKernels.blend(&pixels, source: source.span, coverage: coverage.span)
    }
  }
}

extension PreparedPaint {
  fileprivate var isColor: Bool {
    if case .color = self { true } else { false }
  }
}
