extension StoredImage {
  /// The straight 8-bit RGBA picture of a bitmap.
  ///
  /// A bitmap that is made of it again has the same bytes, if no colour exceeded its alpha.
  public init(_ bitmap: Bitmap) {
    var bytes = bitmap.bytes
    unsafe bytes.withUnsafeMutableBytes { buffer in
      // An array's storage is aligned to 16 bytes, and holds 4 bytes a pixel.
      var pixels = unsafe MutableSpan(_unsafeElements: buffer.bindMemory(to: UInt32.self))
      StraightAlpha.straighten(&pixels)
    }
    self.init(width: bitmap.width, height: bitmap.height, form: .rgba, bitDepth: 8, bytes: bytes)
  }

  /// The picture as a bitmap: 8-bit RGBA, alpha multiplied in.
  ///
  /// Takes 4 bytes a pixel, whatever the picture stores.
  public func makeBitmap() -> Bitmap {
    let count = width * height * 4
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      unsafe LargeMemory.adviseHugePages(UnsafeMutableRawBufferPointer(buffer))
      unsafe UnsafeMutableRawBufferPointer(buffer).withMemoryRebound(to: UInt32.self) { pixels in
        for y in 0..<height {
          let row = unsafe UnsafeMutableBufferPointer(
            rebasing: pixels[y * width..<(y + 1) * width])
          var span = unsafe MutableSpan(_unsafeElements: row)
          straight8(row: y, into: &span)
          if !isOpaque { StraightAlpha.premultiply(&span) }
        }
      }
      initialized = count
    }
    return Bitmap(width: width, height: height, bytes: bytes)
  }

  /// The picture as a bitmap, made in the picture's own memory where it stores 8-bit RGBA.
  ///
  /// Leaves a picture without pixels behind.
  package mutating func takeBitmap() -> Bitmap {
    guard form == .rgba, bitDepth == 8 else { return makeBitmap() }
    let (width, height) = (width, height)
    var pixels: [UInt8] = []
    swap(&pixels, &bytes)
    self = StoredImage(width: 0, height: 0, form: .rgba, bitDepth: 8, bytes: [])
    unsafe pixels.withUnsafeMutableBytes { buffer in
      var pixels = unsafe MutableSpan(_unsafeElements: buffer.bindMemory(to: UInt32.self))
      StraightAlpha.premultiply(&pixels)
    }
    return Bitmap(width: width, height: height, bytes: pixels)
  }

  /// Whether no pixel can be other than opaque, whatever the samples.
  package var isOpaque: Bool {
    switch form {
    case .grey, .rgb: transparentSamples == nil
    case .palette: palette.allSatisfy { $0 >> 24 == 255 }
    case .greyAlpha, .rgba: false
    }
  }
}
