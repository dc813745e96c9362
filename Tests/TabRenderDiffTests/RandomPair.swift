import TabRenderBase
import TabRenderDiff
import TestSupport

/// Two pictures that have something in common, in any two forms, with any options.
struct RandomPair {
  var expected: StoredImage
  var actual: StoredImage
  var options = DiffOptions()

  init(seed: UInt64) {
    var random = RepeatableNoise(seed: seed)
    expected = Self.picture(&random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: actual = Self.picture(&random)
    case 1: actual = Self.moved(expected, &random)
    case 2: actual = Self.changed(Self.remade(expected, &random), &random)
    default: actual = Self.changed(expected, &random)
    }
    if Bool.random(using: &random) { swap(&expected, &actual) }
    options = Self.options(&random)
  }

  private static let forms: [(StoredImage.Form, [Int])] = [
    (.grey, [1, 2, 4, 8, 16]), (.palette, [1, 2, 4, 8]), (.greyAlpha, [8, 16]), (.rgb, [8, 16]),
    (.rgba, [8, 16]),
  ]

  /// Few levels, so that pixels of unlike pictures are equal by chance.
  private static func picture(_ random: inout RepeatableNoise) -> StoredImage {
    let (form, depths) = forms[Int.random(in: 0..<forms.count, using: &random)]
    let depth = depths[Int.random(in: 0..<depths.count, using: &random)]
    let width = Int.random(in: 0...26, using: &random)
    let height = Int.random(in: 0...90, using: &random)
    let levels: [UInt8] = [0, 0, 1, 128, 254, 255, 255, 255]
    let count = StoredImage.rowBytes(width, form, depth) * height
    let isFlat = Bool.random(using: &random)
    let bytes = (0..<count).map { _ in
      isFlat ? 255 : levels[Int.random(in: 0..<levels.count, using: &random)]
    }
    let palette = (0..<Int.random(in: 1...256, using: &random)).map { _ in
      (0..<4).reduce(0) { word, _ in
        word << 8 | UInt32(levels[Int.random(in: 0..<levels.count, using: &random)])
      }
    }
    let key = (0..<form.samples).map { _ in UInt16((1 << depth) - 1) }
    let isKeyed = (form == .grey || form == .rgb) && Bool.random(using: &random)
    return StoredImage(
      width: width, height: height, form: form, bitDepth: depth,
      palette: form == .palette ? palette : [], transparentSamples: isKeyed ? key : nil,
      bytes: bytes)
  }

  /// A few bytes, or a block of rows, changed by a little or a lot.
  private static func changed(
    _ picture: StoredImage, _ random: inout RepeatableNoise
  ) -> StoredImage {
    guard !picture.bytes.isEmpty else { return picture }
    var bytes = picture.bytes
    let flips: [UInt8] = [1, 2, 4, 127, 255]
    let places = [0, 1, 4, 40, 400][Int.random(in: 0..<5, using: &random)]
    for _ in 0..<places {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      bytes[place] ^= flips[Int.random(in: 0..<flips.count, using: &random)]
    }
    if Int.random(in: 0..<4, using: &random) == 0 {
      let start = Int.random(in: 0..<bytes.count, using: &random)
      for place in start..<min(bytes.count, start + picture.rowBytes * 4) { bytes[place] ^= 255 }
    }
    return picture.with(bytes)
  }

  /// Rows moved down and bytes to the right.
  private static func moved(
    _ picture: StoredImage, _ random: inout RepeatableNoise
  ) -> StoredImage {
    guard !picture.bytes.isEmpty else { return picture }
    let bytesOfPixel = max(1, picture.form.samples * picture.bitDepth / 8)
    let distance =
      Int.random(in: 0...1, using: &random) * picture.rowBytes
      + Int.random(in: 0...2, using: &random) * bytesOfPixel
    return picture.with(
      Array(repeating: picture.bytes[0], count: min(distance, picture.bytes.count))
        + picture.bytes.dropLast(distance))
  }

  /// The same pixels as RGBA.
  private static func remade(
    _ picture: StoredImage, _ random: inout RepeatableNoise
  ) -> StoredImage {
    let isDeep = picture.bitDepth == 16 || Bool.random(using: &random)
    let pixels = SlowSamples(picture)
    var bytes: [UInt8] = []
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        if isDeep {
          let word = pixels.word16(x: x, y: y)
          for channel in 0..<4 {
            let level = UInt16(truncatingIfNeeded: word >> UInt64(channel * 16))
            bytes += [UInt8(level >> 8), UInt8(level & 255)]
          }
        } else {
          let word = pixels.word8(x: x, y: y)
          for channel in 0..<4 {
            bytes.append(UInt8(truncatingIfNeeded: word >> UInt32(channel * 8)))
          }
        }
      }
    }
    return StoredImage(
      width: picture.width, height: picture.height, form: .rgba, bitDepth: isDeep ? 16 : 8,
      bytes: bytes)
  }

  private static func options(_ random: inout RepeatableNoise) -> DiffOptions {
    var options = DiffOptions()
    options.comparison = Bool.random(using: &random) ? .visible : .stored
    let tolerances: [DiffOptions.Tolerance] = [
      .channel(0), .channel(0), .channel(0.5), .channel(1), .channel(3), .channel(130),
      .deltaE(0), .deltaE(1), .deltaE(25),
    ]
    options.tolerance = tolerances[Int.random(in: 0..<tolerances.count, using: &random)]
    let budgets: [DiffOptions.Budget] = [.pixels(0), .pixels(40), .share(0.125), .share(1)]
    options.budget = budgets[Int.random(in: 0..<budgets.count, using: &random)]
    options.largestCluster = [nil, 0, 3][Int.random(in: 0..<3, using: &random)]
    options.allowsSizeChange = Bool.random(using: &random)
    options.ignoresAntialiasing = Int.random(in: 0..<3, using: &random) == 0
    options.shiftReach = [0, 1, 2, 5][Int.random(in: 0..<4, using: &random)]
    if Bool.random(using: &random) {
      options.conditions = [DiffOptions.Condition(.max, .greater, 100)]
    }
    for _ in 0..<[0, 0, 1, 3][Int.random(in: 0..<4, using: &random)] {
      let x = Int.random(in: -3..<20, using: &random)
      let y = Int.random(in: -3..<60, using: &random)
      options.ignored.append(PixelRect(minX: x, minY: y, maxX: x + 7, maxY: y + 5))
    }
    if Int.random(in: 0..<4, using: &random) == 0 {
      options.mask = Mask(
        width: 15, height: 20,
        bytes: (0..<300).map { _ in [0, 127, 128, 255][Int.random(in: 0..<4, using: &random)] })
    }
    return options
  }
}

extension StoredImage {
  /// The same picture with other rows.
  fileprivate func with(_ bytes: [UInt8]) -> StoredImage {
    StoredImage(
      width: width, height: height, form: form, bitDepth: bitDepth, palette: palette,
      transparentSamples: transparentSamples, bytes: bytes)
  }
}
