import TabRenderDraw
import TestSupport
import Testing

/// Weights are parts of 256 here, so that every sum is exact as `Float`.
@Suite struct ResampleKernelTests {
  @Test func `every level is added with every weight of 8 bits`() {
    let row = Array(UInt8.min...UInt8.max)
    for weight in -256...256 {
      var sums = row.map { Float($0) / 2 }
      var span = sums.mutableSpan
      ResampleKernels.add(row.span, times: Float(weight) / 256, to: &span)
      let expected = row.map { Float(Int($0) * (128 + weight)) / 256 }
      #expect(firstMismatch(sums, expected) == nil, "weight \(weight)")
    }
  }

  @Test(arguments: [0, 1, 2, 3, 7])
  func `a pixel is the weighted sum of its own pixels`(taps: Int) {
    var noise = RepeatableNoise(seed: UInt64(taps))
    let source = (0..<4 * 300).map { _ in Int.random(in: 0...255, using: &noise) }
    let starts = (0..<200).map { _ in Int.random(in: 0...300 - taps, using: &noise) }
    // Some sums leave 0…255 and are clamped.
    let weights = (0..<200 * taps).map { _ in Int.random(in: -100...200, using: &noise) }
    let sums = source.map { Float($0) }
    let counts = [Int](repeating: taps, count: 200)
    let parts = weights.map { Float($0) / 256 }
    var pixels = [UInt8](repeating: 9, count: 4 * 200)
    var span = pixels.mutableSpan
    ResampleKernels.gather(
      sums.span, starts: starts.span, counts: counts.span, weights: parts.span, into: &span)
    let expected = (0..<200 * 4).map { index in
      let (pixel, channel) = index.quotientAndRemainder(dividingBy: 4)
      let sum = (0..<taps).reduce(0) {
        $0 + weights[pixel * taps + $1] * source[(starts[pixel] + $1) * 4 + channel]
      }
      return UInt8(ReferenceBlend.rounded(min(max(sum, 0), 255 * 256), over: 256))
    }
    #expect(firstMismatch(pixels, expected) == nil)
  }
}
