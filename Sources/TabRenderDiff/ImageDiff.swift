/// Two pictures compared: the numbers, and what became of every pixel.
public struct ImageDiff: Sendable {
  /// What became of a pixel.
  public enum PixelClass: UInt8, CaseIterable, Hashable, Sendable {
    /// Does not differ, or only in what is not compared, such as the colour of a transparent pixel.
    case equal = 0
    /// Differs, but within the tolerance.
    case tolerated = 1
    /// Differs as antialiasing does, and does not count.
    case antialiased = 2
    /// Not compared: ``DiffOptions/ignoredBoxes`` or ``DiffOptions/mask`` leave it out.
    case ignored = 3
    /// Differs.
    case different = 4
    /// Only one of the pictures has it.
    case outside = 5
  }

  /// The numbers.
  public let summary: DiffSummary
  /// The raw value of each pixel's ``PixelClass``, row by row over the union of both pictures; empty when
  /// every pixel is equal.
  ///
  /// Ask ``pixelClass(x:y:)``, which knows what they cover. Where the union would hold more than 536,870,912 pixels, as of a very wide and a very tall
  /// picture, only the part that both have is looked at, and the pixel classes are those of that part.
  package let pixelClasses: [UInt8]

  package init(summary: DiffSummary, pixelClasses: [UInt8]) {
    self.summary = summary
    self.pixelClasses = pixelClasses
    let union = summary.unionSize
    let (pixels, overflows) = union.width.multipliedReportingOverflow(by: union.height)
    let isWhole =
      pixelClasses.isEmpty ? pixels <= ComparedArea.mostPixels : pixels == pixelClasses.count
    covered = !overflows && isWhole ? union : Self.common(summary)
  }

  /// The part from the top left corner on of which there are pixel classes.
  let covered: DiffSummary.Size

  private static func common(_ summary: DiffSummary) -> DiffSummary.Size {
    DiffSummary.Size(
      width: min(summary.expectedSize.width, summary.actualSize.width),
      height: min(summary.expectedSize.height, summary.actualSize.height))
  }

  /// What became of the pixel at column `x`, row `y` of the smallest picture that holds both.
  ///
  /// ``PixelClass/equal`` where neither picture has one, as at negative coordinates. Where that picture would
  /// have more than 536,870,912 pixels, all that both have not in common is ``PixelClass/outside``.
  public func pixelClass(x: Int, y: Int) -> PixelClass {
    if x >= 0, y >= 0, x < covered.width, y < covered.height {
      return pixelClasses.isEmpty
        ? .equal : PixelClass(rawValue: pixelClasses[y * covered.width + x]) ?? .equal
    }
    return summary.expectedSize.holds(x, y) || summary.actualSize.holds(x, y) ? .outside : .equal
  }

  /// Whether the pixel at column `x`, row `y` differs, or only one of the pictures has it.
  ///
  /// Ignored, tolerated and antialiased pixels do not differ, and neither does one that no picture has.
  public func isDifferent(x: Int, y: Int) -> Bool {
    pixelClass(x: x, y: y).rawValue >= PixelClass.different.rawValue
  }
}

extension DiffSummary.Size {
  fileprivate func holds(_ x: Int, _ y: Int) -> Bool {
    x >= 0 && y >= 0 && x < width && y < height
  }
}
