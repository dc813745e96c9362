extension Band {
  /// Draws a clipped, masked or faded group: keep what is under it, draw it, interpolate back.
  mutating func draw(_ group: PreparedGroup, _ area: PixelRect) {
    guard group.isPartial else { return draw(group.items, within: area) }
    let coverage = GroupCoverage(group, in: area)
    let saved = SavedRows(under: coverage, of: self)
    draw(group.items, within: area)
    saved.restore(to: &self, under: coverage)
  }
}

/// How much of each pixel of a band a group's clip and mask let through.
private struct GroupCoverage {
  let area: PixelRect
  let opacity: UInt16
  let bytes: [UInt8]
  /// For each row the columns where drawn pixels stay as they are.
  let untouched: [Range<Int>]

  init(_ group: PreparedGroup, in area: PixelRect) {
    self.area = area
    opacity = group.opacity
    var bytes = [UInt8](repeating: 255, count: area.width * area.height)
    var untouched = [Range<Int>](repeating: area.columns, count: area.height)
    if let clip = group.clip {
      let rows = clip.rows(in: area)
      for (index, row) in area.rows.enumerated() {
        var all = bytes.mutableSpan
        let run = all.withPart(index * area.width..<(index + 1) * area.width) { span in
          let run = rows.fill(&span, row: row, columns: area.columns)
          if run.coverage < 255 {
            for column in run.columns { span[column - area.minX] = run.coverage }
          }
          return run.coverage == 255 ? span.widened(run.columns, in: area.columns) : nil
        }
        untouched[index] = run ?? area.minX..<area.minX
      }
    }
    if let mask = group.mask {
      var band = Band(region: area)
      band.draw(mask, within: area)
      var span = bytes.mutableSpan
      CoverageKernels.multiply(&span, by: band.alpha.bytes.span)
    }
    if group.mask != nil || group.opacity < .max {
      for index in untouched.indices { untouched[index] = area.minX..<area.minX }
    }
    self.bytes = bytes
    self.untouched = untouched
  }

  /// The columns of a row on both sides of the untouched ones.
  func touched(row: Int) -> [Range<Int>] {
    let kept = untouched[row - area.minY]
    return [area.minX..<kept.lowerBound, kept.upperBound..<area.maxX].filter { !$0.isEmpty }
  }

  func coverage(row: Int, columns: Range<Int>) -> Range<Int> {
    let start = (row - area.minY) * area.width - area.minX
    return start + columns.lowerBound..<start + columns.upperBound
  }
}

extension MutableSpan<UInt8> {
  /// Full columns, and those beside them that are full as well.
  fileprivate func widened(_ full: Range<Int>, in columns: Range<Int>) -> Range<Int> {
    var (lower, upper) = (full.lowerBound, full.upperBound)
    while lower > columns.lowerBound, self[lower - 1 - columns.lowerBound] == 255 { lower -= 1 }
    while upper < columns.upperBound, self[upper - columns.lowerBound] == 255 { upper += 1 }
    return lower..<upper
  }
}

/// The pixels under a group where its coverage is below 1, row after row.
private struct SavedRows {
  private var pixels: [UInt8] = []

  init(under coverage: GroupCoverage, of band: Band) {
    for row in coverage.area.rows {
      for columns in coverage.touched(row: row) {
        pixels.append(contentsOf: band.pixels[band.range(row: row, columns: columns)])
      }
    }
  }

  func restore(to band: inout Band, under coverage: GroupCoverage) {
    var position = 0
    for row in coverage.area.rows {
      for columns in coverage.touched(row: row) {
        let end = position + columns.count * 4
        let saved = pixels.span.extracting(position..<end)
        let bytes = coverage.bytes.span.extracting(coverage.coverage(row: row, columns: columns))
        band.withRow(row, columns: columns) { drawn in
          CompositeKernels.interpolate(
            &drawn, saved: saved, coverage: bytes, opacity: coverage.opacity)
        }
        position = end
      }
    }
  }
}
