/// Writes a ``Bitmap`` as a PNG file: 8 bits a sample, not interlaced, without a date.
///
/// The same bitmap and options give the same bytes. The encoder stores the picture exactly, in the
/// smallest of these forms that can hold it: grey, grey with alpha, palette, RGB, RGBA. It tries
/// every eligible form of a picture of up to 65,536 pixels and keeps the shortest file; for a larger
/// one it takes the form with the fewest bits a pixel.
public struct PNGEncoder: Hashable, Sendable {
  /// The level used when none is given: 3, the knee between time and size.
  public static let defaultLevel = 3

  /// Up to this many pixels every form is tried: a few milliseconds.
  package static let smallPixels = 65_536

  /// How hard to compress, 0 (stored, not compressed) … 9; the default is ``defaultLevel``.
  ///
  /// Values outside the range count as the nearest end. For a phone screen with text, level 3 takes
  /// half the time of level 6 and a sixth more bytes; level 9 saves a fifth more, in ten times as long.
  public let level: Int

  /// How many threads compress a large picture, on which the bytes do not depend; 1 by default.
  public var threads = 1

  /// What the file says beside its pixels; the default is the colour space and the density.
  public var metadata: PNGMetadata

  /// Creates an encoder.
  public init(level: Int = PNGEncoder.defaultLevel, metadata: PNGMetadata = .dpi) {
    self.level = min(max(level, 0), 9)
    self.metadata = metadata
  }

  /// The file that holds `bitmap`.
  ///
  /// The colour of a fully transparent pixel is not kept. A picture of no size, or larger than PNG
  /// can hold, throws ``PNGError/invalidSize(width:height:)``; metadata that PNG cannot hold throws
  /// ``PNGError/invalidScale(_:)`` or ``PNGError/invalidText(keyword:)``.
  ///
  /// `scale` is the number of pixels in a point, 1 by default; the density tells it to viewers as
  /// 72 × scale dots per inch.
  public func encode(_ bitmap: Bitmap, scale: Double = 1) throws(PNGError) -> [UInt8] {
    try PNGError.checkSize(width: bitmap.width, height: bitmap.height)
    let tags = try PNGTags(metadata, scale: scale)
    let statistics = ColorStatistics(bitmap)
    let pixels = bitmap.width * bitmap.height
    var shortest: [UInt8]?
    for form in forms(for: statistics, pixels: pixels) {
      for compression in PNGCompression.attempts(
        level: level, form: form, statistics: statistics, pixels: pixels)
      {
        let file = try Self.encode(
          bitmap, as: form, compression: compression, tags: tags, threads: threads)
        if file.count < shortest?.count ?? .max { shortest = file }
      }
    }
    return shortest ?? []
  }

  /// Encodes `bitmap` and writes the file in one step, so that a reader sees the old or the new one.
  ///
  /// Nothing is written when encoding fails. A file that cannot be written throws
  /// ``PNGError/file(_:)``.
  public func write(
    _ bitmap: Bitmap, scale: Double = 1, to path: String, ifExists: AtomicFile.Collision = .replace
  ) throws(PNGError) {
    let file = try encode(bitmap, scale: scale)
    do throws(FileError) {
      try AtomicFile.write(file, to: path, ifExists: ifExists)
    } catch {
      throw .file(error)
    }
  }

  private func forms(for statistics: ColorStatistics, pixels: Int) -> ArraySlice<PNGForm> {
    let eligible = PNGForm.eligible(for: statistics)
    return pixels <= Self.smallPixels ? eligible[...] : eligible.prefix(1)
  }

  /// The file in one form, compressed in one way.
  package static func encode(
    _ bitmap: Bitmap, as form: PNGForm, compression: PNGCompression, tags: PNGTags = .none,
    threads: Int = 1
  ) throws(PNGError) -> [UInt8] {
    let session = try PNGWriteSession()
    try session.begin(
      width: bitmap.width, height: bitmap.height, form: form,
      compression: compression, tags: tags)
    if let parts = ParallelDeflate(bitmap, as: form, compression: compression) {
      return try session.finish(rows: parts.compressed(threads: threads))
    }
    var packer = RowPacker(form: form, width: bitmap.width)
    try bitmap.withPixels { words throws(PNGError) in
      for y in 0..<bitmap.height {
        packer.pack(words, row: y)
        try session.write(packer.samples.span)
      }
    }
    return try session.finish()
  }
}
