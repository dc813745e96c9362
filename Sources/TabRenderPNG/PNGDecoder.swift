/// Reads PNG files of every colour type, depth and interlacing, as stored or into a ``Bitmap``.
///
/// The stored samples are taken as sRGB: `gAMA`, `cHRM`, `sRGB`, `iCCP` and `cICP` change nothing,
/// and neither do `bKGD` and `eXIf`; text is never inflated. In a bitmap samples of 16 bits are rounded
/// to 8. An animated PNG gives its default image. A palette index beyond the palette reads as opaque
/// black. What leaves the pixels intact is a ``PNGWarning``, all else a ``PNGError``: also a stream of
/// pixels whose checksum is wrong or missing, however it is cut into chunks.
public struct PNGDecoder: Hashable, Sendable {
  /// The limit of width × height when none is given: 268,435,456, a square of 16,384.
  public static let defaultMaximumPixels = 268_435_456

  /// The largest width × height that is decoded; a bitmap takes 4 bytes a pixel.
  public var maximumPixels: Int

  /// Creates a decoder.
  public init(maximumPixels: Int = PNGDecoder.defaultMaximumPixels) {
    self.maximumPixels = maximumPixels
  }

  /// The picture in the bytes of a PNG file, premultiplied.
  ///
  /// Throws a ``PNGError`` that tells what the bytes are, or which chunk is damaged and how. A size
  /// over ``maximumPixels`` throws before anything of that size is allocated.
  public func decode(_ file: [UInt8]) throws(PNGError) -> Bitmap {
    try read(file).bitmap
  }

  /// The picture in a PNG file, premultiplied.
  ///
  /// A file that cannot be read throws ``PNGError/file(_:)``. One of more than 1 GiB is not read, and
  /// of one that is no PNG the beginning only.
  public func decode(contentsOf path: String) throws(PNGError) -> Bitmap {
    try read(contentsOf: path).bitmap
  }

  /// The picture in the bytes of a PNG file, with what was passed over on the way.
  ///
  /// Throws as ``decode(_:)`` does.
  public func read(_ file: [UInt8]) throws(PNGError) -> DecodedPNG {
    var stored = try readStored(file)
    return DecodedPNG(bitmap: stored.image.takeBitmap(), warnings: stored.warnings)
  }

  /// The picture in a PNG file, with what was passed over on the way.
  ///
  /// A file that cannot be read throws ``PNGError/file(_:)``, and one of more than 1 GiB is not read.
  public func read(contentsOf path: String) throws(PNGError) -> DecodedPNG {
    try read(bytes(of: path))
  }

  /// The picture as the bytes of a PNG file store it, and what the file says beside it.
  ///
  /// Takes the memory of the rows as stored: a picture of 1 bit, an eighth of a byte a pixel. Throws
  /// as ``decode(_:)`` does.
  public func readStored(_ file: [UInt8]) throws(PNGError) -> StoredPNG {
    try PNGSniffer.check(file)
    _ = try PNGHeaderFields(file)
    do throws(PNGReadFailure) {
      return try readChecked(file)
    } catch {
      throw error.diagnosed(in: file)
    }
  }

  /// The picture as a PNG file stores it, and what the file says beside it.
  ///
  /// A file that cannot be read throws ``PNGError/file(_:)``, and one of more than 1 GiB is not read.
  public func readStored(contentsOf path: String) throws(PNGError) -> StoredPNG {
    try readStored(bytes(of: path))
  }

  private func bytes(of path: String) throws(PNGError) -> [UInt8] {
    do throws(FileError) {
      return try FileReader.read(path, accepting: .anything, goesOn: PNGSniffer.mayGoOn)
    } catch {
      throw .file(error)
    }
  }

  private func readChecked(_ file: [UInt8]) throws(PNGReadFailure) -> StoredPNG {
    try unsafe file.withUnsafeBufferPointer { input throws(PNGReadFailure) in
      let session = try unsafe PNGReadSession(input)
      let header = try session.readHeader()
      try check(header, fileSize: file.count)
      let image = try session.readStored(header)
      let isComplete = try session.readEnd(file)
      let hasSurplus = try session.hasSurplus(file)
      let scan = PNGScan(file)
      var warnings = PNGWarning.ignored(session.warnings, hasSurplus: hasSurplus)
      if let index = image.highestIndexBeyondPalette {
        warnings.append(.paletteIndex(highest: index, colors: image.palette.count))
      }
      warnings += scan.warnings
      if !isComplete { warnings.append(.endMissing) }
      return StoredPNG(
        image: image, warnings: warnings, tags: scan.tags, metadata: scan.metadata,
        frames: scan.frames)
    }
  }

  private func check(_ header: PNGHeader, fileSize: Int) throws(PNGReadFailure) {
    guard header.width <= maximumPixels / header.height else {
      throw .error(
        .tooManyPixels(width: header.width, height: header.height, limit: maximumPixels))
    }
    // Deflate packs at most 1,032 bytes into one, so a shorter file cannot hold the rows.
    // In Double, because the product of two sides that lie may not fit an Int.
    let storedBytes = Double(header.storedRowBytes) * Double(header.height)
    guard storedBytes <= Double(fileSize) * 1032 else { throw .tooShort }
  }
}

/// A picture read from a PNG file, and what was passed over on the way.
public struct DecodedPNG: Hashable, Sendable {
  /// The picture, premultiplied.
  public let bitmap: Bitmap
  /// What a strict reader would have refused, in the order found; empty for a sound file.
  public let warnings: [PNGWarning]
}
