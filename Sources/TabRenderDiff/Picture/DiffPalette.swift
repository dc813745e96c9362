/// The colours of pictures of differences.
enum DiffPalette {
  static let white = DiffColor(255, 255, 255)
  static let black = DiffColor(0, 0, 0)
  static let red = DiffColor(255, 0, 0)
  static let antialiased = DiffColor(10, 110, 255)
  static let tolerated = DiffColor(235, 215, 90)
  static let ignored = DiffColor(120, 120, 128)
  static let outside = DiffColor(160, 60, 215)
  static let gap = DiffColor(72, 72, 74)
  static let ink = DiffColor(40, 40, 42)

  /// The colours of heat at 1, 4, 16, 64 and 256 255ths.
  private static let stops = [
    DiffColor(255, 149, 0), DiffColor(255, 59, 20), DiffColor(205, 0, 60), DiffColor(120, 0, 110),
    DiffColor(40, 0, 70),
  ]

  /// The colour of each difference in 255ths; the first is never shown.
  static let heat: [DiffColor] = (0...255).map { heat(position: position(of: $0)) }

  /// Where a difference stands on a logarithmic scale, in 1024ths: 0 for 1/255, 1024 for 256/255.
  ///
  /// Between powers of two it is straight, so that no logarithm decides a pixel.
  static func position(of level: Int) -> Int {
    let level = max(1, level)
    let octave = Int.bitWidth - 1 - level.leadingZeroBitCount
    return octave * 128 + (level - 1 << octave) * 128 >> octave
  }

  /// The colour at a position on the scale.
  static func heat(position: Int) -> DiffColor {
    let part = min(max(position, 0), 1023)
    return stops[part / 256].mixed(with: stops[part / 256 + 1], part % 256 * 255 / 256)
  }

  /// What is left of a picture under its differences: a pale grey.
  static func faded(_ pixel: UInt64) -> DiffColor {
    let color = DiffColor(straight: pixel).over(white)
    // The weights of BT.709, in 256ths.
    let luma = (color.red * 54 + color.green * 183 + color.blue * 19) / 256
    let grey = 255 - (255 - luma) * 80 / 255
    return DiffColor(grey, grey, grey)
  }

  /// A checkerboard of 8 px squares, to lie under transparent pictures.
  static func checkerboard(_ x: Int, _ y: Int) -> DiffColor {
    (x / 8 + y / 8).isMultiple(of: 2) ? DiffColor(255, 255, 255) : DiffColor(222, 222, 226)
  }
}
