internal import CPNG

/// The zlib stream in the first `IDAT` chunks that follow each other.
///
/// libpng stops soon after the last row is full, and may not have come to the stream's end by then.
struct PixelStream {
  private let chunks: [PNGChunk]
  /// The first `IDAT` that other chunks separate from these.
  let separated: PNGChunk?

  /// What inflating the whole stream has shown.
  enum Finding {
    /// It ends with its checksum, and so do the chunks.
    case sound
    /// It ends with its checksum, and the chunks hold more.
    case hasSurplus
    /// It is damaged in this chunk.
    case damaged(PNGChunk, reason: String)
    /// The chunks end before it does; the last of them.
    case endless(PNGChunk)
  }

  /// The stream of a file; `nil` when it has no `IDAT`.
  init?(_ file: [UInt8]) {
    var chunks: [PNGChunk] = []
    var separated: PNGChunk?
    var isOver = false
    for chunk in PNGChunk.all(in: file) {
      if !chunk.isNamed("IDAT") {
        isOver = !chunks.isEmpty
      } else if isOver {
        separated = chunk
        break
      } else {
        chunks.append(chunk)
      }
    }
    if chunks.isEmpty { return nil }
    self.chunks = chunks
    self.separated = separated
  }

  /// Whether any of the stream lies behind an offset in the file.
  static func goesOn(behind place: Int, in file: [UInt8]) -> Bool {
    var hasBegun = false
    for chunk in PNGChunk.all(in: file) {
      if chunk.isNamed("IDAT") {
        hasBegun = true
        if !chunk.data.isEmpty && chunk.data.endIndex > place { return true }
      } else if hasBegun {
        return false
      }
    }
    return false
  }

  /// Inflates the stream to its end; `nil` when memory is short.
  func check() -> Finding? {
    guard let check = unsafe cpng_open_stream_check() else { return nil }
    defer { unsafe cpng_close_stream_check(check) }
    for (index, chunk) in chunks.enumerated() where !chunk.data.isEmpty {
      let result = unsafe chunk.data.withUnsafeBufferPointer {
        unsafe cpng_check_stream(check, $0.baseAddress, $0.count)
      }
      switch Int(result) {
      case cpng_stream_goes_on: continue
      case cpng_stream_has_ended:
        let isLast = chunks[(index + 1)...].allSatisfy(\.data.isEmpty)
        return unsafe isLast && check.pointee.stream.avail_in == 0 ? .sound : .hasSurplus
      default:
        return .damaged(chunk, reason: unsafe String(cString: cpng_stream_message(check)))
      }
    }
    return chunks.last.map(Finding.endless)
  }
}

extension PNGError {
  /// The error of a finding that is one.
  init?(_ finding: PixelStream.Finding) {
    switch finding {
    case .sound, .hasSurplus: return nil
    case .damaged(let chunk, let reason):
      self = .damaged(chunk: chunk.name, offset: chunk.offset, reason: reason)
    case .endless(let chunk):
      self = .damaged(
        chunk: chunk.name, offset: chunk.offset, reason: "the zlib stream of the pixels has no end")
    }
  }
}
