/// Two pictures compared: the numbers, and what became of every pixel.
public struct ImageDiff: Sendable {
  /// What became of a pixel.
  package enum Fate: UInt8, Sendable {
    case equal = 0
    /// Differs, but within the tolerance.
    case tolerated = 1
    /// Differs as antialiasing does, and is forgiven.
    case forgiven = 2
    /// Not compared.
    case ignored = 3
    /// Differs.
    case different = 4
    /// Only one of the pictures has it.
    case outside = 5
  }

  /// The numbers.
  public let summary: DiffSummary
  /// The raw value of each pixel's ``Fate``, row by row over the union of both pictures; empty when
  /// every pixel is equal.
  ///
  /// Where the union would hold more than 536,870,912 pixels, as of a very wide and a very tall
  /// picture, only the part that both have is looked at, and the fates are those of that part.
  package let fates: [UInt8]

  package init(summary: DiffSummary, fates: [UInt8]) {
    self.summary = summary
    self.fates = fates
  }

  /// The size of the smallest picture that holds both.
  package var unionSize: DiffSummary.Size {
    DiffSummary.Size(
      width: max(summary.expectedSize.width, summary.actualSize.width),
      height: max(summary.expectedSize.height, summary.actualSize.height))
  }
}
