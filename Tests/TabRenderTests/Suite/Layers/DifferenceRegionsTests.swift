import TabRender
import Testing

@Suite("Connected differing pixels")
struct DifferenceRegionsTests {
  @Test("Two combs that touch across a corner are one group")
  func corner() {
    let picture = ["#.#.", "#.#.", "###.", "...#"]
    let root = Self.groups(picture)
    #expect(root == [8])
  }

  @Test("The groups are those of a flood fill", arguments: UInt64(1)...40)
  func floodFill(_ seed: UInt64) {
    var random = SplitMix(state: seed)
    let share = random.number(0.1, 0.7)
    let rows = (0..<23).map { _ in
      String((0..<31).map { _ in random.chance(share) ? "#" : "." })
    }
    #expect(Self.groups(rows) == Self.flooded(rows))
  }

  private static func groups(_ rows: [String]) -> [Int] {
    let fates = rows.flatMap { row in
      row.map { ($0 == "#" ? ImageDiff.Fate.different : .equal).rawValue }
    }
    let runs = PixelRun.all(in: rows.indices, of: fates, width: rows[0].count)
    return DifferenceRegions(runs).sizes
  }

  private static func flooded(_ rows: [String]) -> [Int] {
    var cells = rows.map { $0.map { $0 == "#" } }
    var sizes: [Int] = []
    for y in cells.indices {
      for x in cells[y].indices where cells[y][x] {
        var size = 0
        var waiting = [(x, y)]
        while let (x, y) = waiting.popLast() {
          guard cells.indices.contains(y), cells[y].indices.contains(x), cells[y][x] else {
            continue
          }
          cells[y][x] = false
          size += 1
          for dy in -1...1 { for dx in -1...1 { waiting.append((x + dx, y + dy)) } }
        }
        sizes.append(size)
      }
    }
    return sizes
  }
}
