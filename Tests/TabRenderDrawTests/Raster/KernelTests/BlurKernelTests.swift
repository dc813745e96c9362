import TabRenderDraw
import TestSupport
import Testing

/// Whole numbers below 2^24 are exact as `Float`, so that the twins' `Int` must give the same.
@Suite struct BlurKernelTests {
  static let lengths = Array(0...70)

  @Test(arguments: lengths)
  func `a multiple of a row is added`(count: Int) {
    let (source, target) = Self.rows(count)
    let sources = source.map { Float($0) }
    for factor in [-3, -1, 0, 1, 1000] {
      var row = target.map { Float($0) }
      var span = row.mutableSpan
      BlurKernels.add(sources.span, times: Float(factor), to: &span)
      let expected = zip(source, target).map { Float($1 + factor * $0) }
      #expect(row == expected, "factor \(factor)")
    }
  }

  @Test(arguments: lengths)
  func `a difference says whether rows differ`(count: Int) {
    let (a, b) = Self.rows(count)
    let (first, second) = (a.map { Float($0) }, b.map { Float($0) })
    var row = [Float](repeating: .nan, count: count)
    var span = row.mutableSpan
    let differs = BlurKernels.difference(first.span, second.span, into: &span)
    let expected = zip(a, b).map { Float($0 - $1) }
    #expect(row == expected)
    #expect(differs == (a != b))
  }

  @Test func `one element that differs is enough`() {
    let row = [Float](repeating: 2, count: 70)
    for index in row.indices {
      var other = row
      other[index] = 2.5
      var target = row
      var span = target.mutableSpan
      #expect(BlurKernels.difference(row.span, other.span, into: &span), "\(index)")
      #expect(!BlurKernels.difference(row.span, row.span, into: &span), "\(index)")
    }
  }

  @Test(arguments: lengths)
  func `a row of steps becomes its running sum`(count: Int) {
    let steps = Self.rows(count).0
    var row = steps.map { Float($0) }
    var span = row.mutableSpan
    BlurKernels.sum(&span)
    let expected = steps.indices.map { Float(steps[...$0].reduce(0, +)) }
    #expect(row == expected)
  }

  private static func rows(_ count: Int) -> ([Int], [Int]) {
    var noise = RepeatableNoise(seed: UInt64(count))
    func row() -> [Int] { (0..<count).map { _ in Int.random(in: -5000...5000, using: &noise) } }
    return (row(), row())
  }
}
