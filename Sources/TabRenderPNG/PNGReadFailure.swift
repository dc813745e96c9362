/// Why reading stopped, before the file's chunks have been looked at for the cause.
enum PNGReadFailure: Error {
  /// The cause is known.
  case error(PNGError)
  /// The file is too short for the picture it announces.
  case tooShort
  /// libpng gave up, having read the file up to `position`.
  case libpng(message: String, position: Int)

  /// The message with which reading stops at the end of the file.
  static let endsEarly = "the file ends early"

  /// The error that names the chunk and the byte; a checksum is computed only here.
  func diagnosed(in file: [UInt8]) -> PNGError {
    switch self {
    case .error(let error): return error
    case .tooShort: return Self.tooShort(file)
    case .libpng(let message, let position):
      return Self.diagnosis(file, message: message, position: position)
    }
  }

  private static func tooShort(_ file: [UInt8]) -> PNGError {
    let data = PNGChunk.all(in: file).first { $0.isNamed("IDAT") }
    return .truncated(chunk: data?.name ?? "IDAT", offset: data?.offset ?? file.count)
  }

  /// The first damaged chunk that libpng has touched, else the chunk in which it stopped.
  private static func diagnosis(_ file: [UInt8], message: String, position: Int) -> PNGError {
    var last: PNGChunk?
    for chunk in PNGChunk.all(in: file) where chunk.offset < max(position, 9) {
      guard chunk.hasLetterName else { return .noChunkType(chunk) }
      if chunk.isTruncated { return .truncated(chunk: chunk.name, offset: chunk.offset) }
      if chunk.isCritical && chunk.storedChecksum != chunk.computedChecksum {
        return .checksum(chunk)
      }
      last = chunk
    }
    if let error = pixelError(file, message: message) { return error }
    let reason = (message.firstRange(of: ": ").map { message[$0.upperBound...] } ?? message[...])
      .drop { $0 == "." }
    guard let last else { return .damaged(chunk: "chunk", offset: 8, reason: String(reason)) }
    if last.isNamed("CgBI") { return .cgbi }
    if position >= last.end && message == endsEarly {
      return .truncated(chunk: "chunk", offset: last.end)
    }
    return .damaged(chunk: last.name, offset: last.offset, reason: String(reason))
  }

  /// What is wrong with the chunks of pixels, where libpng found too few pixels or too many chunks.
  private static func pixelError(_ file: [UInt8], message: String) -> PNGError? {
    guard message.hasSuffix("Not enough image data") || message.hasSuffix("Too many IDATs found"),
      let pixels = PixelStream(file)
    else { return nil }
    if let chunk = pixels.separated {
      return .damaged(
        chunk: chunk.name, offset: chunk.offset, reason: "IDAT chunks are not consecutive")
    }
    return pixels.check().flatMap(PNGError.init)
  }
}
