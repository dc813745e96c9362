internal import CPNG

/// What `IHDR` says about a picture.
struct PNGHeader {
  let width: Int
  let height: Int
  /// Times each row is read: 1, or 7 when interlaced.
  let passes: Int
  /// The bytes of one row as stored, before compression.
  let storedRowBytes: Int
}

/// Owns libpng's state while one file in memory is read.
///
/// The calls come in order: header, rows, end.
@safe
struct PNGReadSession: ~Copyable {
  private let session: UnsafeMutablePointer<cpng_session>

  /// libpng refuses a chunk longer than this, but for IDAT; 64 MiB.
  private static let chunkLimit = 64 << 20

  /// Starts on bytes that outlive the session.
  @unsafe
  init(_ input: UnsafeBufferPointer<UInt8>) throws(PNGReadFailure) {
    guard let session = unsafe cpng_open_reader(input.baseAddress, input.count) else {
      throw .libpng(message: "out of memory", position: 0)
    }
    unsafe self.session = session
  }

  deinit { unsafe cpng_close(session) }

  func readHeader() throws(PNGReadFailure) -> PNGHeader {
    var header = cpng_header()
    try check(unsafe cpng_read_header(session, Self.chunkLimit, &header))
    return PNGHeader(
      width: Int(header.width), height: Int(header.height), passes: Int(header.passes),
      storedRowBytes: header.stored_row_bytes)
  }

  /// Reads every row as 8-bit RGBA, and multiplies alpha in.
  func readBitmap(_ header: PNGHeader) throws(PNGReadFailure) -> Bitmap {
    try check(unsafe cpng_start_rgba8(session))
    let stride = header.width * 4
    var bytes = [UInt8](repeating: 0, count: stride * header.height)
    try unsafe bytes.withUnsafeMutableBufferPointer { buffer throws(PNGReadFailure) in
      for pass in 1...header.passes {
        for y in 0..<header.height {
          let row = unsafe UnsafeMutableBufferPointer(
            rebasing: buffer[y * stride..<(y + 1) * stride])
          try check(unsafe cpng_read_row(session, row.baseAddress))
          if pass == header.passes { unsafe premultiply(row) }
        }
      }
    }
    return Bitmap(width: header.width, height: header.height, bytes: bytes)
  }

  @unsafe
  private func premultiply(_ row: UnsafeMutableBufferPointer<UInt8>) {
    unsafe row.withMemoryRebound(to: UInt32.self) { words in
      var span = unsafe MutableSpan(_unsafeElements: words)
      StraightAlpha.premultiply(&span)
    }
  }

  /// Reads what follows the rows; false when the file just stops after sound chunks.
  func readEnd(_ file: [UInt8]) throws(PNGReadFailure) -> Bool {
    if unsafe cpng_read_end(session) != 0 { return true }
    if PNGChunk.endsAfterPixels(file) { return false }
    throw failure
  }

  /// What libpng has remarked so far; at most 8.
  var warnings: [String] {
    let count = unsafe session.pointee.warning_count
    return (0..<count).map { unsafe String(cString: cpng_warning(session, $0)) }
  }

  private func check(_ result: Int32) throws(PNGReadFailure) {
    if result == 0 { throw failure }
  }

  private var failure: PNGReadFailure {
    unsafe .libpng(
      message: String(cString: cpng_message(session)), position: session.pointee.input_position)
  }
}
