import TabRenderDiff

/// The connected regions of differing pixels of a comparison; pixels touch across corners as well.
package struct DifferenceRegions {
  /// Runs of differing pixels, row by row from left to right.
  let runs: [PixelRun]
  /// The number of each run's region, from 0 in the order of the regions' first pixels.
  let regions: [Int32]
  /// How many pixels each region has.
  package private(set) var sizes: [Int] = []

  /// Finds the regions of runs, which come row by row from left to right.
  package init(_ runs: [PixelRun]) {
    self.runs = runs
    var sets = DisjointSets(count: runs.count)
    var above = runs[..<0]
    for below in Self.rows(of: runs) {
      if let row = above.first?.row, row + 1 == below.first?.row {
        PixelRun.forEachTouching(above, below) { _ = sets.unite(Int32($0), Int32($1)) }
      }
      above = below
    }
    var regions: [Int32] = []
    regions.reserveCapacity(runs.count)
    for (index, run) in runs.enumerated() {
      let root = Int(sets.root(Int32(index)))
      // The number of a set is its first run.
      let region = root == index ? Int32(sizes.count) : regions[root]
      if root == index { sizes.append(0) }
      regions.append(region)
      sizes[Int(region)] += Int(run.end - run.start)
    }
    self.regions = regions
  }

  /// The runs of each row that has any.
  private static func rows(of runs: [PixelRun]) -> [ArraySlice<PixelRun>] {
    var rows: [ArraySlice<PixelRun>] = []
    var rest = runs[...]
    while let first = rest.first {
      let row = rest.prefix { $0.row == first.row }
      rows.append(row)
      rest = rest[row.endIndex...]
    }
    return rows
  }
}
