/// A way to store the samples of a picture in a PNG file.
package enum PNGForm: Hashable, Sendable {
  /// Grey levels of 1, 2, 4 or 8 bits; every pixel is opaque.
  case grey(bits: Int)
  /// Indices of 1, 2, 4 or 8 bits into a palette of straight colours.
  case palette(PNGPalette)
  /// 8-bit grey and alpha.
  case greyAlpha
  /// 8-bit red, green and blue; every pixel is opaque.
  case rgb
  /// 8-bit red, green, blue and alpha.
  case rgba

  /// The size of one pixel before compression.
  package var bitsPerPixel: Int {
    switch self {
    case .grey(let bits): bits
    case .palette(let palette): palette.bits
    case .greyAlpha: 16
    case .rgb: 24
    case .rgba: 32
    }
  }

  /// The forms that hold the counted picture exactly, fewest bits a pixel first, grey before palette.
  package static func eligible(for statistics: ColorStatistics) -> [PNGForm] {
    var forms: [PNGForm] = [statistics.isOpaque ? .rgb : .rgba]
    if statistics.isGrey && !statistics.isOpaque { forms.insert(.greyAlpha, at: 0) }
    guard let colors = statistics.colors else { return forms }
    let palette = PNGPalette(colors)
    forms.insert(.palette(palette), at: 0)
    guard statistics.isGrey, statistics.isOpaque else { return forms }
    let grey = PNGForm.grey(bits: greyBits(colors))
    // A palette needs its table too, so it wins only with fewer bits.
    forms.insert(grey, at: palette.bits < grey.bitsPerPixel ? 1 : 0)
    return forms
  }

  /// The least depth at which every level is exact: level = 255 × sample / (2^bits − 1).
  private static func greyBits(_ colors: [UInt32]) -> Int {
    func allAreMultiples(of step: UInt32) -> Bool {
      colors.allSatisfy { ($0 & 0xFF).isMultiple(of: step) }
    }
    if allAreMultiples(of: 255) { return 1 }
    if allAreMultiples(of: 85) { return 2 }
    return allAreMultiples(of: 17) ? 4 : 8
  }
}

/// The colours of a palette picture, those with transparency first so that `tRNS` stays short.
package struct PNGPalette: Hashable, Sendable {
  /// Premultiplied pixels, 1…256.
  package let colors: [UInt32]
  /// How many of them, at the front, are not opaque.
  package let translucentCount: Int

  /// Sorts colours by transparency only; within each half their order stays.
  package init(_ colors: [UInt32]) {
    let translucent = colors.filter { $0 >> 24 < 255 }
    self.colors = translucent + colors.filter { $0 >> 24 == 255 }
    translucentCount = translucent.count
  }

  /// The bits of an index: 1, 2, 4 or 8.
  package var bits: Int {
    switch colors.count {
    case ...2: 1
    case ...4: 2
    case ...16: 4
    default: 8
    }
  }

  /// `PLTE`: straight red, green and blue of each entry.
  package var colorBytes: [UInt8] {
    colors.map(StraightAlpha.straight).flatMap { word in
      [
        UInt8(truncatingIfNeeded: word), UInt8(truncatingIfNeeded: word >> 8),
        UInt8(truncatingIfNeeded: word >> 16),
      ]
    }
  }

  /// `tRNS`: the alpha of the entries that are not opaque.
  package var alphaBytes: [UInt8] {
    colors.prefix(translucentCount).map { UInt8(truncatingIfNeeded: $0 >> 24) }
  }
}
