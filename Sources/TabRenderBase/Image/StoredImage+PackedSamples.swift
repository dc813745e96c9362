extension StoredImage {
  /// The straight pixel that each value of a byte means, for pixels of one sample of up to 8 bits.
  ///
  /// 256 pixels, of which the first 2 to the power of `depth` matter; none in the other forms. A grey
  /// level of few bits is spread over 8, an index beyond the palette is opaque black.
  static func samplePairs(
    _ form: Form, _ depth: Int, palette: [UInt32], transparent: UInt16?
  ) -> [UInt32] {
    guard depth <= 8 else { return [] }
    switch form {
    case .palette:
      return Array(palette.prefix(256))
        + Array(repeating: 0xFF00_0000, count: max(0, 256 - palette.count))
    case .grey:
      let highest = UInt32(1) << UInt32(depth) - 1
      // Bits of a key above the depth do not count (PNG 3, 11.3.1.1).
      let key = transparent.map { UInt32($0) & highest }
      return (0..<256).map { (sample: UInt32) in
        let level = (sample & highest) * 255 / highest
        return level * 0x01_0101 | (sample == key ? 0 : 0xFF00_0000)
      }
    case .greyAlpha, .rgb, .rgba: return []
    }
  }

  /// The key of an RGB picture as a pixel of 16-bit samples without alpha; `nil` where there is none.
  ///
  /// Bits above the depth do not count, as PNG 3, 11.3.1.1, has it.
  var keySamples: UInt64? {
    guard let samples = transparentSamples, samples.count >= form.samples else { return nil }
    let highest = UInt64(1) << UInt64(bitDepth) - 1
    switch form {
    case .grey: return UInt64(samples[0]) & highest
    case .rgb:
      return UInt64(samples[0]) & highest | (UInt64(samples[1]) & highest) << 16
        | (UInt64(samples[2]) & highest) << 32
    case .palette, .greyAlpha, .rgba: return nil
    }
  }

  /// The highest index that means no colour of the palette; `nil` where every index means one.
  package var highestIndexBeyondPalette: Int? {
    guard form == .palette, palette.count < 1 << bitDepth, width > 0 else { return nil }
    let perByte = 8 / bitDepth
    let mask = UInt8(truncatingIfNeeded: 1 << bitDepth - 1)
    var highest: UInt8 = 0
    for y in 0..<height {
      let row = bytes[y * rowBytes..<(y + 1) * rowBytes]
      // Whole bytes first; the last may hold bits that are no pixels, which are zero.
      for byte in row where bitDepth == 8 || byte != 0 {
        var rest = byte
        for _ in 0..<perByte {
          highest = max(highest, rest & mask)
          rest = bitDepth == 8 ? 0 : rest >> UInt8(bitDepth)
        }
      }
    }
    return Int(highest) < palette.count ? nil : Int(highest)
  }
}
