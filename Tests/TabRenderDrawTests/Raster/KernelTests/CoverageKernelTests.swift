import TabRenderDraw
import TestSupport
import Testing

@Suite struct CoverageKernelTests {
  /// Areas of at most 16 are summed as `Float`.
  static let areaError = 1e-5

  @Test func `every 16-bit part of 1 is rounded half up`() {
    // Each of these and its product with 255 are exact as `Float`.
    let coverage = (0...65536).map { Float($0) / 65536 }
    var bytes = [UInt8](repeating: 0, count: coverage.count)
    var span = bytes.mutableSpan
    CoverageKernels.quantize(coverage.span, into: &span)
    let expected = (0...65536).map { UInt8(ReferenceBlend.rounded($0 * 255, over: 65536)) }
    #expect(firstMismatch(bytes, expected) == nil)
  }

  @Test func `every pair of coverages is multiplied and rounded half up`() {
    let levels = Array(UInt8.min...UInt8.max)
    var row = levels.flatMap { [UInt8](repeating: $0, count: levels.count) }
    let other = levels.flatMap { _ in levels }
    let expected = zip(row, other).map {
      UInt8(ReferenceBlend.rounded(Int($0) * Int($1), over: 255))
    }
    var span = row.mutableSpan
    CoverageKernels.multiply(&span, by: other.span)
    #expect(firstMismatch(row, expected) == nil)
  }

  @Test func `sums of differences are coverage by both rules`() {
    var noise = RepeatableNoise(seed: 4)
    // Parts of 1/4096 add up exactly as `Float`.
    let differences = (0..<65_536).map { _ in
      Double(Int.random(in: -6144...6144, using: &noise)) / 4096
    }
    var turns = 0.0
    let sums = differences.map { difference in
      // Back to 0 where the outline would turn more than eight times.
      turns += abs(turns + difference) > 8 ? -turns : difference
      return turns
    }
    let steps = zip(sums, [0] + sums).map { Float($0 - $1) }
    var (nonZero, evenOdd) = (steps, steps)
    var span = nonZero.mutableSpan
    CoverageKernels.sumNonZero(&span)
    #expect(firstMismatch(nonZero, sums.map { Float(ReferenceOutlineRow.nonZero($0)) }) == nil)
    span = evenOdd.mutableSpan
    CoverageKernels.sumEvenOdd(&span)
    #expect(firstMismatch(evenOdd, sums.map { Float(ReferenceOutlineRow.evenOdd($0)) }) == nil)
  }

  @Test(arguments: [1.0, -1, 0.375])
  func `a piece between any eighths of pixels leaves its area`(height: Double) {
    let count = 5
    let ends = (-12...52).map { Double($0) / 8 }
    for x0 in ends {
      for x1 in ends {
        var row = [Float](repeating: 0, count: count)
        var span = row.mutableSpan
        CoverageKernels.add(from: x0, to: x1, height: height, to: &span)
        var sum = 0.0
        let got = row.map { difference in
          sum += Double(difference)
          return sum
        }
        let expected = ReferenceOutlineRow.areas(from: x0, to: x1, height: height, count: count)
        let worst = zip(got, expected).map { abs($0 - $1) }.max() ?? .infinity
        #expect(worst <= Self.areaError, "from \(x0) to \(x1): got \(got), expected \(expected)")
      }
    }
  }
}
