package import TabRenderBase
import TabRenderDiff

/// A straight pixel in whole levels.
package struct SlowPixel: Equatable {
  /// Red, green, blue and alpha.
  package var channels: [Int]
  /// The level that is 1.
  package var scale: Int

  package var alpha: Int { channels[3] }

  /// The largest difference of the channels with the alpha multiplied in, and of the alphas.
  package func visibleDelta(_ other: SlowPixel) -> Int {
    zip(multiplied, other.multiplied).map { Int(abs($0 - $1).rounded()) }.max() ?? 0
  }

  private var multiplied: [Double] {
    channels[..<3].map { Double($0 * alpha) / Double(scale) } + [Double(alpha)]
  }

  package func delta(_ other: SlowPixel) -> Int {
    zip(channels, other.channels).map { abs($0 - $1) }.max() ?? 0
  }

  /// The larger of the differences over black and over white.
  package func deltaE(_ other: SlowPixel) -> Double {
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
package struct SlowPixels {
  private let width: Int
  private let pixels: [SlowPixel]

  package init(_ picture: StoredImage, scale: Int) {
    let samples = SlowSamples(picture)
    width = picture.width
    pixels = (0..<picture.height).flatMap { y in
      (0..<picture.width).map { x in
        let levels =
          scale == 255
          ? [0, 8, 16, 24].map { Int(samples.word8(x: x, y: y) >> UInt32($0) & 255) }
          : [0, 16, 32, 48].map { Int(samples.word16(x: x, y: y) >> UInt64($0) & 65535) }
        return SlowPixel(channels: levels, scale: scale)
      }
    }
  }

  /// A pixel; `nil` outside of the picture.
  package subscript(x: Int, y: Int) -> SlowPixel? {
    guard x >= 0, y >= 0, x < width, y * width + x < pixels.count else { return nil }
    return pixels[y * width + x]
  }
}
