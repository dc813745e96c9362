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
  /// Finds the groups of runs, which come from the top left on; groups come by their first run.
  ///
  /// Runs are united when they touch one of the row before. The root of a group is its first run, so
  /// one pass in order finds every root. What lies in the common part, which both pictures have, is
  /// counted besides.
  static func groups(of runs: [PixelRun], common: PixelRect) -> [PixelGroup] {
    var forest = RunForest(count: runs.count)
    var above = 0..<0
    var start = 0
    while start < runs.count {
      var end = start + 1
      while end < runs.count, runs[end].row == runs[start].row { end += 1 }
      if !above.isEmpty, runs[above.lowerBound].row + 1 == runs[start].row {
        forest.unite(above, start..<end, of: runs)
      }
      above = start..<end
      start = end
    }
    return forest.collect(runs, common: common)
  }
}

/// Which runs belong together: a union-find whose roots have the smallest index.
private struct RunForest {
  private var parents: [Int32]

  init(count: Int) {
    parents = (0..<Int32(count)).map(\.self)
  }

  /// Unites the touching runs of two rows that follow each other.
  mutating func unite(_ above: Range<Int>, _ below: Range<Int>, of runs: [PixelRun]) {
    var i = above.lowerBound
    var j = below.lowerBound
    while i < above.upperBound && j < below.upperBound {
      let upper = runs[i]
      let lower = runs[j]
      if upper.end >= lower.start && lower.end >= upper.start { unite(i, j) }
      if upper.end < lower.end { i += 1 } else { j += 1 }
    }
  }

  private mutating func unite(_ i: Int, _ j: Int) {
    let first = root(Int32(i))
    let second = root(Int32(j))
    if first < second {
      parents[Int(second)] = first
    } else if second < first {
      parents[Int(first)] = second
    }
  }

  private mutating func root(_ run: Int32) -> Int32 {
    var run = run
    while true {
      let parent = parents[Int(run)]
      if parent == run { return run }
      let next = parents[Int(parent)]
      parents[Int(run)] = next
      run = next
    }
  }

  /// The groups; every run's parent becomes the number of its group.
  consuming func collect(_ runs: [PixelRun], common: PixelRect) -> [PixelGroup] {
    var groups: [PixelGroup] = []
    for (index, run) in runs.enumerated() {
      let parent = Int(parents[index])
      let group = parent == index ? groups.count : Int(parents[parent])
      if parent == index { groups.append(PixelGroup()) }
      parents[index] = Int32(group)
      groups[group].add(run, common: common.rows.contains(Int(run.row)) ? common.maxX : 0)
    }
    return groups
  }
}
