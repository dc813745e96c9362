import TabRender

/// A straight pixel in whole levels.
struct ReferencePixel: Equatable {
  /// Red, green, blue and alpha.
  var channels: [Int]
  /// The level that is 1.
  var scale: Int

  var alpha: Int { channels[3] }

  /// The alpha multiplied into the colour, rounded half up.
  var premultiplied: ReferencePixel {
    let alpha = Double(channels[3]) / Double(scale)
    let colour = channels[..<3].map { Int((Double($0) * alpha + 0.5).rounded(.down)) }
    return ReferencePixel(channels: colour + [channels[3]], scale: scale)
  }

  func delta(_ other: ReferencePixel) -> Int {
    zip(channels, other.channels).map { abs($0 - $1) }.max() ?? 0
  }

  /// The larger of the differences over black and over white.
  func deltaE(_ other: ReferencePixel) -> Double {
    max(
      CIEDE2000.difference(over(0), other.over(0)), CIEDE2000.difference(over(1), other.over(1)))
  }

  private func over(_ background: Double) -> LabColor {
    let parts = channels.map { Double($0) / Double(scale) }
    let shown = parts[..<3].map { $0 * parts[3] + background * (1 - parts[3]) }
    return LabColor(red: shown[0], green: shown[1], blue: shown[2])
  }
}

/// The pixels of a stored picture.
struct ReferencePixels {
  private let width: Int
  private let pixels: [ReferencePixel]

  init(_ picture: StoredImage, scale: Int) {
    let samples = SlowSamples(picture)
    width = picture.width
    pixels = (0..<picture.height).flatMap { y in
      (0..<picture.width).map { x in
        let levels =
          scale == 255
          ? [0, 8, 16, 24].map { Int(samples.word8(x: x, y: y) >> UInt32($0) & 255) }
          : [0, 16, 32, 48].map { Int(samples.word16(x: x, y: y) >> UInt64($0) & 65535) }
        return ReferencePixel(channels: levels, scale: scale)
      }
    }
  }

  /// A pixel; `nil` outside of the picture.
  subscript(x: Int, y: Int) -> ReferencePixel? {
    guard x >= 0, y >= 0, x < width, y * width + x < pixels.count else { return nil }
    return pixels[y * width + x]
  }
}
