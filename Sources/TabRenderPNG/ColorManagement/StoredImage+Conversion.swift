extension StoredImage {
  /// The same colours as straight 16-bit RGBA in sRGB.
  ///
  /// `tags` say what the samples mean; none mean sRGB. Colours that sRGB does not have are cut to its
  /// range, sample by sample. Alpha stays. Takes 8 bytes a pixel. Throws a ``ColorConversionError``
  /// for a high dynamic range and for tags that are not known here.
  public func converted(from tags: PNGColorTags) throws(ColorConversionError) -> StoredImage {
    try converted(from: tags, to: .sRGB).image
  }

  /// The same colours as straight 16-bit RGBA in a space, and whether that holds all of them.
  ///
  /// What it does not hold is cut to its range, sample by sample.
  package func converted(
    from tags: PNGColorTags, to space: WorkingSpace
  ) throws(ColorConversionError) -> (image: StoredImage, isWithin: Bool) {
    let isGrey = form == .grey || form == .greyAlpha
    let colors = try SourceColors(tags, isGrey: isGrey)
    let converter = ColorConverter(colors.converted(to: space), bitDepth: bitDepth)
    let count = width * height * 8
    var isWithin = true
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      unsafe LargeMemory.adviseHugePages(UnsafeMutableRawBufferPointer(buffer))
      unsafe UnsafeMutableRawBufferPointer(buffer).withMemoryRebound(to: UInt64.self) { words in
        for y in 0..<height {
          let row = unsafe UnsafeMutableBufferPointer(
            rebasing: words[y * width..<(y + 1) * width])
          var span = unsafe MutableSpan(_unsafeElements: row)
          straight16(row: y, into: &span)
          if !converter.convert(&span) { isWithin = false }
          // Samples are stored with the high byte first.
          for x in span.indices { span[x] = SampleRows.swappedSamples(span[x]) }
        }
      }
      initialized = count
    }
    let image = StoredImage(width: width, height: height, form: .rgba, bitDepth: 16, bytes: bytes)
    return (image, isWithin)
  }
}

/// Turns rows of straight 16-bit pixels into the curve of sRGB, with the primaries of a space.
///
/// The result is the nearest of the 65,536 levels: exactly, because a level is found among the
/// boundaries between levels, which are known as light.
private struct ColorConverter {
  private let isIdentity: Bool
  private let matrix: [Double]?
  /// For each sample its light, red, green and blue behind each other.
  private let light: [Double]
  /// Samples of a picture are multiples of this.
  private let step: Int
  private let levels: Int
  private var encoder: SRGBEncoder { .shared }

  init(_ colors: SourceColors, bitDepth: Int) {
    isIdentity = colors.isSRGB
    matrix = colors.matrix.map { $0.rows.flatMap(\.self) }
    step = bitDepth == 16 ? 1 : 257
    let levels = 65_535 / step + 1
    self.levels = levels
    guard !isIdentity else {
      light = []
      return
    }
    let first = Self.light(colors.curves[0], levels)
    let same = colors.curves.allSatisfy { $0 == colors.curves[0] }
    light =
      first + (same ? first + first : colors.curves.dropFirst().flatMap { Self.light($0, levels) })
  }

  private static func light(_ curve: TransferCurve, _ levels: Int) -> [Double] {
    (0..<levels).map { curve.linear(Double($0) / Double(levels - 1)) }
  }

  /// Converts a row, and tells whether the space holds all of its colours.
  func convert(_ row: inout MutableSpan<UInt64>) -> Bool {
    if isIdentity { return true }
    var isWithin = true
    var last: UInt64?
    var result: UInt64 = 0
    for x in row.indices {
      if row[x] != last {
        last = row[x]
        result = converted(row[x], &isWithin)
      }
      row[x] = result
    }
    return isWithin
  }

  /// Light that is a level beyond the range, which no rounding of a matrix comes to.
  private static let beyond = 1 / (65_535 * 12.92)

  private func converted(_ word: UInt64, _ isWithin: inout Bool) -> UInt64 {
    let red = light[Int(word & 0xFFFF) / step]
    let green = light[levels + Int(word >> 16 & 0xFFFF) / step]
    let blue = light[2 * levels + Int(word >> 32 & 0xFFFF) / step]
    let alpha = word & 0xFFFF << 48
    guard let matrix else {
      return encoder.level(red) | encoder.level(green) << 16 | encoder.level(blue) << 32 | alpha
    }
    func sum(_ row: Int) -> UInt64 {
      let sum = matrix[row * 3] * red + matrix[row * 3 + 1] * green + matrix[row * 3 + 2] * blue
      if sum < -Self.beyond || sum > 1 + 10 * Self.beyond { isWithin = false }
      return encoder.level(sum)
    }
    return sum(0) | sum(1) << 16 | sum(2) << 32 | alpha
  }
}

/// From light to the nearest 16-bit level of sRGB.
private struct SRGBEncoder {
  /// The light halfway between level i and the next, in the encoded sense.
  private let boundaries: [Double]
  /// The number of boundaries below each 4,096th of light.
  private let starts: [Int]
  private static let parts = 4096

  /// Made when the first picture needs it, which takes some milliseconds.
  static let shared = SRGBEncoder()

  private init() {
    let boundaries = (0..<65_535).map { CGColor.linear((Double($0) + 0.5) / 65_535) }
    var starts: [Int] = []
    var index = 0
    for part in 0...Self.parts {
      while index < boundaries.count, boundaries[index] < Double(part) / Double(Self.parts) {
        index += 1
      }
      starts.append(index)
    }
    self.boundaries = boundaries
    self.starts = starts
  }

  func level(_ light: Double) -> UInt64 {
    guard light > 0 else { return 0 }
    guard light < 1 else { return 65_535 }
    let part = Int(light * Double(Self.parts))
    var (low, high) = (starts[part], starts[part + 1])
    while low < high {
      let middle = (low + high) / 2
      if boundaries[middle] <= light { low = middle + 1 } else { high = middle }
    }
    return UInt64(low)
  }
}
