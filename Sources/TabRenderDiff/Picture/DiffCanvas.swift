/// A colour of 8-bit samples for pictures of differences.
struct DiffColor: Hashable {
  var red: Int
  var green: Int
  var blue: Int
  var alpha = 255

  init(_ red: Int, _ green: Int, _ blue: Int) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// A straight pixel of 4 × 16 bits, rounded to 8.
  init(straight pixel: UInt64) {
    self.init(Self.part(pixel, 0), Self.part(pixel, 16), Self.part(pixel, 32))
    alpha = Self.part(pixel, 48)
  }

  private static func part(_ pixel: UInt64, _ shift: UInt64) -> Int {
    (Int(pixel >> shift & 0xFFFF) + 128) / 257
  }

  /// The colour with its alpha multiplied in, rounded half up.
  var premultiplied: DiffColor {
    if alpha == 255 { return self }
    var color = DiffColor(share(red), share(green), share(blue))
    color.alpha = alpha
    return color
  }

  /// The straight colour over an opaque one.
  func over(_ background: DiffColor) -> DiffColor {
    if alpha == 255 { return self }
    let rest = 255 - alpha
    return DiffColor(
      (red * alpha + background.red * rest + 127) / 255,
      (green * alpha + background.green * rest + 127) / 255,
      (blue * alpha + background.blue * rest + 127) / 255)
  }

  /// So many 255ths of the way to another colour, alpha as well.
  func mixed(with other: DiffColor, _ part: Int) -> DiffColor {
    func between(_ a: Int, _ b: Int) -> Int { (a * (255 - part) + b * part + 127) / 255 }
    var color = DiffColor(
      between(red, other.red), between(green, other.green), between(blue, other.blue))
    color.alpha = between(alpha, other.alpha)
    return color
  }

  private func share(_ sample: Int) -> Int { (sample * alpha + 127) / 255 }
}

/// A bitmap in the making: pixels are set one at a time, the rest is transparent.
struct DiffCanvas {
  let width: Int
  let height: Int
  private var bytes: [UInt8]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    bytes = Array(repeating: 0, count: width * height * 4)
  }

  /// All of it.
  var bounds: PixelRect { PixelRect(width: width, height: height) }

  /// What was drawn.
  var bitmap: Bitmap { Bitmap(width: width, height: height, bytes: bytes) }

  /// Sets a pixel to a premultiplied colour.
  mutating func set(_ x: Int, _ y: Int, _ color: DiffColor) {
    let offset = (y * width + x) * 4
    bytes[offset] = UInt8(color.red)
    bytes[offset + 1] = UInt8(color.green)
    bytes[offset + 2] = UInt8(color.blue)
    bytes[offset + 3] = UInt8(color.alpha)
  }

  /// Fills the part of a rectangle that lies on the canvas with an opaque colour.
  mutating func fill(_ rect: PixelRect, _ color: DiffColor) {
    let part = rect.intersection(bounds)
    for y in part.rows {
      for x in part.columns { set(x, y, color) }
    }
  }

  /// Draws a frame of a thickness around the outside of a rectangle.
  mutating func frame(_ rect: PixelRect, thickness: Int, _ color: DiffColor) {
    let outer = rect.expanded(by: thickness)
    let sides = [
      PixelRect(minX: outer.minX, minY: outer.minY, maxX: outer.maxX, maxY: rect.minY),
      PixelRect(minX: outer.minX, minY: rect.maxY, maxX: outer.maxX, maxY: outer.maxY),
      PixelRect(minX: outer.minX, minY: rect.minY, maxX: rect.minX, maxY: rect.maxY),
      PixelRect(minX: rect.maxX, minY: rect.minY, maxX: outer.maxX, maxY: rect.maxY),
    ]
    for side in sides { fill(side, color) }
  }
}
