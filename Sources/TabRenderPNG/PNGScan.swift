/// What the chunks of a file say beside its pixels, after the pixels were found sound.
struct PNGScan {
  /// A file that is damaged everywhere is told of so often, and the rest is counted.
  private static let mostChunkWarnings = 20

  private(set) var warnings: [PNGWarning] = []
  private var omitted = 0
  private(set) var tags = PNGColorTags()
  private(set) var metadata = PNGMetadataDigest()
  private(set) var frames = PNGFrameDigest()
  private var animationFrames: Int?
  private var hasFrameBeforePixels = false
  private var isBeforePixels = true

  init(_ file: [UInt8]) {
    var end: Int?
    for chunk in PNGChunk.all(in: file) {
      if chunk.isNamed("IEND") {
        end = chunk.end
        break
      }
      add(chunk)
    }
    if omitted > 0 { warnings.append(.more(count: omitted)) }
    if let frames = animationFrames, frames > 1 || !hasFrameBeforePixels {
      warnings.append(.animated(frames: frames, isFirstFrame: hasFrameBeforePixels))
    }
    if let dynamicRange = tags.codePoints?.highDynamicRange {
      warnings.append(.highDynamicRange(dynamicRange))
    }
    if let end, end < file.count {
      warnings.append(.trailingBytes(count: file.count - end, offset: end))
    }
  }

  private mutating func add(_ chunk: PNGChunk) {
    if chunk.isNamed("IDAT") { isBeforePixels = false }
    guard !chunk.isCritical, !chunk.isTruncated else { return }
    guard chunk.isSound else {
      warn(.checksum(chunk: chunk.name, offset: chunk.offset))
      return
    }
    if Self.isOfAnimation(chunk) {
      addAnimation(chunk)
    } else if PNGColorTags.isTag(chunk) {
      // A tag counts before the pixels only (PNG 3, 5.6).
      if let flaw = isBeforePixels ? tags.add(chunk) : .afterPixels {
        warn(.colorChunk(chunk: chunk.name, offset: chunk.offset, flaw))
      }
    } else if !chunk.isNamed("tRNS") {
      metadata.add(chunk)
      if chunk.isNamed("eXIf"), let number = EXIFOrientation.number(in: Array(chunk.data)) {
        warn(.orientation(number))
      }
    }
  }

  private mutating func warn(_ warning: PNGWarning) {
    if warnings.count < Self.mostChunkWarnings {
      warnings.append(warning)
    } else {
      omitted += 1
    }
  }

  private static func isOfAnimation(_ chunk: PNGChunk) -> Bool {
    chunk.isNamed("acTL") || chunk.isNamed("fcTL") || chunk.isNamed("fdAT")
  }

  private mutating func addAnimation(_ chunk: PNGChunk) {
    if !chunk.isNamed("acTL") { frames.add(chunk) }
    guard isBeforePixels else { return }
    if chunk.isNamed("fcTL") { hasFrameBeforePixels = true }
    let data = Array(chunk.data)
    guard chunk.isNamed("acTL"), data.count == 8, animationFrames == nil else { return }
    animationFrames = Int(data.bigEndian32(at: 0))
  }
}
