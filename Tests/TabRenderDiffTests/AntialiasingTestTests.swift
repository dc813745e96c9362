import Testing
import TabRenderBase
import TabRenderDiff
import TestSupport

/// What antialiasing explains.
@Suite struct AntialiasingTestTests {
  /// A black square on white whose right edge, at column 5, has that grey.
  private func square(edge: UInt32) -> StoredImage {
    Painting(12, 12).filling(0, 0, 5, 12, 0xFF00_0000)
      .filling(5, 0, 1, 12, 0xFF00_0000 | edge &* 0x01_0101).image
  }

  /// A black staircase of one step a row on white, whose slope has that grey.
  private func diagonal(slope: UInt32) -> Painting {
    var painting = Painting(12, 12)
    for y in 0..<12 {
      for x in 0..<y { painting[x, y] = 0xFF00_0000 }
      painting[y, y] = 0xFF00_0000 | slope &* 0x01_0101
    }
    return painting
  }

  @Test func `slope of a diagonal is explained`() {
    var test = AntialiasingTest(
      expected: diagonal(slope: 128).image, actual: diagonal(slope: 90).image)
    let explained = (2..<10).map { test.explains(x: $0, y: $0) }
    #expect(explained == Array(repeating: true, count: 8))
  }

  @Test func `transparent slope is explained like an opaque one`() {
    var pictures: [StoredImage] = []
    for alpha: UInt32 in [128, 90] {
      var painting = Painting(12, 12, 0)
      for y in 0..<12 {
        for x in 0..<y { painting[x, y] = 0xFFFF_FFFF }
        painting[y, y] = alpha << 24 | 0xFF_FFFF
      }
      pictures.append(painting.image)
    }
    var test = AntialiasingTest(expected: pictures[0], actual: pictures[1])
    let explained = (2..<10).map { test.explains(x: $0, y: $0) }
    #expect(explained == Array(repeating: true, count: 8))
  }

  @Test func `colors that cannot be seen do not matter`() {
    var painting = diagonal(slope: 128)
    var other = diagonal(slope: 90)
    for y in 0..<12 {
      // A mix of black and nothing is translucent black.
      (painting[y, y], other[y, y]) = (128 << 24, 90 << 24)
      for x in y + 1..<12 where y < 11 {
        painting[x, y] = UInt32(x * 7 + y)
        other[x, y] = UInt32(x * 11 + y * 3)
      }
    }
    var test = AntialiasingTest(expected: painting.image, actual: other.image)
    let isExplained = test.explains(x: 5, y: 5)
    #expect(isExplained)
  }

  @Test func `straight edge is none, as more than two neighbours are alike`() {
    var plain = AntialiasingTest(expected: square(edge: 0), actual: square(edge: 255))
    let isExplained = plain.explains(x: 5, y: 6)
    #expect(!isExplained)
  }

  @Test func `pixel in a flat part is not explained`() {
    let white = Painting(9, 9)
    var test = AntialiasingTest(
      expected: white.image, actual: white.filling(4, 4, 1, 1, 0xFF00_0000).image)
    let isExplained = test.explains(x: 4, y: 4)
    #expect(!isExplained)
  }

  @Test func `rows may be asked for in any order`() {
    let (one, two) = (diagonal(slope: 128).image, diagonal(slope: 90).image)
    var downwards = AntialiasingTest(expected: one, actual: two)
    var upwards = downwards
    let down = (0..<12).map { downwards.explains(x: $0, y: $0) }
    let up = (0..<12).reversed().map { upwards.explains(x: $0, y: $0) }
    #expect(down == up.reversed())
  }

  @Test func `common part of different sizes is what is looked at`() {
    let (one, two) = (diagonal(slope: 128).image, Painting(8, 7).image)
    var test = AntialiasingTest(expected: one, actual: two)
    for y in 0..<7 { for x in 0..<8 { _ = test.explains(x: x, y: y) } }
    let isExplained = test.explains(x: 7, y: 6)
    #expect(!isExplained)
  }
}
