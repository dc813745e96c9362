import Foundation

extension StoredImage {
  /// Whether some rows have the same bytes in another picture of the same storage.
  ///
  /// Equal bytes mean equal pixels; bytes that differ may still mean equal pixels, as where only the
  /// padding of a row differs.
  ///
  /// - Precondition: both pictures have the rows, and ``storesLike(_:)`` holds.
  package func hasEqualBytes(_ other: StoredImage, rows: Range<Int>) -> Bool {
    let range = rows.lowerBound * rowBytes..<rows.upperBound * rowBytes
    precondition(
      storesLike(other) && range.lowerBound >= 0 && range.upperBound <= bytes.count
        && range.upperBound <= other.bytes.count, "Both pictures need the rows.")
    return unsafe bytes.withUnsafeBytes { mine in
      unsafe other.bytes.withUnsafeBytes { theirs in
        guard let first = mine.baseAddress, let second = theirs.baseAddress else { return true }
        return unsafe memcmp(
          first + range.lowerBound, second + range.lowerBound, range.count) == 0
      }
    }
  }

  /// Whether its bitmap would be this one; no bitmap is made for it.
  package func looks(like bitmap: Bitmap) -> Bool {
    guard (width, height) == (bitmap.width, bitmap.height) else { return false }
    var row = [UInt32](repeating: 0, count: width)
    for y in 0..<height {
      var words = row.mutableSpan
      straight8(row: y, into: &words)
      if !isOpaque { StraightAlpha.premultiply(&words) }
      guard Self.isEqual(row, bitmap, y) else { return false }
    }
    return true
  }

  private static func isEqual(_ row: [UInt32], _ bitmap: Bitmap, _ y: Int) -> Bool {
    unsafe row.withUnsafeBytes { mine in
      unsafe bitmap.bytes.withUnsafeBytes { theirs in
        guard let first = mine.baseAddress, let second = theirs.baseAddress else { return true }
        return unsafe memcmp(first, second + y * mine.count, mine.count) == 0
      }
    }
  }
}
