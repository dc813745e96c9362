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
}
