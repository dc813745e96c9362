/// The rows of two pictures over the smallest picture that holds both.
struct UnionRows {
  /// One of the two.
  enum Side { case expected, actual }

  /// A row of both: straight pixels of 4 × 16 bits, as many as each picture has columns there.
  struct Row {
    var expected: [UInt64]
    var actual: [UInt64]

    /// The pixel of the actual picture if it has one there, else that of the expected one.
    func anyPixel(_ x: Int, preferring side: Side) -> UInt64? {
      let (first, second) = side == .expected ? (expected, actual) : (actual, expected)
      return x < first.count ? first[x] : x < second.count ? second[x] : nil
    }
  }

  let expected: StoredImage
  let actual: StoredImage

  var width: Int { max(expected.width, actual.width) }
  var height: Int { max(expected.height, actual.height) }

  /// Row `y` of both; empty for a picture that ends above it.
  func row(_ y: Int) -> Row {
    Row(expected: Self.row(y, of: expected), actual: Self.row(y, of: actual))
  }

  /// One of the pictures as it is, transparent where it has no pixels.
  func plainPicture(of side: Side) -> Bitmap {
    var canvas = DiffCanvas(width: width, height: height)
    let picture = side == .expected ? expected : actual
    for y in 0..<picture.height {
      for (x, pixel) in Self.row(y, of: picture).enumerated() {
        canvas.set(x, y, DiffColor(straight: pixel).premultiplied)
      }
    }
    return canvas.bitmap
  }

  private static func row(_ y: Int, of picture: StoredImage) -> [UInt64] {
    guard y < picture.height else { return [] }
    var pixels = [UInt64](repeating: 0, count: picture.width)
    var span = pixels.mutableSpan
    picture.straight16(row: y, into: &span)
    return pixels
  }
}

/// How far two pixels are apart, for pictures of it.
enum PixelDelta {
  /// The largest difference of a channel with alpha multiplied in, in 255ths, rounded up.
  ///
  /// Where nothing of the difference can be seen it is that of the channels as stored.
  static func level(_ first: UInt64, _ second: UInt64) -> Int {
    let seen = SixteenBits.visibleDelta(first, second)
    let steps = seen > 0 ? seen : SixteenBits.storedDelta(first, second)
    return (steps + 256) / 257
  }
}
