import Testing
import TabRenderDiff
import TestSupport

@Suite("Forgiving antialiasing")
struct ForgivenessTests {
  /// A slope from black at the left to white at the right, with one level between.
  private func edge(_ level: UInt32) -> Painting {
    Painting(20, 20).filling(0, 0, 10, 20, .black)
      .filling(10, 0, 1, 20, .black | level * 0x0001_0101)
  }

  private func compare(_ expected: Painting, _ actual: Painting) -> ImageDiff {
    var options = DiffOptions()
    options.ignoresAntialiasing = true
    return ImageDiff(expected: expected.image, actual: actual.image, options: options)
  }

  @Test("Another level on the rim of a shape is forgiven, and counted")
  func rim() {
    let diff = compare(edge(100), edge(140))
    #expect(diff.summary.antialiasedPixels > 0)
    #expect(diff.summary.antialiasedPixels + diff.summary.differingPixels == 20)
    #expect(DiffSummary.comparing(edge(100), edge(140)).differingPixels == 20)
    let antialiased = diff.pixelClasses.count { $0 == ImageDiff.PixelClass.antialiased.rawValue }
    #expect(antialiased == diff.summary.antialiasedPixels)
  }

  @Test(
    "A solid block is never forgiven", arguments: [3, 4, 9], [UInt32.red, .black, 0xFFF0_F0F0])
  func block(side: Int, color: UInt32) throws {
    var exact = DiffOptions()
    exact.tolerance = .channel(0)
    // Where the block has the edge's colours it is no full square of differing pixels.
    let squares = (0..<12).map { edge(100).filling($0, 6, side, side, color) }.filter {
      ImageDiff(expected: edge(100).image, actual: $0.image, options: exact)
        .summary.differingPixels == side * side
    }
    try #require(!squares.isEmpty)
    for changed in squares {
      #expect(compare(edge(100), changed).summary.differingPixels == side * side)
    }
  }

  @Test("Another glyph is never forgiven, however alike the two are", arguments: GlyphPair.all)
  func glyph(pair: GlyphPair) {
    func painting(_ rows: [String]) -> Painting {
      var painting = Painting(rows[0].count / 2, rows.count)
      for (y, row) in rows.enumerated() {
        let digits = Array(row)
        for x in 0..<digits.count / 2 {
          let coverage = UInt32(String(digits[x * 2...x * 2 + 1]), radix: 16) ?? 0
          painting[x, y] = .black | (255 - coverage) * 0x0001_0101
        }
      }
      return painting
    }
    let diff = compare(painting(pair.expected), painting(pair.actual))
    #expect(diff.summary.differingPixels > 0 && !diff.summary.isEqual)
  }

  @Test(
    "A rim is forgiven up to a quarter of a pixel's coverage",
    arguments: [(100, 160, true), (100, 168, false), (160, 100, true), (60, 200, false)])
  func quarter(before: UInt32, after: UInt32, isForgiven: Bool) {
    #expect(compare(edge(before), edge(after)).summary.isEqual == isForgiven)
  }

  @Test("A rim between other colours is not forgiven")
  func otherSides() {
    let bright = edge(100)
    let pale = Painting(20, 20, 0xFFE0_E0E0).filling(0, 0, 10, 20, .black)
      .filling(10, 0, 1, 20, .black | 110 * 0x0001_0101)
    #expect(compare(bright, pale).summary.antialiasedPixels == 0)
  }
}
