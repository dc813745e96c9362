import TabRenderDraw
import TestSupport
import Testing

/// Every loop over 8 bits against its plain twin: all pairs of two inputs, and a dense set of the
/// others.
@Suite struct CompositeKernelTests {
  static let levels = Array(0...255)
  /// All pairs of two samples, one a pixel.
  static let pairs = levels.flatMap { front in levels.map { (front, back: $0) } }
  /// Weights and alphas of 16 bits at both ends, around the middle, and the 8-bit ones between.
  static let shares =
    [0, 1, 2, 127, 128, 254, 32766, 32767, 32768, 65533, 65534, 65535]
    + stride(from: 255, to: 65535, by: 5654)
  static let coverages = [0, 1, 2, 63, 127, 128, 129, 200, 253, 254, 255]

  @Test func `a weight is coverage times alpha for every coverage and alpha`() {
    for coverage in Self.levels {
      let got = (0...65535).map {
        Int(CompositeKernels.weight(coverage: UInt8(coverage), alpha: UInt16($0)))
      }
      let expected = (0...65535).map { ReferenceBlend.weight(coverage: coverage, alpha: $0) }
      #expect(firstMismatch(got, expected) == nil, "coverage \(coverage)")
    }
  }

  @Test func `a fill writes its colour and full alpha`() {
    var row = [UInt8](repeating: 7, count: 4 * 5)
    var span = row.mutableSpan
    CompositeKernels.fill(&span, red: 1, green: 128, blue: 254)
    #expect(row == (0..<5).flatMap { _ in [1, 128, 254, 255] })
  }

  @Test(arguments: shares)
  func `one color and weight mix with every sample`(weight: Int) {
    for front in Self.levels {
      // Each sample twice: a pixel like the one before takes its result.
      var row = Self.levels.flatMap { back in
        Self.bytes(back, 255 - back, back, 255, back, 255 - back, back, 255)
      }
      let expected = Self.levels.flatMap { back in
        let mixed = Self.bytes(
          ReferenceBlend.mixed(front, back, weight: weight),
          ReferenceBlend.mixed(255 - front, 255 - back, weight: weight),
          ReferenceBlend.mixed(0, back, weight: weight), 255)
        return mixed + mixed
      }
      var span = row.mutableSpan
      CompositeKernels.blend(
        &span, red: UInt8(front), green: UInt8(255 - front), blue: 0, weight: UInt32(weight))
      #expect(firstMismatch(row, expected) == nil, "color \(front)")
    }
  }

  @Test func `one color and weight mix with every alpha`() {
    for weight in Self.shares {
      var row = Self.levels.flatMap { Self.bytes(0, 0, 0, $0) }
      var span = row.mutableSpan
      CompositeKernels.blend(&span, red: 0, green: 0, blue: 0, weight: UInt32(weight))
      let expected = Self.levels.flatMap {
        Self.bytes(0, 0, 0, ReferenceBlend.mixed(255, $0, weight: weight))
      }
      #expect(firstMismatch(row, expected) == nil, "weight \(weight)")
    }
  }

  @Test(arguments: shares)
  func `a color mixes through every coverage with every sample`(alpha: Int) {
    let coverage = Self.pairs.map { UInt8($0.0) }
    for front in [1, 100, 128] {
      var row = Self.pairs.flatMap { Self.bytes($0.back, 255 - $0.back, $0.back, $0.back) }
      var span = row.mutableSpan
      CompositeKernels.blend(
        &span, coverage: coverage.span, red: UInt8(front), green: UInt8(255 - front), blue: 0,
        alpha: UInt16(alpha))
      let expected = Self.pairs.flatMap { coverage, back in
        let weight = ReferenceBlend.weight(coverage: coverage, alpha: alpha)
        return [(front, back), (255 - front, 255 - back), (0, back), (255, back)].map {
          UInt8(ReferenceBlend.mixed($0, $1, weight: weight))
        }
      }
      #expect(firstMismatch(row, expected) == nil, "color \(front)")
    }
  }

  @Test(arguments: coverages)
  func `every premultiplied sample mixes with every other`(coverage: Int) {
    let mask = [UInt8](repeating: UInt8(coverage), count: Self.pairs.count)
    for lowest in [0, 128, 255] {
      // A sample never exceeds its pixel's alpha.
      let source = Self.pairs.map { front, _ in (sample: front, alpha: max(front, lowest)) }
      let pixels = source.flatMap { Self.bytes($0.sample, 0, $0.sample / 2, $0.alpha) }
      var row = Self.pairs.flatMap { [UInt8](repeating: UInt8($0.back), count: 4) }
      var span = row.mutableSpan
      CompositeKernels.blend(&span, source: pixels.span, coverage: mask.span)
      let expected = zip(source, Self.pairs).flatMap { source, pair in
        [source.sample, 0, source.sample / 2, source.alpha].map {
          UInt8(
            ReferenceBlend.over($0, alpha: source.alpha, pair.back, coverage: coverage))
        }
      }
      #expect(firstMismatch(row, expected) == nil, "alpha at least \(lowest)")
    }
  }

  @Test(arguments: shares.map { (255, $0) } + coverages.map { ($0, 65535) })
  func `every drawn sample goes back to every saved one`(coverage: Int, opacity: Int) {
    let saved = Self.pairs.flatMap { [UInt8](repeating: UInt8($0.back), count: 4) }
    let mask = [UInt8](repeating: UInt8(coverage), count: Self.pairs.count)
    var row = Self.pairs.flatMap { [UInt8](repeating: UInt8($0.0), count: 4) }
    var span = row.mutableSpan
    CompositeKernels.interpolate(
      &span, saved: saved.span, coverage: mask.span, opacity: UInt16(opacity))
    let weight = ReferenceBlend.weight(coverage: coverage, alpha: opacity)
    let expected = Self.pairs.flatMap { drawn, saved in
      let mixed = UInt8(ReferenceBlend.mixed(drawn, saved, weight: weight))
      return [UInt8](repeating: mixed, count: 4)
    }
    #expect(firstMismatch(row, expected) == nil)
  }

  private static func bytes(_ samples: Int...) -> [UInt8] { samples.map { UInt8($0) } }
}
