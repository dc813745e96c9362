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

  /// Whether every straight sample of 8 bits is the bitmap's; no second picture is made for it.
  ///
  /// Then no rule finds a difference. Pictures of other samples may look the same all the same, as
  /// where only hidden colours differ; a picture of 16 bits is never found to be equal.
  package func hasSameSamples(as bitmap: Bitmap) -> Bool {
    guard (width, height) == (bitmap.width, bitmap.height), bitDepth <= 8 else { return false }
    var row = [UInt32](repeating: 0, count: width)
    return (0..<height).allSatisfy { y in
      var pixels = row.mutableSpan
      straight8(row: y, into: &pixels)
      return isEqual(row, bitmap, y)
    }
  }

  /// Whether straight pixels of this picture are those of a bitmap's row.
  private func isEqual(_ row: [UInt32], _ bitmap: Bitmap, _ y: Int) -> Bool {
    unsafe bitmap.bytes.withUnsafeBufferPointer { bytes in
      // An array's storage is aligned to 16 bytes, and holds 4 bytes a pixel.
      unsafe bytes.withMemoryRebound(to: UInt32.self) { pixels in
        let drawn = unsafe UnsafeBufferPointer(rebasing: pixels[y * width..<(y + 1) * width])
        // Where all of a picture is opaque, so is a bitmap with the same pixels.
        if isOpaque { return unsafe Self.isEqual(row, drawn) }
        var straight = unsafe Array(drawn)
        var span = straight.mutableSpan
        StraightAlpha.straighten(&span)
        return unsafe straight.withUnsafeBufferPointer { unsafe Self.isEqual(row, $0) }
      }
    }
  }

  @unsafe
  private static func isEqual(_ row: [UInt32], _ other: UnsafeBufferPointer<UInt32>) -> Bool {
    unsafe row.withUnsafeBytes { mine in
      guard let first = mine.baseAddress, let second = other.baseAddress else { return true }
      return unsafe memcmp(first, second, mine.count) == 0
    }
  }
}
