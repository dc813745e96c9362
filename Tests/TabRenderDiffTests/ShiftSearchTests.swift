import Testing
import TabRenderBase
import TabRenderDiff
import TestSupport

@Suite("Looking for a shift")
struct ShiftSearchTests {
  private let white = Painting(50, 40)

  private func box(_ x: Int, _ y: Int) -> Painting {
    white.filling(x, y, 16, 12, .black).filling(x + 3, y + 2, 4, 5, .red)
  }

  @Test(
    "What has moved is found", arguments: [(1, 0), (-1, 0), (0, 1), (0, -2), (2, 2), (-2, 1)])
  func moved(dx: Int, dy: Int) {
    let summary = DiffSummary.comparing(box(20, 15), box(20 + dx, 15 + dy))
    #expect(summary.shift == .init(x: dx, y: dy))
  }

  @Test("A movement beyond the reach is not found, nor one that is not looked for")
  func reach() {
    #expect(DiffSummary.comparing(box(20, 15), box(23, 15)).shift == nil)
    #expect(DiffSummary.comparing(box(20, 15), box(23, 15)) { $0.shiftReach = 3 }.shift?.x == 3)
    #expect(DiffSummary.comparing(box(20, 15), box(21, 15)) { $0.shiftReach = 0 }.shift == nil)
  }

  @Test("What changed its colour, came or went has not moved")
  func unmoved() {
    #expect(DiffSummary.comparing(Painting(9, 9), Painting(9, 9, .red)).shift == nil)
    #expect(DiffSummary.comparing(white, white.filling(8, 8, 1, 1, .red)).shift == nil)
    #expect(DiffSummary.comparing(white.filling(8, 8, 1, 20, .red), white).shift == nil)
    #expect(DiffSummary.comparing(white, box(20, 15)).shift == nil)
  }

  @Test("A line that vanished at the edge has not moved out")
  func edge() {
    #expect(DiffSummary.comparing(white.filling(49, 0, 1, 40, .red), white).shift == nil)
    #expect(DiffSummary.comparing(white, white.filling(0, 0, 50, 1, .red)).shift == nil)
  }

  @Test("A whole picture that moved is found, though its edge is new")
  func whole() {
    var noise = RepeatableNoise(seed: 5)
    var expected = Painting(120, 90)
    for y in 0..<90 {
      for x in 0..<120 { expected[x, y] = UInt32.black | UInt32(noise.next() >> 40) }
    }
    var actual = expected
    for y in 0..<90 { for x in 0..<119 { actual[x + 1, y] = expected[x, y] } }
    #expect(DiffSummary.comparing(expected, actual).shift == .init(x: 1, y: 0))
  }

  @Test("Of movements that explain as much the shortest is told, right before left")
  func stripes() {
    var expected = white
    var actual = white
    for x in 10..<40 {
      expected = expected.filling(x, 5, 1, 20, x % 2 == 0 ? .black : .white)
      actual = actual.filling(x, 5, 1, 20, x % 2 == 1 ? .black : .white)
    }
    #expect(DiffSummary.comparing(expected, actual).shift == .init(x: 1, y: 0))
  }

  @Test("A shift is found within a tolerance, and beside what is ignored")
  func tolerant() {
    let moved = box(21, 15).filling(30, 20, 3, 3, 0xFF02_0000)
    let found = DiffSummary.comparing(box(20, 15), moved) { $0.tolerance = .channel(2) }
    #expect(found.shift == .init(x: 1, y: 0))
    let noisy = box(21, 15).filling(19, 17, 6, 6, .red)
    let ignoring = DiffSummary.comparing(box(20, 15), noisy) {
      $0.ignored = [PixelRect(minX: 18, minY: 16, maxX: 26, maxY: 24)]
    }
    #expect(ignoring.shift == .init(x: 1, y: 0))
  }

  @Test("A large picture of noise that moved is found, and another noise has not moved")
  func samples() {
    let (width, height) = (700, 500)
    func picture(_ seed: UInt64) -> [UInt8] {
      var noise = RepeatableNoise(seed: seed)
      return (0..<width * height).map { _ in UInt8(truncatingIfNeeded: noise.next() >> 40) }
    }
    func image(_ bytes: [UInt8]) -> StoredImage {
      StoredImage(width: width, height: height, form: .grey, bitDepth: 8, bytes: bytes)
    }
    let expected = picture(3)
    // One row down and one column to the left.
    let moved = expected.suffix(width - 1) + expected.prefix(expected.count - width + 1)
    let found = ImageDiff(expected: image(expected), actual: image(Array(moved))).summary
    #expect(found.differingPixels > 1 << 18)
    #expect(found.shift == .init(x: -1, y: 1))
    #expect(ImageDiff(expected: image(expected), actual: image(picture(4))).summary.shift == nil)
  }
}
