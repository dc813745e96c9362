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
    regions = RunForest(runs).groupNumbers()
    for (run, region) in zip(runs, regions) {
      if Int(region) == sizes.count { sizes.append(0) }
      sizes[Int(region)] += Int(run.end - run.start)
    }
  }
}
