/// Coverage of an outline less that of another inside it.
struct RingCoverage: Coverage {
  let outer: any Coverage
  let inner: any Coverage

  var bounds: PixelRect { outer.bounds }

  func rows(in band: PixelRect) -> any CoverageRows {
    RingRows(outer: outer.rows(in: band), inner: inner.rows(in: band))
  }
}

private struct RingRows: CoverageRows {
  let outer: any CoverageRows
  let inner: any CoverageRows

  func fill(_ bytes: inout MutableSpan<UInt8>, row: Int, columns: Range<Int>) -> UniformRun {
    var hole = [UInt8](repeating: 0, count: columns.count)
    var holeSpan = hole.mutableSpan
    let holeRun = inner.fill(&holeSpan, row: row, columns: columns)
    let run = outer.fill(&bytes, row: row, columns: columns)
    let both = run.columns.clamped(to: holeRun.columns)
    let uniform = both.isEmpty ? columns.upperBound..<columns.upperBound : both
    for column in columns where !uniform.contains(column) {
      let index = column - columns.lowerBound
      let covered = run.columns.contains(column) ? run.coverage : bytes[index]
      let removed = holeRun.columns.contains(column) ? holeRun.coverage : holeSpan[index]
      bytes[index] = covered > removed ? covered - removed : 0
    }
    let coverage = run.coverage > holeRun.coverage ? run.coverage - holeRun.coverage : 0
    return UniformRun(columns: uniform, coverage: coverage)
  }
}
