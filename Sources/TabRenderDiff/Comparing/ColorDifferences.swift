/// Colour differences of pairs of pixels, the last ones of which are kept.
///
/// Pictures of controls have few colours, so the same pair comes again and again.
struct ColorDifferences<Depth: ChannelDepth> {
  private struct Entry {
    var expected: Depth.Pixel
    var actual: Depth.Pixel
    var difference: Double

    func isOf(_ expected: Depth.Pixel, _ actual: Depth.Pixel) -> Bool {
      self.expected == expected && self.actual == actual
    }
  }

  private static var slotBits: Int { 12 }

  /// A pair has two slots; the equal pixels in those never filled have no difference either.
  private var entries: [Entry] = []

  /// The CIEDE2000 difference of two straight pixels, over black or over white: the larger.
  mutating func difference(_ expected: Depth.Pixel, _ actual: Depth.Pixel) -> Double {
    if entries.isEmpty {
      entries = Array(
        repeating: Entry(expected: 0, actual: 0, difference: 0), count: 1 << Self.slotBits)
    }
    let slot = Self.slot(expected, actual)
    if entries[slot].isOf(expected, actual) { return entries[slot].difference }
    if entries[slot ^ 1].isOf(expected, actual) { return entries[slot ^ 1].difference }
    let overBlack = Self.difference(expected, actual, background: 0)
    let isOpaque = Depth.alpha(of: expected & actual) == Depth.maximum
    let difference =
      isOpaque ? overBlack : max(overBlack, Self.difference(expected, actual, background: 1))
    entries[slot ^ 1] = entries[slot]
    entries[slot] = Entry(expected: expected, actual: actual, difference: difference)
    return difference
  }

  private static func slot(_ expected: Depth.Pixel, _ actual: Depth.Pixel) -> Int {
    let mixed =
      UInt64(truncatingIfNeeded: expected) &* 0x9E37_79B9_7F4A_7C15
      ^ UInt64(truncatingIfNeeded: actual) &* 0xC2B2_AE3D_27D4_EB4F
    return Int(truncatingIfNeeded: mixed >> UInt64(64 - slotBits))
  }

  private static func difference(
    _ expected: Depth.Pixel, _ actual: Depth.Pixel, background: Double
  ) -> Double {
    CIEDE2000.difference(
      color(expected, background: background), color(actual, background: background))
  }

  private static func color(_ pixel: Depth.Pixel, background: Double) -> LabColor {
    let alpha = Double(Depth.alpha(of: pixel)) / Double(Depth.maximum)
    func channel(_ index: Int) -> Double {
      Double(Depth.channel(index, of: pixel)) / Double(Depth.maximum) * alpha
        + background * (1 - alpha)
    }
    return LabColor(red: channel(0), green: channel(1), blue: channel(2))
  }
}
