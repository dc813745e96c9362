import Testing
import TabRenderBase
import TabRenderDiff
import TestSupport

/// Pictures of every form, with any options, against a comparison pixel by pixel.
@Suite("Comparing random pictures")
struct ImageDiffPropertyTests {
  @Test("Numbers and fates are those of the reference", arguments: 0..<40)
  func matchesReference(_ group: UInt64) {
    for seed in group * 25..<group * 25 + 25 {
      let pair = RandomPair(seed: seed)
      let diff = ImageDiff(expected: pair.expected, actual: pair.actual, options: pair.options)
      let reference = ReferenceDiff(pair.expected, pair.actual, pair.options)
      #expect(diff.summary == reference.summary, "seed \(seed)")
      let areEqual =
        diff.pixelClasses(or: reference.pixelClasses.count)
        == reference.pixelClasses.map(\.rawValue)
      #expect(areEqual, "fates of seed \(seed)")
      let isEventful = reference.pixelClasses.contains { $0 != .equal }
      #expect(diff.pixelClasses.isEmpty != isEventful, "seed \(seed)")
    }
  }

  @Test("The random pictures have something of everything")
  func variety() {
    var seen: Set<String> = []
    for seed in UInt64(0)..<300 {
      let pair = RandomPair(seed: seed)
      let summary = ImageDiff(
        expected: pair.expected, actual: pair.actual, options: pair.options
      ).summary
      let kinds = [
        "tolerated": summary.toleratedPixels > 0, "forgiven": summary.antialiasedPixels > 0,
        "hidden": summary.hiddenDifferences > 0, "ignored": summary.ignoredPixels > 0,
        "outside": summary.outsidePixels > 0, "shift": summary.shift != nil,
        "16 bits": summary.deltaScale == 65535, "equal": summary.differingPixels == 0,
        "many boxes": summary.boxes.count > 2, "many groups": summary.clusters > 20,
        "size": summary.reasons.contains(.size), "cluster": summary.reasons.contains(.cluster),
        "within the budget": summary.isEqual && summary.differingPixels > 0,
      ]
      for (kind, isSo) in kinds {
        if isSo { seen.insert(kind) } else { seen.insert("not \(kind)") }
      }
    }
    #expect(seen.count == 26, "\(seen.sorted())")
  }

  @Test("Threads change nothing", arguments: [2, 3, 8])
  func threads(_ threads: Int) {
    for seed in UInt64(0)..<150 {
      let pair = RandomPair(seed: seed)
      let alone = ImageDiff(expected: pair.expected, actual: pair.actual, options: pair.options)
      let shared = ImageDiff(
        expected: pair.expected, actual: pair.actual, options: pair.options, threads: threads)
      #expect(alone.summary == shared.summary, "seed \(seed)")
      let areEqual = alone.pixelClasses == shared.pixelClasses
      #expect(areEqual, "fates of seed \(seed)")
    }
  }

  @Test("Swapped pictures differ in the same pixels", arguments: UInt64(0)..<20)
  func symmetry(_ group: UInt64) {
    for seed in group * 15..<group * 15 + 15 {
      let pair = RandomPair(seed: seed)
      let there = ImageDiff(expected: pair.expected, actual: pair.actual, options: pair.options)
      let back = ImageDiff(expected: pair.actual, actual: pair.expected, options: pair.options)
      var summary = back.summary
      swap(&summary.expectedSize, &summary.actualSize)
      summary.shift = there.summary.shift
      #expect(summary == there.summary, "seed \(seed)")
      let areEqual = there.pixelClasses == back.pixelClasses
      #expect(areEqual, "fates of seed \(seed)")
    }
  }

  @Test("A picture does not differ from itself, whatever counts")
  func identity() {
    for seed in UInt64(0)..<300 {
      var pair = RandomPair(seed: seed)
      pair.options.ignored = []
      pair.options.mask = nil
      let diff = ImageDiff(expected: pair.expected, actual: pair.expected, options: pair.options)
      #expect(diff.summary.isEqual && diff.pixelClasses.isEmpty, "seed \(seed)")
      #expect(diff.summary.storedDifferences == 0 && diff.summary.largestDelta == 0)
    }
  }

  @Test("More tolerance never finds more")
  func monotony() {
    for seed in UInt64(0)..<200 {
      var pair = RandomPair(seed: seed)
      pair.options.ignoresAntialiasing = false
      for tolerances in Self.rising {
        let counts = tolerances.map { tolerance in
          pair.options.tolerance = tolerance
          return ImageDiff(
            expected: pair.expected, actual: pair.actual, options: pair.options
          ).summary.differingPixels
        }
        #expect(counts == counts.sorted(by: >), "seed \(seed)")
      }
    }
  }

  private static let rising: [[DiffOptions.Tolerance]] = [
    [0, 0.01, 0.5, 1, 2, 100, 255].map { .channel($0) },
    [0, 0.1, 1, 10, 50, 200].map { .deltaE($0) },
  ]

  @Test("Turned over the diagonal, pictures have the same groups")
  func transposed() {
    for seed in UInt64(0)..<200 {
      let pair = RandomPair(seed: seed)
      let diff = ImageDiff(expected: pair.expected, actual: pair.actual)
      let size = diff.summary.unionSize
      let upright = GroupCount(diff.pixelClasses(or: size.width * size.height), width: size.width)
      let turned = upright.transposed()
      #expect(upright.count == diff.summary.clusters, "seed \(seed)")
      #expect(turned.count == diff.summary.clusters, "seed \(seed)")
      #expect(turned.largest == diff.summary.largestCluster, "seed \(seed)")
    }
  }
}

/// The groups of a map of differing pixels, found by comparing it with an empty picture.
private struct GroupCount {
  private let marks: [UInt8]
  private let width: Int
  let count: Int
  let largest: Int

  init(_ pixelClasses: [UInt8], width: Int) {
    self.init(
      marks: pixelClasses.map { $0 >= ImageDiff.PixelClass.different.rawValue ? 255 : 0 },
      width: width)
  }

  private init(marks: [UInt8], width: Int) {
    self.marks = marks
    self.width = width
    let height = width > 0 ? marks.count / width : 0
    func picture(_ bytes: [UInt8]) -> StoredImage {
      StoredImage(width: width, height: height, form: .grey, bitDepth: 8, bytes: bytes)
    }
    let summary = ImageDiff(
      expected: picture(Array(repeating: 0, count: width * height)), actual: picture(marks)
    ).summary
    count = summary.clusters
    largest = summary.largestCluster
  }

  func transposed() -> GroupCount {
    guard width > 0 else { return self }
    let height = marks.count / width
    let turned = (0..<width).flatMap { x in (0..<height).map { marks[$0 * width + x] } }
    return GroupCount(marks: turned, width: height)
  }
}

extension ImageDiff {
  /// The fates, where none are kept those of equal pixels.
  func pixelClasses(or count: Int) -> [UInt8] {
    pixelClasses.isEmpty ? Array(repeating: PixelClass.equal.rawValue, count: count) : pixelClasses
  }
}
