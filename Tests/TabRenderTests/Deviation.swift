import TabRender

/// How far a picture is from the reference at the pixel where it is furthest.
struct Deviation: CustomStringConvertible {
  /// The largest difference of any channel, premultiplied, from the reference rounded half up.
  var levels = 0
  var x = 0
  var y = 0
  var got: [UInt8] = []
  var expected: [Double] = []
  /// How many of the pixels that were compared differ at all.
  var differing = 0
  var compared = 0

  /// Compares the pixels of the reference's area.
  init(
    of bitmap: Bitmap, from reference: ReferencePicture, where isCompared: (Int, Int) -> Bool
  ) {
    for y in reference.area.rows {
      for x in reference.area.columns where isCompared(x, y) {
        compared += 1
        add(bitmap[x, y].channels, reference[x, y].levels, x, y)
      }
    }
  }

  init(of bitmap: Bitmap, from reference: ReferencePicture) {
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

  var description: String {
    """
    \(levels) levels at (\(x), \(y)): got \(got), expected \
    \(expected.map { ($0 * 100).rounded() / 100 }); \(differing) of \(compared) pixels differ
    """
  }
}

extension PremultipliedPixel {
  var channels: [UInt8] { [red, green, blue, alpha] }
}
