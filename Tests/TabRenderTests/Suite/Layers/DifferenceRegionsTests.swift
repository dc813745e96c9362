import TabRender
import Testing
import TestSupport

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
    #expect(Self.groups(rows) == FloodFill.sizes(rows))
  }

  private static func groups(_ rows: [String]) -> [Int] {
    let pixelClasses = rows.flatMap { row in
      row.map { ($0 == "#" ? ImageDiff.PixelClass.different : .equal).rawValue }
    }
    let runs = PixelRun.all(in: rows.indices, of: pixelClasses, width: rows[0].count)
    return DifferenceRegions(runs).sizes
  }
}
