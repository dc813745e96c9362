/// The numbers of a comparison: what `tabrender diff` prints and a results file stores.
public struct DiffSummary: Hashable, Sendable {
  /// The width and height of a picture in pixels.
  public struct Size: Hashable, Sendable {
    /// The width.
    public var width: Int
    /// The height.
    public var height: Int

    /// Creates a size.
    public init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }
  }

  /// A rectangle of pixels.
  public struct Box: Hashable, Sendable {
    /// The first column.
    public var x: Int
    /// The first row.
    public var y: Int
    /// The number of columns.
    public var width: Int
    /// The number of rows.
    public var height: Int

    /// Creates a box.
    public init(x: Int, y: Int, width: Int, height: Int) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// A movement in whole pixels; positive is right and down.
  public struct Shift: Hashable, Sendable {
    /// Columns to the right.
    public var x: Int
    /// Rows downwards.
    public var y: Int

    /// Creates a shift.
    public init(x: Int, y: Int) {
      self.x = x
      self.y = y
    }
  }

  /// Why pictures count as different.
  public enum Reason: Hashable, Sendable {
    /// Their sizes differ, and that is not allowed.
    case size
    /// More pixels differ than the budget allows.
    case pixels
    /// A connected group of differing pixels is larger than allowed.
    case cluster
    /// The files differ, and their bytes are compared.
    case bytes
    /// A condition on a metric holds.
    case condition(DiffOptions.Condition)
  }

  /// The size of the expected picture.
  public var expectedSize: Size
  /// The size of the actual picture.
  public var actualSize: Size
  /// The pixels that differ, those outside of one picture included; what the budget is held against.
  public var differingPixels = 0
  /// The pixels that were compared, ignored ones not counted.
  public var comparedPixels = 0
  /// Of the differing pixels, those that only one of the pictures has.
  public var outsidePixels = 0
  /// The pixels whose stored samples differ in any way.
  public var storedDifferences = 0
  /// Of those, fully transparent ones whose colours cannot be seen.
  public var hiddenDifferences = 0
  /// The pixels that differ visibly, but by no more than the tolerance.
  public var toleratedPixels = 0
  /// The pixels whose difference counts as antialiasing.
  public var antialiasedPixels = 0
  /// The pixels that were not compared.
  public var ignoredPixels = 0
  /// The largest difference of a channel, in units of 1 / ``deltaScale``.
  public var largestDelta = 0
  /// 255, or 65535 when one of the pictures has samples of 16 bits.
  public var deltaScale = 255
  /// The largest CIEDE2000 difference, where it was asked for.
  public var largestDeltaE: Double?
  /// The connected groups of differing pixels, neighbours across corners included.
  public var clusters = 0
  /// The pixels of the largest group.
  public var largestCluster = 0
  /// Rectangles around the differing pixels, largest groups first; at most 16.
  ///
  /// Rectangles with 8 pixels or fewer between them are joined. Together they hold every differing
  /// pixel: where there are more of them, the last one holds all the rest.
  public var boxes: [Box] = []
  /// The shift that explains the differences, where there is one.
  public var shift: Shift?
  /// The numbers that were asked for.
  public var metrics: [DiffOptions.Metric: Double] = [:]
  /// The differing pixels that the budget allows.
  public var allowedPixels = 0
  /// The largest group that is allowed; `nil` when groups do not matter.
  public var allowedCluster: Int?
  /// Why the pictures count as different; empty when they count as equal.
  public var reasons: [Reason] = []

  /// Creates the summary of pictures that do not differ.
  public init(expected: Size, actual: Size) {
    expectedSize = expected
    actualSize = actual
  }

  /// The size of the smallest picture that holds both.
  public var unionSize: Size {
    Size(
      width: max(expectedSize.width, actualSize.width),
      height: max(expectedSize.height, actualSize.height))
  }

  /// Whether the pictures count as equal.
  public var isEqual: Bool { reasons.isEmpty }
}

extension DiffSummary.Box {
  init(_ rect: PixelRect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

extension PixelRect {
  init(_ box: DiffSummary.Box) {
    self.init(x: box.x, y: box.y, width: box.width, height: box.height)
  }
}
