/// The bits of the channels that two pictures are compared with.
protocol ChannelDepth: Sendable {
  /// A pixel of four channels, red in the lowest bits.
  associatedtype Pixel: FixedWidthInteger & UnsignedInteger & BitwiseCopyable & Sendable

  /// The bits of a channel.
  static var bits: Int { get }

  /// Reads a row of a picture as straight pixels.
  static func read(_ image: StoredImage, row: Int, into pixels: inout MutableSpan<Pixel>)
}

/// Channels of 8 bits: neither picture has more.
enum EightBits: ChannelDepth {
  static var bits: Int { 8 }

  static func read(_ image: StoredImage, row: Int, into pixels: inout MutableSpan<UInt32>) {
    image.straight8(row: row, into: &pixels)
  }
}

/// Channels of 16 bits: at least one of the pictures has them.
enum SixteenBits: ChannelDepth {
  static var bits: Int { 16 }

  static func read(_ image: StoredImage, row: Int, into pixels: inout MutableSpan<UInt64>) {
    image.straight16(row: row, into: &pixels)
  }
}

extension ChannelDepth {
  /// The largest value of a channel: 255 or 65535.
  static var maximum: Int { (1 << bits) - 1 }

  /// A channel of a pixel: 0 is red, 3 is alpha.
  @inline(__always)
  static func channel(_ index: Int, of pixel: Pixel) -> Int {
    Int(truncatingIfNeeded: pixel &>> Pixel(truncatingIfNeeded: index &* bits)) & maximum
  }

  /// The alpha of a pixel.
  @inline(__always)
  static func alpha(of pixel: Pixel) -> Int {
    channel(3, of: pixel)
  }

  /// The largest difference of a channel of two pixels as they are stored.
  @inline(__always)
  static func storedDelta(_ a: Pixel, _ b: Pixel) -> Int {
    max(max(delta(0, a, b), delta(1, a, b)), max(delta(2, a, b), delta(3, a, b)))
  }

  /// The largest difference of a channel of two straight pixels whose alpha is multiplied in.
  ///
  /// It is the difference that is rounded to whole steps, not the products: those of nearly equal
  /// colours may lie on both sides of a half, and others a whole step apart between two.
  @inline(__always)
  static func visibleDelta(_ a: Pixel, _ b: Pixel) -> Int {
    if alpha(of: a & b) == maximum { return storedDelta(a, b) }
    let products = max(max(product(0, a, b), product(1, a, b)), product(2, a, b))
    let steps = UInt(bitPattern: products &+ maximum / 2) / UInt(maximum)
    return max(Int(bitPattern: steps), delta(3, a, b))
  }

  /// The difference of a channel of two pixels.
  @inline(__always)
  private static func delta(_ index: Int, _ a: Pixel, _ b: Pixel) -> Int {
    let difference = channel(index, of: a) &- channel(index, of: b)
    return max(difference, 0 &- difference)
  }

  /// The difference of the products of a channel and the alpha.
  @inline(__always)
  private static func product(_ index: Int, _ a: Pixel, _ b: Pixel) -> Int {
    let difference =
      channel(index, of: a) &* alpha(of: a) &- channel(index, of: b) &* alpha(of: b)
    return max(difference, 0 &- difference)
  }
}
