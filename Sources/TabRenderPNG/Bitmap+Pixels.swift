internal import Foundation

extension Bitmap {
  /// Gives `body` the packed pixels, red in the lowest byte, alpha in the highest.
  ///
  /// The byte order of a pixel is that of every system this package runs on: little-endian.
  package func withPixels<Failure: Error>(
    _ body: (Span<UInt32>) throws(Failure) -> Void
  ) throws(Failure) {
    try unsafe bytes.withUnsafeBufferPointer { buffer throws(Failure) in
      // An array's storage is aligned to 16 bytes, and holds 4 bytes a pixel.
      try unsafe buffer.withMemoryRebound(to: UInt32.self) { pixels throws(Failure) in
        try body(unsafe Span(_unsafeElements: pixels))
      }
    }
  }
}

extension Span where Element == UInt32 {
  /// Whether two rows of the same picture hold the same pixels.
  func row(_ first: Int, equals second: Int, width: Int) -> Bool {
    let left = extracting(first * width..<(first + 1) * width)
    let right = extracting(second * width..<(second + 1) * width)
    return unsafe left.withUnsafeBytes { leftBytes in
      unsafe right.withUnsafeBytes { rightBytes in
        guard let start = leftBytes.baseAddress, let other = rightBytes.baseAddress else {
          return true
        }
        return unsafe memcmp(start, other, leftBytes.count) == 0
      }
    }
  }
}
