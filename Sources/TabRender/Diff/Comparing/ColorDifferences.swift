/// Colour differences of pairs of pixels, the last ones of which are kept.
///
/// Pictures of controls have few colours, so the same pair comes again and again.
struct ColorDifferences<Depth: ChannelDepth> {
  private struct Entry {
    var expected: Depth.Word
    var actual: Depth.Word
    var difference: Double
  }

  private static var slotBits: Int { 10 }

  /// A pair has one slot; equal pixels in one that was never filled have no difference either.
  private var entries: [Entry] = []

  /// The CIEDE2000 difference of two straight pixels, over black or over white: the larger.
  mutating func difference(_ expected: Depth.Word, _ actual: Depth.Word) -> Double {
    if entries.isEmpty {
      entries = Array(
        repeating: Entry(expected: 0, actual: 0, difference: 0), count: 1 << Self.slotBits)
    }
    let slot = Self.slot(expected, actual)
    let entry = entries[slot]
    if entry.expected == expected && entry.actual == actual { return entry.difference }
    let difference = max(
      CIEDE2000.difference(
        Self.color(expected, background: 0), Self.color(actual, background: 0)),
      CIEDE2000.difference(
        Self.color(expected, background: 1), Self.color(actual, background: 1)))
    entries[slot] = Entry(expected: expected, actual: actual, difference: difference)
    return difference
  }

  private static func slot(_ expected: Depth.Word, _ actual: Depth.Word) -> Int {
    let mixed =
      UInt64(truncatingIfNeeded: expected) &* 0x9E37_79B9_7F4A_7C15
      ^ UInt64(truncatingIfNeeded: actual) &* 0xC2B2_AE3D_27D4_EB4F
    return Int(truncatingIfNeeded: mixed >> UInt64(64 - slotBits))
  }

  private static func color(_ pixel: Depth.Word, background: Double) -> LabColor {
    let alpha = Double(Depth.alpha(of: pixel)) / Double(Depth.maximum)
    func channel(_ index: Int) -> Double {
      Double(Depth.channel(index, of: pixel)) / Double(Depth.maximum) * alpha
        + background * (1 - alpha)
    }
    return LabColor(red: channel(0), green: channel(1), blue: channel(2))
  }
}
