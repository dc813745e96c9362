/// The pixels that are looked at one by one: those of the smallest picture that holds both.
///
/// Two pictures may each be small, one very wide and one very tall, and yet no picture that holds
/// both would fit into memory. Then only what they have in common is looked at, and the rest is
/// counted.
struct ComparedArea: Sendable {
  /// The most pixels that are looked at: twice as many as the largest picture that is read.
  static let mostPixels = 1 << 29

  let width: Int
  let height: Int
  /// The part that both pictures have.
  let common: PixelRect
  /// What lies beyond the width and height.
  let beyond: DiffTally

  init(_ expected: StoredImage, _ actual: StoredImage) {
    common = PixelRect(
      width: min(expected.width, actual.width), height: min(expected.height, actual.height))
    let union = (max(expected.width, actual.width), max(expected.height, actual.height))
    let (pixels, overflows) = union.0.multipliedReportingOverflow(by: union.1)
    if overflows || pixels > Self.mostPixels {
      (width, height) = (common.width, common.height)
      let outside =
        expected.width * expected.height + actual.width * actual.height - 2 * width * height
      beyond = DiffTally(compared: outside, outside: outside)
    } else {
      (width, height) = union
      beyond = DiffTally()
    }
  }
}

extension StoredImage {
  /// The size, as a comparison tells it.
  package var size: DiffSummary.Size { DiffSummary.Size(width: width, height: height) }
}
