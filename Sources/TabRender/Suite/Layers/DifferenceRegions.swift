/// The connected groups of differing pixels of a comparison; pixels touch across corners as well.
package struct DifferenceRegions {
  /// A run of differing pixels of a row, and the group that it belongs to.
  package struct Run: Hashable {
    package let row: Int
    package let columns: Range<Int>
    /// The number of its group, from 0 in the order of the groups' first pixels.
    package fileprivate(set) var region: Int
  }

  /// All runs, row by row from left to right.
  package private(set) var runs: [Run] = []
  /// How many pixels each group has.
  package private(set) var sizes: [Int] = []

  /// Finds the groups of the pixels for which a condition holds.
  package init(width: Int, height: Int, where isDifferent: (_ x: Int, _ y: Int) -> Bool) {
    var parents: [Int] = []
    var above = 0..<0
    for row in 0..<height {
      let first = runs.count
      var column = 0
      while column < width {
        guard isDifferent(column, row) else {
          column += 1
          continue
        }
        let start = column
        while column < width, isDifferent(column, row) { column += 1 }
        parents.append(runs.count)
        runs.append(Run(row: row, columns: start..<column, region: runs.count))
      }
      join(above, first..<runs.count, &parents)
      above = first..<runs.count
    }
    number(&parents)
  }

  /// Joins the runs of two neighbouring rows that touch.
  private func join(_ above: Range<Int>, _ below: Range<Int>, _ parents: inout [Int]) {
    var upper = above.lowerBound
    for lower in below {
      let columns = runs[lower].columns
      while upper < above.upperBound, runs[upper].columns.upperBound < columns.lowerBound {
        upper += 1
      }
      var index = upper
      while index < above.upperBound, runs[index].columns.lowerBound <= columns.upperBound {
        let (one, other) = (Self.root(index, &parents), Self.root(lower, &parents))
        parents[max(one, other)] = min(one, other)
        index += 1
      }
    }
  }

  private mutating func number(_ parents: inout [Int]) {
    var numbers: [Int: Int] = [:]
    for index in runs.indices {
      let root = Self.root(index, &parents)
      let region = numbers[root] ?? sizes.count
      if region == sizes.count {
        numbers[root] = region
        sizes.append(0)
      }
      runs[index].region = region
      sizes[region] += runs[index].columns.count
    }
  }

  private static func root(_ index: Int, _ parents: inout [Int]) -> Int {
    var index = index
    while parents[index] != index {
      parents[index] = parents[parents[index]]
      index = parents[index]
    }
    return index
  }
}
