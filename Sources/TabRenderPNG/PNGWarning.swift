/// What a reader of a PNG file passed over: flaws that leave the pixels intact, and what it left out.
public enum PNGWarning: Hashable, Sendable, CustomStringConvertible {
  /// Something was ignored, in the words of libpng.
  case ignored(String)
  /// A chunk that no decoder needs has a wrong checksum.
  case checksum(chunk: String, offset: Int)
  /// A chunk that would say what the colours mean is ignored, because it is not as it must be.
  case colorChunk(chunk: String, offset: Int, ColorChunkFlaw)
  /// Some pixels have an index beyond the palette, and read as opaque black.
  case paletteIndex(highest: Int, colors: Int)
  /// So many chunks more are flawed, of which none is told alone.
  case more(count: Int)
  /// The file is animated, and only one picture of it was read.
  ///
  /// `isFirstFrame` is false where the still picture is not one of the frames.
  case animated(frames: Int, isFirstFrame: Bool)
  /// The file is animated as another is, and frames that are not compared differ from those.
  case otherFrames
  /// The file says how to turn the picture, by the numbers 1…8 of EXIF, and it was not turned.
  case orientation(Int)
  /// The samples are those of a high dynamic range, and were read as they are.
  case highDynamicRange(PNGColorTags.CodePoints.HighDynamicRange)
  /// The file ends after its last row, without `IEND`.
  case endMissing
  /// Bytes follow `IEND`.
  case trailingBytes(count: Int, offset: Int)

  /// Why a chunk about colours is ignored.
  public enum ColorChunkFlaw: String, Hashable, Sendable {
    /// Its length or its values are none that it can have.
    case malformed = "is malformed"
    /// It comes after the pixels, where it counts no more.
    case afterPixels = "comes after the pixels"
    /// There was one of its kind before.
    case repeated = "is the second of its kind"
  }

  /// Whether the file breaks the rules of PNG, so that a strict reader refuses it.
  public var isFlaw: Bool {
    switch self {
    case .ignored, .checksum, .more, .colorChunk, .paletteIndex, .endMissing, .trailingBytes: true
    case .animated, .otherFrames, .orientation, .highDynamicRange: false
    }
  }

  /// One line without the file's name.
  public var description: String {
    switch self {
    case .ignored(let reason): reason
    case .checksum(let chunk, let offset):
      "\(chunk) at byte \(offset): CRC is wrong; the chunk is ignored"
    case .colorChunk(let chunk, let offset, let flaw):
      "\(chunk) at byte \(offset): \(flaw.rawValue); the chunk is ignored"
    case .more(let count): "and \(count) more \(count == 1 ? "chunk" : "chunks") like these"
    case .paletteIndex(let highest, let colors):
      "palette index \(highest) is beyond the \(colors) colours of PLTE: compared as opaque black"
    case .animated(let frames, true):
      "animated PNG: only the first of \(frames) frames is compared"
    case .animated(let frames, false):
      "animated PNG: only its still picture is compared, none of its \(frames) frames"
    case .otherFrames: "other frames differ, or their timing; they are not compared"
    case .orientation(let number): "EXIF orientation \(number) is not applied"
    case .highDynamicRange(let transfer):
      "cICP: \(transfer.rawValue) (high dynamic range) compared as stored samples"
    case .endMissing: "IEND is missing; every pixel is there"
    case .trailingBytes(let count, let offset):
      "\(count) \(count == 1 ? "byte follows" : "bytes follow") IEND, from byte \(offset) on"
    }
  }

  /// The remarks of libpng, but for those on checksums, which are told with their offset.
  ///
  /// Where bytes follow the pixels' stream that libpng has not come to, its remark on such is added.
  static func ignored(_ remarks: [String], hasSurplus: Bool) -> [PNGWarning] {
    let told = remarks.filter { !$0.hasSuffix(": CRC error") }
    let surplus = "IDAT: Extra compressed data"
    return (hasSurplus && !told.contains(surplus) ? told + [surplus] : told)
      .map(PNGWarning.ignored)
  }
}
