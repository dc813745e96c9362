/// What counts as a difference between two pictures, and how much of it is allowed.
///
/// The defaults are exact: any visible difference of any pixel makes the pictures different. Of
/// opaque pixels every difference is visible. Of translucent ones it is that of the products of
/// colour and alpha, rounded to whole levels: less than half a level of it cannot be seen, whatever
/// lies behind, and does not count; ``Comparison/stored`` counts it.
public struct DiffOptions: Hashable, Sendable {
  /// What is compared of each pixel.
  public enum Comparison: String, CaseIterable, Hashable, Sendable {
    /// Colour with the alpha multiplied in, and the alpha: what can be seen over some background.
    case visible
    /// The samples as stored, also where a pixel is fully transparent.
    case stored
  }

  /// How far apart two pixels may be and still count as equal.
  public enum Tolerance: Hashable, Sendable {
    /// The largest difference of a channel, in 255ths; 0 is exact, also for 16-bit samples.
    case channel(Double)
    /// The largest CIEDE2000 difference, of the colours over black and over white.
    case deltaE(Double)
  }

  /// How many pixels may differ.
  public enum Budget: Hashable, Sendable {
    /// That many pixels.
    case pixels(Int)
    /// That share of the compared pixels, 0…1, rounded down.
    case share(Double)
  }

  /// The numbers that can be computed beside the count of pixels.
  public enum Metric: String, CaseIterable, Hashable, Sendable {
    /// The largest difference of a channel, in 255ths.
    case max
    /// The mean absolute difference of a channel, in 255ths.
    case mae
    /// The peak signal-to-noise ratio in decibels; infinite for equal pictures.
    ///
    /// JSON has no infinity: there it is `null`.
    case psnr
    /// The mean structural similarity of Wang et al., of luma; 1 for equal pictures.
    case ssim
    /// The largest CIEDE2000 difference.
    case de2000
    /// The mean error of NVIDIA's FLIP for low dynamic range; 0 for equal pictures.
    case flip
  }

  /// A condition on a metric that makes the pictures different.
  ///
  /// It never holds where its limit is `NaN`.
  public struct Condition: Hashable, Sendable {
    /// Whether the number is too small or too large.
    public enum Relation: String, Hashable, Sendable {
      /// Below the limit.
      case less = "<"
      /// Above the limit.
      case greater = ">"
    }

    /// The number that is looked at.
    public var metric: Metric
    /// On which side of the limit the pictures are different.
    public var relation: Relation
    /// The limit, in the metric's unit.
    public var limit: Double

    /// Creates a condition.
    public init(_ metric: Metric, _ relation: Relation, _ limit: Double) {
      self.metric = metric
      self.relation = relation
      self.limit = limit
    }
  }

  /// What is compared of each pixel; what is visible by default.
  public var comparison = Comparison.visible
  /// How far apart two pixels may be and still count as equal; exact by default.
  public var tolerance = Tolerance.channel(0)
  /// How many pixels may differ; none by default.
  public var budget = Budget.pixels(0)
  /// The largest connected group of differing pixels that is allowed within the budget.
  ///
  /// `nil`, the default, is 64 where a budget allows any pixels, so that a small changed block does
  /// not hide in a percentage. Pixels that only one of the pictures has do not count here.
  public var largestCluster: Int?
  /// Whether differences that antialiasing explains do not count; false by default.
  ///
  /// Those are thin, and lie on an edge that both pictures have between the same two colours, of
  /// which each pixel takes up to a quarter more or less than it did.
  public var ignoresAntialiasing = false
  /// Parts that are not compared, in pixels; none by default.
  ///
  /// Neither are they in the metrics: `mae`, `psnr`, `max` and `de2000` leave them out, and `ssim` and
  /// `flip`, which look around each pixel, see the expected picture there on both sides.
  public var ignoredBoxes: [DiffSummary.Box] {
    get {
      ignored.map(DiffSummary.Box.init)
    }
    set {
      ignored = newValue.map { box in
        // A box that is too large for numbers ends at the largest one.
        func end(_ start: Int, _ size: Int) -> Int {
          let (end, overflows) = start.addingReportingOverflow(max(0, size))
          return overflows ? Int.max : end
        }
        return PixelRect(
          minX: box.x, minY: box.y, maxX: end(box.x, box.width), maxY: end(box.y, box.height))
      }
    }
  }
  /// The same as ``ignoredBoxes``.
  package var ignored: [PixelRect] = []
  /// What is not compared, pixel by pixel; `nil`, the default, ignores nothing.
  ///
  /// A pixel is ignored where the mask is 128 or more, in metrics as ``ignoredBoxes`` are. The mask
  /// lies on the pictures' top left corner; beyond its size nothing is ignored, and what of it lies
  /// beyond theirs has no effect.
  public var mask: Mask?
  /// Whether pictures of different sizes may be equal; false by default.
  ///
  /// Either way they are compared on the smallest picture that holds both, from the top left
  /// corner, and the pixels that only one of them has differ.
  public var allowsSizeChange = false
  /// Numbers to compute besides; none by default.
  public var metrics: Set<Metric> = []
  /// Conditions that make the pictures different whatever the budget says; none by default.
  public var conditions: [Condition] = []
  /// The farthest that a shift is looked for, in pixels each way.
  public static let farthestShift = 16

  /// How far a shift is looked for, in pixels each way; 2 by default, 0 looks for none.
  ///
  /// More than ``farthestShift`` is as much as that. Where more than 262,144 pixels differ, only the
  /// movements are followed that explain half of the differences in samples all over the picture.
  public var shiftReach = 2

  /// Creates exact options.
  public init() {}

  /// The largest allowed cluster, the default filled in; `nil` when clusters do not matter.
  public var allowedCluster: Int? {
    if let largestCluster { return largestCluster }
    switch budget {
    case .pixels(let count): return count > 0 ? 64 : nil
    case .share(let share): return share > 0 ? 64 : nil
    }
  }
}
