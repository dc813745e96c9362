import Testing
import TabRenderDiff

@Suite("A comparison in words")
struct DiffSummaryTextTests {
  private static func summary(
    _ width: Int = 64, _ height: Int = 64, _ change: (inout DiffSummary) -> Void
  ) -> DiffSummary {
    var summary = DiffSummary(
      expected: .init(width: 64, height: 64), actual: .init(width: width, height: height))
    summary.comparedPixels = 4096
    change(&summary)
    return summary
  }

  @Test("Pixels, their share, the largest difference, the places and the largest group are named")
  func sentence() {
    let summary = Self.summary {
      $0.differingPixels = 1024
      $0.largestDelta = 4
      $0.clusters = 1
      $0.largestCluster = 1024
      $0.boxes = [.init(x: 0, y: 48, width: 64, height: 16)]
      $0.reasons = [.pixels]
    }
    #expect(
      summary.text
        == "differ: 1024 of 4096 px (25 %), max Δ 4/255, 1 region at (0,48)–(64,64), "
        + "largest cluster 1024")
  }

  @Test("A change of size comes first, with what lies outside and inside")
  func size() {
    let summary = Self.summary(64, 63) {
      $0.differingPixels = 64
      $0.outsidePixels = 64
      $0.reasons = [.size, .pixels]
    }
    #expect(
      summary.text == "differ: size 64×64 ≠ 64×63 (1 row fewer); 64 px outside, 0 px inside")
  }

  @Test("What is not counted is counted in words")
  func remainders() {
    let summary = Self.summary {
      $0.toleratedPixels = 3
      $0.antialiasedPixels = 2
      $0.ignoredPixels = 7
      $0.largestDelta = 5
    }
    #expect(
      summary.text
        == "equal: 4096 px, max Δ 5/255, 3 px within the tolerance, 2 px forgiven as antialiasing, "
        + "7 px ignored")
  }

  @Test("A budget is told in pixels, with the limit of clusters")
  func budget() {
    let summary = Self.summary {
      $0.differingPixels = 10
      $0.allowedPixels = 40
      $0.allowedCluster = 4
      $0.clusters = 1
      $0.largestCluster = 10
      $0.boxes = [.init(x: 0, y: 0, width: 10, height: 1)]
      $0.reasons = [.cluster]
    }
    #expect(
      summary.text
        == "differ: 10 of 4096 px (0.24 %), 1 region at (0,0)–(10,1), largest cluster 10; "
        + "allowed are 40 px in clusters of at most 4")
  }

  @Test("Clusters that lie near each other share a region, and both are counted")
  func regions() {
    let summary = Self.summary {
      $0.differingPixels = 411
      $0.clusters = 411
      $0.largestCluster = 1
      $0.boxes = [
        .init(x: 0, y: 0, width: 40, height: 40), .init(x: 60, y: 60, width: 4, height: 4),
      ]
      $0.reasons = [.pixels, .cluster]
      $0.allowedCluster = 0
    }
    #expect(
      summary.text
        == "differ: 411 of 4096 px (10 %), 411 clusters in 2 regions at (0,0)–(40,40) and "
        + "(60,60)–(64,64), largest cluster 1")
  }

  @Test("What decided is said where another option would have accepted it")
  func decisions() {
    let cluster = Self.summary {
      ($0.largestCluster, $0.allowedCluster, $0.allowedPixels) = (100, 64, 400)
      $0.reasons = [.cluster]
    }
    #expect(
      cluster.hints == [
        "the limit on clusters decided, not the number of pixels: the largest has 100 px, and "
          + "64 px are allowed (--max-cluster, of a suite maxCluster)"
      ])
    let size = Self.summary(64, 63) { $0.reasons = [.size, .pixels, .cluster] }
    #expect(
      size.hints == [
        "other sizes are accepted with --allow-size-change, of a suite with allowSizeChange"
      ])
  }

  @Test("A condition that holds is the reason")
  func condition() {
    let condition = DiffOptions.Condition(.ssim, .less, 0.99)
    let summary = Self.summary {
      $0.metrics = [.ssim: 0.98765, .psnr: .infinity]
      $0.reasons = [.condition(condition)]
    }
    #expect(
      summary.text == "differ: 0 of 4096 px (0 %), psnr ∞, ssim 0.9877; ssim<0.99 holds")
  }

  @Test("Hidden and stored differences, and a shift, are hints")
  func hints() {
    let summary = Self.summary {
      $0.differingPixels = 4
      $0.storedDifferences = 10
      $0.hiddenDifferences = 6
      $0.shift = .init(x: 1, y: 0)
      $0.reasons = [.pixels]
    }
    #expect(
      summary.hints == [
        "shifted by (+1, 0)",
        "6 px differ in hidden colours: they are fully transparent in both pictures "
          + "(--compare stored counts them)",
        "10 px differ as stored, 4 of them visibly",
      ])
  }

  @Test(
    "A share never says 0 % for something or 100 % for less than all",
    arguments: [
      (0, 10, "0 %"), (10, 10, "100 %"), (1, 4, "25 %"), (1, 3, "33.3 %"),
      (400, 480_000, "0.083 %"),
      (999_999, 1_000_000, "99.9 %"), (1, 400_000_000, "< 0.000001 %"), (16, 1000, "1.6 %"),
      (1, 100_000_000, "0.000001 %"),
    ])
  func shares(part: Int, whole: Int, text: String) {
    let summary = Self.summary {
      $0.differingPixels = part
      $0.comparedPixels = whole
      $0.reasons = [.pixels]
    }
    #expect(summary.text.contains("px (\(text))"))
  }

  @Test(
    "No number is rounded to that of equal pictures",
    arguments: [
      (.ssim, 0.999998, "ssim 0.999998"), (.ssim, 0.99996, "ssim 0.99996"), (.ssim, 1, "ssim 1"),
      (.flip, 0.00002, "flip 0.00002"), (.flip, 0, "flip 0"), (.mae, 0.00000123, "mae 0.000001"),
      (.mae, 1.00001, "mae 1"), (.de2000, 1e-20, "de2000 1e-20"),
    ] as [(DiffOptions.Metric, Double, String)])
  func nearlyEqual(metric: DiffOptions.Metric, value: Double, words: String) {
    let summary = Self.summary { $0.metrics = [metric: value] }
    #expect(summary.text == "equal: 4096 px, \(words)")
  }
}
