package import TabRenderBase

/// Stored samples made pixels one bit at a time: the twin of the loops over rows.
package struct SlowSamples {
  package let picture: StoredImage

  package init(_ picture: StoredImage) {
    self.picture = picture
  }

  /// The samples of a pixel as stored.
  package func samples(x: Int, y: Int) -> [Int] {
    let depth = picture.bitDepth
    return (0..<picture.form.samples).map { sample in
      (0..<depth).reduce(0) { value, bit in
        let place = (x * picture.form.samples + sample) * depth + bit
        let byte = picture.bytes[y * picture.rowBytes + place / 8]
        return value * 2 + Int(byte >> UInt8(7 - place % 8)) % 2
      }
    }
  }

  /// Red, green, blue and alpha as parts of 1; exact in `Double` as far as rounding tells apart.
  private func parts(x: Int, y: Int) -> [Double] {
    let stored = samples(x: x, y: y)
    let highest = Double((1 << picture.bitDepth) - 1)
    let levels = stored.map { Double($0) / highest }
    let key = picture.transparentSamples.map { $0.map(Int.init) }
    let alpha: Double = stored == key ? 0 : 1
    switch picture.form {
    case .grey: return [levels[0], levels[0], levels[0], alpha]
    case .greyAlpha: return [levels[0], levels[0], levels[0], levels[1]]
    case .rgb: return levels + [alpha]
    case .rgba: return levels
    case .palette:
      guard picture.palette.indices.contains(stored[0]) else { return [0, 0, 0, 1] }
      return [0, 8, 16, 24].map { Double(picture.palette[stored[0]] >> $0 & 255) / 255 }
    }
  }

  package func word8(x: Int, y: Int) -> UInt32 {
    parts(x: x, y: y).reversed().reduce(0) { $0 << 8 | UInt32(($1 * 255).rounded()) }
  }

  package func word16(x: Int, y: Int) -> UInt64 {
    parts(x: x, y: y).reversed().reduce(0) { $0 << 16 | UInt64(($1 * 65535).rounded()) }
  }
}
