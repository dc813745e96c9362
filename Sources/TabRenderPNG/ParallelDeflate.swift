internal import CPNG

/// The rows of a large picture as a zlib stream whose parts are compressed beside each other.
///
/// The rows are cut into four parts, however many threads there are, so that the bytes are always
/// the same. Each part may refer to the 32 KiB before it, which keeps the file as small as in one
/// piece to within a few hundred bytes; all but the last end at a byte's boundary. Two threads halve
/// the time. Small pictures, and rows that libpng filters or packs into bits, go another way.
struct ParallelDeflate {
  private static let partCount = 4
  private static let smallestPicture = 1 << 19
  private static let window = 32_768

  private let bitmap: Bitmap
  private let form: PNGForm
  private let compression: PNGCompression

  /// `nil` for a picture that is small, or whose rows need libpng.
  init?(_ bitmap: Bitmap, as form: PNGForm, compression: PNGCompression) {
    guard bitmap.width * bitmap.height >= Self.smallestPicture, bitmap.height >= Self.partCount,
      compression.filters == .none, form.bitsPerPixel >= 8
    else { return nil }
    self.bitmap = bitmap
    self.form = form
    self.compression = compression
  }

  /// The whole stream, with its header and checksum.
  func compressed(threads: Int) throws(PNGError) -> [UInt8] {
    try joined(ParallelLoop(threads: threads).map(Self.partCount, compress))
  }

  private func joined(_ parts: [CompressedPart?]) throws(PNGError) -> [UInt8] {
    var stream = header
    var checksum: UInt = 1
    for part in parts {
      guard let part else { throw .encoding("out of memory") }
      stream += part.bytes
      checksum = cpng_joined_checksum(checksum, part.checksum, part.length)
    }
    for shift in stride(from: 24, through: 0, by: -8) {
      stream.append(UInt8(truncatingIfNeeded: checksum >> UInt(shift)))
    }
    return stream
  }

  /// Deflate with a window of 32 KiB, and how hard it was tried (RFC 1950).
  private var header: [UInt8] {
    switch compression.level {
    case ...1: [0x78, 0x01]
    case 2...5: [0x78, 0x5E]
    case 6: [0x78, 0x9C]
    default: [0x78, 0xDA]
    }
  }

  private func rows(of part: Int) -> Range<Int> {
    bitmap.height * part / Self.partCount..<bitmap.height * (part + 1) / Self.partCount
  }

  private func compress(_ part: Int) -> CompressedPart? {
    let rows = rows(of: part)
    guard let deflater = Deflater(compression) else { return nil }
    var packer = RowPacker(form: form, width: bitmap.width)
    var isDone = true
    bitmap.withPixels { pixels in
      if part > 0 { isDone = deflater.refer(to: window(before: rows.lowerBound, pixels, &packer)) }
      for row in rows where isDone {
        packer.pack(pixels, row: row)
        let isLast = row == rows.upperBound - 1
        let end = isLast ? (part == Self.partCount - 1 ? cpng_all_ends : cpng_part_ends) : cpng_more
        // Filter 0: the samples as they are.
        isDone = deflater.add([0], end: cpng_more) && deflater.add(packer.samples, end: end)
      }
    }
    return isDone ? deflater.part(length: rows.count * (packer.samples.count + 1)) : nil
  }

  /// The bytes of the rows before a row, as many as can be referred to.
  private func window(
    before row: Int, _ pixels: Span<UInt32>, _ packer: inout RowPacker
  ) -> [UInt8] {
    let rowLength = packer.samples.count + 1
    var bytes: [UInt8] = []
    for earlier in max(0, row - Self.window / rowLength - 1)..<row {
      packer.pack(pixels, row: earlier)
      bytes.append(0)
      bytes += packer.samples
    }
    return bytes.suffix(Self.window)
  }
}

/// A part of a stream, and the checksum of what it stands for.
private struct CompressedPart {
  let bytes: [UInt8]
  let checksum: UInt
  /// How many bytes it stands for.
  let length: Int
}

/// Owns zlib's state for one part.
@safe
private struct Deflater: ~Copyable {
  private let deflater: UnsafeMutablePointer<cpng_deflater>

  init?(_ compression: PNGCompression) {
    guard
      let deflater = unsafe cpng_open_deflater(
        Int32(compression.level), compression.strategy.rawValue, 9)
    else { return nil }
    unsafe self.deflater = deflater
  }

  deinit { unsafe cpng_close_deflater(deflater) }

  borrowing func refer(to bytes: [UInt8]) -> Bool {
    unsafe cpng_set_dictionary(deflater, bytes, bytes.count) != 0
  }

  borrowing func add(_ bytes: [UInt8], end: Int) -> Bool {
    unsafe cpng_deflate(deflater, bytes, bytes.count, Int32(end)) != 0
  }

  borrowing func part(length: Int) -> CompressedPart {
    let output = unsafe UnsafeBufferPointer(
      start: deflater.pointee.output, count: deflater.pointee.count)
    return unsafe CompressedPart(
      bytes: Array(output), checksum: deflater.pointee.adler, length: length)
  }
}
