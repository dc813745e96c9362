import Testing
import TabRenderBase
import TabRenderDiff
import TestSupport

@Suite("Comparing two pictures")
struct ImageDiffTests {
  private let white = Painting(40, 30)

  @Test("Equal pictures differ in nothing, and keep no fates")
  func equal() {
    let diff = ImageDiff(expected: white.image, actual: white.image)
    #expect(diff.summary.isEqual)
    #expect(diff.summary.comparedPixels == 1200)
    #expect(diff.summary.boxes.isEmpty && diff.summary.clusters == 0)
    #expect(diff.pixelClasses.isEmpty)
  }

  @Test(
    "Pictures without pixels are equal, and of other sizes not",
    arguments: [(0, 0), (0, 7), (7, 0)])
  func noPixels(width: Int, height: Int) {
    let empty = Painting(width, height).image
    let sized = StoredImage(width: width, height: height, form: .rgba, bitDepth: 8, bytes: [])
    #expect(ImageDiff(expected: sized, actual: sized).summary.isEqual)
    let diff = ImageDiff(expected: empty, actual: Painting(2, 3).image).summary
    #expect(diff.reasons == [.size, .pixels])
    #expect(diff.outsidePixels == 6 && diff.differingPixels == 6)
  }

  @Test("One level of one channel is a difference")
  func oneLevel() {
    let summary = DiffSummary.comparing(white, white.filling(3, 4, 1, 1, 0xFFFE_FFFF))
    #expect(summary.differingPixels == 1)
    #expect(summary.largestDelta == 1 && summary.deltaScale == 255)
    #expect(summary.boxes == [.init(x: 3, y: 4, width: 1, height: 1)])
    #expect(summary.reasons == [.pixels])
  }

  @Test("Colours that cannot be seen differ only as they are stored")
  func hidden() {
    let clear = Painting(8, 8, 0x0000_0000)
    let tinted = clear.filling(0, 0, 8, 8, 0x00FF_8040)
    let visible = DiffSummary.comparing(clear, tinted)
    #expect(visible.isEqual)
    #expect(visible.storedDifferences == 64 && visible.hiddenDifferences == 64)
    let stored = DiffSummary.comparing(clear, tinted) { $0.comparison = .stored }
    #expect(stored.differingPixels == 64 && stored.largestDelta == 255)
  }

  @Test("A faint colour is compared after its alpha is multiplied in")
  func premultiplied() {
    let faint = Painting(4, 4, 0x0140_4040)
    let other = Painting(4, 4, 0x0141_4141)
    let summary = DiffSummary.comparing(faint, other)
    #expect(summary.isEqual && summary.storedDifferences == 16 && summary.hiddenDifferences == 0)
  }

  @Test(
    "A tolerance is the largest difference that still counts as equal",
    arguments: [
      (0, 16), (3, 16), (3.99, 16), (4, 0), (255, 0), (.nan, 16), (-1, 16), (.infinity, 0),
    ])
  func tolerance(limit: Double, differing: Int) {
    let summary = DiffSummary.comparing(Painting(4, 4, 0xFF10_1010), Painting(4, 4, 0xFF10_1410)) {
      $0.tolerance = .channel(limit)
    }
    #expect(summary.differingPixels == differing)
    #expect(summary.toleratedPixels == 16 - differing)
    #expect(summary.largestDelta == 4)
  }

  @Test(
    "With 16 bits, 0 is exact and 1 is 257 steps",
    arguments: [(0, 256, 1), (1, 257, 0), (1, 258, 1), (0, 1, 1), (0.5, 128, 0), (0.5, 129, 1)])
  func deep(limit: Double, steps: Int, differing: Int) {
    func grey(_ level: Int) -> StoredImage {
      StoredImage(
        width: 1, height: 1, form: .grey, bitDepth: 16,
        bytes: [UInt8(level >> 8), UInt8(level & 255)])
    }
    var options = DiffOptions()
    options.tolerance = .channel(limit)
    let summary = ImageDiff(
      expected: grey(1000), actual: grey(1000 + steps), options: options
    ).summary
    #expect(summary.differingPixels == differing)
    #expect(summary.largestDelta == steps && summary.deltaScale == 65535)
  }

  @Test("An 8-bit picture equals its 16-bit copy, and a palette its colours")
  func forms() {
    let grey = StoredImage(width: 2, height: 1, form: .grey, bitDepth: 8, bytes: [7, 200])
    let deep = StoredImage(
      width: 2, height: 1, form: .rgb, bitDepth: 16,
      bytes: [7, 7, 7, 7, 7, 7, 200, 200, 200, 200, 200, 200])
    let palette = StoredImage(
      width: 2, height: 1, form: .palette, bitDepth: 1, palette: [0xFFC8_C8C8, 0xFF07_0707],
      bytes: [0b1000_0000])
    for other in [deep, palette] {
      let summary = ImageDiff(expected: grey, actual: other).summary
      #expect(summary.isEqual && summary.storedDifferences == 0)
    }
  }

  @Test("What is not compared is neither counted nor different")
  func ignored() {
    let changed = white.filling(10, 10, 10, 10, .red)
    let diff = DiffSummary.comparing(white, changed) {
      $0.ignored = [
        PixelRect(minX: 10, minY: 10, maxX: 15, maxY: 20),
        PixelRect(minX: 12, minY: -5, maxX: 99, maxY: 18),
      ]
    }
    #expect(diff.differingPixels == 10)
    #expect(diff.ignoredPixels == 5 * 10 + 28 * 18 - 3 * 8)
    #expect(diff.comparedPixels + diff.ignoredPixels == 1200)
    #expect(diff.boxes == [.init(x: 15, y: 18, width: 5, height: 2)])
  }

  @Test("A mask ignores from 128 on, and nothing outside of its size")
  func mask() {
    var mask = Mask(width: 3, height: 1)
    mask.bytes = [127, 128, 255]
    let diff = DiffSummary.comparing(Painting(5, 2), Painting(5, 2, .red)) { $0.mask = mask }
    #expect(diff.ignoredPixels == 2 && diff.differingPixels == 8 && diff.comparedPixels == 8)
  }

  @Test("Ignored parts of equal pictures have their fate")
  func ignoredFates() {
    var options = DiffOptions()
    options.ignored = [PixelRect(minX: 1, minY: 1, maxX: 2, maxY: 2)]
    let image = Painting(3, 2).image
    let diff = ImageDiff(expected: image, actual: image, options: options)
    #expect(diff.summary.isEqual)
    #expect(diff.pixelClasses == [0, 0, 0, 0, ImageDiff.PixelClass.ignored.rawValue, 0])
  }

  @Test(
    "Shares are rounded down, but not below what was meant",
    arguments: [(0.29, 348), (0.001, 1), (0.0008, 0), (1, 1200), (7, 1200), (-1, 0), (.nan, 0)])
  func share(share: Double, allowed: Int) {
    let summary = DiffSummary.comparing(white, white) { $0.budget = .share(share) }
    #expect(summary.allowedPixels == allowed)
  }

  @Test("A budget allows specks, not a block")
  func cluster() {
    var specks = white
    for y in stride(from: 0, to: 30, by: 3) {
      for x in stride(from: 0, to: 40, by: 4) { specks[x, y] = .red }
    }
    let spread = DiffSummary.comparing(white, specks) { $0.budget = .pixels(100) }
    #expect(spread.isEqual && spread.clusters == 100 && spread.largestCluster == 1)
    let block = white.filling(5, 5, 10, 10, .red)
    let hidden = DiffSummary.comparing(white, block) { $0.budget = .pixels(100) }
    #expect(hidden.reasons == [.cluster] && hidden.allowedCluster == 64)
    let meant = DiffSummary.comparing(white, block) {
      $0.budget = .pixels(100)
      $0.largestCluster = 100
    }
    #expect(meant.isEqual)
  }

  @Test("A change of size is left to the budget where it is allowed")
  func size() {
    let taller = Painting(40, 33)
    let strict = DiffSummary.comparing(white, taller) { $0.budget = .pixels(120) }
    #expect(strict.reasons == [.size])
    let allowed = DiffSummary.comparing(white, taller) {
      $0.budget = .pixels(120)
      $0.allowsSizeChange = true
    }
    #expect(allowed.isEqual && allowed.outsidePixels == 120 && allowed.comparedPixels == 1320)
    #expect(allowed.largestCluster == 120)
    let block = DiffSummary.comparing(white.filling(0, 21, 40, 9, .red), taller) {
      $0.budget = .share(1)
      $0.allowsSizeChange = true
    }
    #expect(block.reasons == [.cluster])
  }

  @Test("Pixels that neither picture has are not compared")
  func corner() {
    let diff = ImageDiff(expected: Painting(4, 1).image, actual: Painting(1, 4).image)
    #expect(diff.summary.comparedPixels == 7 && diff.summary.outsidePixels == 6)
    #expect(diff.pixelClasses[5] == ImageDiff.PixelClass.equal.rawValue)
  }

  @Test("A very wide and a very tall picture are compared where both are")
  func extremes() {
    let wide = StoredImage(
      width: 1 << 20, height: 1, form: .grey, bitDepth: 1,
      bytes: Array(repeating: 255, count: 1 << 17))
    let tall = StoredImage(
      width: 1, height: 1 << 20, form: .grey, bitDepth: 1,
      bytes: Array(repeating: 0, count: 1 << 20))
    let diff = ImageDiff(expected: wide, actual: tall, threads: 2)
    #expect(diff.summary.reasons == [.size, .pixels])
    #expect(diff.summary.differingPixels == (1 << 21) - 1)
    #expect(diff.summary.outsidePixels == (1 << 21) - 2)
    #expect(diff.pixelClasses.count == 1)
  }

  @Test("A condition holds whatever the budget says")
  func condition() {
    let condition = DiffOptions.Condition(.max, .greater, 3)
    let summary = DiffSummary.comparing(
      Painting(4, 4, 0xFF10_1010), Painting(4, 4, 0xFF10_1410)
    ) {
      $0.tolerance = .channel(9)
      $0.conditions = [condition, DiffOptions.Condition(.max, .greater, 4)]
    }
    #expect(summary.reasons == [.condition(condition)])
    #expect(summary.metrics == [.max: 4])
  }

  @Test("A colour difference is told, and held against its limit")
  func deltaE() {
    // White and black are 100 apart.
    for (limit, differing) in [(99.9, 4), (100.1, 0)] {
      let summary = DiffSummary.comparing(Painting(2, 2), Painting(2, 2, .black)) {
        $0.tolerance = .deltaE(limit)
      }
      #expect(summary.differingPixels == differing)
      #expect(abs((summary.largestDeltaE ?? 0) - 100) < 0.001)
    }
    // White of half alpha cannot be told from white over white, but over black it can.
    let translucent = DiffSummary.comparing(Painting(2, 2), Painting(2, 2, 0x80FF_FFFF)) {
      $0.tolerance = .deltaE(20)
    }
    #expect(translucent.differingPixels == 4)
  }

  @Test("Each pixel can be asked whether it differs, also beyond what fates are kept of")
  func isDifferent() {
    func line(_ width: Int, _ height: Int) -> StoredImage {
      StoredImage(
        width: width, height: height, form: .grey, bitDepth: 1,
        bytes: Array(repeating: 0, count: (width + 7) / 8 * height))
    }
    for (width, height) in [(60, 90), (60_000, 9000)] {
      let diff = ImageDiff(expected: line(width, 1), actual: line(1, height))
      let asked = [(0, 0), (1, 0), (width - 1, 0), (0, 1), (0, height - 1), (1, 1), (width, 0)]
      #expect(
        asked.map { diff.isDifferent(x: $0.0, y: $0.1) }
          == [false, true, true, true, true, false, false])
      #expect(!diff.isDifferent(x: width - 1, y: height - 1) && !diff.isDifferent(x: -1, y: 0))
    }
  }
}
