package import TabRenderBase

/// How far a picture is from the reference at the pixel where it is furthest.
package struct Deviation: CustomStringConvertible {
  /// The largest difference of any channel, premultiplied, from the reference rounded half up.
  package var levels = 0
  package var x = 0
  package var y = 0
  package var got: [UInt8] = []
  package var expected: [Double] = []
  /// How many of the pixels that were compared differ at all.
  package var differing = 0
  package var compared = 0

  /// Compares the pixels of the reference's area.
  package init(
    of bitmap: Bitmap, from reference: ReferencePicture, where isCompared: (Int, Int) -> Bool
  ) {
    for y in reference.area.rows {
      for x in reference.area.columns where isCompared(x, y) {
        compared += 1
        add(bitmap[x, y].channels, reference[x, y].levels, x, y)
      }
    }
  }

  package init(of bitmap: Bitmap, from reference: ReferencePicture) {
    self.init(of: bitmap, from: reference) { _, _ in true }
  }

  private mutating func add(_ got: [UInt8], _ expected: [Double], _ x: Int, _ y: Int) {
    let difference =
      zip(got, expected).map { abs(Int($0) - Int(($1 + 0.5).rounded(.down))) }.max() ?? 0
    if difference > 0 { differing += 1 }
    guard difference > levels else { return }
    levels = difference
    self.x = x
    self.y = y
    self.got = got
    self.expected = expected
  }

  package var description: String {
    """
    \(levels) levels at (\(x), \(y)): got \(got), expected \
    \(expected.map { ($0 * 100).rounded() / 100 }); \(differing) of \(compared) pixels differ
    """
  }
}

extension PremultipliedPixel {
  package var channels: [UInt8] { [red, green, blue, alpha] }
}
