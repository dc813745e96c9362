/// Which runs of pixels are connected: a union-find whose roots have the smallest index.
struct RunForest {
  private var parents: [Int32]

  /// Unites the runs, which come from the top left on, that touch one of the row before.
  init(_ runs: [PixelRun]) {
    parents = Array(0..<Int32(runs.count))
    var above = 0..<0
    var start = 0
    while start < runs.count {
      var end = start + 1
      while end < runs.count, runs[end].row == runs[start].row { end += 1 }
      if !above.isEmpty, runs[above.lowerBound].row + 1 == runs[start].row {
        unite(above, start..<end, of: runs)
      }
      above = start..<end
      start = end
    }
  }

  /// The number of each run's group, from 0 in the order of the groups' first runs.
  ///
  /// The root of a group is its first run, so one pass in order finds every root.
  consuming func groupNumbers() -> [Int32] {
    var count: Int32 = 0
    for index in parents.indices {
      let parent = Int(parents[index])
      if parent == index {
        parents[index] = count
        count += 1
      } else {
        parents[index] = parents[parent]
      }
    }
    return parents
  }

  /// Unites the touching runs of two rows that follow each other.
  private mutating func unite(_ above: Range<Int>, _ below: Range<Int>, of runs: [PixelRun]) {
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
}
