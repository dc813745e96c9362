/// Turns rows of a bitmap into the samples of a ``PNGForm``, one byte a sample.
///
/// It keeps one row. A row equal to the one before needs no work.
package struct RowPacker: Sendable {
  private let form: PNGForm
  private let width: Int
  private let index: ColorIndex
  private var packedRow: Int?
  /// The samples of the row packed last.
  package private(set) var samples: [UInt8]

  package init(form: PNGForm, width: Int) {
    self.form = form
    self.width = width
    if case .palette(let palette) = form {
      index = ColorIndex(palette.colors)
    } else {
      index = ColorIndex()
    }
    samples = Array(repeating: 0, count: width * form.samplesPerPixel)
  }

  /// Packs row `y`.
  package mutating func pack(_ pixels: Span<UInt32>, row y: Int) {
    defer { packedRow = y }
    if let packedRow, packedRow == y - 1, pixels.row(y, equals: packedRow, width: width) { return }
    let row = pixels.extracting(y * width..<(y + 1) * width)
    let form = form
    let index = index
    var target = samples.mutableSpan
    switch form {
    case .grey(let bits): Self.packGrey(row, divisor: 255 / (1 << UInt32(bits) - 1), &target)
    case .palette: Self.packRanks(row, index, &target)
    case .greyAlpha: Self.packGreyAlpha(row, &target)
    case .rgb: Self.packRGB(row, &target)
    case .rgba: Self.packRGBA(row, &target)
    }
  }

  private static func packGrey(
    _ row: Span<UInt32>, divisor: UInt32, _ target: inout MutableSpan<UInt8>
  ) {
    if divisor == 1 {
      for x in row.indices { target[x] = UInt8(truncatingIfNeeded: row[x]) }
    } else {
      for x in row.indices { target[x] = UInt8(truncatingIfNeeded: (row[x] & 0xFF) / divisor) }
    }
  }

  private static func packRanks(
    _ row: Span<UInt32>, _ index: ColorIndex, _ target: inout MutableSpan<UInt8>
  ) {
    var last = row[0]
    var rank = index.rank(of: last)
    for x in row.indices {
      let pixel = row[x]
      if pixel != last {
        last = pixel
        rank = index.rank(of: pixel)
      }
      target[x] = rank
    }
  }

  private static func packGreyAlpha(_ row: Span<UInt32>, _ target: inout MutableSpan<UInt8>) {
    for x in row.indices {
      let pixel = StraightAlpha.straight(row[x])
      target[x * 2] = UInt8(truncatingIfNeeded: pixel)
      target[x * 2 + 1] = UInt8(truncatingIfNeeded: pixel >> 24)
    }
  }

  private static func packRGB(_ row: Span<UInt32>, _ target: inout MutableSpan<UInt8>) {
    precondition(target.count == row.count * 3)
    for x in row.indices {
      // x < row.count, so 3x + 2 < target.count.
      unsafe target[unchecked: x &* 3] = UInt8(truncatingIfNeeded: row[x])
      unsafe target[unchecked: x &* 3 &+ 1] = UInt8(truncatingIfNeeded: row[x] >> 8)
      unsafe target[unchecked: x &* 3 &+ 2] = UInt8(truncatingIfNeeded: row[x] >> 16)
    }
  }

  private static func packRGBA(_ row: Span<UInt32>, _ target: inout MutableSpan<UInt8>) {
    var last: UInt32 = 0
    var straight: UInt32 = 0
    for x in row.indices {
      if row[x] != last {
        last = row[x]
        straight = StraightAlpha.straight(last)
      }
      target[x * 4] = UInt8(truncatingIfNeeded: straight)
      target[x * 4 + 1] = UInt8(truncatingIfNeeded: straight >> 8)
      target[x * 4 + 2] = UInt8(truncatingIfNeeded: straight >> 16)
      target[x * 4 + 3] = UInt8(truncatingIfNeeded: straight >> 24)
    }
  }
}

extension PNGForm {
  /// The bytes of one pixel in an unpacked row.
  fileprivate var samplesPerPixel: Int {
    switch self {
    case .grey, .palette: 1
    case .greyAlpha: 2
    case .rgb: 3
    case .rgba: 4
    }
  }
}
