/// Reads PNG files of every colour type, depth and interlacing into a ``Bitmap``.
///
/// The stored samples are taken as sRGB: `gAMA`, `cHRM`, `sRGB`, `iCCP` and `cICP` change nothing,
/// and neither do `bKGD`, `eXIf` and text, which are stepped over unread. Samples of 16 bits are
/// rounded to 8. An animated PNG gives its default image. A palette index beyond the palette reads as
/// opaque black.
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
  /// A file that cannot be read throws ``PNGError/file(_:)``, and one of more than 1 GiB is not read.
  public func decode(contentsOf path: String) throws(PNGError) -> Bitmap {
    try read(contentsOf: path).bitmap
  }

  /// The picture in the bytes of a PNG file, with what was passed over on the way.
  ///
  /// Throws as ``decode(_:)`` does.
  public func read(_ file: [UInt8]) throws(PNGError) -> DecodedPNG {
    try PNGSniffer.check(file)
    do throws(PNGReadFailure) {
      return try readChecked(file)
    } catch {
      throw error.diagnosed(in: file)
    }
  }

  /// The picture in a PNG file, with what was passed over on the way.
  ///
  /// A file that cannot be read throws ``PNGError/file(_:)``, and one of more than 1 GiB is not read.
  public func read(contentsOf path: String) throws(PNGError) -> DecodedPNG {
    let file: [UInt8]
    do throws(FileError) {
      file = try FileReader.read(path)
    } catch {
      throw .file(error)
    }
    return try read(file)
  }

  private func readChecked(_ file: [UInt8]) throws(PNGReadFailure) -> DecodedPNG {
    try unsafe file.withUnsafeBufferPointer { input throws(PNGReadFailure) in
      let session = try unsafe PNGReadSession(input)
      let header = try session.readHeader()
      try check(header, fileSize: file.count)
      let bitmap = try session.readBitmap(header)
      let isComplete = try session.readEnd(file)
      var warnings = session.warnings.map(PNGWarning.ignored)
      if !isComplete { warnings.append(.endMissing) }
      return DecodedPNG(bitmap: bitmap, warnings: warnings)
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

/// A flaw of a PNG file that leaves its pixels intact.
public enum PNGWarning: Hashable, Sendable, CustomStringConvertible {
  /// Something was ignored, in the words of libpng.
  case ignored(String)
  /// The file ends after its last row, without `IEND`.
  case endMissing

  /// One line without the file's name.
  public var description: String {
    switch self {
    case .ignored(let reason): reason
    case .endMissing: "IEND is missing; every pixel is there"
    }
  }
}
