/// The loops that resample rows of premultiplied RGBA8.
package enum ResampleKernels {
  /// Adds a row of bytes, times a weight, to a row of sums.
  package static func add(
    _ row: Span<UInt8>, times weight: Float, to sums: inout MutableSpan<Float>
  ) {
    precondition(row.count == sums.count)
    for i in 0..<row.count {
      unsafe sums[unchecked: i] += weight * Float(row[unchecked: i])
    }
  }

  /// Gives each pixel of a row the weighted sum of some pixels of a row of sums, rounded half up.
  ///
  /// Pixel i draws from `counts[i]` pixels from `starts[i]` on, with as many of the weights.
  package static func gather(
    _ sums: Span<Float>, starts: Span<Int>, counts: Span<Int>, weights: Span<Float>,
    into pixels: inout MutableSpan<UInt8>
  ) {
    precondition(pixels.count == starts.count &* 4 && starts.count == counts.count)
    var next = 0
    for pixel in 0..<starts.count {
      var sum = SIMD4<Float>(repeating: 0.5)
      for tap in 0..<counts[pixel] {
        let i = (starts[pixel] &+ tap) &* 4
        sum +=
          SIMD4(sums[i], sums[i &+ 1], sums[i &+ 2], sums[i &+ 3]) * weights[next]
        next &+= 1
      }
      for channel in 0..<4 {
        pixels[pixel &* 4 &+ channel] = UInt8(max(0, min(sum[channel], 255)))
      }
    }
  }
}
