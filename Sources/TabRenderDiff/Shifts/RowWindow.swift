/// Rows of a picture that lie close together, read when they are first asked for.
struct RowWindow<Depth: ChannelDepth> {
  private let image: StoredImage
  private var rows: [[Depth.Pixel]]
  private var numbers: [Int?]

  /// Keeps a number of rows that follow each other at once.
  init(_ image: StoredImage, count: Int) {
    self.image = image
    rows = Array(repeating: Array(repeating: 0, count: image.width), count: count)
    numbers = Array(repeating: nil, count: count)
  }

  /// A row of the picture.
  subscript(y: Int) -> [Depth.Pixel] {
    mutating get {
      let slot = y % rows.count
      if numbers[slot] != y {
        Self.read(image, row: y, into: &rows[slot])
        numbers[slot] = y
      }
      return rows[slot]
    }
  }

  private static func read(_ image: StoredImage, row y: Int, into row: inout [Depth.Pixel]) {
    var pixels = row.mutableSpan
    Depth.read(image, row: y, into: &pixels)
  }
}
