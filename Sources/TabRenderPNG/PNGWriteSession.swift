internal import CPNG

/// Owns libpng's state while one file is written into memory.
@safe
struct PNGWriteSession: ~Copyable {
  private let session: UnsafeMutablePointer<cpng_session>

  init() throws(PNGError) {
    guard let session = unsafe cpng_open_writer() else { throw .encoding("out of memory") }
    unsafe self.session = session
  }

  deinit { unsafe cpng_close(session) }

  /// Writes everything that stands before the rows.
  func begin(
    width: Int, height: Int, form: PNGForm, compression: PNGCompression, tags: PNGTags
  ) throws(PNGError) {
    var format = cpng_format(
      width: UInt32(width), height: UInt32(height), bit_depth: form.bitDepth,
      color_type: form.colorType, level: Int32(compression.level),
      strategy: compression.strategy.rawValue, mem_level: 9,
      filters: Int32(compression.filters == .none ? cpng_no_filter : cpng_all_filters))
    try check(unsafe cpng_set_format(session, &format))
    if case .palette(let palette) = form { try set(palette) }
    if let density = tags.pixelsPerMetre {
      try check(unsafe cpng_set_srgb_and_density(session, density))
    }
    for text in tags.texts {
      try check(unsafe cpng_add_text(session, text.keyword, text.text, text.isASCII ? 0 : 1))
    }
    try check(unsafe cpng_write_header(session))
  }

  private func set(_ palette: PNGPalette) throws(PNGError) {
    let alphas = palette.alphaBytes
    try check(
      unsafe cpng_set_palette(
        session, palette.colorBytes, Int32(palette.colors.count), alphas, Int32(alphas.count)))
  }

  func write(_ row: Span<UInt8>) throws(PNGError) {
    let result = unsafe row.withUnsafeBufferPointer {
      unsafe cpng_write_row(session, $0.baseAddress)
    }
    try check(result)
  }

  /// Writes the rows as one finished zlib stream, and gives the whole file.
  func finish(rows stream: [UInt8]) throws(PNGError) -> [UInt8] {
    try check(unsafe cpng_write_chunk(session, "IDAT", stream, stream.count))
    try check(unsafe cpng_write_chunk(session, "IEND", nil, 0))
    return output
  }

  /// Writes the end, and gives the whole file.
  func finish() throws(PNGError) -> [UInt8] {
    try check(unsafe cpng_write_end(session))
    return output
  }

  private var output: [UInt8] {
    let bytes = unsafe UnsafeBufferPointer(
      start: session.pointee.output, count: session.pointee.output_count)
    return unsafe Array(bytes)
  }

  private func check(_ result: Int32) throws(PNGError) {
    if result == 0 { throw .encoding(unsafe String(cString: cpng_message(session))) }
  }
}

extension PNGForm {
  fileprivate var bitDepth: Int32 {
    switch self {
    case .grey, .palette: Int32(bitsPerPixel)
    case .greyAlpha, .rgb, .rgba: 8
    }
  }

  /// The colour type of the PNG specification, table 11.1.
  fileprivate var colorType: Int32 {
    switch self {
    case .grey: 0
    case .rgb: 2
    case .palette: 3
    case .greyAlpha: 4
    case .rgba: 6
    }
  }
}
