/// The last rows of a picture that were asked for, as straight 8-bit pixels.
///
/// Whoever walks a picture downwards and looks some rows around needs no more, and a band of rows
/// costs no more than itself.
struct PixelRows: Sendable {
  /// A power of 2 that holds the five rows that the test of a pixel reaches.
  private static let kept = 8

  /// What becomes of a pixel when it is read.
  enum Reading: Sendable {
    /// As stored.
    case stored
    /// Fully transparent pixels are all alike.
    case visible
  }

  let image: StoredImage
  let width: Int
  let height: Int
  private let reading: Reading
  private var rows: [[UInt32]]
  private var numbers: [Int]

  /// Creates a reader of the part of the picture that has that size.
  init(_ image: StoredImage, width: Int, height: Int, reading: Reading = .stored) {
    self.image = image
    self.width = width
    self.height = height
    self.reading = reading
    rows = Array(repeating: [], count: Self.kept)
    numbers = Array(repeating: -1, count: Self.kept)
  }

  /// Reads the rows from `reach` above row `y` to `reach` below it.
  mutating func load(around y: Int, reach: Int) {
    for row in max(0, y - reach)...min(height - 1, y + reach) where numbers[row & 7] != row {
      load(row)
    }
  }

  private mutating func load(_ y: Int) {
    let slot = y & (Self.kept - 1)
    numbers[slot] = y
    if rows[slot].isEmpty { rows[slot] = Array(repeating: 0, count: image.width) }
    var span = rows[slot].mutableSpan
    image.straight8(row: y, into: &span)
    guard reading == .visible else { return }
    for x in 0..<span.count where span[x] >> 24 == 0 { span[x] = 0 }
  }

  /// A row that is loaded.
  func row(_ y: Int) -> [UInt32] { rows[y & (Self.kept - 1)] }

  /// A pixel of a row that is loaded.
  subscript(x: Int, y: Int) -> UInt32 { rows[y & (Self.kept - 1)][x] }
}
