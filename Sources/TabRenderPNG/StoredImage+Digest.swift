extension StoredImage {
  /// The SHA-256 of the pixels as premultiplied 8-bit RGBA, in hexadecimal digits.
  ///
  /// Rows are made one at a time, so that no picture of that size is needed.
  var pixelDigest: String {
    var digest = SHA256()
    var row = [UInt8](repeating: 0, count: width * 4)
    let isOpaque = isOpaque
    for y in 0..<height {
      unsafe row.withUnsafeMutableBytes { buffer in
        // An array's storage is aligned to 16 bytes.
        var pixels = unsafe MutableSpan(_unsafeElements: buffer.bindMemory(to: UInt32.self))
        straight8(row: y, into: &pixels)
        if !isOpaque { StraightAlpha.premultiply(&pixels) }
      }
      digest.add(row)
    }
    return digest.hexadecimal
  }
}
