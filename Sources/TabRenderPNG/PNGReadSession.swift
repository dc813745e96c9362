internal import CPNG

/// What `IHDR` says about a picture.
struct PNGHeader {
  let width: Int
  let height: Int
  let form: StoredImage.Form
  let bitDepth: Int
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
      width: Int(header.width), height: Int(header.height), form: Self.form(header.color_type),
      bitDepth: Int(header.bit_depth), passes: Int(header.passes),
      storedRowBytes: header.stored_row_bytes)
  }

  /// The colour types of the PNG specification, table 11.1; libpng lets no other pass.
  private static func form(_ colorType: Int32) -> StoredImage.Form {
    switch colorType {
    case 2: .rgb
    case 3: .palette
    case 4: .greyAlpha
    case 6: .rgba
    default: .grey
    }
  }

  /// Reads every row as it is stored; the bits that pad a row are zero.
  func readStored(_ header: PNGHeader) throws(PNGReadFailure) -> StoredImage {
    let stride = header.storedRowBytes
    try check(unsafe cpng_start_stored(session, stride))
    var isRead = true
    let count = stride * header.height
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      unsafe LargeMemory.adviseHugePages(UnsafeMutableRawBufferPointer(buffer))
      // The rest of a row is written by libpng as a whole.
      for y in 1...header.height { unsafe buffer[y * stride - 1] = 0 }
      for _ in 1...header.passes where isRead {
        isRead =
          unsafe cpng_read_rows(session, buffer.baseAddress, stride, header.height) != 0
      }
      initialized = isRead ? count : 0
    }
    guard isRead else { throw failure }
    return StoredImage(
      width: header.width, height: header.height, form: header.form, bitDepth: header.bitDepth,
      palette: palette, transparentSamples: key, bytes: bytes)
  }

  private var palette: [UInt32] {
    var palette = [UInt32](repeating: 0, count: 256)
    let count = unsafe cpng_palette(session, &palette)
    return Array(palette.prefix(Int(count)))
  }

  private var key: [UInt16]? {
    var samples: [UInt16] = [0, 0, 0]
    let count = unsafe cpng_key(session, &samples)
    return count > 0 ? Array(samples.prefix(Int(count))) : nil
  }

  /// Reads what follows the rows; false when the file just stops after sound chunks.
  func readEnd(_ file: [UInt8]) throws(PNGReadFailure) -> Bool {
    if unsafe cpng_read_end(session) != 0 { return true }
    let failure = failure
    guard case .libpng(PNGReadFailure.endsEarly, _) = failure, PNGChunk.endsAfterPixels(file) else {
      throw failure
    }
    return false
  }

  /// Makes sure that the stream of the pixels ends with its checksum; true when more bytes follow.
  ///
  /// Inflates it once more, where libpng may have left some of it unread: that is where a part of it
  /// lies behind the offset where the last row began. Most files have none there.
  func hasSurplus(_ file: [UInt8]) throws(PNGReadFailure) -> Bool {
    guard PixelStream.goesOn(behind: unsafe session.pointee.last_row_position, in: file),
      let finding = PixelStream(file)?.check()
    else { return false }
    if let error = PNGError(finding) { throw .error(error) }
    if case .hasSurplus = finding { return true }
    return false
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
