/// What the pixels of a picture have in common, found in one or two passes.
///
/// Colours are counted up to 256; a row equal to the one above and a pixel equal to the one before
/// cost a comparison only.
package struct ColorStatistics: Hashable, Sendable {
  /// The distinct premultiplied pixels in the order they appear; nil when there are more than 256.
  package let colors: [UInt32]?
  /// Whether every alpha is 255.
  package let isOpaque: Bool
  /// Whether red, green and blue agree in every pixel.
  package let isGrey: Bool

  /// How many horizontal runs of one colour the picture has; 0 when colours were not counted.
  package let runs: Int

  package init(_ bitmap: Bitmap) {
    var count = ColorCount()
    var sums = Sums()
    bitmap.withPixels { pixels in
      count.add(pixels, width: bitmap.width)
      if count.isFull {
        sums.add(pixels, stride: bitmap.width)
      } else {
        sums.add(count.index.colors.span)
      }
    }
    colors = count.isFull ? nil : count.index.colors
    runs = count.isFull ? 0 : count.runs
    isOpaque = sums.isOpaque
    isGrey = sums.isGrey
  }

  /// Distinct colours and runs, row by row, until a colour is one too many.
  private struct ColorCount {
    var index = ColorIndex()
    var runs = 0
    var isFull = false

    mutating func add(_ pixels: Span<UInt32>, width: Int) {
      var rowRuns = 0
      for y in 0..<(width > 0 ? pixels.count / width : 0) {
        if y == 0 || !pixels.row(y, equals: y - 1, width: width) {
          rowRuns = add(row: pixels.extracting(y * width..<(y + 1) * width))
          if isFull { return }
        }
        runs += rowRuns
      }
    }

    private mutating func add(row: Span<UInt32>) -> Int {
      var runs = 0
      var last = ~row[0]
      for x in row.indices where row[x] != last {
        last = row[x]
        runs += 1
        if !index.insert(last) {
          isFull = true
          break
        }
      }
      return runs
    }
  }

  /// Running conclusions about opacity and greyness.
  private struct Sums {
    private var alphas: UInt32 = 0xFF00_0000
    private var differences: UInt32 = 0

    var isOpaque: Bool { alphas >> 24 == 255 }
    var isGrey: Bool { differences & 0xFFFF == 0 }

    mutating func add(_ pixels: Span<UInt32>) {
      var alphas = alphas
      var differences = differences
      for x in pixels.indices {
        let pixel = unsafe pixels[unchecked: x]
        alphas &= pixel
        differences |= pixel ^ pixel >> 8
      }
      self.alphas = alphas
      self.differences = differences
    }

    /// Adds rows until neither conclusion can change.
    mutating func add(_ pixels: Span<UInt32>, stride: Int) {
      for start in Swift.stride(from: 0, to: pixels.count, by: stride) where isOpaque || isGrey {
        add(pixels.extracting(start..<start + stride))
      }
    }
  }
}

/// A set of up to 256 colours that knows the rank of each: open addressing over 1,024 slots.
///
/// Pixels without alpha are the same colour, 0.
package struct ColorIndex: Sendable {
  package private(set) var colors: [UInt32] = []
  /// A colour in the low half and its rank in the high half; all ones where nothing is.
  private var slots = [UInt64](repeating: .max, count: 1024)

  package init() {}

  /// An index in which each colour has its position in the list.
  package init(_ colors: [UInt32]) {
    for color in colors { _ = insert(color) }
  }

  /// Adds a pixel; false when it would be the 257th colour.
  package mutating func insert(_ pixel: UInt32) -> Bool {
    let color = Self.normalized(pixel)
    let slot = slot(of: color)
    if slots[slot] != .max { return true }
    guard colors.count < 256 else { return false }
    slots[slot] = UInt64(colors.count) << 32 | UInt64(color)
    colors.append(color)
    return true
  }

  /// The rank of a pixel that is in the set; 255 when it is not.
  package func rank(of pixel: UInt32) -> UInt8 {
    UInt8(truncatingIfNeeded: slots[slot(of: Self.normalized(pixel))] >> 32)
  }

  private static func normalized(_ pixel: UInt32) -> UInt32 { pixel >> 24 == 0 ? 0 : pixel }

  /// Where the colour is, or the free slot where it belongs; three quarters stay free.
  private func slot(of color: UInt32) -> Int {
    // Multiplicative hashing by 2^32 / golden ratio; the top 10 bits are the best mixed.
    var slot = Int((color &* 0x9E37_79B1) >> 22)
    while slots[slot] != .max && UInt32(truncatingIfNeeded: slots[slot]) != color {
      slot = (slot + 1) & 1023
    }
    return slot
  }
}
