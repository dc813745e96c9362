import TabRender
import Testing

@Suite("Forgiving antialiasing")
struct ForgivenessTests {
  /// A slope from black at the left to white at the right, with one level between.
  private func edge(_ level: UInt32) -> Painting {
    Painting(20, 20).filling(0, 0, 10, 20, .black)
      .filling(10, 0, 1, 20, .black | level * 0x0001_0101)
  }

  private func compare(_ expected: Painting, _ actual: Painting) -> ImageDiff {
    var options = DiffOptions()
    options.forgivesAntialiasing = true
    return ImageDiff(expected: expected.image, actual: actual.image, options: options)
  }

  @Test("Another level on the rim of a shape is forgiven, and counted")
  func rim() {
    let diff = compare(edge(100), edge(140))
    #expect(diff.summary.forgivenPixels > 0)
    #expect(diff.summary.forgivenPixels + diff.summary.differingPixels == 20)
    #expect(DiffSummary.comparing(edge(100), edge(140)).differingPixels == 20)
    let forgiven = diff.fates.count { $0 == ImageDiff.Fate.forgiven.rawValue }
    #expect(forgiven == diff.summary.forgivenPixels)
  }

  @Test(
    "A solid block is never forgiven", arguments: [3, 4, 9], [UInt32.red, .black, 0xFFF0_F0F0])
  func block(side: Int, color: UInt32) {
    for place in 0..<12 {
      let changed = edge(100).filling(place, 6, side, side, color)
      var exact = DiffOptions()
      exact.tolerance = .channel(0)
      let strict = ImageDiff(expected: edge(100).image, actual: changed.image, options: exact)
      let kind = compare(edge(100), changed)
      // Where the block has the edge's colours it is no full square of differing pixels.
      if strict.summary.differingPixels == side * side {
        #expect(kind.summary.differingPixels == side * side, "at \(place)")
      }
    }
  }
}
