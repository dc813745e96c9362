import Testing
import TabRenderBase
import TabRenderDiff
import TestSupport

/// Counting as pixelmatch does.
@Suite struct PixelmatchTests {
  /// What pixelmatch's tests of single pixels assert after version 7.
  @Test(
    arguments: [
      (0xFF00_0000, 0xFF0D_0D0D, 0), (0xFF00_0000, 0xFF17_1717, 1),
      (0xFF9D_3829, 0xFF00_3829, 1), (0xFF5C_2C27, 0xFF0E_2C27, 1),
      (0xFFFC_FE00, 0xFFFC_FE5E, 0), (0xFFFC_FE00, 0xFFFC_FE2F, 0),
      (0x8000_0000, 0xFF7F_7F7F, 1), (0x0000_0000, 0x0000_00FF, 0),
    ] as [(UInt32, UInt32, Int)])
  func `pixels are told apart as published`(one: UInt32, two: UInt32, count: Int) {
    let diff = Pixelmatch(version: .okLab).compare(
      expected: Painting(1, 1, one).image, actual: Painting(1, 1, two).image)
    #expect(diff.summary.differingPixels == count)
  }

  @Test(arguments: [Pixelmatch.Version.v7, .okLab])
  func `over white, what looks alike there is alike`(_ version: Pixelmatch.Version) {
    let (half, grey) = (Painting(1, 1, 0x8000_0000).image, Painting(1, 1, 0xFF7F_7F7F).image)
    let over = Pixelmatch(threshold: 0.01, version: version, background: .white)
    #expect(over.compare(expected: half, actual: grey).summary.isEqual)
    let checked = Pixelmatch(threshold: 0.01, version: version)
    #expect(!checked.compare(expected: half, actual: grey).summary.isEqual)
  }

  @Test func `block is one group in one box`() {
    let white = Painting(10, 10)
    let diff = Pixelmatch(includesAntialiasing: true).compare(
      expected: white.image, actual: white.filling(2, 2, 3, 3, 0xFF00_0000).image)
    #expect(diff.summary.differingPixels == 9)
    #expect(diff.summary.clusters == 1)
    #expect(diff.summary.boxes == [DiffSummary.Box(x: 2, y: 2, width: 3, height: 3)])
  }

  @Test(arguments: Pixelmatch.Version.allCases)
  func `equal pictures are equal at any threshold`(_ version: Pixelmatch.Version) {
    let image = SlopedPair(seed: 3).expected
    let diff = Pixelmatch(threshold: 0, version: version).compare(expected: image, actual: image)
    #expect(diff.summary.isEqual)
    #expect(diff.pixelClasses.isEmpty)
    #expect(diff.summary.comparedPixels == image.width * image.height)
  }

  @Test(arguments: Pixelmatch.Version.allCases, 0..<24 as Range<UInt64>)
  func `counts are those of the slow twin`(_ version: Pixelmatch.Version, seed: UInt64) {
    let pair = SlopedPair(seed: seed)
    for threshold in [0.02, 0.1] {
      let slow = ReferencePixelmatch(threshold: threshold, version: version)
        .counts(pair.expected, pair.actual)
      let fast = Pixelmatch(threshold: threshold, version: version)
        .compare(expected: pair.expected, actual: pair.actual, threads: 2).summary
      #expect(fast.differingPixels == slow.different)
      #expect(fast.antialiasedPixels == slow.antialiased)
    }
  }

  @Test func `slopes are antialiased, unless they are to count`() {
    let pair = SlopedPair(seed: 0)
    let forgiving = Pixelmatch(threshold: 0.02)
      .compare(expected: pair.expected, actual: pair.actual).summary
    let strict = Pixelmatch(threshold: 0.02, includesAntialiasing: true)
      .compare(expected: pair.expected, actual: pair.actual).summary
    #expect(forgiving.antialiasedPixels > 20)
    #expect(strict.antialiasedPixels == 0)
    #expect(strict.differingPixels == forgiving.differingPixels + forgiving.antialiasedPixels)
  }

  @Test(arguments: [1, 2, 3, 7])
  func `threads change nothing`(threads: Int) {
    let pair = SlopedPair(seed: 5, size: 300)
    let one = Pixelmatch().compare(expected: pair.expected, actual: pair.actual)
    let many = Pixelmatch().compare(
      expected: pair.expected, actual: pair.actual, threads: threads)
    let sameFates = one.pixelClasses == many.pixelClasses
    #expect(one.summary == many.summary)
    #expect(sameFates)
  }

  @Test func `what only one picture has differs`() {
    let diff = Pixelmatch().compare(
      expected: Painting(4, 6).image, actual: Painting(5, 3).image)
    #expect(diff.summary.outsidePixels == 4 * 3 + 1 * 3)
    #expect(diff.summary.differingPixels == 15)
    #expect(diff.summary.reasons == [.size, .pixels])
    #expect(diff.pixelClasses.count == 5 * 6)
    #expect(diff.pixelClasses.count { $0 == ImageDiff.PixelClass.outside.rawValue } == 15)
  }

  @Test(arguments: [(0, 0), (0, 5), (5, 0)])
  func `pictures without pixels are equal`(width: Int, height: Int) {
    let image = StoredImage(width: width, height: height, form: .rgba, bitDepth: 8, bytes: [])
    #expect(Pixelmatch().compare(expected: image, actual: image).summary.isEqual)
  }

  @Test(arguments: Pixelmatch.Version.allCases)
  func `a threshold out of range is the nearest end, and no number is the strictest`(
    _ version: Pixelmatch.Version
  ) {
    let pair = SlopedPair(seed: 5)
    func differing(_ threshold: Double) -> Int {
      Pixelmatch(threshold: threshold, version: version)
        .compare(expected: pair.expected, actual: pair.actual).summary.differingPixels
    }
    let (strictest, mildest) = (differing(0), differing(1))
    #expect(strictest > mildest)
    #expect(differing(-0.1) == strictest)
    #expect(differing(-.infinity) == strictest)
    #expect(differing(.nan) == strictest)
    #expect(differing(1.5) == mildest)
    #expect(differing(.infinity) == mildest)
  }

  @Test func `a very wide and a very tall picture are compared where both are`() {
    func line(_ width: Int, _ height: Int, _ byte: UInt8) -> StoredImage {
      StoredImage(
        width: width, height: height, form: .grey, bitDepth: 1,
        bytes: Array(repeating: byte, count: (width + 7) / 8 * height))
    }
    for (actual, differing) in [(line(1, 1 << 20, 0), 1), (line(1, 1 << 20, 255), 0)] {
      let diff = Pixelmatch(includesAntialiasing: true).compare(
        expected: line(1 << 20, 1, 255), actual: actual, threads: 2)
      #expect(diff.summary.outsidePixels == (1 << 21) - 2)
      #expect(diff.summary.differingPixels == (1 << 21) - 2 + differing)
      #expect(diff.summary.clusters == differing)
      #expect(diff.summary.reasons == [.size, .pixels])
      #expect(diff.isDifferent(x: 0, y: 0) == (differing == 1))
      #expect(diff.isDifferent(x: 1, y: 0) && !diff.isDifferent(x: 1, y: 1))
    }
  }

  @Test func `the largest difference is that of the products, not of what they are rounded to`() {
    let diff = Pixelmatch().compare(
      expected: Painting(1, 1, 0x807F_7F7F).image, actual: Painting(1, 1, 0x8080_8080).image)
    #expect(diff.summary.largestDelta == 1)
  }
}
