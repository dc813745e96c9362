extension StoredImage {
  /// Makes a row straight 8-bit RGBA: packed pixels with red in the lowest byte and alpha in the highest.
  ///
  /// Samples of 16 bits are rounded to the nearest, (x × 255 + 32,895) / 65,536. Fewer bits are spread
  /// over 8. The colour of a fully transparent pixel is kept.
  ///
  /// - Precondition: the picture has row `y`, and `row` has room for one value per pixel.
  package func straight8(row y: Int, into row: inout MutableSpan<UInt32>) {
    precondition(row.count >= width, "A row of \(width) pixels needs as many words.")
    unsafe withRow(y) { source in
      unsafe row.withUnsafeMutableBufferPointer { target in
        guard let target = target.baseAddress else { return }
        switch (form, bitDepth) {
        case (.grey, ...8), (.palette, _): unsafe lookUp(source, target)
        case (.greyAlpha, 8): unsafe SampleRows.greyAlpha8(source, target, width)
        case (.rgb, 8): unsafe SampleRows.rgb8(source, target, width, key: keySamples)
        case (.rgba, 8): unsafe SampleRows.rgba8(source, target, width)
        default:
          unsafe each16(source) { x, pixel in unsafe target[x] = SampleRows.rounded(pixel) }
        }
      }
    }
  }

  /// Makes a row straight 16-bit RGBA: packed pixels of 4 × 16 bits, red lowest and alpha highest.
  ///
  /// Samples of 8 bits are multiplied by 257, so that 255 becomes 65,535; fewer bits are spread over
  /// 16. The colour of a fully transparent pixel is kept.
  ///
  /// - Precondition: the picture has row `y`, and `row` has room for one value per pixel.
  package func straight16(row y: Int, into row: inout MutableSpan<UInt64>) {
    precondition(row.count >= width, "A row of \(width) pixels needs as many words.")
    if bitDepth == 16 {
      unsafe withRow(y) { source in
        unsafe row.withUnsafeMutableBufferPointer { target in
          guard let target = target.baseAddress else { return }
          unsafe each16(source) { x, pixel in unsafe target[x] = pixel }
        }
      }
    } else {
      widen(row: y, into: &row)
    }
  }

  /// Makes the row 8-bit in the upper half of its own room, then spreads it from the front.
  private func widen(row y: Int, into row: inout MutableSpan<UInt64>) {
    unsafe row.withUnsafeMutableBufferPointer { target in
      guard let start = target.baseAddress else { return }
      let raw = UnsafeMutableRawPointer(start)
      unsafe raw.withMemoryRebound(to: UInt32.self, capacity: width * 2) { pixels in
        let upper = unsafe UnsafeMutableBufferPointer(start: pixels + width, count: width)
        var span = unsafe MutableSpan(_unsafeElements: upper)
        straight8(row: y, into: &span)
      }
      for x in 0..<width {
        // The wide pixel takes the columns 2x and 2x + 1, at most width + x: none is still to be read.
        let pixel = unsafe raw.loadUnaligned(fromByteOffset: (width + x) * 4, as: UInt32.self)
        unsafe raw.storeBytes(of: SampleRows.widened(pixel), toByteOffset: x * 8, as: UInt64.self)
      }
    }
  }

  /// Gives `body` the bytes of a row.
  @unsafe
  private func withRow(_ y: Int, _ body: (UnsafeRawPointer) -> Void) {
    precondition(y >= 0 && y < height, "Row \(y) is outside of \(height) rows.")
    unsafe bytes.withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress else { return }
      unsafe body(start + y * rowBytes)
    }
  }

  @unsafe
  private func lookUp(_ source: UnsafeRawPointer, _ target: UnsafeMutablePointer<UInt32>) {
    unsafe samplePairs.withUnsafeBufferPointer { table in
      unsafe SampleRows.lookUp(source, target, width, depth: bitDepth, table)
    }
  }

  /// Calls `body` with each pixel of a row of 16-bit samples, as a straight pixel.
  @unsafe @inline(__always)
  private func each16(_ source: UnsafeRawPointer, _ body: (Int, UInt64) -> Void) {
    switch form {
    case .grey: unsafe SampleRows.grey16(source, width, key: keySamples, body)
    case .greyAlpha: unsafe SampleRows.greyAlpha16(source, width, body)
    case .rgb: unsafe SampleRows.rgb16(source, width, key: keySamples, body)
    case .rgba: unsafe SampleRows.rgba16(source, width, body)
    case .palette: preconditionFailure("An index has at most 8 bits.")
    }
  }
}
