/// Two pictures as they are seen, on the smallest size that holds both.
///
/// Where that would have more pixels than are looked at, it is only the part that both have.
struct VisiblePair: Sendable {
  /// What pictures are seen over.
  enum Background: Sendable {
    case black
    case white
  }

  let expected: StoredImage
  let actual: StoredImage
  let threads: Int
  /// What is compared; the rest of the actual picture is taken to be as expected.
  let parts: ComparedParts
  /// The pixels that are not compared.
  let ignored: Int
  /// Whether nothing of what lies behind can be seen.
  let isOpaque: Bool

  let width: Int
  let height: Int
  var bands: RowBands { RowBands(width: width, height: height, threads: threads) }

  /// What the pictures must be seen over to see everything.
  var backgrounds: [Background] { isOpaque ? [.black] : [.black, .white] }

  init(
    _ expected: StoredImage, _ actual: StoredImage, threads: Int,
    parts: ComparedParts, ignored: Int
  ) {
    self.parts = parts
    self.ignored = ignored
    self.expected = expected
    self.actual = actual
    self.threads = threads
    let area = ComparedArea(expected, actual)
    (width, height) = (area.width, area.height)
    isOpaque =
      expected.width == actual.width && expected.height == actual.height
      && [expected, actual].allSatisfy { image in
        image.isOpaque
          || RowBands(width: image.width, height: image.height, threads: threads)
            .map(image.isOpaque(in:)).allSatisfy(\.self)
      }
  }
}

extension VisiblePair {
  /// Whether some rows are known to be equal at a glance; rows beyond the edge are not looked at.
  ///
  /// `false` says nothing: pictures that are stored otherwise may be equal too.
  func areEqual(_ rows: Range<Int>) -> Bool {
    guard expected.storesLike(actual), expected.height == actual.height else { return false }
    return expected.hasEqualBytes(actual, rows: rows.clamped(to: 0..<height))
  }
}

extension StoredImage {
  /// Whether every pixel of some rows is opaque.
  fileprivate func isOpaque(in rows: Range<Int>) -> Bool {
    bitDepth == 16 ? isOpaque16(in: rows) : isOpaque8(in: rows)
  }

  private func isOpaque8(in rows: Range<Int>) -> Bool {
    var pixels: [UInt32] = Array(repeating: 0, count: width)
    return rows.allSatisfy { y in
      var span = pixels.mutableSpan
      straight8(row: y, into: &span)
      // The bits that all alphas have.
      return pixels.reduce(.max, &) >> 24 == 0xFF
    }
  }

  private func isOpaque16(in rows: Range<Int>) -> Bool {
    var pixels: [UInt64] = Array(repeating: 0, count: width)
    return rows.allSatisfy { y in
      var span = pixels.mutableSpan
      straight16(row: y, into: &span)
      return pixels.reduce(.max, &) >> 48 == 0xFFFF
    }
  }
}

/// Some rows of both pictures, as straight 16-bit pixels; 0 for every pixel that cannot be seen.
struct VisibleRows {
  let width: Int
  private(set) var expected: [[UInt64]] = []
  private(set) var actual: [[UInt64]] = []

  /// Reads rows of a pair; those beyond its edge are its first or its last.
  init(_ pair: VisiblePair, _ rows: Range<Int>) {
    width = pair.width
    let inside = rows.clamped(to: 0..<pair.height)
    for y in inside {
      let before = Self.read(pair.expected, y, width: width)
      var after = Self.read(pair.actual, y, width: width)
      if pair.parts.mayIgnore(in: y..<y + 1) {
        Self.ignore(pair.parts.columns(row: y, width: width), of: before, in: &after)
      }
      // A row that stands for those beyond the edge is kept once.
      let start = y == inside.lowerBound ? rows.lowerBound : y
      let end = y == inside.upperBound - 1 ? rows.upperBound : y + 1
      expected += repeatElement(before, count: end - start)
      actual += repeatElement(after, count: end - start)
    }
  }

  /// Makes what lies outside of the compared columns as expected.
  private static func ignore(
    _ compared: [Range<Int>], of expected: [UInt64], in actual: inout [UInt64]
  ) {
    var x = 0
    for part in compared + [expected.count..<expected.count] {
      while x < part.lowerBound {
        actual[x] = expected[x]
        x += 1
      }
      x = part.upperBound
    }
  }

  private static func read(_ image: StoredImage, _ y: Int, width: Int) -> [UInt64] {
    var pixels: [UInt64] = Array(repeating: 0, count: max(width, image.width))
    guard y < image.height else { return pixels }
    var span = pixels.mutableSpan
    image.straight16(row: y, into: &span)
    for x in 0..<width where span[x] >> 48 == 0 { span[x] = 0 }
    pixels.removeSubrange(width...)
    return pixels
  }

  /// The columns from the first to the last differing pixel; `nil` where there is none.
  var differingColumns: Range<Int>? {
    var (first, last) = (width, -1)
    for (before, after) in zip(expected, actual) {
      guard let left = before.indices.first(where: { before[$0] != after[$0] }) else { continue }
      first = min(first, left)
      if let right = before.indices.last(where: { before[$0] != after[$0] }) {
        last = max(last, right)
      }
    }
    return last < 0 ? nil : first..<last + 1
  }
}

/// Channels of a straight 16-bit pixel over a background, each 0…65,535, rounded.
struct SeenColor {
  var red: Int
  var green: Int
  var blue: Int

  @inline(__always)
  init(_ pixel: UInt64, over background: VisiblePair.Background) {
    red = Int(pixel & 0xFFFF)
    green = Int(pixel >> 16 & 0xFFFF)
    blue = Int(pixel >> 32 & 0xFFFF)
    let alpha = Int(pixel >> 48)
    guard alpha < 65535 else { return }
    let behind = (background == .white ? (65535 - alpha) * 65535 : 0) + 32767
    red = (red * alpha + behind) / 65535
    green = (green * alpha + behind) / 65535
    blue = (blue * alpha + behind) / 65535
  }
}
