import Testing
import TabRenderDiff
import TestSupport

@Suite("Groups of differing pixels")
struct DiffGroupTests {
  private let white = Painting(60, 60)

  @Test("Neighbours across a corner belong together")
  func diagonal() {
    var dots = white
    for i in 0..<5 { dots[10 + i, 20 + i] = .red }
    for i in 0..<5 { dots[40 - i, 20 + i] = .red }
    let summary = DiffSummary.comparing(white, dots)
    #expect(summary.clusters == 2 && summary.largestCluster == 5)
  }

  @Test("Arms that meet far below are one group")
  func fork() {
    let comb = (0..<10).reduce(white.filling(2, 50, 50, 1, .red)) {
      $0.filling(2 + $1 * 5, 3, 1, 47, .red)
    }
    let summary = DiffSummary.comparing(white, comb)
    #expect(summary.clusters == 1 && summary.largestCluster == 50 + 470)
  }

  /// Wide enough that rows are taken in bands, whose groups are joined.
  @Test(
    "Groups across bands are those of a flood fill", arguments: [0.02, 0.2, 0.35, 0.42, 0.7],
    [1, 3])
  func bands(share: Double, threads: Int) {
    var random = SplitMix(state: 7)
    // Empty rows now and then, also at the seams of bands.
    let empty = [63, 64, 100, 127]
    let rows = (0..<200).map { y in
      String((0..<513).map { _ in random.chance(share) && !empty.contains(y) ? "#" : "." })
    }
    let before = Painting(513, 200)
    var after = before
    for (y, row) in rows.enumerated() {
      for (x, cell) in row.utf8.enumerated() where cell == UInt8(ascii: "#") { after[x, y] = .red }
    }
    let summary = ImageDiff(expected: before.image, actual: after.image, threads: threads)
      .summary
    let sizes = FloodFill.sizes(rows)
    #expect(summary.clusters == sizes.count)
    #expect(summary.largestCluster == sizes.max())
    #expect(summary.differingPixels == sizes.reduce(0, +))
  }

  @Test("Boxes are joined up to 8 pixels apart, and not across 9", arguments: [(8, 1), (9, 2)])
  func gap(gap: Int, boxes: Int) {
    let across = white.filling(5, 5, 4, 4, .red).filling(9 + gap, 8 + gap, 4, 4, .red)
    #expect(DiffSummary.comparing(white, across).boxes.count == boxes)
    let down = white.filling(5, 5, 4, 4, .red).filling(5, 9 + gap, 4, 4, .red)
    #expect(DiffSummary.comparing(white, down).boxes.count == boxes)
  }

  @Test("A box that grows takes in what it comes near to, also what lies above")
  func chain() {
    // The second joins the third, which together reach over the first.
    let parts = white.filling(40, 5, 2, 2, .red).filling(5, 0, 2, 50, .red)
      .filling(14, 48, 30, 2, .red)
    let summary = DiffSummary.comparing(white, parts)
    #expect(summary.clusters == 3)
    #expect(summary.boxes == [.init(x: 5, y: 0, width: 39, height: 50)])
  }

  @Test("Large boxes come first, and the sixteenth holds the rest")
  func most() {
    var dots = white
    for y in 0..<5 { for x in 0..<5 { dots[x * 12, y * 12] = .red } }
    let summary = DiffSummary.comparing(white, dots.filling(48, 48, 3, 3, .red))
    #expect(summary.clusters == 25 && summary.boxes.count == 16)
    #expect(summary.boxes.first == .init(x: 48, y: 48, width: 3, height: 3))
    #expect(summary.boxes.last == .init(x: 0, y: 24, width: 49, height: 25))
  }
}
