import Foundation
import Testing
import TabRenderBase
import TabRenderDiff
import TestSupport

/// Numbers that published implementations give for the same pictures.
@Suite struct DiffMetricsTests {
  /// What `Scripts/diff-metrics-reference.py` measured of a pair.
  struct Measured: Decodable, Sendable, CustomTestStringConvertible {
    var name: String?
    var expected: String?
    var actual: String?
    var max: Double
    var mae: Double
    /// Nothing where the pictures are equal.
    var psnr: Double?
    var de2000: Double
    var ssim: Double
    var flip: Double

    var testDescription: String { name ?? "\(expected ?? "") \(actual ?? "")" }
  }

  static let measured: [Measured] = {
    let path = Repository.root
      .appending(path: "Fixtures/diff-metrics.json")
    guard let file = try? Data(contentsOf: path) else { return [] }
    return (try? JSONDecoder().decode([Measured].self, from: file)) ?? []
  }()

  /// Sums of the same numbers in another order.
  static let rounding = 1e-9
  /// Composites are rounded to 16 bits here and not at all there.
  static let composite = 2.0 / 65535
  /// FLIP is computed in single precision, there and here: up to 1.5e-5 was seen.
  static let agreement = 3e-5
  /// scikit-image's matrix of sRGB has two digits more than that of the standard.
  static let matrix = 0.02

  private func check(_ measured: Measured, _ one: StoredImage, _ two: StoredImage) {
    let found = DiffMetrics.compute(Set(DiffOptions.Metric.allCases), one, two, threads: 2)
    func isNear(_ metric: DiffOptions.Metric, _ value: Double, within tolerance: Double) -> Bool {
      abs((found[metric] ?? .nan) - value) <= tolerance
    }
    #expect(isNear(.max, measured.max, within: Self.rounding))
    #expect(isNear(.mae, measured.mae, within: Self.rounding))
    if let psnr = measured.psnr {
      #expect(isNear(.psnr, psnr, within: Self.rounding))
    } else {
      #expect(found[.psnr] == .infinity)
    }
    #expect(isNear(.ssim, measured.ssim, within: Self.agreement))
    #expect(isNear(.flip, measured.flip, within: Self.agreement))
    #expect(isNear(.de2000, measured.de2000, within: Self.matrix + 100 * Self.composite))
  }

  @Test(arguments: measured.filter { $0.name != nil })
  func `generated pictures have the published numbers`(_ measured: Measured) throws {
    let pair = try #require(GeneratedPair.all[measured.name ?? ""])
    check(measured, pair.expected, pair.actual)
  }

  @Test func `all generated pictures are measured`() {
    #expect(Set(Self.measured.compactMap(\.name)) == Set(GeneratedPair.all.keys))
  }

  @Test(
    .enabled(if: SharedPictures.arePresent, "needs ../shared/peers beside the package"),
    arguments: measured.filter { $0.name == nil })
  func `shared pictures have the published numbers`(_ measured: Measured) throws {
    let one = try SharedPictures.read(try #require(measured.expected))
    let two = try SharedPictures.read(try #require(measured.actual))
    check(measured, one, two)
  }

  @Test func `shared pictures are measured`() {
    #expect(Self.measured.count { $0.name == nil } == 22)
  }
}

extension DiffMetricsTests {
  private static let all = Set(DiffOptions.Metric.allCases)

  @Test func `equal pictures have no error at all`() {
    let image = SlopedPair(seed: 1).expected
    #expect(
      DiffMetrics.compute(Self.all, image, image, threads: 1) == [
        .max: 0, .mae: 0, .psnr: .infinity, .de2000: 0, .ssim: 1, .flip: 0,
      ])
  }

  @Test func `same pixels in another form have no error at all`() {
    let painting = Painting(40, 20).filling(3, 4, 20, 9, 0xFF80_8080)
    let grey = StoredImage(
      width: 40, height: 20, form: .grey, bitDepth: 8,
      bytes: painting.image.bytes.indices.filter { $0 % 4 == 0 }.map { painting.image.bytes[$0] })
    #expect(
      DiffMetrics.compute(Self.all, painting.image, grey, threads: 1) == [
        .max: 0, .mae: 0, .psnr: .infinity, .de2000: 0, .ssim: 1, .flip: 0,
      ])
  }

  @Test(arguments: [1, 2, 3, 5])
  func `threads change no bit`(threads: Int) {
    let pair = SlopedPair(seed: 8, size: 320)
    let one = DiffMetrics.compute(Self.all, pair.expected, pair.actual, threads: 1)
    #expect(DiffMetrics.compute(Self.all, pair.expected, pair.actual, threads: threads) == one)
  }

  @Test func `only what is asked for is computed`() {
    let pair = SlopedPair(seed: 1)
    let some = DiffMetrics.compute([.mae], pair.expected, pair.actual, threads: 1)
    #expect(Array(some.keys) == [.mae])
    #expect(DiffMetrics.compute([], pair.expected, pair.actual, threads: 1).isEmpty)
  }

  @Test func `colors that cannot be seen have no error`() {
    let numbers = DiffMetrics.compute(
      Self.all, Painting(20, 20, 0).image, Painting(20, 20, 0xFFFFFF).image, threads: 1)
    #expect(
      numbers == [.max: 0, .mae: 0, .psnr: .infinity, .de2000: 0, .ssim: 1, .flip: 0])
  }

  @Test func `a picture ends transparent where the other goes on`() {
    let numbers = DiffMetrics.compute(
      [.max, .mae, .de2000], Painting(10, 10).image, Painting(10, 5).image, threads: 1)
    // Opaque white against nothing, in all four channels of half of the pixels.
    #expect(numbers[.max] == 255)
    #expect(numbers[.mae] == 127.5)
    #expect(abs((numbers[.de2000] ?? 0) - 100) < 1e-9)
  }

  @Test func `low byte of 16 bits counts`() {
    func grey(_ low: UInt8) -> StoredImage {
      StoredImage(width: 1, height: 1, form: .grey, bitDepth: 16, bytes: [128, low])
    }
    let numbers = DiffMetrics.compute([.max, .flip], grey(0), grey(1), threads: 1)
    #expect(numbers[.max].map { abs($0 * 257 - 1) < 1e-9 } == true)
    #expect((numbers[.flip] ?? 0) > 0)
  }

  @Test(arguments: [(0, 0), (0, 3), (3, 0)])
  func `pictures without pixels have no error`(width: Int, height: Int) {
    let image = StoredImage(width: width, height: height, form: .grey, bitDepth: 8, bytes: [])
    #expect(
      DiffMetrics.compute(Self.all, image, image, threads: 2) == [
        .max: 0, .mae: 0, .psnr: .infinity, .de2000: 0, .ssim: 1, .flip: 0,
      ])
  }

  @Test func `ignored parts are in no metric`() {
    let changed = Painting(40, 40).filling(10, 10, 8, 8, .black)
    var options = DiffOptions()
    options.metrics = Self.all
    options.ignoredBoxes = [DiffSummary.Box(x: 10, y: 10, width: 8, height: 8)]
    let all = ImageDiff(
      expected: Painting(40, 40).image, actual: changed.image, options: options)
    #expect(
      all.summary.metrics == [.max: 0, .mae: 0, .psnr: .infinity, .de2000: 0, .ssim: 1, .flip: 0])
    // Half of the block is left: 32 black pixels of the 1568 that are compared.
    options.ignoredBoxes = [DiffSummary.Box(x: 10, y: 10, width: 4, height: 8)]
    let half = ImageDiff(
      expected: Painting(40, 40).image, actual: changed.image, options: options)
    #expect(half.summary.metrics[.mae] == 255 * 32 / 1568.0)
    #expect((half.summary.metrics[.ssim] ?? 1) < 1 && (half.summary.metrics[.flip] ?? 0) > 0)
  }

  @Test func `very wide picture has the numbers of a narrow one`() {
    func flat(_ level: UInt8, _ width: Int) -> StoredImage {
      StoredImage(
        width: width, height: 12, form: .grey, bitDepth: 8,
        bytes: Array(repeating: level, count: width * 12))
    }
    let wide = DiffMetrics.compute(
      [.ssim, .flip], flat(100, 70_000), flat(110, 70_000), threads: 2)
    let narrow = DiffMetrics.compute([.ssim, .flip], flat(100, 40), flat(110, 40), threads: 1)
    // Of flat pictures nothing but the means counts: (2ab + c) / (a² + b² + c).
    let c = 0.01 * 255 * 0.01 * 255
    let similarity = (2 * 100 * 110 + c) / (100 * 100 + 110 * 110 + c)
    // The weights of a window sum to 1 but for the last bits.
    #expect(wide[.ssim].map { abs($0 - similarity) < 1e-9 } == true)
    #expect(abs((wide[.flip] ?? 0) - (narrow[.flip] ?? 1)) < 1e-6)
  }
}
