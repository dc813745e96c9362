/// Conversion between premultiplied and straight pixels, packed with red in the lowest byte.
///
/// A pixel is premultiplied → straight → premultiplied without loss: a straight sample is at most
/// 1/2 off, which alpha / 255 ≤ 1 scales down before the second rounding.
package enum StraightAlpha {
  /// Divides alpha out: straight = (c × 255 + a / 2) / a, at most 255; no alpha gives no colour.
  package static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel }
    if alpha == 0 { return 0 }
    let red = divided(pixel & 0xFF, by: alpha)
    let green = divided(pixel >> 8 & 0xFF, by: alpha)
    let blue = divided(pixel >> 16 & 0xFF, by: alpha)
    return red | green << 8 | blue << 16 | alpha << 24
  }

  private static func divided(_ sample: UInt32, by alpha: UInt32) -> UInt32 {
    min((sample &* 255 &+ alpha / 2) / alpha, 255)
  }

  /// Divides by alpha, as ``straight(_:)`` does, every pixel of a row in place.
  package static func straighten(_ row: inout MutableSpan<UInt32>) {
    // Neighbours are often alike, and divisions are slow.
    var last: UInt32 = 0
    var straight: UInt32 = 0
    for x in row.indices {
      let pixel = row[x]
      if pixel >> 24 == 255 { continue }
      if pixel != last {
        last = pixel
        straight = Self.straight(pixel)
      }
      row[x] = straight
    }
  }

  /// Multiplies alpha in: (c × a + 127) / 255, for every pixel of a row in place.
  package static func premultiply(_ row: inout MutableSpan<UInt32>) {
    for x in row.indices {
      let pixel = row[x]
      let alpha = pixel >> 24
      if alpha == 255 { continue }
      row[x] =
        multiplied(pixel & 0xFF, by: alpha) | multiplied(pixel >> 8 & 0xFF, by: alpha) << 8
        | multiplied(pixel >> 16 & 0xFF, by: alpha) << 16 | alpha << 24
    }
  }

  private static func multiplied(_ sample: UInt32, by alpha: UInt32) -> UInt32 {
    (sample &* alpha &+ 127) / 255
  }
}
