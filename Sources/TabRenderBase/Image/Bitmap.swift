/// A picture in memory: rows of premultiplied 8-bit RGBA in sRGB, top row first.
///
/// Every pixel holds `red`, `green`, `blue` ≤ `alpha`. Width and height are in pixels; a bitmap of
/// zero width or height is valid and holds no bytes.
public struct Bitmap: Hashable, Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The samples: 4 bytes a pixel (R, G, B, A), `width * 4` bytes a row, no padding.
  public private(set) var bytes: [UInt8]

  /// Creates a fully transparent bitmap; negative sizes count as zero.
  public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    bytes = Array(repeating: 0, count: self.width * self.height * 4)
  }

  /// Creates a bitmap from premultiplied samples.
  ///
  /// - Precondition: `bytes.count == width * height * 4`. Colour samples above their alpha are the
  ///   caller's mistake; they are kept, and composite to saturated values.
  public init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(width >= 0 && height >= 0, "A bitmap's size cannot be negative.")
    precondition(
      bytes.count == width * height * 4, "A bitmap of \(width)×\(height) needs 4 bytes a pixel.")
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// The pixel at column `x`, row `y`.
  ///
  /// - Precondition: the position lies inside the bitmap.
  public subscript(x: Int, y: Int) -> PremultipliedPixel {
    get {
      let offset = offset(x, y)
      return PremultipliedPixel(
        red: bytes[offset], green: bytes[offset + 1], blue: bytes[offset + 2],
        alpha: bytes[offset + 3])
    }
    set {
      let offset = offset(x, y)
      bytes[offset] = newValue.red
      bytes[offset + 1] = newValue.green
      bytes[offset + 2] = newValue.blue
      bytes[offset + 3] = newValue.alpha
    }
  }

  private func offset(_ x: Int, _ y: Int) -> Int {
    precondition(
      x >= 0 && x < width && y >= 0 && y < height, "(\(x), \(y)) is outside \(width)×\(height).")
    return (y * width + x) * 4
  }
}
