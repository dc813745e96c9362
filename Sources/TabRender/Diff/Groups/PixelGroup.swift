/// Differing pixels that are connected, neighbours across corners included.
struct PixelGroup: Sendable {
  /// The pixels that belong to it.
  var pixels = 0
  /// Of those, pixels that both pictures have.
  var inside = 0
  var minX = Int32.max
  var minY = Int32.max
  var maxX = Int32.min
  var maxY = Int32.min

  /// Takes in a run of pixels, of which only those before a column lie in both pictures.
  mutating func add(_ run: PixelRun, common: Int) {
    pixels += Int(run.end - run.start)
    inside += max(0, min(Int(run.end), common) - Int(run.start))
    minX = min(minX, run.start)
    maxX = max(maxX, run.end)
    minY = min(minY, run.row)
    maxY = max(maxY, run.row + 1)
  }
}

extension PixelGroup {
  /// The groups of runs, which come from the top left on; groups come by their first run.
  ///
  /// What lies in the common part, which both pictures have, is counted besides.
  static func groups(of runs: [PixelRun], common: PixelRect) -> [PixelGroup] {
    var groups: [PixelGroup] = []
    for (run, number) in zip(runs, RunForest(runs).groupNumbers()) {
      let number = Int(number)
      if number == groups.count { groups.append(PixelGroup()) }
      groups[number].add(run, common: common.rows.contains(Int(run.row)) ? common.maxX : 0)
    }
    return groups
  }
}
