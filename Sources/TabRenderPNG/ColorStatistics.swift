package import TabRenderBase

/// What the pixels of a picture have in common, found in one or two passes.
///
/// Colours are counted up to 256; a row equal to the one above and a pixel equal to the one before
/// cost a comparison only.
package struct ColorStatistics: Hashable, Sendable {
  /// The distinct premultiplied words in the order they appear; nil when there are more than 256.
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
    bitmap.withPixels { words in
      count.add(words, width: bitmap.width)
      if count.isFull {
        sums.add(words, stride: bitmap.width)
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

    mutating func add(_ words: Span<UInt32>, width: Int) {
      var rowRuns = 0
      for y in 0..<(width > 0 ? words.count / width : 0) {
        if y == 0 || !words.row(y, equals: y - 1, width: width) {
          rowRuns = add(row: words.extracting(y * width..<(y + 1) * width))
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

    mutating func add(_ words: Span<UInt32>) {
      var alphas = alphas
      var differences = differences
      for x in words.indices {
        let word = unsafe words[unchecked: x]
        alphas &= word
        differences |= word ^ word >> 8
      }
      self.alphas = alphas
      self.differences = differences
    }

    /// Adds rows until neither conclusion can change.
    mutating func add(_ words: Span<UInt32>, stride: Int) {
      for start in Swift.stride(from: 0, to: words.count, by: stride) where isOpaque || isGrey {
        add(words.extracting(start..<start + stride))
      }
    }
  }
}

/// A set of up to 256 colours that knows the rank of each: open addressing over 1,024 places.
///
/// Words without alpha are the same colour, 0.
package struct ColorIndex: Sendable {
  package private(set) var colors: [UInt32] = []
  /// A colour in the low half and its rank in the high half; all ones where nothing is.
  private var places = [UInt64](repeating: .max, count: 1024)

  package init() {}

  /// An index in which each colour has its position in the list.
  package init(_ colors: [UInt32]) {
    for color in colors { _ = insert(color) }
  }

  /// Adds a word; false when it would be the 257th colour.
  package mutating func insert(_ word: UInt32) -> Bool {
    let color = Self.normalized(word)
    let place = place(of: color)
    if places[place] != .max { return true }
    guard colors.count < 256 else { return false }
    places[place] = UInt64(colors.count) << 32 | UInt64(color)
    colors.append(color)
    return true
  }

  /// The rank of a word that is in the set; 255 when it is not.
  package func rank(of word: UInt32) -> UInt8 {
    UInt8(truncatingIfNeeded: places[place(of: Self.normalized(word))] >> 32)
  }

  private static func normalized(_ word: UInt32) -> UInt32 { word >> 24 == 0 ? 0 : word }

  /// Where the colour is, or the free place where it belongs; three quarters stay free.
  private func place(of color: UInt32) -> Int {
    // Multiplicative hashing by 2^32 / golden ratio; the top 10 bits are the best mixed.
    var place = Int((color &* 0x9E37_79B1) >> 22)
    while places[place] != .max && UInt32(truncatingIfNeeded: places[place]) != color {
      place = (place + 1) & 1023
    }
    return place
  }
}
