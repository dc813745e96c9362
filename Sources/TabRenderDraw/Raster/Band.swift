/// Some rows of the canvas while they are drawn: premultiplied RGBA8, top row first.
struct Band {
  private(set) var region: PixelRect
  private(set) var pixels: [UInt8]

  /// Creates transparent rows.
  init(region: PixelRect) {
    self.region = region
    pixels = Array(repeating: 0, count: region.width * region.height * 4)
  }

  /// Takes other rows in hand, in the same memory where they are as many.
  ///
  /// The pixels are those of the rows before until something is drawn over a background.
  mutating func move(to region: PixelRect) {
    let count = region.width * region.height * 4
    if count != pixels.count { pixels = Array(repeating: 0, count: count) }
    self.region = region
  }

  /// Replaces every pixel: transparency, a colour blended over it, and items drawn back to front.
  mutating func draw(_ items: [PreparedItem], over background: StraightPixel?) {
    clear(to: background)
    draw(items, within: region)
  }

  private mutating func clear(to color: StraightPixel?) {
    var span = pixels.mutableSpan
    guard let color, color.isOpaque else {
      span.update(repeating: 0)
      guard let color else { return }
      CompositeKernels.blend(
        &span, red: color.red, green: color.green, blue: color.blue, weight: UInt32(color.alpha))
      return
    }
    CompositeKernels.fill(&span, red: color.red, green: color.green, blue: color.blue)
  }

  /// Where a run of columns of a row lies in `pixels`.
  func range(row: Int, columns: Range<Int>) -> Range<Int> {
    let start = ((row - region.minY) * region.width + columns.lowerBound - region.minX) * 4
    return start..<start + columns.count * 4
  }

  /// Hands out a run of columns of a row for writing.
  mutating func withRow(
    _ row: Int, columns: Range<Int>, _ body: (inout MutableSpan<UInt8>) -> Void
  ) {
    guard !columns.isEmpty else { return }
    let part = range(row: row, columns: columns)
    var all = pixels.mutableSpan
    all.withPart(part, body)
  }

  /// The alpha of every pixel.
  var alpha: Mask {
    let span = pixels.span
    return Mask(
      width: region.width, height: region.height,
      bytes: (0..<region.width * region.height).map { span[$0 * 4 + 3] })
  }
}
