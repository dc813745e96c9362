/// The loops that turn stored samples into packed pixels: one row of `count` pixels in, one row out.
///
/// Pointers, because a sample of a row lies at no aligned address, and a check a sample would cost as
/// much as the work. The caller has checked that both rows are long enough.
package enum SampleRows {
  /// Pixels of one sample of 1, 2, 4 or 8 bits, through a table of 256 pixels.
  @unsafe
  static func lookUp(
    _ source: UnsafeRawPointer, _ target: UnsafeMutablePointer<UInt32>, _ count: Int, depth: Int,
    _ table: UnsafeBufferPointer<UInt32>
  ) {
    let source = unsafe source.assumingMemoryBound(to: UInt8.self)
    switch depth {
    case 8: for x in 0..<count { unsafe target[x] = table[Int(source[x])] }
    case 1: unsafe lookUpBits(source, target, count, table)
    default:
      let mask = 1 << depth - 1
      // 4 samples of 2 bits or 2 of 4 in a byte, the first in the highest bits.
      let shift = depth == 2 ? 2 : 1
      let last = 8 - depth
      for x in 0..<count {
        let bitOffset = last - (x & (1 << shift - 1)) * depth
        unsafe target[x] = table[Int(source[x >> shift]) >> bitOffset & mask]
      }
    }
  }

  @unsafe
  private static func lookUpBits(
    _ source: UnsafePointer<UInt8>, _ target: UnsafeMutablePointer<UInt32>, _ count: Int,
    _ table: UnsafeBufferPointer<UInt32>
  ) {
    let zero = unsafe table[0]
    let difference = unsafe table[1] ^ zero
    for x in 0..<count {
      let bit = unsafe UInt32(source[x >> 3]) >> UInt32(7 - x & 7) & 1
      // All ones for a 1.
      unsafe target[x] = zero ^ (difference & (0 &- bit))
    }
  }

  @unsafe
  static func greyAlpha8(
    _ source: UnsafeRawPointer, _ target: UnsafeMutablePointer<UInt32>, _ count: Int
  ) {
    for x in 0..<count {
      let pair = unsafe UInt32(source.loadUnaligned(fromByteOffset: x &* 2, as: UInt16.self))
      unsafe target[x] = (pair & 0xFF) &* 0x01_0101 | (pair & 0xFF00) << 16
    }
  }

  /// RGB: two pixels are the low 6 bytes of one read of 8, which leaves the last two to be read alone.
  @unsafe
  static func rgb8(
    _ source: UnsafeRawPointer, _ target: UnsafeMutablePointer<UInt32>, _ count: Int, key: UInt64?
  ) {
    let pairs = max(0, count - 1) / 2
    // The last pair starts at most at pixel count − 3, so 8 bytes from there lie inside.
    for pair in 0..<pairs {
      let six = unsafe source.loadUnaligned(fromByteOffset: pair &* 6, as: UInt64.self)
      unsafe target[pair &* 2] = UInt32(truncatingIfNeeded: six) | 0xFF00_0000
      unsafe target[pair &* 2 &+ 1] = UInt32(truncatingIfNeeded: six >> 24) | 0xFF00_0000
    }
    let source8 = unsafe source.assumingMemoryBound(to: UInt8.self)
    for x in pairs * 2..<count {
      unsafe target[x] =
        UInt32(source8[x * 3]) | UInt32(source8[x * 3 + 1]) << 8
        | UInt32(source8[x * 3 + 2]) << 16 | 0xFF00_0000
    }
    if let key { unsafe clear(key, target, count) }
  }

  /// Takes the alpha of the pixels that have the key's colour.
  @unsafe
  private static func clear(_ key: UInt64, _ target: UnsafeMutablePointer<UInt32>, _ count: Int) {
    let color = UInt32(key & 0xFF | key >> 8 & 0xFF00 | key >> 16 & 0xFF_0000)
    for x in 0..<count {
      let samples = unsafe target[x]
      unsafe target[x] = samples == color | 0xFF00_0000 ? color : samples
    }
  }

  @unsafe
  static func rgba8(
    _ source: UnsafeRawPointer, _ target: UnsafeMutablePointer<UInt32>, _ count: Int
  ) {
    unsafe UnsafeMutableRawPointer(target).copyMemory(from: source, byteCount: count * 4)
  }
}

extension SampleRows {
  @unsafe @inline(__always)
  static func grey16(
    _ source: UnsafeRawPointer, _ count: Int, key: UInt64?, _ body: (Int, UInt64) -> Void
  ) {
    for x in 0..<count {
      let level = unsafe UInt64(
        source.loadUnaligned(fromByteOffset: x &* 2, as: UInt16.self).byteSwapped)
      body(x, level &* 0x1_0001_0001 | (level == key ? 0 : opaque16))
    }
  }

  @unsafe @inline(__always)
  static func greyAlpha16(
    _ source: UnsafeRawPointer, _ count: Int, _ body: (Int, UInt64) -> Void
  ) {
    for x in 0..<count {
      let pair = unsafe UInt64(source.loadUnaligned(fromByteOffset: x &* 4, as: UInt32.self))
      let swapped = swappedSamples(pair)
      body(x, (swapped & 0xFFFF) &* 0x1_0001_0001 | (swapped & 0xFFFF_0000) << 32)
    }
  }

  @unsafe @inline(__always)
  static func rgb16(
    _ source: UnsafeRawPointer, _ count: Int, key: UInt64?, _ body: (Int, UInt64) -> Void
  ) {
    for x in 0..<count {
      // Two reads: one of 8 bytes would pass the end at the last pixel.
      let low = unsafe UInt64(source.loadUnaligned(fromByteOffset: x &* 6, as: UInt32.self))
      let high = unsafe UInt64(source.loadUnaligned(fromByteOffset: x &* 6 &+ 4, as: UInt16.self))
      let color = swappedSamples(low | high << 32)
      body(x, color | (color == key ? 0 : opaque16))
    }
  }

  @unsafe @inline(__always)
  static func rgba16(
    _ source: UnsafeRawPointer, _ count: Int, _ body: (Int, UInt64) -> Void
  ) {
    for x in 0..<count {
      body(x, swappedSamples(unsafe source.loadUnaligned(fromByteOffset: x &* 8, as: UInt64.self)))
    }
  }

  private static let opaque16: UInt64 = 0xFFFF << 48

  /// Four samples with the high byte first as four with the low byte first.
  @inline(__always)
  package static func swappedSamples(_ samples: UInt64) -> UInt64 {
    (samples & 0x00FF_00FF_00FF_00FF) << 8 | samples >> 8 & 0x00FF_00FF_00FF_00FF
  }

  /// Four samples of 16 bits as four of 8: (x × 255 + 32,895) / 65,536, the nearest.
  @inline(__always)
  static func rounded(_ samples: UInt64) -> UInt32 {
    rounded(samples, 0) | rounded(samples, 16) << 8 | rounded(samples, 32) << 16 | rounded(
      samples, 48) << 24
  }

  @inline(__always)
  private static func rounded(_ samples: UInt64, _ bitOffset: UInt64) -> UInt32 {
    (UInt32(truncatingIfNeeded: samples >> bitOffset & 0xFFFF) &* 255 &+ 32_895) >> 16
  }

  /// Four samples of 8 bits as four of 16: each × 257.
  @inline(__always)
  static func widened(_ samples: UInt32) -> UInt64 {
    let samples = UInt64(samples)
    let spread =
      samples & 0xFF | (samples & 0xFF00) << 8 | (samples & 0xFF_0000) << 16
      | (samples & 0xFF00_0000) << 24
    return spread &* 257
  }
}
